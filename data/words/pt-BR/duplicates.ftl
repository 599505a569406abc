# Duplicado: conjuntos de mesas com a mesma distribuição, em que cada lugar é comparado com o mesmo lugar nas outras.

command-duplicate-name = duplicado
command-duplicate-description = As mesmas cartas em todas as mesas: inscrever-se, achar sua mesa, comparar

duplicates-title = Duplicado
duplicates-help = Várias mesas recebem as mesmas cartas e os mesmos dados. No fim, você vê como se saiu em comparação com todos os que jogaram no seu lugar.
duplicates-none = Ainda não há conjunto de mesas aqui.
duplicates-line = { $game } · { $time }
button-duplicate-show = Mostrar
button-duplicate-new = Novo conjunto
button-duplicate-enter = Participar
button-duplicate-leave = Não jogar
button-duplicate-table = Minha mesa
button-duplicate-start = Começar agora
button-duplicate-cancel = Cancelar

duplicate-title = Duplicado { NUMBER($number, useGrouping: 0) } · { $game }
duplicate-terms = mesas de { $size } · { $clock }
duplicate-announced =
    🃏 **{ $game }: as mesmas cartas em todas as mesas.** Começa { $time } ({ $relative }).
    Aperte *Participar* para jogar. Eu sorteio as mesas, e você vê como se saiu no seu lugar em comparação com os outros.
duplicate-starts = Começa { $time } ({ $relative }).
duplicate-forecast = Sorteio só as mesas necessárias para caber todo mundo, mas pelo menos duas. Computadores ocupam lugares vazios.
duplicate-entered =
    { $count ->
        [one] Até agora: { $people }.
       *[other] Já são { $count }: { $people }.
    }
duplicate-more-people =
    { $count ->
        [one] mais { $count }
       *[other] mais { $count }
    }
duplicate-nobody = Ainda não há participantes.
duplicate-running =
    Mesas que acabaram: { $over } de { $tables }.
    Até todas acabarem, você só vê a sua própria mesa, e ninguém vê resultados.
duplicate-called-off = Foi cancelado, ou menos de duas pessoas quiseram participar.
duplicate-nothing = Nenhuma pessoa terminou uma partida, então não há nada a comparar.
duplicate-alone = Só uma mesa terminou, então não há com quem comparar: todos ficam com 50%.
duplicate-place = **{ $rank }.** { $name } · { $percent }% · lugar { $seat }, pontuação { $total }, mesa { NUMBER($table, useGrouping: 0) }
duplicate-seats = O melhor e o pior de cada lugar
duplicate-seat = Lugar { $seat }: { $best } com { $most } (mesa { NUMBER($first, useGrouping: 0) }), { $worst } com { $least } (mesa { NUMBER($last, useGrouping: 0) })
duplicate-seat-even = Lugar { $seat }: todos chegaram a { $total }
duplicate-computer = um computador
duplicate-replay = Replay de uma mesa…
duplicate-table = Mesa { NUMBER($table, useGrouping: 0) }
duplicate-file = resultados
duplicate-deal = -# As cartas e os dados estão definidos. Para conferir no fim, guarde este SHA-256: `{ $commitment }`
duplicate-deal-revealed = -# O segredo da distribuição é `{ $secret }`. O SHA-256 dele, conhecido desde o início, é `{ $commitment }`.

duplicate-form-title = Novo conjunto de mesas duplicadas
duplicate-form-game = Jogo
duplicate-form-size = Lugares em cada mesa
duplicate-form-clock = Relógio
duplicate-form-starts = Início das mesas
duplicate-form-starts-example = hoje 20:00

duplicate-done-opened = Pronto. Publico neste canal.
duplicate-done-entered = Você participa. Quando começar, sua mesa abre sozinha, e eu aviso quando for a sua vez.
duplicate-done-left = Você não participa mais. Pode voltar atrás até começar.
duplicate-done-started = Pronto. As mesas estão abrindo.

refused-no-such-set = Não acho esse conjunto. Talvez seja de outro servidor.
refused-set-closed = Isso não pode mais mudar: já começou, foi cancelado, ou está cheio.
refused-set-too-few = É preciso que pelo menos duas pessoas participem para começar.
refused-no-own-table = Você não tem mesa aberta neste conjunto. Se acabou de começar, tente de novo daqui a um momento.
refused-no-such-size = Para este jogo, escolha de { $fewest } a { $most }.

log-duplicate-opened = Mesa { $number } de { $tables } com as mesmas cartas. Ninguém pode pausar nem encerrar antes do fim. Para conferir a distribuição no fim: `{ $commitment }`
log-duplicate-over = Todas as mesas com estas cartas acabaram, então todos podem olhar esta partida.
