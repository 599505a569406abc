# Mesas privadas: alguém joga só contra computadores, e mais ninguém vê.

private-table = -# 🔒 Só você vê esta mesa.
private-table-players = -# 🔒 Só quem joga vê esta mesa.
private-opened = Se este painel deixar de responder, sua partida está segura: `/mesas` traz de volta.
button-show-here = Mostrar neste canal
button-here-yes = Sim, mostrar
ask-show = Mostrar { $table } aqui? Todos os que veem este canal vão ver a mesa e o registro, e ela não pode voltar a ser privada.
here-shown = A mesa agora está neste canal, e todos aqui podem ver.
log-shown = { $player } mostra esta mesa no canal.
refused-private-table = Só você pode ver esta mesa. Para jogar com outros, mostre antes num canal: aperte **{ button-show-here }**, no lobby ou em *Mais*.
lobby-no-clock-alone = 🕰️ Sem relógio enquanto só você joga.
greeting-play-alone = Ou jogue só para você, contra computadores
button-lesson-private = Jogar onde só eu vejo
practice-here = A mesa abre neste canal, onde todos podem assistir.
practice-private = 🔒 Só você vai ver a mesa.
button-practise-here = Abrir neste canal
button-practise-private = Abrir só para mim
tables-private = Mesas privadas de outros
tables-only-you = só você vê
tables-only-players = só quem joga vê
parameter-private-name = privada
parameter-private-description = Jogar só contra computadores, onde mais ninguém vê
private-opened-elsewhere = Ache esta mesa de novo com `/mesas`, em qualquer lugar. Esta mensagem segue a partida por 15 minutos; depois, aperte um botão nela.
private-elsewhere = Aqui você pode jogar contra computadores. Só você vê a mesa. Para jogar com outros, use `/mesa nova` num servidor que tenha o Tavolata.
button-play-alone = Jogar contra computadores
refused-own-table = Você abriu esta mesa fora de servidores, então ela é só sua. Abra uma para outros aqui com `/mesa nova`.
refused-too-many-nowhere = Você tem mesas abertas demais fora de servidores. Termine uma antes.
