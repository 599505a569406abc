# Os títulos de Tschak!

towers-title-monster-shy = Longe dos Monstros
towers-title-monster-shy-why = Ganhou uma partida de três jogadores ou mais com um monstro no máximo.
towers-title-clean-sweep = Rapa Geral
towers-title-clean-sweep-why = Levou todos os tesouros de duas torres numa partida de três jogadores ou mais.
towers-title-landslide = De Lavada
towers-title-landslide-why = Ganhou três partidas por dez pontos ou mais.
