# Palavras que todos os jogos compartilham: mesas, painéis, comandos, recusas.

language-in-progress = Tradução em andamento. Avise se algo soar mal.
button-language-feedback = Avisar
list-apart = { $list }; { $item }
list-led = { $what }: { $list }
list-arrow = { $before } → { $after }

computer-fox = Raposa mecânica
computer-heron = Garça mecânica
computer-frog = Rã mecânica
computer-bee = Abelha mecânica
computer-owl = Coruja mecânica
computer-hare = Lebre mecânica

table-title = { $game } · mesa { NUMBER($table, useGrouping: 0) }

## Lobby

lobby-seat-host = { $name } · organiza
lobby-told-daily = 📬 lê uma vez por dia
lobby-told-never = 🔕 passa por aqui sem avisos
lobby-seats-free =
    { $count ->
        [one] *{ $count } lugar livre*
       *[other] *{ $count } lugares livres*
    }
lobby-seat-kept = { $crest } guardado para { $person } · vence { $time }
lobby-invited = Convites: { $people }
lobby-options = Opções: { $options }
lobby-need =
    { $count ->
        [one] Falta { $count } pessoa para começar.
       *[other] Faltam { $count } pessoas para começar.
    }
lobby-ready = Tudo pronto! Quem tem um lugar aqui pode apertar *Começar*.
lobby-board-marks = ❗ no tabuleiro marca o que mudou por último.
lobby-starts-full = A partida começa sozinha quando todos os lugares estão ocupados.
lobby-starts-at = ⏰ Começa sozinha: { $time } ({ $rest }).
lobby-starts-at-filled = ⏰ Começa sozinha: { $time } ({ $rest }). Computadores ocupam os lugares vazios.
lobby-start-missed = ⏰ A partida devia começar { $time }, mas faltavam jogadores. Marque outra hora em *Opções*, ou aperte *Começar* quando houver gente suficiente.
lobby-shuffle =
    🔒 Ninguém pode mudar como esta partida é embaralhada. Tudo sai de um segredo criado antes que alguém entrasse, e dos cliques de cada um. A impressão digital agora (SHA-256):
    `{ $hash }`
    No fim você vê o segredo, e *Conferir o embaralhamento* refaz a partida a partir dele.
option-value = { $option }: { $value }

## Tabuleiro e resultado

board-waiting =
    { $count ->
        [one] À espera de { $names }, pergunta feita { $time }.
       *[other] Falta a resposta de { $names }, pergunta feita { $time }.
    }
board-waiting-discreet = À espera de respostas secretas, pergunta feita { $time }: { $names }. Ninguém vê quem já respondeu.
board-over = Fim da partida
board-ended = Esta mesa foi encerrada antes do fim da partida.
board-halted = Algo deu errado nas regras, então parei esta mesa logo antes da última jogada. Nada se perdeu. Quem organiza a mesa ou a moderação pode apertar *Tentar de novo*; quem hospeda o bot acha os detalhes em **{ $reference }**.
board-rank = { NUMBER($rank) }. { $name }: { $score }
board-rank-unscored = { NUMBER($rank) }. { $name }
board-secret = -# Segredo do embaralhamento: `{ $secret }`. *Conferir o embaralhamento* refaz a partida inteira a partir dele.

## Painel privado

hand-watching = Você está assistindo: isto é o que você pode ver.
hand-watching-more = Você está assistindo e vê mais do que um jogador pode ver, então não pode mais pegar um lugar nesta partida.
hand-watching-offered = Há um lugar aqui à sua espera. Até recusar, você só vê o que todos veem.
hand-aim = -# 🎯 { $aim }
coach-new = 🎓 **{ $title }** · { $said }
coach-off-done = O treinador se calou. `/eu ajustes` traz de volta.
button-coach-off = Sem treinador
hand-given = Você já escolheu. Pode mudar de ideia até todos responderem.
hand-does = { $option } — { $does }
hand-by-itself = Nada a decidir: “{ $option }” acontece sozinho.
hand-by-itself-later = Nada a decidir: “{ $option }” acontece sozinho depois de um tempo, para que ninguém perceba. Você também pode apertar agora.
hand-by-itself-soon = “{ $option }” acontece sozinho em um ou dois minutos, a não ser que você aperte outra coisa.
hand-by-itself-unless = “{ $option }” acontece sozinho depois de um tempo, a não ser que você aperte outra coisa.
hand-choose =
    { $least ->
        [0] Escolha até { $most }
        [one] { $most ->
            [one] Escolha uma opção
           *[other] Escolha de { $least } a { $most }
        }
       *[other] Escolha de { $least } a { $most }
    }
