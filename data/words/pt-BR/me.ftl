# O que uma pessoa pediu, e os dados dela.

somebody = Alguém

me-title = Seus ajustes
me-yes = Sim
me-no = Não
me-page-notices = Avisos
me-page-time = Seu tempo
me-page-play = Ao jogar
me-page-you = Idioma e dados

me-delivery = Avisos
me-delivery-help = Como aviso que uma mesa espera por você.
me-delivery-channel = No canal
me-delivery-channel-help = Menciono você no canal da mesa.
me-delivery-direct = Por mensagem direta
me-delivery-direct-help = Escrevo para você, com sua mão e um link para o tabuleiro.
me-delivery-both = Dos dois jeitos
me-delivery-both-help = Escrevo para você e menciono você no canal, com uma só notificação.
me-delivery-digest = Uma vez por dia
me-delivery-digest-help = Uma mensagem por dia; mais cedo, se algo acabar antes. Lobbies com relógio curto mostram isso.
me-delivery-none = Nunca
me-delivery-none-help = Você confere por conta própria, em /mesas. Lobbies de mesas com relógio dizem isso.
me-digest-hour = Hora da mensagem diária
me-digest-hour-help = No seu fuso horário, { $zone }.
me-reminder-hours = Lembretes
me-reminder-hours-help = Enquanto uma mesa espera por você, no máximo { $most } por turno; nunca em horas de silêncio nem nos seus dias de folga.
me-reminder =
    { $hours ->
        [0] Nenhum
        [one] De hora em hora
       *[other] A cada { $hours } horas
    }
me-warnings = Alertas antes que seu tempo acabe
me-warnings-help = Alerto você do jeito que chegam seus avisos: nunca em horas de silêncio, e nunca no canal sobre uma pergunta secreta.
me-warnings-off = Nenhum
me-warnings-once = Um, quando resta um quarto do seu tempo
me-warnings-twice = Dois: com um quarto, e de novo com um décimo
me-early = Avisar quando começa o turno anterior
me-early-help = Dá tempo de se preparar.
me-open-tables-help = Procurando partida? Posso avisar quando alguém abre uma mesa.
me-timezone = Fuso horário
me-timezone-help = Para a mensagem diária, suas horas de silêncio e seus dias de folga.
me-timezone-zone = Fuso horário
me-quiet = Horas de silêncio
me-quiet-none = nenhuma
me-quiet-help = Não notifico você nessas horas do dia ({ $most } no máximo). Seus relógios continuam; só param nos dias de folga.
me-quiet-start = Das
me-quiet-end = Às
me-quiet-heard = 🌙 Sem notificações entre { $start } e { $end } ({ $zone }).
me-quiet-gone = 🔔 Sem horas de silêncio: notifico você a qualquer hora.
me-weekend = Dias livres da semana
me-weekend-help = Nesses dias seus relógios param, e não mando lembretes. Escolha até { $most }; não contam como férias.
weekday-0 = Segunda-feira
weekday-1 = Terça-feira
weekday-2 = Quarta-feira
weekday-3 = Quinta-feira
weekday-4 = Sexta-feira
weekday-5 = Sábado
weekday-6 = Domingo
me-holidays = Férias
me-holidays-none = nenhuma
me-holidays-help = Seus relógios param. { $most ->
    [0] Quantos dias quiser, com até um ano de antecedência.
   *[other] Restam { $left } de { $most } dias em { $year }. Todo dia conta, do primeiro ao último.
}
me-holidays-first = Primeiro dia
me-holidays-last = Último dia
me-days-later =
    { $count ->
        [one] ⏱️ É a sua vez na mesa { $tables }. Novos dias de folga valem ali a partir do seu próximo turno; o relógio deste turno continua.
       *[other] ⏱️ É a sua vez nas mesas { $tables }. Novos dias de folga valem ali a partir dos seus próximos turnos; esses relógios continuam.
    }
me-holiday-noted =
    { $days ->
        [one] 🏝️ Sua folga: { $days } dia, { $first }.
       *[other] 🏝️ Sua folga: { $days } dias, de { $first } a { $last }.
    }
me-confirm = Perguntar antes de cada jogada
me-confirm-help = Você aperta uma segunda vez para jogar.
me-coach = Treinador
me-coach-help = Nas suas três primeiras partidas de um jogo: uma frase sobre cada coisa nova.
me-aim = Mostrar a meta
me-aim-help = No alto da sua mão: como se ganha, e quanto falta.
me-picture = Imagens
me-picture-help = Para celular são altas, com letras maiores.
me-picture-tall = Celular
me-picture-wide = Computador
me-rated = Classificar minhas partidas
me-rated-help = Sem isso, você não aparece nas classificações dos seus servidores.
me-daily = Mostrar meu nome nas listas do desafio diário
me-daily-help = Sem isso, você ainda vê sua colocação; os outros não veem seu nome.
me-named = Mostrar meu nome fora do Discord
me-named-help = A moderação pode compartilhar resultados públicos com outros programas, como um site. Sem isso, eles não recebem seu nome.
me-language = Idioma
me-language-help = Para tudo o que só você lê. As mesas usam o idioma do servidor.
me-language-none = O mesmo do meu Discord
me-blocked-people-help = Pessoas com quem você prefere não jogar: cuido para que vocês não se encontrem.
me-export-help = Tudo o que guardo sobre você, num arquivo.
me-delete-help = Eu esqueço você; antes digo o que isso faz.
me-open-title = Mesas abertas
me-open-help = Quando alguém abre uma mesa com lugares livres, ou um lugar fica livre numa partida em andamento, aviso você uma vez, do jeito que você escolheu, com um botão *Entrar*; nunca em horas de silêncio, nos seus dias de folga, ou sobre mesas com alguém que você bloqueou.
me-open-here = Avisar das mesas abertas neste servidor
me-open-elsewhere = Para saber das mesas abertas de um servidor, use `/eu mesas-abertas` nele.
me-open-games = Só estes jogos:
me-open-all-games = todos os jogos
me-open-others = Você também recebe avisos de:
me-open-unknown = Um servidor de onde saí
me-blocked-title = Pessoas bloqueadas
me-blocked-help = Em qualquer servidor, não notifico você de convites, lugares ou mesas que juntariam vocês, pergunto antes que você pegue um lugar à mesa delas, e escrevo se elas chegarem à sua, para que você possa sair. Para elas, tudo continua como sempre. Elas não vão saber.
me-blocked-none = Você não bloqueou ninguém.
me-blocked-since = { $person }, bloqueio feito { $time }
me-block-choose = Bloquear alguém…
me-block-done = Você bloqueou { $person }, que não vai saber. Nada muda nas mesas que vocês já dividem.
me-unblock-done = Você desbloqueou { $person }.

