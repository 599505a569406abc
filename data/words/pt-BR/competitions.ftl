# O que a moderação corrige em ligas e torneios, e como isso fica anotado.

button-competition-back = Voltar
button-repair-people = Participantes
button-repair-results = Resultados
button-repair-notes = O que a moderação fez
button-repair-withdrawn = Retirar
button-repair-disqualified = Desclassificar
button-repair-in = Trazer de volta
repair-people-title = Participantes
repair-people-which = Alguém…
repair-person = **{ $name }** { $state }.{ $replaced ->
        [yes] { " " }Outra pessoa continua com seus pontos; se você trouxer { $name } de volta, os pontos voltam também.
       *[no] { "" }
    }
repair-entry-in = joga
repair-entry-withdrawn = saiu
repair-entry-disqualified = saiu por desclassificação
repair-results-title = Resultados
repair-results-which = Uma partida…
repair-game-state =
    { $state ->
        [waiting] Ainda não começou.
        [open] Está em andamento.
        [over] Vale o resultado.
        [adjudicated] O tempo acabou, então valem os pontos que cada um podia esperar.
        [ruled] A moderação decidiu.
       *[void] Não conta para ninguém.
    }
repair-rule = Como conta…
repair-rule-win = { $name } ganha
repair-rule-equal = Todos dividem os pontos
repair-rule-nobody = Não conta para ninguém
repair-rule-game = A própria partida decide
repair-note-withdrawn = { $moderator } retirou { $person }.
repair-note-disqualified = { $moderator } desclassificou { $person }.
repair-note-in = { $moderator } trouxe { $person } de volta.
repair-note-replaced = { $moderator } pôs { $other } no lugar de { $person }.
repair-note-ruled = { $moderator } decidiu uma partida: { $game }.
repair-note-unruled = { $moderator } deixou a própria partida decidir: { $game }.
repair-note-extended = { $moderator } deu mais tempo à rodada.
repair-note-cut = { $moderator } encerrou a rodada.
repair-note-started = { $moderator } deu início ao torneio.
repair-note-delayed = { $moderator } adiou o início.
repair-note-called-off = { $moderator } cancelou o torneio. Durante um dia, ainda dá para retomar.
repair-note-resumed = { $moderator } retomou o torneio.
repair-note-moved = { $moderator } passou as próximas partidas para outro canal.
repair-note-options = { $moderator } mudou as opções.
button-repair-retry = Tentar de novo
repair-note-lengthened = { $moderator } deu mais uma semana à temporada.
repair-note-closed = { $moderator } decidiu que esta é a última temporada.
repair-note-reopened = { $moderator } decidiu que haverá mais temporadas.
repair-note-retried = { $moderator } me fez tentar de novo o que tinha falhado.
repair-note-plays = (Também joga aqui.)
repair-owed =
    ⚠️ { $time }: { $post ->
        [summary] o resumo da semana não está no canal.
        [announcement] o anúncio não está no canal.
        [postponement] o novo início não está no canal.
        [round] as mesas da rodada não estão no canal.
        [off] falta anunciar no canal que foi cancelado.
        [role] quem ganhou está sem o cargo.
       *[end] o resultado não está no canal.
    } { $why ->
        [gone] O canal não existe mais.
        [denied] Não posso escrever lá.
        [role] Preciso de *Gerenciar cargos*, e meu cargo tem que estar acima.
        [unreachable] O Discord não respondeu.
       *[unsure] Parei no meio; talvez tenha dado certo mesmo assim.
    }
repair-still-missing = Ainda não deu certo. O motivo está abaixo.
repair-nothing-missing = Não falta nada, então não refiz nada. O próximo passo vem sozinho.
refused-own-game = Você joga nesta partida; outra pessoa da moderação precisa decidir.
