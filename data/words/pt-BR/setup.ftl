# O que a moderação de um servidor combina: o painel, o histórico, a conferência de permissões, e recusas.

setup-title = Ajustes
setup-page-where = Onde e quem
setup-page-tables = Mesas
setup-page-players = Quem joga
setup-page-time = Tempo e idioma
setup-to-panel = Ajustes
setup-no-limit = sem limite

setup-channels = Onde se pode abrir mesas
setup-channels-none = todos os canais
setup-channels-help = Um canal inclui seus tópicos; uma categoria, todos os seus canais. Se nada for escolhido: em qualquer lugar.
setup-openers = Quem pode abrir mesas
setup-openers-none = todos
setup-openers-help = Todos podem entrar; só estes cargos podem abrir mesas. Se nada for escolhido: todos. A moderação sempre pode.
setup-moderators = Quem modera
setup-moderators-none = só por permissão
setup-moderators-help = Além de quem tem *Gerenciar servidor*, *Gerenciar canais* ou *Gerenciar mensagens*. Quem tem estes cargos chega aqui com `/ajuda`; para `/configurar`, permita o comando em *Configurações do servidor → Integrações → Tavolata*.
setup-called = Quem fica sabendo de mesas abertas
setup-called-none = ninguém
setup-called-help = Menciono este cargo quando uma mesa abre, no máximo a cada meia hora e nunca em horas de silêncio. Cada um também pode se inscrever: `/eu mesas-abertas`.
setup-called-silent = ⚠️ Não consigo notificar este cargo: permita que todos mencionem o cargo (*Configurações do servidor → Cargos*), ou me dê *Mencionar @everyone, @here e todos os cargos*.
setup-threads = Um tópico para cada mesa
setup-threads-help = Os tópicos se arquivam depois de uma semana de silêncio; a próxima jogada reabre.
setup-games = Jogos
setup-games-none = todos os jogos
setup-games-help = O que se pode abrir aqui. Se nada for escolhido: todos.
setup-per-channel = Mesas abertas por canal
setup-per-channel-help = Tópicos também contam. A moderação não tem limite.
setup-per-person = Mesas abertas por pessoa
setup-per-person-help = Contam as mesas que a pessoa organiza, não as em que ela entra. A moderação não tem limite.
setup-grows = O limite por pessoa cresce
setup-grows-help = Mais uma mesa a cada { $games } partidas que a pessoa terminar aqui.
setup-computers = Computadores
setup-computers-help = Se podem jogar nas mesas. Substitutos de quem está fora sempre podem.
setup-least-in-time = Pontualidade para entrar
setup-least-in-time-help = Quantos dos últimos turnos com relógio foram respondidos a tempo. Nas mesas que você abre, você sempre pode jogar; uma mesa pode exigir mais.
setup-percent = pelo menos { $percent }% a tempo
setup-no-minimum = sem exigência
setup-newcomers = Quem está chegando entra em qualquer mesa
setup-newcomers-help = Pessoas com menos de { $turns } turnos com relógio. Sem isso, elas começam em mesas que não exigem pontualidade.
setup-daily-week = Diário: só quem está aqui há uma semana
setup-daily-week-help = A lista do servidor no desafio diário só mostra nomes de quem está aqui há uma semana.
setup-clock = Relógio das mesas novas
setup-clock-help = No lobby se pode escolher outro. Mesas abertas mantêm o seu.
setup-pace = Respostas silenciosas nas mesas novas
setup-pace-help = Quando respondo por quem não tem nada a decidir. Dá para mudar no lobby.
setup-locale = Idioma no canal
setup-locale-none = o do servidor
setup-locale-help = O que só você vê está no seu próprio idioma.
setup-quiet = Horas de silêncio
setup-quiet-none = nenhuma
setup-quiet-help = Todo dia, nestas horas, os relógios param e ninguém é notificado.
setup-quiet-hours = das { $start } às { $end } ({ $timezone })
setup-quiet-next = As próximas, na sua hora: de { $start } a { $end }.
setup-days-off = Dias de folga por pessoa e ano
setup-days-off-help = Férias, em que os relógios da pessoa param. Até { $weekdays } dias livres por semana vêm além disso, para todos, e não contam. Mudanças valem a partir do próximo turno de cada um.
setup-days =
    { $count ->
        [0] { $count } dias
        [one] { $count } dia
       *[other] { $count } dias
    }
