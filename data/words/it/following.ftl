# Seguire che cosa succede: novità, elenchi di tavoli, risultati.

hand-news = **Dall’ultima volta che hai guardato**
hand-news-marked = { hand-news } · ❗ nell’immagine
hand-news-more =
    { $news } · { $count ->
        [one] il turno prima è sotto *Altro*
       *[other] i { $count } turni prima sono sotto *Altro*
    }

tables-joinable = Tavoli a cui puoi unirti
tables-watchable = Partite che puoi guardare
button-watch = Guarda
button-follow = Segui
button-unfollow = Non seguire
button-next =
    { $count ->
        [one] Il prossimo: un tavolo aspetta
       *[other] Il prossimo: { $count } tavoli aspettano
    }
follow-on = 🔔 Ora la segui: saprai come finisce. Premi di nuovo per smettere.
follow-off = Non segui più questa partita.
joined = Hai un posto al tavolo { NUMBER($table, useGrouping: 0) }: { $link }
refused-nothing-waits = Ora nessun tavolo ti aspetta. `/tavoli` li mostra tutti.
notice-result = { $person }, la partita è finita: { $table }. { $result }
letter-result = Questa partita è finita. { $result }

button-note = La mia nota
hand-picture = Leggi al computer o al telefono? Puoi cambiarlo in `/io impostazioni`.
hand-own-note = 📝 **La mia nota** · la leggi solo tu
note-label = Solo per te
note-hint = La vedi nella tua mano a questo tavolo. Lascia vuoto per eliminarla.
note-saved = Nota salvata.
note-deleted = Nota eliminata.
refused-too-long-note = Una nota può avere al massimo { $most } caratteri. La tua è rimasta com’era.
