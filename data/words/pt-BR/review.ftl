# Uma partida que acabou, vista de novo: chances, viradas, sorte e habilidade.

button-review = Como foi
button-review-all = Visão geral
button-review-turn = Virada { NUMBER($number) }
button-review-show = Mostrar no canal
button-review-replay = Ver no replay
button-review-again = Olhar de novo

review-title = Como foi · { $table }
review-percent = { NUMBER($count) }%
review-picture-title = Chances de ganhar
review-picture-begin = Começo
review-picture-end = Fim
review-picture-from-to = { NUMBER($first) }% → { NUMBER($last) }%

review-wait = 🔎 Estou continuando esta partida de muitas posições, para ver quanto valia cada resposta.
review-progress =
    { $done ->
        [0] Só um momento; esta mensagem vai mostrar o resultado.
       *[other] { NUMBER($done) }% feito; esta mensagem vai mostrar o resultado.
    }
review-alt = As chances de ganhar de todos, do começo ao fim.
review-alt-seat = { $player } no começo, depois de cada quarto e no fim: { $chances }.
review-alt-turn = Virada { NUMBER($number) }, de { $player }.
review-share = { $name }: { $answers } só pelas respostas, sorte { $luck } · { $quality }
review-share-vague = { $name }: apertado demais para distinguir habilidade de sorte · { $quality }
review-share-few = { $name }: poucas perguntas para distinguir habilidade de sorte
review-kept-all = em média, respostas quase tão boas quanto as melhores
review-kept = em média, uma resposta manteve { $share } da chance da melhor
review-range = { NUMBER($low) }–{ NUMBER($high) }%
review-luck-range = { $low } a { $high }
review-shares = **Habilidade e sorte**
review-shares-help =
    -# *Só pelas respostas*: sua chance de ganhar se só contassem as respostas de todos, pelo que cada jogador podia saber. *Sorte*, em pontos percentuais, é o resto: o acaso, as cartas, quem começou, e o que estava escondido. É uma estimativa; onde não tenho certeza, dou uma faixa. { $weighed ->
        [0] Esta partida não tinha nada a escolher.
       *[other] Olhei { NUMBER($weighed, useGrouping: 0) } de { NUMBER($questions, useGrouping: 0) } perguntas.
    }
review-place-turn = Turno { NUMBER($turn, useGrouping: 0) }
review-place-owner =
    { $chapter }, { $number ->
        [0] turno de { $name }
       *[other] turno { NUMBER($number) } de { $name }
    }
review-best = **Melhores jogadas**
review-best-move = { $name }, { $place }: { $made } · cerca de { NUMBER($chance) }%, { NUMBER($next) }% com a melhor das outras
review-best-none = { $name }: nenhuma resposta que se destaque
review-no-turns = Não achei nenhuma resposta que com certeza tenha virado esta partida.
review-turn-title = Virada { NUMBER($number) } de { NUMBER($count) } · { $place } · { $table }
review-turn =
    { $name } respondeu { $made }, que ganha cerca de { $chance ->
        [one] { NUMBER($chance) } vez
       *[other] { NUMBER($chance) } vezes
    } em 100.
    Melhor: { $better }, que ganha cerca de { $best ->
        [one] { NUMBER($best) } vez
       *[other] { NUMBER($best) } vezes
    } em 100.
review-turn-where = -# O que { $name } via então.
review-shown = Agora está no canal, para todos.

refused-not-reviewed = Não consegui analisar esta partida. Quem hospeda o bot acha o motivo em **{ $reference }**.
refused-shown-already = O canal já viu isso.
refused-not-sent-there = Não consegui escrever no canal desta mesa. `/configurar conferir` mostra o que me falta.

command-table-review-name = balanço
command-table-review-description = Como foi uma partida: chances, viradas, sorte e habilidade
