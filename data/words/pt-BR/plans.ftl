# Planos: jogadas escolhidas antes da hora.

button-plan = Planejar antes
button-plan-drop = Desfazer o plano
plan-now = Seu plano: **{ $plan }**.
plan-answers = Sigo o plano daqui a um instante. Você ainda pode mudar, ou escolher na hora.
plan-help = Só você vê seu plano. Quando chega a pergunta, eu sigo o plano depois de um instante, como se você tivesse apertado. Até lá, você pode mudar. Se não servir mais, eu desfaço e digo por quê.
plan-hand = Seu plano: { $plan }.
plan-hand-answers = Daqui a um instante, sigo seu plano: { $plan }.
plan-hand-long = Você já planejou.
plan-hand-long-answers = Daqui a um instante, sigo seu plano.
plan-done = Seu plano foi cumprido: { $answers }.
plan-done-dropped = Seu plano fez isto: { $answers }. O resto eu desfiz. { $why }
plan-dropped = Desfiz seu plano. { $why }
plan-is-over = Seu plano acabou.
plan-over-stand-in = Um substituto joga por você agora, e não conhece o plano.
plan-over-taken-back = Sua jogada foi desfeita.
plan-over-answered = Outra coisa foi escolhida.
done-plan-drop = Seu plano foi desfeito. Volto a perguntar como sempre.

plans-all = Tudo
plans-all-help = Também escolhas no turno dos outros, como copiar ou interferir.
plans-turns = O próprio turno
plans-turns-help = Não escolhas no turno dos outros.
plans-none = Nada
plans-none-help = Cada um escolhe quando chega a pergunta.

refused-no-plans = Nesta mesa não dá para planejar antes.
refused-nothing-to-plan = Não há nada para planejar agora.
refused-no-plan = Você não tem um plano.
refused-no-longer-planned = Isso não pode mais ser planejado. Os menus agora mostram o que pode.
refused-not-while-stood-in = Um substituto joga por você. Abra sua mão para retomar seu lugar, depois planeje.