hand-page = Página { $page } de { $pages } · próxima página
hand-channel-denied = ⚠️ Não consigo escrever no canal desta mesa agora. Suas jogadas continuam valendo. Peça à moderação que me deixe ver o canal, enviar mensagens e anexar arquivos, ou aperte *Trazer o tabuleiro para cá* onde eu possa escrever. Até lá, aviso por mensagem direta, e o relógio não corre para quem eu não consigo avisar.
direct-on = ✉️ Enviei uma mensagem para você, e vou escrever sempre que for a sua vez. Aperte de novo para parar.
direct-off = Não escrevo mais para você; menciono você no canal quando for a sua vez.

## Botões

button-join = Entrar
button-leave = Sair
button-add-computer = Pôr um computador
button-remove-computer = Tirar um computador
button-shuffle = Embaralhamento justo
button-options = Opções
button-start = Começar
button-start-yes = Começar assim mesmo
button-rules = Regras
button-invitations = Convidar
button-hand = Minha mão
button-log = O que aconteceu
button-explain = Explicar
button-no = Não
button-more = Mais
button-text = Em texto
button-direct = Por mensagem direta
button-board = Ir ao tabuleiro
button-older = Anteriores
button-newer = Seguintes
button-back = Voltar
button-on = Próximo
button-again = Jogar de novo
button-verify = Conferir o embaralhamento
button-release = Tentar de novo
button-here = Trazer o tabuleiro para cá
button-end = Encerrar esta mesa
button-end-why = Sim, e dizer por quê…
button-end-yes = Sim, encerrar

## Registro

log-title = O que aconteceu · { $table }
log-empty = Nada ainda.
log-page = -# Página { $page } de { $pages }
log-lines = -# Linhas { $first }–{ $last } de { $count }
log-private = 🔒
line-and = { $told } { $more }
line-details = { $line } · +{ $count }
moment-line = ### 📣 { $line }
button-details = Detalhes
button-short = Em resumo
log-opened = { $player } abre a mesa. O SHA-256 do segredo do embaralhamento é { $commitment }.
log-joined = { $player } pega um lugar.
log-left = { $player } sai da mesa.
log-computer-added = Um computador pega um lugar.
log-computer-removed = Um computador sai da mesa.
log-option = { $option }: { $value }.
log-started = A partida começa.
log-ended = A mesa foi encerrada antes do fim da partida.
log-halted = A mesa parou (referência { $reference }).
log-released = { $player } põe a mesa para andar de novo.

## Opções

options-title = Opções · { $table }
options-change = Você pode mudar isto até a partida começar.
options-read = Até o início, quem organiza e a moderação podem mudar isto. Os botões explicam.
board-marked = -# ❗ na imagem: o que mudou por último
field-zone-hint = Uma cidade ou um país, como São Paulo, ou o nome do fuso
field-time-hint = Como 22:00 ou 22h
field-day-hint = Como 24 de dezembro, 2026-12-24, sexta-feira ou amanhã
button-form-again = Tentar de novo
refused-no-such-moment = Não entendi “{ $typed }” como hora de início; nada mudou. Tente 20:30, amanhã às 20h, sexta-feira 20:30, 24 de dezembro 20:30, ou em 2 horas.
refused-time-missing = “{ $typed }” não diz a que horas; nada mudou. Acrescente, como 20:30 ou 20h.
refused-unclear-moment = “{ $typed }” pode ser { $one } ou { $other }; nada mudou. Escreva por extenso, como { $example }.
refused-start-past = Essa hora já passou.
refused-start-too-far = Escolha um início dentro dos próximos 30 dias.

## Listas e respostas curtas

