# Escadas: posições, desafios, e o que a moderação faz.

command-ladder-name = escada
command-ladder-description = Suba ganhando: as posições, quem desafiar, partidas abertas

ladders-title = Escadas
ladders-help = Desafie alguém até { $reach } posições acima de você para uma partida a dois. Se ganhar, você fica com a posição dessa pessoa.
ladders-none = Este servidor ainda não tem nenhuma escada.
ladders-line = **{ $game }** · { $channel }
button-ladder-show = Mostrar
button-ladder-back = Voltar
button-ladder-new = Nova escada
button-ladder-join = Entrar
button-ladder-leave = Sair
button-ladder-leave-yes = Sair da escada
button-ladder-history = Histórico
button-ladder-give-up = Desistir
button-ladder-repair = Corrigir
button-ladder-options = Opções
button-ladder-close = Fechar
button-ladder-reopen = Reabrir
button-ladder-call-off = Encerrar esta partida

ladder-title = Escada de { $game }
ladder-terms = { $clock } · { $rules } · { $channel }
ladder-is-closed = Esta escada está fechada. As partidas abertas vão até o fim, e ninguém pode desafiar ninguém.
ladder-empty = Ninguém entrou ainda. Quem entrar primeiro fica no topo.
ladder-line = **{ $place }.** { $name }
ladder-line-own = **{ $place }. { $name }** ⬅️
ladder-more-people =
    { $count ->
        [one] … e mais { $count }
       *[other] … e mais { $count }
    }
ladder-place = posição { $place }
ladder-challenges = Desafios abertos
ladder-challenge-open = { $challenger } contra { $other } · mesa { NUMBER($table, useGrouping: 0) } · { $time }
ladder-challenge-waits = { $challenger } contra { $other } · a mesa já vai abrir · { $time }
ladder-more-challenges =
    { $count ->
        [one] … e mais { $count } desafio
       *[other] … e mais { $count } desafios
    }
ladder-pair = { $challenger } contra { $other }
ladder-thread = Escada de { $game } · { $challenger } contra { $other }
ladder-rules =
    Você começa embaixo e pode desafiar quem está até { $reach } posições acima. Se ganhar, fica com a posição dessa pessoa; se perder, mantém a sua.
    Não dá para recusar um desafio: a partida abre sozinha, e eu aviso quando for a sua vez. No máximo { $most } pessoas desafiam você ao mesmo tempo. Dias de folga param seu relógio.
    Se seu tempo acabar, você perde a partida e a posição. Depois de duas semanas sem partida, faço quem está logo abaixo desafiar você.
ladder-own = Você está na posição { $place }.
ladder-challenge-whom = Desafiar…
ladder-give-up-what = Desistir de uma partida…
ladder-nobody-above = Não há ninguém acima de você. Os outros podem desafiar você.
ladder-nobody-more = Você já fez { $most } desafios. Quando uma dessas partidas acabar, pode desafiar alguém de novo.
ladder-nobody-free = Agora não há ninguém acima que você possa desafiar. Talvez já joguem com você, ou com outras { $most } pessoas.
ladder-nobody-closed = Enquanto a escada está fechada, você não pode desafiar ninguém.

ladder-done-joined = Você está na escada. Agora pode desafiar alguém.
ladder-done-left = Você saiu da escada. Pode entrar de novo, embaixo.
ladder-done-challenged = Você desafiou { $other }. A partida abre sozinha daqui a pouco.
ladder-done-given-up = Você desistiu da partida.
ladder-leave-question =
    { $count ->
        [0] Sair da escada? Se voltar, você começa embaixo.
        [one] Sair da escada? Você perde sua partida aberta e, se voltar, começa embaixo.
       *[other] Sair da escada? Você perde suas { $count } partidas abertas e, se voltar, começa embaixo.
    }
ladder-give-up-question = Desistir da partida contra { $other }? Ela conta como derrota.

ladder-event-joined = { $name } entra na escada.
ladder-event-left = { $name } sai da escada.
ladder-event-timed-out = O tempo de { $name } acabou: fora da escada.
ladder-event-removed = A moderação tira { $name } da escada.
ladder-event-won = { $name } desafia { $other } e ganha.
ladder-event-took = { $name } ganha de { $other } e fica com a posição { $place }.
ladder-event-lost = { $name } desafia { $other } e perde.
ladder-event-drawn = { $name } desafia { $other }, e ninguém ganha.
ladder-event-void = A partida de { $name } contra { $other } não conta.

