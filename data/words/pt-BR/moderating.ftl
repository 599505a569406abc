# Cuidar de mesas e lugares: pausas, substitutos, ofertas, lugares livres.

## No tabuleiro

board-paused = ⏸️ **Em pausa** por { $player }, { $time }. Sem turnos nem relógios até que alguém retome.
board-paused-together = ⏸️ **Em pausa** de comum acordo, { $time }. Sem turnos nem relógios; quem tem um lugar aqui pode retomar.
picture-alt-paused = Em pausa.
board-time-up = ⏳ O tempo de { $name } acabou { $time }. E agora? { $decider } { $name } ainda pode jogar.
board-silent = 💤 Faz dias que vocês esperam por { $name }. Como seguir? { $decider } A votação abriu { $time }; { $name } volta ao apertar qualquer coisa.
board-hostless = 💤 { $host } organiza a mesa e não aparece há dias. Qualquer jogador pode assumir a mesa; { $host } continua se apertar qualquer coisa.
board-decides-majority = Decide a maioria dos outros; até lá, você pode mudar sua resposta.
board-decides-anybody = Decide qualquer um dos outros; para encerrar a partida é preciso a maioria.
board-decides-host = { $host } organiza a mesa e decide.
board-answer = { $answer }: { $count }
board-answers = -# { $answers } · falta responder: { $missing }
board-stand-in =
    { $count ->
        [one] 🤖 Um substituto ({ $strength }) joga por { $names } até que aperte *Minha mão*.
       *[other] 🤖 Substitutos ({ $strength }) jogam por { $names } até que apertem *Minha mão*.
    }
board-wanted =
    { $count ->
        [one] 🪑 Livre para pegar: o lugar de { $names }, com tudo o que tem.
       *[other] 🪑 Livres para pegar: os lugares de { $names }, com tudo o que têm.
    }
asked-stand-in = { $name } (joga um substituto)
asked-due = { $name } (o tempo acaba { $time })
asked-due-extensions =
    { $count ->
        [one] { $name } (o tempo acaba { $time }; pode estender { $count } vez)
       *[other] { $name } (o tempo acaba { $time }; pode estender { $count } vezes)
    }
asked-out = { $name } (sem tempo)
asked-silent = { $name } (sem notícias)
hand-out = ⏳ Seu tempo acabou, e os outros decidem o que acontece. Você ainda pode jogar.
hand-extensions =
    { $count ->
        [one] Aperte *Preciso de mais tempo* para estender seu turno, { $count } vez nesta partida.
       *[other] Aperte *Preciso de mais tempo* para estender seu turno, { $count } vezes nesta partida.
    }
deadline-clock = ⏳ O tempo acaba { $time }.
deadline-window = ⏳ Fecha { $time }.
away-until = { $name } (fora até { $time })
board-away = 🏝️ De férias: { $names }.

## Botões

button-out-wait = Esperar
button-out-host = Outra pessoa organiza
button-out-turn = Substituto neste turno
button-out-absence = Substituto até a volta
button-out-wanted = Procurar alguém
button-out-end = Encerrar a partida
button-take-seat = Pegar este lugar
button-take-seat-of = Pegar o lugar de { $name }
button-seat-accept = Aceitar
button-seat-decline = Recusar
button-invite-accept = Entrar
button-join-yes = Entrar assim mesmo
button-invite-accept-yes = Entrar assim mesmo
button-take-seat-yes = Entrar assim mesmo
button-seat-accept-yes = Entrar assim mesmo
button-invite-decline = Não, valeu
button-pause = Pausar
button-resume = Retomar
button-extend = Preciso de mais tempo
button-want = Pedir que alguém assuma
button-when-forced = Se não tenho escolha
button-stay = Vou ficar
button-give-up = Deixar meu lugar
button-give-up-yes = Sim, deixar
button-seats = Lugares
button-host = Assumir a mesa
button-claim-host = Assumir a mesa
button-seat-turn = Substituto neste turno
button-seat-absence = Substituto até a volta
button-seat-open = Abrir a todos
button-seat-close = Fechar de novo
button-seat-remove = Tirar o lugar
button-send-away = Tirar do lobby
button-removal-reason = Por quê?
button-again-yes = Sim, jogar de novo
button-seat-withdraw = Retirar a oferta
button-invite-withdraw = Retirar

## Painéis

more-asked = **Como eu pergunto**
more-asked-choose = Escolha como
more-seat = **Seu lugar**
more-moderating = **Para a moderação**
more-table = **A mesa**
panel-seats = Lugares · { $table }
panel-seats-choose = Que lugar?
state-there = joga.
state-turn = um substituto joga este turno.
state-absence = um substituto joga até a pessoa voltar.
state-out = sem tempo; a mesa decide.
state-silent = sem notícias; a mesa decide.
state-computer = um computador ({ $strength }).
state-extensions = Pode estender mais { $left } de { $most } vezes.
state-open = Livre para pegar.
panel-offered =
    { $count ->
        [one] Oferta feita a { $people }, que ainda não respondeu.
       *[other] Oferta feita a { $people }, que ainda não responderam.
    }
panel-offer = Ou ofereça o lugar a alguém; passa a ser dessa pessoa quando ela aceitar.
panel-offer-choose = Oferecer a…
removal-title-send-away = Tirar { $name } do lobby?
removal-title-seat-remove = Tirar o lugar de { $name }?
removal-title-end = Encerrar esta mesa?
removal-label = Um motivo para essa pessoa ler (opcional)
removal-hint-send-away = Só essa pessoa vê. O lugar fica livre; para voltar, ela precisa de um convite.
removal-hint-seat-remove = Só essa pessoa vê. Um computador assume, e ela não pode pegar o lugar de volta sem ajuda.
removal-hint-end = Os outros jogadores leem. A partida não pode ser retomada.
removal-reason = O motivo dado: { $reason }
removal-no-reason =
    { $role ->
        [host] Quem organiza não deu motivo.
       *[moderator] A moderação não deu motivo.
    }
