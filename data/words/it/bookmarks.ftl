# Segnalibri e momenti: una pressione lunga su un messaggio, la partita rivista, l’elenco dei segnalibri.

menu-hand = La mia mano
menu-bookmark = Segna questo momento
menu-moment = Mostra questo momento
bookmark-title = Segna questo momento
bookmark-remark = Nota
bookmark-remark-hint = La vedi solo tu. Puoi lasciarla vuota.
bookmark-saved = Segnato: { $table }. Lo ritrovi rivedendo la partita e in `/tavoli`.
bookmark-noted = 🔖 Momento segnato.
bookmark-dropped = Segnalibro tolto.
# Differs: a thing in a list, not what a button does.
bookmark-plain = Segnalibro
bookmark-here = 🔖 { $remark }
bookmark-undone = -# Il momento che avevi segnato è stato annullato. Questo è l’ultimo prima di quello.
bookmark-jump = I tuoi segnalibri
bookmarks-title = I tuoi segnalibri
bookmarks-none = Qui non hai ancora segnato nulla. Mentre rivedi una partita premi **{ button-bookmark }**, oppure tieni premuto un messaggio di una partita.
bookmarks-everywhere = -# Vengono da tutti i server. Una partita si apre sul server dove è stata giocata.
button-bookmark = Segna
button-bookmark-change = Cambia la nota
button-bookmark-drop = Togli
button-bookmark-open = Apri
button-bookmarks =
    { $count ->
        [one] Un segnalibro
       *[other] { $count } segnalibri
    }
button-back-to-tables = Tavoli
moment-title = Mostra questo momento
moment-remark-hint = La vedranno tutti nel canale del tavolo. Puoi lasciarla vuota.
moment-shown = { $person } mostra un momento di { $table } · { $turn }
moment-posted = Ora lo vedono tutti: { $link }
button-moment = Rivedi da qui
button-moment-show = Mostralo nel canale
refused-too-long-remark = Una nota può avere al massimo { $most } caratteri.
refused-too-many-bookmarks = In questa partita hai già 25 segnalibri. Togline uno mentre la rivedi, poi riprova.
refused-no-such-bookmark = Questo segnalibro non c’è più.
refused-not-my-message = Questo messaggio non è mio. Prova con un messaggio che parla di uno dei miei tavoli.
refused-no-table-message = Questo messaggio non parla di un solo tavolo. Prova con il messaggio di un tavolo.
refused-many-tables-message = Questo messaggio parla di più tavoli. Prova con il messaggio di uno di loro.
refused-other-database-message = Non ricordo il tavolo di questo messaggio: nel frattempo la mia banca dati è stata sostituita. `/tavoli` mostra quelli che ci sono ora.
refused-not-for-the-channel = Questo tavolo lo vedi solo tu, quindi non lo mostro al canale.
refused-may-not-post = Non puoi scrivere nel canale del tavolo, quindi lì non puoi mostrare nulla.
