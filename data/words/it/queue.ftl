# La coda: ognuno dice a cosa vorrebbe giocare, e il bot gli trova un tavolo.

command-play-name = gioca
command-play-description = Aspetta una partita: trovo io chi vuole giocare alla stessa cosa

queue-title = Trova una partita
queue-wish = **{ $games }** · in { $sizes } · { $clock }
queue-hours-on = Solo con chi gioca alle tue stesse ore.
queue-across-on = Anche con persone di altri server, nei messaggi privati.
queue-others =
    { $count ->
        [0] Per una partita così non aspetta ancora nessuno.
        [one] Per una partita così aspetta un’altra persona.
       *[other] Per una partita così aspettano altre { $count } persone.
    }
queue-usually = Di solito ci vuole circa { $time }.
queue-off = Premi *Aspetta*, e ti avviso quando ho trovato un tavolo. Non serve restare qui.
queue-waiting = Hai iniziato ad aspettare { $time }. Ti avviso quando ho trovato un tavolo; non serve restare qui. Se non salta fuori niente, smetto di cercare { $end }.
queue-offered = Ho trovato un tavolo per te: { $table }. È tuo fino a { $time }.
queue-offered-across =
    { $count ->
        [0] Si gioca nei messaggi privati.
        [one] Si gioca nei messaggi privati. Una delle altre persone è di un altro server.
       *[other] Si gioca nei messaggi privati. { $count } delle altre persone sono di altri server.
    }
queue-accepted = Hai accettato: { $table }. La partita inizia appena hanno accettato anche gli altri. Se qualcuno non vuole, tieni il tuo posto in coda.
queue-found = La tua partita è iniziata: la trovi in `/tavoli`. Premi *Aspetta* per un’altra.
queue-declined = Hai rifiutato l’ultimo tavolo, quindi non cerco più. Premi *Aspetta* quando hai di nuovo voglia di giocare.
queue-lapsed = Avevo un tavolo per te ma non hai risposto, quindi ho smesso di cercare. Premi *Aspetta* quando hai di nuovo tempo.
queue-called-off = Chi modera ha chiuso l’ultimo tavolo, quindi ho smesso di cercare. Premi *Aspetta* per continuare.
queue-ended = Hai aspettato due settimane e non ho trovato nessuno, mi dispiace! Con *Cambia* prova altri giochi, un altro numero di giocatori o un altro orologio.
queue-table = { $table } in { $channel }
button-queue-wait = Aspetta
button-queue-stop = Non aspettare più
button-queue-keep = Altre due settimane
button-queue-change = Cambia


queue-done-wait = Ci sei.
queue-done-together = Tu e { $person } aspettate insieme. Vi avviso quando ho trovato un tavolo.
queue-done-stop = Non aspetti più.
queue-done-keep = Bene, continuo a cercare.
queue-done-change = Cambiato.
queue-across-letter = Ora cerchi anche partite con persone di altri server. Quando ne trovo una ti scrivo qui, ed è qui che giocherai. Gli altri vedono il tuo nome su Discord, ma non i tuoi server. Con *Cambia* in `/gioca` smetti.
queue-done-refused = Va bene. { $person } può giocare con altri.

queue-form-title = A cosa vorresti giocare?
queue-form-games = Uno di questi giochi
queue-form-sizes = In quanti, a scelta
queue-form-clock = Con quale orologio?
queue-form-hours = Confronta le ore in cui gioco
queue-form-hours-hint = Guardo quando hai premuto qualcosa nelle ultime quattro settimane. Non lo vede nessuno.
queue-form-across = Anche con persone di altri server
queue-form-across-hint = Giocate nei messaggi privati, con i vostri nomi su Discord e fuori classifica.

queue-with = Giochi solo insieme a { $person }.
queue-with-asked = Giochi solo insieme a { $person }, ma deve ancora dire di sì.
queue-with-apart = Tu e i tuoi amici non volete la stessa cosa: mi servono un gioco, un numero di giocatori e un orologio che vadano bene a tutti.
queue-asked = { $person } vuole giocare con te.
queue-choose = Solo insieme a …
button-queue-join = Aspettiamo insieme
button-queue-refuse = No, grazie
button-queue-without = Senza
queue-friend = { $friend }, { $person } vorrebbe trovare una partita insieme a te: { $games }.
queue-friend-letter = { $person } vorrebbe trovare una partita insieme a te: { $games }.

queue-thread = { $game } dalla coda

notice-matched =
    { $made ->
        [host] { $person }, ho trovato un posto per te al tavolo di { $by }: { $table }. Te lo tengo fino a { $time }.
       *[queue] { $person }, ho trovato un tavolo per te: { $table }. Inizia quando hanno accettato tutti, entro { $time }.
    }
letter-matched =
    { $made ->
        [host] Ho trovato un posto per te al tavolo di { $by }. Te lo tengo fino a { $time }.
       *[queue] Ho trovato un tavolo per te. Inizia quando hanno accettato tutti, entro { $time }. Se non ti va più, di’ pure di no: nessuno se la prende.
    }
lobby-matched = Queste persone si sono trovate con la coda. La partita inizia quando hanno accettato tutti.
lobby-matched-across = La coda vi ha fatto incontrare da più server. Giocate nei messaggi privati; la partita inizia quando hanno accettato tutti.
lobby-seat-kept-somebody = { $crest } riservato a qualcuno · scade { $time }
joined-across = Hai un posto al tavolo { NUMBER($table, useGrouping: 0) }. Quando hanno accettato tutti, la partita inizia: nei tuoi messaggi privati e in `/tavoli`.
ended-in-queue = Ho smesso di cercarti un tavolo; premi *Aspetta* in `/gioca` per continuare.
private-across-over = -# Le partite tra server sono fuori classifica. `/gioca` ti trova la prossima.
more-block-choose = Blocca qualcuno a questo tavolo
log-matched = La coda apre il tavolo. Lo SHA-256 del segreto della mescolata è { $commitment }.
log-fell-apart = Non tutti vogliono giocare, quindi la partita non si fa. Gli altri tengono il loro posto in coda.
log-queue-offers = Un posto è tenuto per qualcuno della coda.

setup-from-queue = Posti per chi è in coda
setup-from-queue-help = I tavoli nuovi offrono i posti liberi a chi aspetta con `/gioca`? Chi li apre può cambiarlo.
setup-across = Partite con altri server
setup-across-help = Chi aspetta con `/gioca` può avere tavoli con persone di altri server, se vuole? Giocano nei messaggi privati, che chi modera non vede.
options-from-queue = Coda
options-from-queue-help = I posti liberi possono andare a chi aspetta con `/gioca`?

refused-no-size-fits = Nessuno di questi giochi è per tanti giocatori così. Non è cambiato niente.
refused-not-for-you = Non è per te, o non vale più.
refused-not-yourself = Sei tu! Scegli qualcun altro.
refused-too-many-friends = Non puoi indicare più di { $most } amici.
refused-sharing-across = Hai giocato questa partita con persone di altri server, quindi resta tra voi.
refused-across-closed = Non posso mandarti messaggi privati, ed è lì che si gioca con persone di altri server. Consenti i messaggi privati dai membri di questo server (*Impostazioni privacy* del server), poi spunta di nuovo la casella.
