# Títulos que as pessoas ganham pelo que fazem nas partidas, cada um com a frase que diz por quê.

button-stats-titles = Títulos
titles-title = Títulos de { $person }
titles-none = Nenhum título ainda.
titles-missing = **Ainda por ganhar**
titles-latest =
    🏅 { $titles }{ $more ->
        [0] { "" }
        [one] { " " }e mais { $more } título
       *[other] { " " }e mais { $more } títulos
    }
titles-earned = 🏅 { $title } · { $time }
titles-explained =
    { $game ->
        [none] { $title }: { $why }
       *[other] { $title } ({ $game }): { $why }
    }
titles-own-news =
    { $count ->
        [one] 🏅 Você ganhou { $count } título! { $titles }
       *[other] 🏅 Você ganhou { $count } títulos! { $titles }
    }
titles-news = 🏅 Novos títulos: { $people }
titles-of = { $person } { $titles }
titles-help = -# Os títulos valem neste servidor. As partidas contam como para as classificações: entre pelo menos duas pessoas, sem dicas para todos.
title-well-met = Bons Encontros
title-well-met-why = Terminou partidas com dez pessoas diferentes.
title-old-hand = Muita Mesa
title-old-hand-why = Terminou cinquenta partidas.
title-all-year = Faça Chuva ou Sol
title-all-year-why = Terminou uma partida em cada um de seis meses seguidos.
title-on-a-roll = Maré Boa
title-on-a-roll-why = Ganhou quatro partidas seguidas.
title-turned-tables = Virada de Mesa
title-turned-tables-why = Ficou à frente de alguém que tinha ficado à frente três vezes seguidas.
title-any-chair = Qualquer Cadeira Serve
title-any-chair-why = Ganhou o mesmo jogo de três lugares diferentes.
title-masterful = Coisa de Mestre
title-masterful-why = Ganhou cinco partidas com um Mestre entre os computadores.
title-all-rounder = Pau para Toda Obra
title-all-rounder-why = Ganhou todos os jogos que existem.
