# O que acontece com uma mesa além das jogadas: pausas, relógios, substitutos, propostas, lugares que mudam de mãos.

clock-live = Ao vivo: 10 minutos
clock-day = Um dia
clock-relaxed = Com calma: 3 dias
clock-none = Sem relógio
clock-own = { $reserve }, mais { $refill } por turno, até { $cap }
duration-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
duration-hours =
    { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
duration-days =
    { $count ->
        [0] { $count } dias
        [one] { $count } dia
       *[other] { $count } dias
    }
duration-hours-minutes = { $hours } h { $minutes } min
duration-days-minutes = { $days } d { $minutes } min
duration-days-hours = { $days } d { $hours } h
duration-days-hours-minutes = { $days } d { $hours } h { $minutes } min
refused-no-such-duration = Não entendi “{ $typed }” como duração; nada mudou. Escreva um número e a unidade, como 90 min, 1h30, 12 h, 3 d ou 2 semanas.
refused-no-such-clock = Esse relógio não funciona: é preciso começar com 5 minutos ou mais, ter um máximo entre isso e 60 dias, e não ganhar por turno mais que o máximo. Nada mudou.
clock-live-help = 10 minutos cada, mais 1 por turno, nunca mais de 15.
clock-day-help = 1 dia cada, mais 8 horas por turno, nunca mais de um dia e meio.
clock-relaxed-help = 3 dias cada, mais meio dia por turno, nunca mais de 5 dias.
clock-none-help = Leve o tempo que quiser.

when-out-ask = os jogadores votam
when-out-wait = mais tempo
when-out-host = outra pessoa organiza
when-out-turn = um substituto joga este turno
when-out-absence = um substituto joga até a pessoa voltar
when-out-wanted = um substituto joga, e outros podem pegar o lugar
when-out-end = a partida acaba
when-out-by = { $verdict } ({ $decider })
decider-majority = a maioria dos outros decide
decider-anybody = qualquer um dos outros decide
decider-host = quem organiza decide
decider-majority-help = Mais da metade dos outros presentes; se todos divergirem, o mais votado.
decider-anybody-help = Quem apertar primeiro; só para encerrar a partida é preciso a maioria.
decider-host-help = A maioria, se quem organiza está fora ou sem tempo.

log-silent =
    { $count ->
        [one] Faz { $count } dia que { $seat } não aparece, e a partida espera: os outros decidem como seguir.
       *[other] Faz { $count } dias que { $seat } não aparece, e a partida espera: os outros decidem como seguir.
    }
log-host-silent =
    { $count ->
        [one] Faz { $count } dia que quem organiza não aparece: qualquer jogador pode assumir a mesa.
       *[other] Faz { $count } dias que quem organiza não aparece: qualquer jogador pode assumir a mesa.
    }
log-there-again = { $player } está aqui de novo.
log-extended =
    { $left ->
        [0] { $seat } pega mais tempo, pela última vez nesta partida.
        [one] { $seat } pega mais tempo, e pode fazer isso mais { $left } vez.
       *[other] { $seat } pega mais tempo, e pode fazer isso mais { $left } vezes.
    }
log-quiet-hours = As horas de silêncio deste servidor agora vão de { $start } a { $end } ({ $timezone }). Nelas os relógios param, então o tempo restante mudou.
log-quiet-none = Este servidor não tem mais horas de silêncio. Os relógios correm dia e noite, então o tempo restante mudou.
log-days-off-changed = Os dias de folga de { $seat } mudaram, e com eles o tempo que resta.
log-time-to-start = Chegou a hora: a partida começa.
log-start-missed =
    { $count ->
        [one] Era hora de começar, mas faltava { $count } jogador.
       *[other] Era hora de começar, mas faltavam { $count } jogadores.
    }
log-paused = { $player } pausa a mesa.
log-paused-together = Todos aceitam: a mesa está em pausa.
log-resumed = { $player } retoma a mesa.
log-host = Agora quem organiza é { $player }.
log-left-game = { $seat } deixa o lugar; um computador assume, e outros podem pegar o lugar.
log-removed = { $moderator } tira o lugar de { $seat }; um computador assume.
log-returned = { $player } está de volta e retoma o lugar do substituto.
log-wanted = { $seat } procura alguém para o seu lugar: qualquer pessoa pode pegar.
log-not-wanted = { $seat } acaba ficando.
log-took-seat = { $player } assume o lugar de { $seat }.
log-offered = { $by } oferece a { $player } o lugar de { $seat }.
log-offer-declined = { $player } recusa o lugar de { $seat }.
log-invitation-declined = { $player } recusa o convite.
log-offer-withdrawn = { $moderator } retira a oferta do lugar de { $seat }.
log-invited = { $by } convida { $player }.
log-invitation-withdrawn = { $player } retira um convite.
log-invitation-lapsed = Um convite ficou sem resposta; o lugar está livre de novo.
log-opened-seat = { $moderator } abre a todos o lugar de { $seat }.
log-closed-seat = { $moderator } fecha o lugar de { $seat }: ninguém pode pegar agora.
log-moved = { $player } leva a mesa para outro canal.
log-ended-by = { $player } encerra a mesa antes do fim da partida.
log-decided-by = { $player } decide sobre { $seat }: { $verdict }.
log-decided-together = A mesa decide sobre { $seat }: { $verdict }.
log-time-up = O tempo de { $seat } acabou.
log-decided = { $seat }: { $verdict }.
log-proposed-end = { $seat } propõe encerrar a partida aqui.
log-proposed-pause = { $seat } propõe uma pausa.
log-proposed-undo =
    { $count ->
        [one] { $seat } propõe desfazer a última jogada.
       *[other] { $seat } propõe desfazer as últimas { $count } jogadas.
    }
log-agreed = { $seat } aceita.
log-declined = { $seat } recusa.
log-withdrawn = { $seat } retira a proposta.
log-ended-together = Todos aceitam: a partida acaba aqui.
log-taken-back =
    { $count ->
        [one] { $seat } desfaz uma jogada.
       *[other] { $count } jogadas são desfeitas a pedido de { $seat }.
    }

refused-paused = A mesa está em pausa; nada mudou. Ela segue daqui quando for retomada.
refused-not-playing = A partida não está em andamento agora.
refused-not-paused = A mesa não está em pausa.
refused-moderator-only = Só a moderação pode fazer isso.
refused-host-already = Você já organiza esta mesa.
refused-host-is-there = Quem organiza está aqui; nada mudou.
refused-nobody-else = Não há mais ninguém aqui que possa organizar.
refused-own-time = Quem decide isso são os outros, não você; mas você ainda pode jogar. Aperte *Minha mão* para ver suas escolhas.
refused-no-clock-runs = Seu relógio não está correndo, então você não precisa de mais tempo.
refused-no-extension-left =
    { $count ->
        [0] Nesta mesa não dá para estender turnos. Você pode propor uma pausa em *Mais*.
        [one] Nesta mesa você pode estender { $count } turno, e já fez isso. Você pode propor uma pausa em *Mais*.
       *[other] Nesta mesa você pode estender { $count } turnos, e já fez isso. Você pode propor uma pausa em *Mais*.
    }
refused-unreliable = Para ter um lugar aqui, é preciso pelo menos { $least }% dos turnos a tempo. Você respondeu { $in_time } dos seus últimos { $turns } a tempo ({ $percent }%). Mostre que joga a tempo numa mesa sua, ou numa que peça menos.
refused-newcomer =
    { $turns ->
        [0] Ainda não conheço você o bastante para esta mesa: você não teve nenhum turno com relógio aqui, e é preciso { $needed }. Comece numa mesa sem essa exigência, ou abra a sua.
        [one] Ainda não conheço você o bastante para esta mesa: você teve { $turns } turno com relógio aqui, e é preciso { $needed }. Comece numa mesa sem essa exigência, ou abra a sua.
       *[other] Ainda não conheço você o bastante para esta mesa: você teve { $turns } turnos com relógio aqui, e é preciso { $needed }. Comece numa mesa sem essa exigência, ou abra a sua.
    }
refused-time-not-up = Não há mais nada a decidir sobre este lugar; nada mudou.
refused-host-decides = Nesta mesa, quem organiza decide isso; a moderação também pode.
refused-players-decide = Os jogadores desta mesa decidem isso juntos.
refused-seat-changed = Outra pessoa já tem esse lugar, ou ninguém tem; nada mudou.
refused-last-person = Assim não restaria ninguém nesta mesa. Ofereça o lugar a alguém antes, ou encerre a mesa.
refused-sits-already = Essa pessoa já tem um lugar nesta mesa.
refused-invited-already = Essa pessoa já tem um convite, mas ainda não respondeu.
refused-has-declined = Essa pessoa recusou um convite para esta mesa. Ela ainda pode apertar *Entrar* no lobby.
refused-invited-enough = Essa pessoa já recebeu dois convites sem responder. Ela ainda pode apertar *Entrar* no lobby.
refused-blocked-them = Você bloqueou essa pessoa. Para jogar com ela, desbloqueie antes: `/eu bloqueios`.
refused-nobody-invited = Essa pessoa não tem um convite.
refused-sent-away = Tiraram você desta mesa. Para voltar, é preciso um convite de quem organiza ou da moderação.
refused-they-were-sent-away = Tiraram essa pessoa desta mesa; só quem organiza ou a moderação pode convidar.
refused-too-long-reason = Longo demais: um motivo pode ter no máximo { $most } caracteres.
refused-not-your-removal = Isso é para a pessoa que saiu.
refused-send-away-self = Para sair da mesa, aperte *Sair*.
refused-offered-already = Esse lugar já foi oferecido a essa pessoa, mas ela ainda não respondeu.
refused-no-say-in-seat = Os outros na mesa decidem isso quando o tempo do lugar acabar; quem organiza e a moderação podem a qualquer momento.
refused-no-person-there = Ali está um computador.
refused-no-such-seat = Esta mesa não tem esse lugar.
refused-seat-not-free = Este lugar não está livre.
refused-have-seen-more = Você viu mais desta partida do que um jogador nesse lugar pode saber, então não pode pegar o lugar.
refused-they-have-seen-more = Essa pessoa viu mais desta partida do que um jogador nesse lugar pode saber, então não pode pegar o lugar.
refused-no-offer = Esse lugar não foi oferecido a você.
refused-not-invited = Você não tem um convite para esta mesa. Enquanto o lobby estiver aberto, pode apertar *Entrar*, se vê o canal.
refused-nothing-to-take-back = Não há nada para desfazer: outra pessoa já jogou, o acaso decidiu, ou algo foi revelado.
refused-already-proposed = Já existe uma proposta; responda a essa antes.
refused-no-proposal = Não há proposta agora.
refused-agreed-already = Você já aceitou; os outros ainda têm que responder.
