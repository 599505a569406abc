# O que se diz às pessoas: menções no canal, mensagens diretas, o resumo diário.

notice-turn = { $person }, é a sua vez: { $table }.
notice-last = { $person }, todos já escolheram, só falta você: { $table }.
notice-third = { $person }, já passou um terço do tempo desta partida: { $table }. É a sua vez.
notice-thirds = { $person }, já passaram dois terços do tempo desta partida: { $table }. É a sua vez.
notice-secret = { $person }, { $table } espera respostas secretas. Já respondeu? Então está tudo certo.
notice-vote = { $person }, alguém está segurando { $table }. Vote em como seguir.
notice-again = { $person }, { $table } ainda espera por você.
notice-soon = { $person }, prepare-se, a sua vez é a próxima: { $table }.
notice-short = { $person }, seu tempo está acabando: { $table }.
notice-time = { $person }, seu tempo acabou: { $table }. Os outros decidem o que acontece; você ainda pode jogar.
notice-silent = { $person }, faz tempo que não sabemos de você: { $table }. Os outros decidem como seguir; abra sua mão e você está de volta.
notice-hostless = { $person }, faz tempo que quem organiza não aparece: { $table }. Qualquer jogador pode assumir a mesa.
notice-proposal =
    { $what ->
        [end] { $person }, alguém propõe encerrar a partida aqui: { $table }. Por favor, aceite ou recuse.
        [pause] { $person }, alguém propõe uma pausa: { $table }. Por favor, aceite ou recuse.
        [undo] { $person }, alguém propõe desfazer jogadas: { $table }. Por favor, aceite ou recuse.
       *[nothing] { $person }, há uma proposta: { $table }. Por favor, aceite ou recuse.
    }
notice-offer = { $person }, há um lugar à sua espera: { $table }. Aceite para jogar a partir daqui.
notice-invited = { $person }, { $by } convida você: { $table }.
notice-open = { $person }, { $by } procura jogadores: { $table }.
notice-call = { $person }, { $by } procura jogadores: { $table }.
notice-seat = { $person }, há um lugar livre numa partida em andamento: { $table }.
notice-removed =
    { $role ->
        [host] { $person }, quem organiza tirou você desta mesa: { $table }.
       *[moderator] { $person }, a moderação tirou você desta mesa: { $table }.
    }
notice-ended =
    { $role ->
        [host] { $person }, quem organiza encerrou { $table }.
        [time] { $person }, o tempo de alguém acabou, e a partida também: { $table }.
        [decided] { $person }, { $table } acabou antes: o desafio já está decidido.
       *[moderator] { $person }, a moderação encerrou { $table }.
    }
notice-challenged = { $person }, alguém desafiou você na escada: { $table }.
notice-planned = { $person }, seu plano acabou: { $table }.
notice-blocked = { $person }, alguém que você bloqueou está nesta mesa ou recebeu convite: { $table }.
notice-full = { $person }, todos os lugares estão ocupados: { $table }. Você pode começar.
notice-missed = { $person }, é hora de começar, mas faltam jogadores: { $table }. Marque outra hora, ou comece quando houver gente suficiente.
notice-door-closed = -# Você pediu mensagens diretas, mas o Discord não me deixa escrever para você. Permita mensagens diretas dos membros deste servidor (*Configurações de privacidade* do servidor); até lá, menciono você aqui.

letter-turn = É a sua vez.
letter-last = Todos já escolheram, só falta você.
letter-secret = A mesa espera respostas secretas. Ninguém vê quem já respondeu.
letter-third = Já passou um terço do tempo desta partida da liga. É a sua vez.
letter-thirds = Já passaram dois terços do tempo desta partida da liga. É a sua vez.
letter-vote = Alguém está segurando a mesa. Vote em como seguir.
letter-again = A mesa ainda espera por você.
letter-soon = Quem joga antes de você já começou; a sua vez é a próxima.
letter-short = Seu tempo está acabando.
letter-time = Seu tempo acabou. Os outros decidem o que acontece; você ainda pode jogar.
letter-silent = Faz tempo que não sabemos de você, e os outros decidem como seguir. Abra sua mão e você está de volta.
letter-hostless = Faz tempo que quem organiza não aparece. Qualquer jogador pode assumir a mesa.
letter-proposal = Há uma proposta: por favor, aceite ou recuse.
letter-offer = Há um lugar à sua espera. Aceite para jogar a partir daqui.
letter-invited = { $by } convida você para esta mesa.
letter-open =
    { $by } procura jogadores. Quer um lugar?
    -# Com `/eu mesas-abertas`, você escolhe de quais mesas quer saber.
letter-seat =
    Há um lugar livre nesta partida, que já está em andamento. Quer?
    -# Com `/eu mesas-abertas`, você escolhe de quais mesas quer saber.
letter-removed =
    { $role ->
        [host] Quem organiza tirou você desta mesa.
       *[moderator] A moderação tirou você desta mesa.
    }
letter-ended =
    { $role ->
        [host] Quem organiza encerrou esta mesa.
        [time] O tempo de alguém acabou, e a partida também.
        [decided] Esta partida acabou antes: o desafio já está decidido.
       *[moderator] A moderação encerrou esta mesa.
    }
letter-challenged = Alguém desafiou você na escada, e a partida começou.
letter-blocked =
    Alguém que você bloqueou pegou um lugar nesta mesa ou recebeu convite. Você pode ficar ou sair; de um jeito ou de outro, essa pessoa não vai saber do bloqueio.
    -# Se você organiza um lobby, também pode tirar pessoas dele, em *Convites*.
letter-planned = { $plan }
letter-call = { $by } procura jogadores.
letter-full = Todos os lugares da sua mesa estão ocupados; você pode começar.
letter-missed = É hora de a sua mesa começar, mas faltam jogadores. Marque outra hora, ou comece quando houver gente suficiente.
short-then =
    { $policy ->
        [ask] Depois disso, os outros decidem o que acontece.
        [wait] Depois disso, você ganha mais tempo uma vez.
        [turn] Depois disso, um substituto joga este turno por você.
        [absence] Depois disso, um substituto joga por você até a sua volta.
        [end] Depois disso, a partida acaba, e você perde.
       *[wanted] Depois disso, um substituto joga por você, e outros podem pegar seu lugar.
    }

digest-title = À sua espera hoje
digest-line = { $told } ({ $time })
digest-more =
    { $count ->
        [one] -# E mais { $count } mesa; `/mesas` mostra.
       *[other] -# E mais { $count } mesas; `/mesas` mostra.
    }
digest-settings = -# `/eu ajustes` muda como e quando escrevo para você.

button-open = Abrir
button-mute = Silenciar este turno
mute-done = 🔕 Este turno está em silêncio. A partir do próximo, volto a avisar; aperte de novo para desfazer.
mute-undone = 🔔 Silêncio desfeito: volto a lembrar você deste turno.
refused-nothing-to-mute = Esta mesa não espera por você, então não há nada para silenciar.