ladder-history-title = { $ladder }: histórico
ladder-history-empty = Não aconteceu nada ainda.
ladder-history-line = { $time } · { $text }
ladder-history-by = { $time } · { $text } (por { $moderator })
ladder-history-undone = { $time } · { $text } (desfeito por { $moderator })
ladder-deals-file = distribuições
ladder-deals = -# As cartas e os dados de cada partida são definidos na hora do desafio. O arquivo tem o SHA-256 de cada segredo e, quando a partida acaba, o próprio segredo; `/mesa conferir` explica como verificar.
ladder-deal = { $pair }: SHA-256 { $commitment }
ladder-deal-revealed = { $pair }: SHA-256 { $commitment }, segredo { $secret }

ladder-form-title = Nova escada
ladder-options-title = Opções da escada
ladder-form-game = Jogo
ladder-form-channel = Canal das partidas
ladder-form-clock = Relógio
ladder-form-preset = Regras

ladder-repair-title = Corrigir a escada
ladder-repair-help = Tudo aqui fica no histórico com seu nome. Você pode desfazer tudo, menos o fim de uma partida: as duas pessoas podem se desafiar de novo.
ladder-remove-whom = Tirar…
ladder-undo-what = Desfazer…
ladder-redo-what = Fazer contar de novo…
ladder-call-off-what = Encerrar uma partida sem resultado…
ladder-call-off-question = Encerrar a partida de { $challenger } contra { $other }? Ela não conta para ninguém e não pode continuar.

ladder-done-opened = A escada está aberta.
ladder-done-there = Já existe uma escada deste jogo.
ladder-done-options = Pronto. Vale para as próximas partidas.
ladder-done-closed = A escada está fechada. As partidas abertas vão até o fim.
ladder-done-reopened = A escada está aberta de novo.
ladder-done-removed = Pronto. As partidas abertas dessa pessoa contam como derrota. Para voltar atrás, escolha a linha em *Desfazer*.
ladder-done-undone = Desfeito. Para voltar atrás, escolha a linha em *Fazer contar de novo*.
ladder-done-redone = Conta de novo.
ladder-done-called-off = A partida foi encerrada e não conta para ninguém.

ladder-next-at = Próximo passo: se ninguém jogar até lá, alguém recebe um desafio { $time }.
ladder-next-nothing = Nada a fazer até que alguém aperte um botão ou uma partida acabe.
ladder-next-record = Próximo passo: anoto um resultado.
ladder-next-close = Próximo passo: encerro uma partida já decidida.
ladder-next-settle = Próximo passo: revelo as distribuições das partidas que acabaram.
ladder-next-open = Próximo passo: uma partida abre. Se ela não abrir, é porque não consigo escrever no canal: confira minhas permissões lá, ou escolha outro em **{ button-ladder-options }**.
ladder-next-match = Próximo passo: quem não joga há duas semanas recebe um desafio.

refused-no-such-ladder = Não acho essa escada. Talvez seja de outro servidor.
refused-closed-ladder = Esta escada está fechada.
refused-not-on-ladder = Você não está nesta escada. Entre nela primeiro.
refused-not-challengeable = Você não pode desafiar essa pessoa agora. Você pode desafiar quem está até { $reach } posições acima, um desafio por vez, e ninguém tem mais de { $most } desafios feitos nem mais de { $most } recebidos.
refused-no-such-challenge = Esta partida já acabou.
refused-not-there-any-more = Isso mudou nesse meio-tempo. Olhe a escada de novo.
refused-no-ladder-channel = Não consigo escrever neste canal. Escolha outro, ou me dê permissão.

log-ladder-opened = { $challenger } desafia { $other } pela posição { $place }. Ninguém pode pausar nem encerrar esta partida antes do fim, e quem ficar sem tempo sai da escada. Para conferir as cartas e os dados no fim: `{ $commitment }`
log-ladder-decided = Este desafio foi decidido, então a partida acabou.
