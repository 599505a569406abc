# Lições: o que é igual em todos os jogos. O que cada passo diz está no arquivo do jogo.

command-learn-name = aprender
command-learn-description = Aprender um jogo em três minutos, jogando
lesson-shape-title = Uma lição de { $game }
button-learn = Primeira vez?

lessons-title = Aprender jogando
lessons-choose = Escolha um jogo. Uma lição leva uns três minutos, e só você vê.
lesson-title = { $game } · lição, passo { $step } de { $steps }
lesson-resumed = Que bom ver você de novo! Foi aqui que você parou.
lesson-changed = Que bom ver você de novo! Este passo da lição mudou desde então, então dê mais uma olhada.
lesson-gone = Que bom ver você de novo! Esta lição foi atualizada, e o passo a que você tinha chegado não existe mais. Continue daqui, ou aperte **{ button-back }** para ver o que há de novo.
lesson-sent = Enviei este passo a você por mensagem direta. Pode continuar lá ou aqui.
lesson-left = Seu ponto está guardado. Volte quando quiser com `/aprender`.
lesson-finished-title = { $game } · agora é com você!
lesson-finished = Experimente uma partida de verdade: dois computadores camaradas jogam com você, e ninguém fica esperando.
lesson-finished-direct = Experimente uma partida de verdade: vá a um canal do seu servidor e use `/mesa nova`. Computadores podem ocupar todos os lugares vazios.
lesson-table = Sua partida está pronta na mesa { NUMBER($table, useGrouping: 0) }: { $link }
button-lesson-next = Próximo
button-lesson-again = Recomeçar
button-lesson-leave = Sair
button-lesson-direct = Enviar para minhas DMs
button-lesson-play = Jogar contra Aprendizes
button-lesson-others = Aprender outro jogo
button-lesson-resume = Continuar a lição
refused-no-lesson = Ainda não há lição desse jogo. Tente `/regras`.