panel-invitations = Convites · { $table }
panel-invitations-none = Não há convites agora.
panel-invited = { $person }, convite de { $by }
panel-invited-kept = { $person }, convite de { $by }. O lugar guardado vence { $time }.
panel-invite = Quem você quer convidar? Guardo um lugar por um dia, ou até a resposta.
panel-invite-choose = Convidar…
ask-sit-with =
    { $count ->
        [one] Você bloqueou { $name }, que tem um lugar nesta mesa: { $table }. Entrar assim mesmo?
       *[other] Você bloqueou { $count } pessoas que têm um lugar nesta mesa: { $table }. Entrar assim mesmo?
    }
ask-start =
    { $count ->
        [one] { $table }: há um lugar guardado para { $people }, que ainda não respondeu. Começar assim mesmo?
       *[other] { $table }: há lugares guardados para { $people }, que ainda não responderam. Começar assim mesmo?
    }
ask-again-blocked =
    { $count ->
        [one] *Jogar de novo* convida todos os que jogaram, inclusive { $people }, que você bloqueou. Convidar assim mesmo?
       *[other] *Jogar de novo* convida todos os que jogaram, inclusive { $people }, que você bloqueou. Convidar assim mesmo?
    }
ask-leave = { $table }: deixar mesmo seu lugar? Um computador assume, e outros podem pegar o lugar. Você só pode voltar enquanto ninguém pegar.
ask-leave-last = { $table }: deixar mesmo seu lugar? Não há mais ninguém ali, então a mesa será encerrada, e o que está escondido fica escondido.

## O que foi feito

done-paused = A mesa está em pausa.
done-resumed = A mesa está em andamento de novo.
done-host = Agora você organiza a mesa.
done-voted = 🗳️ Sua resposta conta. Você pode mudar até o fim da votação.
done-extended = Você tem mais tempo. Os outros veem isso em *O que aconteceu*.
done-want = Agora outros podem pegar seu lugar. Você continua jogando até que alguém pegue.
done-when-forced-auto = Se você não tem escolha, respondo por você em segundos.
done-when-forced-ask = Pergunto mesmo que você não tenha escolha, e espero você apertar. Mais ninguém percebe.
done-when-forced-bluff = Se você não tem escolha, espero um tempo antes de responder por você, como se você estivesse pensando. Mais ninguém percebe.
done-stay = Você fica; ninguém pode pegar seu lugar agora.
done-left = Você deixou seu lugar. Valeu por jogar!
done-left-lobby = Você saiu da mesa.
done-seat-taken = Boas-vindas! Este lugar agora é seu, com tudo o que tem.
done-declined = Você recusou. Valeu por responder.
done-invited = Convite enviado a { $person }. Guardo um lugar por um dia, ou até a resposta.
done-invitation-withdrawn = Convite retirado; o lugar está livre de novo.
done-stand-in-turn = Um substituto joga este turno.
done-stand-in-absence = Um substituto joga até a pessoa voltar.
done-seat-opened = Agora qualquer pessoa pode pegar este lugar.
done-seat-closed = Agora ninguém pode pegar este lugar.
done-seat-removed = Pronto; um computador assume. Abra o lugar a todos, ou ofereça a alguém.
done-started = A partida na mesa { NUMBER($table, useGrouping: 0) } começou: { $link }
done-sent-away = Essa pessoa saiu da mesa, e só pode voltar se quem organiza ou a moderação convidar.
done-offered = Ofereci o lugar a { $person }. Passa a ser dessa pessoa quando ela aceitar; até lá nada muda.
done-withdrawn = Oferta retirada.

log-sent-away = { $moderator } tira { $player } da mesa.

## Recusas

refused-not-there = Essa pessoa não tem um lugar nesta mesa.
refused-not-asked = Não é a vez deste lugar agora.
refused-seat-not-offered = Este lugar não foi oferecido a ninguém.
refused-offer-to-bot = Um bot não pode pegar um lugar; substitutos jogam por quem está fora.
refused-left-server = Essa pessoa não está neste servidor.
refused-offered-sees-not = Essa pessoa não vê o canal desta mesa, então não poderia jogar ali.

## Comandos

command-table-pause-name = pausar
command-table-pause-description = Pausar uma mesa (quem organiza e a moderação)
command-table-resume-name = retomar
command-table-resume-description = Retomar uma mesa em pausa
command-table-extend-name = estender
command-table-extend-description = Pegar mais tempo para o seu turno, se a mesa permite
command-table-leave-name = sair
command-table-leave-description = Deixar seu lugar
command-table-host-name = organizar
command-table-host-description = Assumir uma mesa como quem organiza (moderação)
command-table-replace-name = substituir
command-table-replace-description = Pôr um substituto ou outra pessoa para jogar num lugar
command-table-remove-name = retirar
command-table-remove-description = Tirar alguém de um lobby (quem organiza); tirar um lugar (moderação)
command-table-invite-name = convidar
command-table-invite-description = Convidar alguém para uma mesa que não começou
parameter-guest-description = Quem; deixe vazio para ver quem tem convite
parameter-seat-name = lugar
parameter-seat-description = Que lugar
parameter-player-name = jogador
parameter-player-description = Ou a pessoa que está nele
parameter-by-name = por
parameter-by-description = Quem assume, se aceitar; se não, um substituto