tables-mine = Suas mesas
tables-none = Não há mesas abertas que você possa ver aqui. Abra uma com `/mesa nova`.
tables-none-yours = Você não está em nenhuma mesa aberta. Num servidor, `/mesas` mostra em quais você pode entrar.
tables-you = **É a sua vez**, pergunta feita { $time }.
tables-vote = **Falta o seu voto**: como seguir sem { $name }? Pergunta feita { $time }.
tables-proposal =
    { $what ->
        [end] **{ $name } propõe encerrar a partida**; aceite ou recuse. Pergunta feita { $time }.
        [pause] **{ $name } propõe uma pausa**; aceite ou recuse. Pergunta feita { $time }.
       *[undo] **{ $name } propõe desfazer jogadas**; aceite ou recuse. Pergunta feita { $time }.
    }
tables-late-time = ⏳ **Seu tempo acabou** { $time }; os outros decidem o que acontece. Você ainda pode jogar.
tables-late-silence = 💤 **Os outros decidem como seguir sem você.** A votação abriu { $time }. Abra sua mão e você está de volta.
tables-playing =
    { $count ->
        [one] À espera de outra pessoa, pergunta feita { $time }.
       *[other] À espera de outras { $count } pessoas, pergunta feita { $time }.
    }
tables-lobby = No lobby, { $taken } de { $seats } lugares ocupados.
tables-halted = Parada por um erro; quem organiza ou a moderação pode tentar de novo.
tables-paused = Em pausa.
tables-over = A partida acabou.
tables-ended = Encerrada antes do fim.
status-lobby = no lobby
status-playing = em jogo
status-halted = parada
status-paused = em pausa
status-over = fim da partida
status-ended = encerrada
suggestion = { $table } ({ $state })
new-open = A mesa { NUMBER($table, useGrouping: 0) } está aberta neste canal, e você tem um lugar. Os outros apertam *Entrar*, ou você põe computadores. Depois aperte *Começar*.
again-open = Alguém foi mais rápido: a mesa { NUMBER($table, useGrouping: 0) } está aberta, { $link }.
end-question = Encerrar mesmo { $table }? A partida não poderá continuar, e o que está escondido fica escondido.
end-done = Você encerrou a mesa.
here-done = O tabuleiro agora está neste canal.
verify-good =
    ✅ { $moves ->
        [one] Refiz a única jogada
       *[other] Refiz todas as { $moves } jogadas
    } a partir do segredo e deu o mesmo resultado. O embaralhamento estava definido antes de a partida começar.
verify-data =
    Para conferir por conta própria: o SHA-256 do segredo é o que aparecia no lobby. A semente é o SHA-256 do segredo seguido destes números, cada um em oito bytes, big-endian.
    Prometido: `{ $hash }`
    Segredo: `{ $secret }`
    Lugares, depois o início: `{ $presses }`
rules-page = -# Página { $page } de { $pages }
rules-entry = Voltar à minha consulta

## Ajuda

help-anywhere =
    { "" }**Em qualquer lugar**: [instale o Tavolata para você]({ $link }), e suas mesas, mãos, lições, regras e consultas acompanham você em todo servidor e mensagem direta. Ali você também pode jogar contra computadores, e só você vê. Mesas com outras pessoas precisam de um servidor que tenha o Tavolata.
help-text =
    ## Tavolata
    Jogos de mesa de fantasia com mãos escondidas, aqui mesmo no canal: uma jogada no café da manhã, a próxima no almoço.

    { "" }**Primeira vez?** `/aprender` ensina um jogo em três minutos, jogando.

    { "" }**Para jogar**: `/mesa nova`, e escolha um jogo. Quem quiser jogar aperta *Entrar*; computadores podem ocupar lugares vazios; *Começar* dá início à partida. Depois, aperte *Minha mão*: mostra, só a você, o que você tem e o que pode fazer.

    { "" }**Comandos**
    `/mesa nova` · abrir uma mesa neste canal
    `/mesa ver` · ver uma mesa, também em texto
    `/mesa mão` · sua visão privada e suas escolhas
    `/mesa registro` · o que aconteceu
    `/mesa opções` · as opções desta mesa
    `/mesa estender` · mais tempo para o seu turno
    `/mesa desfazer`, `/mesa propor` · desfazer sua jogada; propor uma pausa ou o fim
    `/mesa replay` · ver uma partida passo a passo
    `/mesa balanço` · como foi uma partida que acabou
    `/mesa conferir`, `/mesa exportar`, `/mesa importar` · conferir uma partida que acabou, salvar em arquivo, carregar uma
    `/mesa sair` · deixar seu lugar; outros podem pegar
    `/mesa pausar`, `/mesa retomar` · pausar uma mesa, e retomar
    `/mesa convidar`, `/mesa retirar` · convidar alguém para um lobby, ou tirar de lá (quem organiza)
    `/mesa substituir`, `/mesa retirar`, `/mesa organizar` · quem senta onde, e quem organiza (moderação)
    `/mesa encerrar` · encerrar uma mesa (quem organiza e a moderação)
    `/mesas` · suas mesas, primeiro as que esperam por você
    `/estatísticas` · como você está indo, e quem joga melhor cada jogo
    `/regras` · como se joga; `/consultar` · o que faz uma carta, um item ou um lugar
    `/eu ajustes` · idioma, avisos, lembretes, dias de folga; `/eu mesas-abertas` · saber de mesas abertas; `/eu bloqueios` · pessoas que você prefere não encontrar; `/eu exportar`, `/eu apagar` · seus dados
    `/configurar painel`, `/configurar conferir` · os ajustes deste servidor, e o que me falta (moderação)

    Não há pressa. Eu menciono você quando for a sua vez; ou aperte *Por mensagem direta*, e eu escrevo para você.

