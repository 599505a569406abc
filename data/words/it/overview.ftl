# I tavoli di un server in un colpo d’occhio, in un canale scelto da chi modera.

overview-title = I nostri tavoli
overview-free = Posti liberi
overview-played = Tavoli al completo
overview-none = Ora non c’è nessun tavolo aperto. Aprine uno: basta un pulsante.
overview-more =
    { $count ->
        [one] -# Un altro tavolo: premi **{ button-overview-tables }**.
       *[other] -# Altri { $count } tavoli: premi **{ button-overview-tables }**.
    }
overview-starts = La partita comincia { $time }.
overview-results = Risultati della settimana
overview-won =
    { $game } · { $count ->
        [one] vince { $names }
       *[other] vincono a pari merito { $names }
    } · { $time }
overview-computer = un giocatore automatico
overview-in-lobby = Questa partita non è ancora cominciata. Il tavolo si prepara in { $channel }.
button-overview-tables = I miei tavoli
setup-overview = Panoramica dei tavoli
setup-overview-help = Un messaggio in questo canale mostra chi aspetta chi, i posti liberi e i risultati della settimana, con *Partecipa* e *Guarda*. Lo tengo aggiornato, al massimo una volta al minuto. Elenca solo i tavoli visibili a tutti quelli che vedono questo canale.
setup-overview-none = Nessuna panoramica
setup-overview-closed = ⚠️ In questo canale non posso scrivere. *Controlla i permessi* dice che cosa manca.
refused-text-channel-only = Per la panoramica scegli un canale di testo.
