# Canali in cui il bot non può scrivere, e tavoli fermati da un errore: chi lo viene a sapere, e che cosa può fare.

log-channel-closed = In questo canale non posso più scrivere, quindi avviso con messaggi privati.
log-channel-gone = Il canale di questo tavolo è stato eliminato, quindi avviso con messaggi privati.
log-channel-opened = Qui posso scrivere di nuovo.
board-closed = ⚠️ Ora in questo canale non posso scrivere, quindi avviso con messaggi privati. L’orologio sta fermo per chi non riesco a raggiungere.
hand-channel-gone = ⚠️ Il canale di questo tavolo è stato eliminato. Puoi continuare da qui, e le tue mosse valgono. Vai in un altro canale del server, apri lì questo tavolo con `/tavolo mostra` e premi *Sposta qui la plancia*. Fino ad allora l’orologio sta fermo per chi non riesco a raggiungere.
tables-closed = ⚠️ Nel suo canale non posso scrivere. L’orologio sta fermo per chi non riesco a raggiungere.
notice-closed = { $person }, non posso scrivere nel canale di { $table }.
letter-closed =
    { $gone ->
        [yes] Il canale del tuo tavolo è stato eliminato, e nessuno vede più la plancia.
       *[no] Non posso scrivere in { $channel }, dove si trova il tuo tavolo: mi manca il permesso, o il thread è bloccato.
    } Finché resta così, avviso chi gioca con messaggi privati. L’orologio sta fermo per chi non riesco a raggiungere.
    { $gone ->
        [yes] **Che cosa puoi fare**: vai in un altro canale del server, apri lì il tavolo con `/tavolo mostra`, premi *Altro* e poi *Sposta qui la plancia*.
       *[no] **Che cosa puoi fare**: chiedi a chi modera di farmi vedere il canale, inviare messaggi e allegare file. Oppure vai in un altro canale del server, apri lì il tavolo con `/tavolo mostra`, premi *Altro* e poi *Sposta qui la plancia*.
    }
notice-halted = { $person }, un errore nelle regole ha fermato { $table }. Non si è perso nulla. Premi *Riprova*; se si ferma ancora, mostra questo riferimento a chi gestisce il bot: **{ $reference }**
letter-halted = Un errore nelle regole ha fermato questo tavolo. Non si è perso nulla. Puoi premere *Riprova* sulla plancia; se si ferma ancora, mostra questo riferimento a chi gestisce il bot: **{ $reference }**
notice-unreleased = { $person }, { $table } è fermo da tre giorni, e qualcuno deve decidere. Premi *Riprova*, o chiudi il tavolo. Riferimento: **{ $reference }**
letter-unreleased = Tre giorni fa un errore ha fermato questo tavolo, e qualcuno deve decidere: premi *Riprova* sulla plancia, o chiudi il tavolo. Riferimento: **{ $reference }**
done-released = Il tavolo riparte.
setup-check-tables = ⚠️ **Tavoli nel cui canale non posso scrivere**. Avviso chi gioca con messaggi privati; l’orologio sta fermo per chi non riesco a raggiungere:
setup-check-gone = il canale è stato eliminato
setup-check-locked = il thread è bloccato, o Discord non mi lascia scrivere
setup-check-more-tables =
    { $count ->
        [one] • e un altro tavolo
       *[other] • e altri { $count } tavoli
    }
setup-check-move = Dammi i permessi che mancano o sblocca il thread, e torno a scrivere. Oppure sposta il tavolo: aprilo con `/tavolo mostra` in un altro canale, premi *Altro* e poi *Sposta qui la plancia*. Può farlo anche chi ci gioca.