welcome =
    ## Boas-vindas ao Tavolata
    Primeira vez aqui? Digite `/aprender`: ensina um jogo em três minutos.
    Para jogar, há uma mesa aberta acima. Como **{ $host }**, aperte *Pôr um computador*, depois *Começar*, depois *Minha mão*. Aqui você também pode ser várias pessoas: aperte a foto de alguém para virar essa pessoa, depois *Entrar*, e jogue dos dois lados. `/` mostra todos os comandos.

## Recusas

refused-out-of-date = ↻ As coisas mudaram desde esse botão. Agora está assim.
refused-unknown-button = Não conheço esse botão. Talvez seja de uma versão antiga minha; `/mesa ver` traz o atual.
refused-other-database = Não me lembro da mesa desse botão: meu banco de dados foi trocado desde então. `/mesas` mostra o que existe agora.
refused-old-command = Esse comando mudou. Reinicie o Discord para receber o novo, ou tente de novo daqui a um minuto.
refused-no-such-table = Não existe a mesa { NUMBER($table, useGrouping: 0) } aqui, ou você não pode ver.
refused-no-table-here = Não sei de que mesa você fala. Abra uma com `/mesa nova`, ou veja `/mesas`.
refused-unknown-game = Não conheço esse jogo. `/mesa nova` lista os que eu conheço.
refused-server-only = Isso funciona num canal de um servidor que tenha o Tavolata.
refused-already-seated = Você já tem um lugar nesta mesa.
refused-not-seated = Você não tem um lugar nesta mesa.
refused-not-your-table = Você não joga nesta mesa. Pode assistir, ou abrir a sua com `/mesa nova`.
refused-full = Todos os lugares estão ocupados.
refused-seats-kept = Os lugares livres estão guardados para quem recebeu convite.
refused-no-computer = Não há computador nesta mesa.
refused-too-few = É preciso ter pelo menos { $least } jogadores. Chame alguém, ou ponha um computador.
refused-started = A partida já começou.
refused-not-started = A partida ainda não começou.
refused-ended = Esta mesa foi encerrada.
refused-not-over-yet = Você vai ver isso quando a partida acabar; mostrar agora entregaria o que está escondido.
refused-game-over = Esta partida já acabou.
refused-turn = É a vez de { $player }. A sua vai chegar!
refused-not-asked-now = Não há nada para você escolher agora.
refused-not-offered = Você não pode escolher isso aqui. Os botões mostram o que pode.
refused-not-verified = O registro não dá a mesma partida: { $reason }. Por favor, avise quem hospeda o bot.
refused-no-such-option = Este jogo não tem essa opção ou esse valor; nada mudou.
refused-host-only = Só quem organiza a mesa ou a moderação pode fazer isso.
refused-halted = Algo deu errado nas regras. Nada mudou; a mesa fica parada até que quem organiza ou a moderação aperte *Tentar de novo*. Referência: **{ $reference }**
refused-permission = Não consigo jogar neste canal sem { $permissions }. Peça à moderação que permita, ou escolha outro canal.
refused-door-closed = O Discord não me deixa escrever para você. Permita mensagens diretas dos membros deste servidor (*Configurações de privacidade* do servidor) e aperte de novo.
refused-store = Não consegui salvar isso, então não aconteceu; nada mais se perdeu. Tente de novo daqui a pouco. Quem hospeda o bot acha o motivo no log.
refused-silent = Meu banco de dados não responde agora. Tente de novo daqui a um minuto, mas antes confira se este clique já valeu.
refused-error = Algo deu errado do meu lado; você não perdeu nada. Referência: **{ $reference }**
refused-store-later = Salvei seu clique, mas depois o banco de dados falhou. Confira se ele vale antes de apertar de novo. Quem hospeda o bot acha o motivo no log.
refused-error-later = Algo deu errado do meu lado depois que salvei seu clique. Confira se ele vale antes de apertar de novo. Referência: **{ $reference }**
refused-form-gone = Não há mais nada para preencher de uma vez. Abra sua mão para ver a pergunta de agora.
refused-form-out-of-date = Algo mudou enquanto você preenchia, então nada foi feito. Suas escolhas ficam guardadas: olhe a mesa e tente de novo.
refused-form-part = O formulário não oferece mais tudo isso, então nada foi feito. Tente de novo: ele mostra o que pode ser escolhido agora.
refused-form-reveals = Algo novo se revela no caminho, então escolha o resto depois de ver. Ainda não foi feito nada.
refused-form-not-opened = Não consegui abrir o formulário. Aperte de novo, por favor.
refused-not-shown = Não consegui mostrar a resposta, mas o que você fez vale, se era possível. Olhe de novo antes de repetir.
refused-too-late = Seu clique demorou demais para chegar até mim, então nada mudou. Aperte de novo, por favor.
refused-one-moment = Um momento, por favor: ainda estou às voltas com seu último clique.
refused-busy-server = Um momento, por favor: este servidor está me dando trabalho. Tente de novo em alguns segundos.
still-working = ⏳ Está demorando mais do que devia. Já estou nisso; não precisa apertar de novo.