setup-quiet-start = Das
setup-quiet-end = Às
setup-quiet-timezone = Fuso horário

setup-reset-question = Voltar mesmo tudo ao padrão? Todos os canais, todos os jogos, todas as pessoas, sem limites, sem horas de silêncio. O histórico guarda os ajustes antigos.
setup-reset-done = ✅ Tudo voltou ao padrão.

setup-history-title = Mudanças
setup-history-empty = Nada ainda: tudo está no padrão.
setup-history-nobody = alguém que apagou seus dados
setup-history-line = { $time } { $person } · **{ $setting }**: { $before } → { $after }

setup-check-title = Conferência de permissões
setup-check-well = ✅ Não falta nada.
setup-check-everywhere =
    ⚠️ **Falta em todos os canais**: { $permissions }
    { "" }Ligue isso em *Configurações do servidor → Cargos → { $role } → Permissões*.
setup-check-lacking-chosen = ⚠️ **Falta em canais para mesas**:
setup-check-lacking = ⚠️ **Falta em alguns canais** (tudo bem onde ninguém deve jogar):
setup-check-mend = Passe o mouse no canal e aperte ⚙️ *Editar canal → Permissões → Permissões avançadas*. Escolha o cargo *{ $role }* (adicione se não estiver lá) e aperte ✅ no que falta. Depois, confira de novo.
setup-check-more =
    { $count ->
        [one] • e mais { $count } canal
       *[other] • e mais { $count } canais
    }
setup-check-fine =
    ✅ { $more ->
        [0] Tudo certo em { $channels }.
       *[other] Tudo certo em { $channels } e em mais { $more }.
    }
setup-check-lost =
    ⚠️ Os ajustes ainda citam algo que foi apagado: { $channels ->
        [0] { $roles ->
            [one] um cargo
           *[other] { $roles } cargos
        }.
        [one] um canal{ $roles ->
            [0] .
            [one] {" "}e um cargo.
           *[other] {" "}e { $roles } cargos.
        }
       *[other] { $channels } canais{ $roles ->
            [0] .
            [one] {" "}e um cargo.
           *[other] {" "}e { $roles } cargos.
        }
    }
setup-forgotten = ✅ Esqueci o que foi apagado.

button-setup = Ajustes
button-setup-quiet = Definir horas de silêncio
button-setup-loud = Sem horas de silêncio
button-setup-check = Conferir permissões
button-setup-history = Histórico
button-setup-reset = Voltar ao padrão
button-setup-reset-yes = Sim, voltar ao padrão
button-setup-forget = Esquecer o que foi apagado
button-setup-again = Conferir de novo

permission-create_public_threads = *Criar tópicos públicos*

## Abrir uma mesa

thread-name = { $game } · { $host }
new-open-thread = A mesa { NUMBER($table, useGrouping: 0) } está aberta em seu próprio tópico, <#{ $channel }>, e você tem um lugar. Os outros apertam *Entrar*; depois aperte *Começar*. O tópico se arquiva depois de uma semana de silêncio; a próxima jogada reabre.
thread-not-here = ⚠️ Aqui cada mesa tem seu tópico, mas este tipo de canal não aceita tópicos, então abri no próprio canal.
thread-not-allowed = ⚠️ Aqui cada mesa tem seu tópico, mas não consigo abrir um sem { $permissions }, então abri no próprio canal. `/configurar conferir` mostra como resolver isso.
thread-none-left = ⚠️ O servidor tem tantos tópicos ativos quantos o Discord permite, então abri a mesa no próprio canal.
thread-not-opened = ⚠️ O Discord não me deixou abrir um tópico, então abri a mesa no próprio canal.
opened-without-computers = Este servidor não permite mais computadores; os lugares deles estão livres.

## Recusas

