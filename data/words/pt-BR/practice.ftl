# Partidas que acabaram, continuadas de um dos seus passos contra computadores.

button-play-on = Continuar daqui
button-practise-same = Como estava
button-practise-anew = Sortear o escondido
button-practise-back = Voltar ao replay

practice-title = Continuar do passo { NUMBER($step, useGrouping: 0) } · { $table }
practice-help =
    Você pega um lugar, e computadores pegam os outros. A partida continua deste passo, numa mesa própria.
    { "" }**Como estava**: tudo o que estava escondido fica onde estava.
    { "" }**Sortear o escondido**: o que você não podia saber do seu lugar é sorteado de novo.
    -# É treino: sem estatísticas, sem classificação.
practice-whose-seat = Em que lugar você joga?
practice-seat = Jogo por { $name }
practice-how-strong = Com que força jogam os computadores?
practice-open = A mesa de treino { NUMBER($table, useGrouping: 0) } está aberta: { $link }. A partida continua lá.
practice-whence =
    { $table ->
        [0] passo { NUMBER($step, useGrouping: 0) } de uma partida jogada em outro lugar
       *[other] passo { NUMBER($step, useGrouping: 0) } da mesa { NUMBER($table, useGrouping: 0) }
    }
board-practice = -# Treino a partir do { $whence }, tudo como estava. Não conta.
board-practice-anew = -# Treino a partir do { $whence }; o que { $name } não podia saber foi sorteado de novo. Não conta.
table-title-practice = { $game } · mesa de treino { NUMBER($table, useGrouping: 0) }

log-practice =
    { $table ->
        [0] A partida continua do passo { NUMBER($step, useGrouping: 0) } de uma partida jogada em outro lugar, tudo como estava.
       *[other] A partida continua do passo { NUMBER($step, useGrouping: 0) } da mesa { NUMBER($table, useGrouping: 0) }, tudo como estava.
    }
log-practice-anew =
    { $table ->
        [0] A partida continua do passo { NUMBER($step, useGrouping: 0) } de uma partida jogada em outro lugar. O que { $seat } não podia saber foi sorteado de novo.
       *[other] A partida continua do passo { NUMBER($step, useGrouping: 0) } da mesa { NUMBER($table, useGrouping: 0) }. O que { $seat } não podia saber foi sorteado de novo.
    }

verify-practice =
    ✅ Refiz a partida original a partir do próprio segredo até ali, e { $moves ->
        [one] a única jogada desde então
       *[other] todas as { $moves } jogadas desde então
    } a partir do segredo desta mesa: o resultado é o mesmo. Como um só clique abriu a mesa, ninguém podia ver a promessa antes.
verify-practice-anew =
    ✅ Refiz a partida original a partir do próprio segredo até ali, e { $moves ->
        [one] a única jogada desde então
       *[other] todas as { $moves } jogadas desde então
    } a partir do segredo desta mesa: o resultado é o mesmo. O que sorteei de novo combina com tudo o que se sabia daquele lugar; nada prova que só o acaso sorteou. Como um só clique abriu a mesa, ninguém podia ver a promessa antes.

refused-over-at-step = A partida já acabou neste passo; volte um para continuar.
refused-taken-up-too-often = Esta partida já é treino de treino, { NUMBER($most) } vezes seguidas. Mais longe não dá.
refused-file-given = Esta partida de treino parte de outras demais: { NUMBER($most) } no máximo.
