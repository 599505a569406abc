# Le scalate: posti, sfide, e quello che fa chi modera.

command-ladder-name = scalata
command-ladder-description = Sali vincendo: i posti, chi puoi sfidare, le partite aperte

ladders-title = Scalate
ladders-help = Sfida, in una partita a due, chi sta fino a { $reach } posti sopra di te. Se vinci, prendi il suo posto.
ladders-none = Su questo server non c’è ancora nessuna scalata.
ladders-line = **{ $game }** · { $channel }
button-ladder-show = Mostra
button-ladder-back = Indietro
button-ladder-new = Nuova scalata
button-ladder-join = Partecipa
button-ladder-leave = Lascia
button-ladder-leave-yes = Lascia la scalata
button-ladder-history = Cronologia
button-ladder-give-up = Abbandona
button-ladder-repair = Correggi
button-ladder-options = Opzioni
button-ladder-close = Chiudi
button-ladder-reopen = Riapri
button-ladder-call-off = Chiudi la partita

ladder-title = Scalata di { $game }
ladder-terms = { $clock } · { $rules } · { $channel }
ladder-is-closed = Questa scalata è chiusa. Le partite aperte si finiscono, ma nessuno può più sfidare.
ladder-empty = Non partecipa ancora nessuno. Chi arriva per primo è in cima.
ladder-line = **{ $place }.** { $name }
ladder-line-own = **{ $place }. { $name }** ⬅️
ladder-more-people =
    { $count ->
        [one] … e un’altra persona
       *[other] … e altre { $count } persone
    }
ladder-place = posto { $place }
ladder-challenges = Sfide aperte
ladder-challenge-open = { $challenger } contro { $other } · tavolo { NUMBER($table, useGrouping: 0) } · { $time }
ladder-challenge-waits = { $challenger } contro { $other } · il tavolo si sta aprendo · { $time }
ladder-more-challenges =
    { $count ->
        [one] … e un’altra sfida
       *[other] … e altre { $count } sfide
    }
ladder-pair = { $challenger } contro { $other }
ladder-thread = Scalata di { $game } · { $challenger } contro { $other }
ladder-rules =
    Parti dal fondo e puoi sfidare chi sta fino a { $reach } posti sopra di te. Se vinci, prendi il suo posto; se perdi, tieni il tuo.
    Una sfida non si rifiuta: la partita si apre da sola e ti avviso io quando tocca a te. Ti sfidano al massimo in { $most } per volta. I giorni liberi fermano il tuo orologio.
    Se finisci il tempo, perdi la partita e il posto. Dopo due settimane senza partite, ti faccio sfidare da chi sta sotto di te.
ladder-own = Sei al posto { $place }.
ladder-challenge-whom = Sfida …
ladder-give-up-what = Abbandona una partita …
ladder-nobody-above = Sopra di te non c’è nessuno. Sono gli altri a sfidarti.
ladder-nobody-more = Hai già lanciato { $most } sfide. Quando una di queste partite finisce, puoi sfidare ancora.
ladder-nobody-free = Adesso sopra di te non c’è nessuno da sfidare. Forse state già giocando, oppure hanno già { $most } sfide.
ladder-nobody-closed = Finché la scalata è chiusa non puoi sfidare nessuno.

ladder-done-joined = Sei nella scalata. Adesso puoi sfidare qualcuno.
ladder-done-left = Hai lasciato la scalata. Puoi rientrare dal fondo.
ladder-done-challenged = Hai sfidato { $other }. La partita si apre da sola tra un attimo.
ladder-done-given-up = Hai abbandonato la partita.
ladder-leave-question =
    { $count ->
        [0] Lasci la scalata? Se torni, riparti dal fondo.
        [one] Lasci la scalata? Perdi la partita aperta e, se torni, riparti dal fondo.
       *[other] Lasci la scalata? Perdi le tue { $count } partite aperte e, se torni, riparti dal fondo.
    }
ladder-give-up-question = Abbandoni la partita contro { $other }? Vale come persa.