refused-not-your-settings = Você precisa de *Gerenciar servidor*, ou de um cargo que este servidor escolheu para a moderação.
refused-server-unknown = Acabei de entrar no ar e ainda não conheço este servidor. Tente de novo daqui a pouco, por favor.
refused-no-such-channel = Um destes canais não está neste servidor; nada mudou.
refused-no-such-role = Um destes cargos não está neste servidor; nada mudou.
refused-everybody-called = Isso chamaria o servidor inteiro. Escolha um cargo para quem quer jogar.
refused-everybody-moderates = Com *@everyone*, todos moderariam; nada mudou. Escolha um cargo que só a moderação tem.
refused-no-such-time = Não entendi “{ $time }” como hora do dia; nada mudou. Tente 22:00, 7:30 ou 22h.
refused-quiet-all-day = “Das” e “Às” são iguais, então os relógios nunca correriam; nada mudou. Escolha *Sem relógio* para mesas sem relógio.
zone-set = 🕐 Fuso horário: { $zone }, onde agora são { $time }.
zone-taken = 🕐 Entendi “{ $typed }” como o fuso horário { $zone }, onde agora são { $time }.
zone-fixed = { $zone } é igual o ano todo. Se onde você mora há horário de verão, digite uma cidade, como Lisboa.
refused-unknown-zone = Não conheço o fuso horário “{ $zone }”; nada mudou. Tente a cidade grande mais próxima, como São Paulo ou Lisboa.
refused-no-such-offset = Não conheço o fuso horário “{ $zone }”; nada mudou. Diferenças se escrevem como UTC+2 ou UTC-3:30, de UTC-12 a UTC+14. Melhor ainda é uma cidade, como São Paulo.
refused-unknown-zone-near = Não tenho certeza de que fuso horário é “{ $zone }”; nada mudou. Você quis dizer { $zones }?
refused-other-channels = Você não pode abrir mesas aqui. Use `/mesa nova` em { $channels }.
refused-no-channel-left = Você não vê nenhum canal em que mesas sejam permitidas. Peça à moderação que escolha um com `/configurar painel`.
refused-other-games = Neste servidor não se pode jogar { $game }. Tente { $games }.
refused-other-roles = Neste servidor, só { $roles } podem abrir mesas. Você pode entrar nas abertas; veja `/mesas`.
refused-no-role-left = Os cargos que podiam abrir mesas aqui foram apagados. Peça à moderação que escolha outros com `/configurar painel`.
refused-channel-crowded =
    { $count ->
        [one] Este canal já tem uma mesa aberta, e o servidor não permite outra nele. Abra a sua em outro canal, espere, ou peça a quem organiza que encerre com `/mesa encerrar`. `/mesas` mostra a mesa.
       *[other] Este canal tem { $count } mesas abertas, e o servidor permite { $limit } nele. Abra a sua em outro canal, espere, ou peça a quem organiza uma que encerre com `/mesa encerrar`. `/mesas` mostra todas.
    }
refused-too-many-tables =
    { $count ->
        [one] Você já organiza uma mesa aberta, e este servidor permite { $limit }. Termine a sua, ou encerre com `/mesa encerrar`. Em outras, você sempre pode entrar.
       *[other] Você organiza { $count } mesas abertas, e este servidor permite { $limit }. Termine uma, ou encerre uma com `/mesa encerrar`. Em outras, você sempre pode entrar.
    }
refused-too-many-tables-yet =
    { $count ->
        [one] Você já organiza uma mesa aberta, e este servidor permite { $limit } a você por enquanto; a cada { $games } partidas que terminar aqui, ganha mais uma. Termine a sua, ou encerre com `/mesa encerrar`. Em outras, você sempre pode entrar.
       *[other] Você organiza { $count } mesas abertas, e este servidor permite { $limit } a você por enquanto; a cada { $games } partidas que terminar aqui, ganha mais uma. Termine uma, ou encerre uma com `/mesa encerrar`. Em outras, você sempre pode entrar.
    }
refused-computers-not-allowed = Este servidor não permite computadores. Chame alguém para entrar.

## Comandos

command-setup-name = configurar
command-setup-description = Os ajustes deste servidor (moderação)
command-setup-panel-name = painel
command-setup-panel-description = Canais, jogos, cargos, limites, relógio, idioma, horas de silêncio
command-setup-check-name = conferir
command-setup-check-description = Que permissões me faltam, e onde clicar
command-setup-history-name = histórico
command-setup-history-description = Quem mudou que ajuste, e quando
