# Desfazer jogadas, e o que as pessoas numa mesa propõem e combinam.

button-take-back = Desfazer
button-propose-undo = Pedir para desfazer
button-propose-end = Propor encerrar
button-propose-pause = Propor uma pausa
button-propose-undo-yes = Sim, perguntar a todos
button-propose-end-yes = Sim, perguntar a todos
button-agree = Aceitar
button-decline = Recusar
button-withdraw = Retirar a proposta

undo-done = ↩️ Desfiz sua jogada. Está tudo como antes.

proposal-end = 🤝 A proposta de { $player }: **encerrar a partida aqui**. O que está escondido fica escondido, e ninguém ganha.
proposal-pause = 🤝 A proposta de { $player }: **uma pausa**, sem turnos nem relógios até que alguém aqui retome.
proposal-undo =
    { $count ->
        [one] 🤝 A proposta de { $player }: **desfazer a última jogada**.
       *[other] 🤝 A proposta de { $player }: **desfazer as últimas { $count } jogadas**.
    }
proposal-agreed = Aceitaram: { $names }
proposal-missing = Falta responder: { $names } (pergunta feita { $time })
proposal-you-proposed = 🤝 Proposta feita. Agora os outros respondem; computadores e pessoas ausentes aceitam tudo.
proposal-you-agreed = 🤝 Você aceita.
proposal-you-declined = Você recusou, então a proposta caiu.
proposal-you-withdrew = Você retirou sua proposta.

propose-end-question = Propor encerrar { $table }? Se todos os que têm um lugar aqui aceitarem, a partida acaba sem resultado e não pode ser retomada.
propose-undo-question =
    { $count ->
        [one] { $table }: pedir a todos para desfazer a última jogada?
       *[other] { $table }: outros já jogaram desde então. Pedir a todos para desfazer as últimas { $count } jogadas, as suas e as deles?
    }

log-void-undo = Há uma nova jogada, então nada é desfeito.

refused-other-rules = As regras deste jogo mudaram desde que a partida começou, então as jogadas não podem ser refeitas.

command-table-undo-name = desfazer
command-table-undo-description = Desfazer sua última jogada, ou pedir isso aos outros
command-table-propose-name = propor
command-table-propose-description = Propor algo a todos numa mesa
parameter-what-name = o-que
parameter-what-description = O que você quer que todos aceitem
propose-end = encerrar a partida
propose-pause = uma pausa
propose-undo = desfazer minha última jogada