ladder-event-joined = { $name } partecipa.
ladder-event-left = { $name } ha lasciato la scalata.
ladder-event-timed-out = { $name } ha finito il tempo ed esce dalla scalata.
ladder-event-removed = { $name } non fa più parte della scalata.
ladder-event-won = { $name } ha sfidato { $other } e ha vinto.
ladder-event-took = { $name } batte { $other } e prende il posto { $place }.
ladder-event-lost = { $name } ha sfidato { $other } e ha perso.
ladder-event-drawn = { $name } ha sfidato { $other }: pareggio.
ladder-event-void = La partita di { $name } contro { $other } non vale.

ladder-history-title = { $ladder }: cronologia
ladder-history-empty = Non è ancora successo niente.
ladder-history-line = { $time } · { $text }
ladder-history-by = { $time } · { $text } (deciso da { $moderator })
ladder-history-undone = { $time } · { $text } (annullato da { $moderator })
ladder-deals-file = mazzi
ladder-deals = -# Le carte e i dadi di ogni partita sono fissati quando nasce la sfida. Il file contiene lo SHA-256 di ogni segreto e, a partita finita, anche il segreto; `/tavolo verifica` spiega come controllarlo.
ladder-deal = { $pair }: SHA-256 { $commitment }
ladder-deal-revealed = { $pair }: SHA-256 { $commitment }, segreto { $secret }

ladder-form-title = Nuova scalata
ladder-options-title = Opzioni della scalata
ladder-form-game = Gioco
ladder-form-channel = Canale delle partite
ladder-form-clock = Orologio
ladder-form-preset = Regole

ladder-repair-title = Correggi la scalata
ladder-repair-help = Tutto quello che fai qui resta nella cronologia con il tuo nome. Puoi annullarlo, tranne la fine di una partita: possono sfidarsi di nuovo.
ladder-remove-whom = Togli …
ladder-undo-what = Annulla …
ladder-redo-what = Fai valere di nuovo …
ladder-call-off-what = Chiudi una partita senza risultato …
ladder-call-off-question = Chiudi la partita di { $challenger } contro { $other }? Non vale per nessuno e non si può riprendere.

ladder-done-opened = La scalata è aperta.
ladder-done-there = C’è già una scalata di questo gioco.
ladder-done-options = Fatto. Vale per le prossime partite.
ladder-done-closed = La scalata è chiusa. Le partite aperte si finiscono.
ladder-done-reopened = La scalata è di nuovo aperta.
ladder-done-removed = Fatto. Le sue partite aperte valgono come perse. Per tornare indietro, scegli la riga in *Annulla*.
ladder-done-undone = Annullato. Per tornare indietro, scegli la riga in *Fai valere di nuovo*.
ladder-done-redone = Vale di nuovo.
ladder-done-called-off = La partita finisce e non vale per nessuno.

ladder-next-at = Prossimo passo: se nel frattempo non gioca, qualcuno riceve una sfida { $time }.
ladder-next-nothing = Niente da fare finché qualcuno non preme o una partita non finisce.
ladder-next-record = Prossimo passo: si segna un risultato.
ladder-next-close = Prossimo passo: si chiude una partita già decisa.
ladder-next-settle = Prossimo passo: si rivelano i mazzi delle partite finite.
ladder-next-open = Prossimo passo: si apre una partita. Se non si apre, vuol dire che non posso scrivere nel canale: controlla i miei permessi, o scegline un altro in **{ button-ladder-options }**.
ladder-next-match = Prossimo passo: chi non gioca da due settimane riceve una sfida.

refused-no-such-ladder = Non trovo questa scalata. Forse è di un altro server.
refused-closed-ladder = Questa scalata è chiusa.
refused-not-on-ladder = Non sei in questa scalata. Prima partecipa.
refused-not-challengeable = Adesso non puoi sfidare questa persona. Puoi sfidare chi sta fino a { $reach } posti sopra di te, una volta per volta, e nessuno ha più di { $most } sfide fatte e { $most } ricevute.
refused-no-such-challenge = Questa partita è già finita.
refused-not-there-any-more = Nel frattempo è cambiato qualcosa. Guarda di nuovo la scalata.
refused-no-ladder-channel = Non posso scrivere in questo canale. Scegline un altro, o dammi il permesso.

log-ladder-opened = { $challenger } sfida { $other } per il posto { $place }. Nessuno può mettere in pausa o chiudere questa partita, e chi finisce il tempo esce dalla scalata. Per controllare carte e dadi alla fine: `{ $commitment }`
log-ladder-decided = La sfida è già decisa, quindi la partita finisce qui.