button-me-timezone = Mudar
button-me-quiet = Definir
button-me-holidays = Acrescentar
button-me-open = Mesas abertas
button-me-blocked = Pessoas bloqueadas
button-me-unblock = Desbloquear
button-me-export = Exportar meus dados
button-me-delete = Apagar meus dados
button-me-delete-yes = Apagar tudo

me-trial-letter = ✉️ É assim que escrevo para você. Para mudar, use `/eu ajustes`, até aqui mesmo.
me-letter-sent = ✉️ Enviei uma mensagem a você, e ela chegou.
me-export-done = Tudo o que guardo sobre você. As horas são segundos desde 1970, os ids são do Discord. Inclui as escolhas que você fez; pegue os registros das partidas que acabaram com `/mesa exportar`.
me-delete-question =
    ## Apagar meus dados
    Isto não pode ser desfeito.
    { $open ->
        [0] · Você não está em nenhuma mesa aberta.
        [one] · Você sai da sua mesa aberta; se a partida já começou, um computador assume, e outros podem pegar o lugar.
       *[other] · Você sai das suas { $open } mesas abertas; onde a partida já começou, um computador assume, e outros podem pegar o lugar.
    }
    { $finished ->
        [0] · Você não terminou nenhuma partida.
        [one] · A partida que você terminou fica, mas seu lugar vira anônimo: “Alguém”.
       *[other] · As { $finished } partidas que você terminou ficam, mas seu lugar vira anônimo: “Alguém”.
    }
    · Apago seus ajustes, classificações, modelos, notas, marcadores, agradecimentos e bloqueios, de quais mesas abertas você quer saber, e o que você segue, leu ou silenciou. As linhas do registro com seu nome passam a dizer “Alguém”.
    · Os números dos cliques que deram um lugar a você ficam: o embaralhamento depende deles.
    · Se você viu partes escondidas de uma partida em andamento, guardo seu id ali até o fim, porque você não pode pegar outro lugar nela.
    · O que outros anotaram para si, como bloqueios, é deles e fica.
    · Mensagens que já estão em canais ficam como estão, e não alcanço arquivos que alguém salvou.
me-delete-done = Pronto: não conheço mais você. Se apertar alguma coisa, você começa do zero.

sure-question = **{ $choice }**?
sure-nothing = Nada
button-sure = Sim
button-not-sure = Não

refused-block-self = Você não pode se bloquear.
refused-too-many-blocked = Você já bloqueou tanta gente quanto eu consigo guardar. Desbloqueie alguém antes.
refused-own-quiet-empty = “Das” e “Às” são iguais. Deixe os dois vazios para não ter horas de silêncio. Nada mudou.
refused-own-quiet-too-long = As horas de silêncio podem ser no máximo { $most } por dia: preciso de algumas para falar com você. Se você fica fora mais tempo, acrescente férias. Nada mudou.
refused-no-such-day = Não entendi “{ $day }” como dia; nada mudou. Tente 24 de dezembro, 2026-12-24, sexta-feira ou amanhã.
refused-unclear-day = “{ $day }” pode ser { $one } ou { $other }; nada mudou. Escreva por extenso, como { $example }.
refused-holiday-backwards = O último dia vem antes do primeiro. Nada mudou.
refused-holiday-past = Essas férias já passaram. Nada mudou.
refused-holiday-too-far = As férias podem ser marcadas com no máximo um ano de antecedência. Nada mudou.
refused-holiday-too-long =
    { $left ->
        [0] Não restam dias de folga para você em { $year }: você já usou todos os { $most } que seus servidores permitem por ano. Nada mudou.
        [one] Isso leva { $days } dias de folga em { $year }, mas só resta { $left } dos { $most } que seus servidores permitem por ano. Nada mudou.
       *[other] Isso leva { $days } dias de folga em { $year }, mas só restam { $left } dos { $most } que seus servidores permitem por ano. Nada mudou.
    }
refused-too-many-holidays = Você pode ter no máximo { $most } períodos de férias; remova um antes.

command-me-name = eu
command-me-description = Seus próprios ajustes, e seus dados
command-me-settings-name = ajustes
command-me-settings-description = Avisos, alertas, fuso horário, horas de silêncio, folgas, sua mão, classificação, idioma
command-me-open-name = mesas-abertas
command-me-open-description = Saber das mesas abertas neste servidor
command-me-blocked-name = bloqueios
command-me-blocked-description = Bloquear e desbloquear pessoas
command-me-export-name = exportar
command-me-export-description = Tudo o que guardo sobre você, num arquivo
command-me-delete-name = apagar
command-me-delete-description = Esquecer você; antes digo o que isso faz
