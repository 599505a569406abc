# A fila: as pessoas dizem o que querem jogar, e o bot acha uma mesa para elas.

command-play-name = jogar
command-play-description = Esperar por uma partida: acho pessoas que querem jogar o mesmo

queue-title = Achar uma partida
queue-wish = **{ $games }** · { $sizes } jogadores · { $clock }
queue-hours-on = Só com pessoas que jogam nos mesmos horários que você.
queue-across-on = Também com pessoas de outros servidores, por mensagem direta.
queue-others =
    { $count ->
        [0] Por enquanto, ninguém espera por uma partida assim.
        [one] Mais { $count } pessoa espera por uma partida assim.
       *[other] Mais { $count } pessoas esperam por uma partida assim.
    }
queue-usually = Costuma levar cerca de { $time }.
queue-off = Aperte *Esperar*, e eu aviso quando achar uma mesa. Você não precisa ficar aqui.
queue-waiting = Você começou a esperar { $time }. Eu aviso quando achar uma mesa; você não precisa ficar aqui. Se não aparecer nada, paro de procurar { $end }.
queue-offered = Achei uma mesa para você: { $table }. Ela é sua até { $time }.
queue-offered-across =
    { $count ->
        [0] Vocês jogariam por mensagem direta.
        [one] Vocês jogariam por mensagem direta. Uma das outras pessoas é de outro servidor.
       *[other] Vocês jogariam por mensagem direta. { $count } das outras pessoas são de outros servidores.
    }
queue-accepted = Você aceitou: { $table }. A partida começa assim que os outros também aceitarem. Se alguém não aceitar, você mantém seu lugar na fila.
queue-found = Sua partida começou; ela está em `/mesas`. Aperte *Esperar* para achar outra.
queue-declined = Você recusou a última mesa, então não procuro mais. Aperte *Esperar* quando quiser jogar de novo.
queue-lapsed = Você não respondeu quando eu tinha uma mesa, então parei de procurar. Aperte *Esperar* quando tiver tempo de novo.
queue-called-off = A moderação encerrou a última mesa, então parei de procurar. Aperte *Esperar* para continuar.
queue-ended = Você esperou duas semanas e não achei ninguém, foi mal! Tente mais jogos, outros números de jogadores ou outro relógio, em *Mudar*.
queue-table = { $table } em { $channel }
button-queue-wait = Esperar
button-queue-stop = Deixar de esperar
button-queue-keep = Mais duas semanas
button-queue-change = Mudar

queue-done-wait = Você está na fila.
queue-done-together = Você está esperando com { $person }. Aviso vocês quando achar uma mesa.
queue-done-stop = Você não está mais esperando.
queue-done-keep = Certo, continuo procurando.
queue-done-change = Pronto, mudei.
queue-across-letter = Agora você também procura partidas com pessoas de outros servidores. Quando eu achar uma, escrevo para você aqui, e é aqui que você joga. Os outros veem seu nome no Discord, mas não seus servidores. Para parar: *Mudar*, em `/jogar`.
queue-done-refused = Tudo bem. { $person } pode jogar com outros.

queue-form-title = O que você quer jogar?
queue-form-games = Qualquer um destes jogos
queue-form-sizes = Qualquer um destes números de jogadores
queue-form-clock = Em que ritmo?
queue-form-hours = Comparar meus horários de jogo
queue-form-hours-hint = Olho a que horas você apertou algo nas últimas quatro semanas. Ninguém vê.
queue-form-across = Também com pessoas de outros servidores
queue-form-across-hint = Por mensagem direta, com os nomes do Discord. Não conta para a classificação.

queue-with = Você só joga com { $person }.
queue-with-asked = Você só joga com { $person }, que ainda tem que aceitar.
queue-with-apart = Vocês não querem o mesmo: preciso de um jogo, um número de jogadores e um relógio que sirvam para todos.
queue-asked = { $person } quer jogar com você.
queue-choose = Só junto com…
button-queue-join = Esperar junto
button-queue-refuse = Não, valeu
button-queue-without = Sem essas pessoas
queue-friend = { $friend }, { $person } quer achar uma partida junto com você: { $games }.
queue-friend-letter = { $person } quer achar uma partida junto com você: { $games }.

queue-thread = { $game } da fila

notice-matched =
    { $made ->
        [host] { $person }, achei um lugar para você na mesa de { $by }: { $table }. Ele fica guardado até { $time }.
       *[queue] { $person }, achei uma mesa para você: { $table }. Ela começa assim que todos aceitarem, até { $time }.
    }
letter-matched =
    { $made ->
        [host] Achei um lugar para você na mesa de { $by }. Ele fica guardado até { $time }.
       *[queue] Achei uma mesa para você. Ela começa assim que todos aceitarem, até { $time }. Se você não está mais a fim, é só recusar: ninguém leva a mal.
    }
lobby-matched = A fila juntou estas pessoas. A partida começa assim que todos aceitarem.
lobby-matched-across = A fila juntou vocês de vários servidores. Vocês jogam por mensagem direta; a partida começa assim que todos aceitarem.
lobby-seat-kept-somebody = { $crest } guardado para alguém · vence { $time }
joined-across = Você tem um lugar na mesa { NUMBER($table, useGrouping: 0) }. Assim que todos aceitarem, a partida começa: nas suas mensagens diretas e em `/mesas`.
ended-in-queue = Parei de procurar uma mesa para você; aperte *Esperar* em `/jogar` para continuar.
private-across-over = -# Partidas entre servidores não contam para a classificação. `/jogar` acha a próxima para você.
more-block-choose = Bloquear alguém desta mesa
log-matched = A fila abre a mesa. O SHA-256 do segredo do embaralhamento é { $commitment }.
log-fell-apart = Nem todos querem jogar, então não há partida. Os outros mantêm seu lugar na fila.
log-queue-offers = Há um lugar guardado para alguém da fila.

setup-from-queue = Lugares para a fila
setup-from-queue-help = As mesas novas oferecem seus lugares livres a quem espera com `/jogar`? Quem organiza pode mudar isso.
setup-across = Partidas com outros servidores
setup-across-help = Quem espera com `/jogar` pode ter mesas com pessoas de outros servidores, se quiser? O jogo é por mensagem direta, que a moderação não vê.
options-from-queue = Fila
options-from-queue-help = Quem espera com `/jogar` pode receber os lugares livres?

refused-no-size-fits = Nenhum destes jogos é para tantos jogadores. Nada mudou.
refused-not-for-you = Isso não é para você, ou não vale mais.
refused-not-yourself = Essa pessoa é você! Escolha outra.
refused-too-many-friends = Você pode citar no máximo { $most } pessoas.
refused-sharing-across = Você jogou esta partida com pessoas de outros servidores, então ela fica entre vocês.
refused-across-closed = Não consigo mandar mensagens diretas para você, e é lá que se joga com pessoas de outros servidores. Permita mensagens diretas de membros deste servidor (*Configurações de privacidade* do servidor) e marque a caixa de novo.