## O que fica no lugar de palavras ou imagens que faltam

picture-follows = ⏳ Há muita coisa sendo desenhada agora. Aqui está em palavras; a imagem já vem.
picture-failed = ⚠️ Não consegui desenhar a imagem, então aqui está em palavras. A partida segue normalmente. Referência: **{ $reference }**
unworded = (faltam palavras aqui)
unworded-question = O que você escolhe?
unworded-choice = Escolha { $number } ({ $option })
unworded-position = Não consigo descrever a posição agora. Suas escolhas continuam valendo.

permission-view_channel = *Ver canal*
permission-send_messages = *Enviar mensagens*
permission-send_messages_in_threads = *Enviar mensagens em tópicos*
permission-attach_files = *Anexar arquivos*

## Comandos: descrições têm no máximo 100 caracteres, nomes em minúsculas sem espaços

command-table-name = mesa
command-table-description = Mesas: abrir, ver, jogar
command-table-new-name = nova
command-table-new-description = Abrir uma mesa neste canal
command-table-show-name = ver
command-table-show-description = Ver uma mesa, só para você
command-table-hand-name = mão
command-table-hand-description = Sua visão privada de uma mesa, com suas escolhas
command-table-log-name = registro
command-table-log-description = O que aconteceu numa mesa
command-table-options-name = opções
command-table-options-description = Ver as opções de uma mesa
command-table-end-name = encerrar
command-table-end-description = Encerrar uma mesa (quem organiza e a moderação)
command-table-verify-name = conferir
command-table-verify-description = Conferir se uma partida que acabou foi embaralhada de forma justa
command-table-export-name = exportar
command-table-export-description = Salvar em arquivo uma partida que acabou
command-tables-name = mesas
command-tables-description = Suas mesas, primeiro as que esperam por você
command-rules-name = regras
command-rules-description = Como se joga
command-lookup-name = consultar
command-lookup-description = O que faz uma carta, um item, um feitiço ou um lugar
command-help-name = ajuda
command-help-description = O que o Tavolata faz, e como começar
parameter-lookup-name = o-que
parameter-lookup-description = O nome, ou o começo dele
parameter-game-name = jogo
parameter-game-description = Que jogo
parameter-language-name = idioma
parameter-language-description = O idioma da mesa; se não, o do servidor
parameter-table-name = mesa
parameter-table-description = Que mesa; se não, a mais provável
parameter-text-name = texto
parameter-text-description = A posição inteira em texto, sem imagem
