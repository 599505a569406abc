# Il primo incontro: che cosa dice il bot quando entra in un server, e che cosa si conserva di chi.

button-open-table = Apri un tavolo
button-help = Aiuto
button-privacy = Privacy
button-terms = Condizioni
greeting-which-game = A che gioco vuoi giocare?
greeting =
    ### Ciao! Sono Tavolata.
    Porto in questo server giochi da tavolo fantastici con mani nascoste, con i vostri tempi: una mossa a colazione, la prossima a pranzo.

    Non conosci questi giochi? Premi *Prima volta?* o usa `/impara`: ognuno si impara in tre minuti, giocandolo. Poi apri un tavolo proprio qui e premi *Comincia* quando ci siete tutti; i giocatori automatici occupano i posti liberi. Funziona da subito. Le impostazioni sono per chi modera.
privacy-text =
    ## Privacy
    Tavolata conserva ciò che serve alle tue partite, e nient’altro.

    { "" }**Che cosa si conserva**
    Il tuo id di Discord; come ti chiami in ogni server in cui giochi; la tua lingua; le tue impostazioni, le vacanze e il fuso orario; i tavoli a cui siedi, con le mosse, la cronaca e i risultati; le tue valutazioni e quanto rispondi in tempo; le tue opzioni salvate, le note, i tavoli che segui, chi hai bloccato, chi hai ringraziato per una partita e di quali tavoli aperti vuoi sapere; a cosa vuoi giocare nella coda, e con chi; le tue partite del giorno, e in quali settimane le hai guardate in quale server; che cosa ti ha spiegato la guida; chi ha visto che cosa di una partita in corso; se ti hanno tolto da un tavolo, o lo hanno chiuso, per un mese il motivo che hanno scritto; e, per chi modera, quali impostazioni ha cambiato.

    { "" }**Che cosa no**
    I messaggi. Discord dice al bot che un messaggio è stato scritto o cancellato, ma non che cosa dice, a meno che menzioni il bot. Il bot lo dimentica subito; cerca solo i tabelloni che qualcuno ha cancellato, per rimetterli. Vede i comandi, i pulsanti e i moduli che usi con lui. Quel che scrivi in un modulo rifiutato resta in memoria 15 minuti, per riprovare.

    { "" }**Chi lo vede**
    Chi siede ai tuoi tavoli o ne vede il canale vede ciò che il gioco mostra. Prima dell’inizio si legge quanto spesso rispondi in tempo, e se potresti sapere troppo tardi che tocca a te. Risultati e valutazioni si vedono nel loro server. Nelle partite con persone di altri server, se le attivi, queste vedono il tuo nome su Discord, ma nessuno dei tuoi server. Le classifiche della partita del giorno mostrano il tuo nome a chiunque usi il bot, se lo attivi. Chi gestisce il bot ha il suo database, e tutto passa da Discord. Chi modera può passare i tavoli pubblici, i risultati e le classifiche ad altri programmi, come un suo sito, con il tuo nome; se non vuoi, disattivalo in `/io impostazioni`. Nulla è venduto o usato per pubblicità, e nulla va ad altri.

    { "" }**Per quanto**
    Finché non lo cancelli. Le partite finite restano, perché servono a rivederle e alle statistiche. Le copie di riserva di chi gestisce il bot possono conservarlo più a lungo.

    { "" }**Averlo, cancellarlo**
    `/io esporta` ti dà in un file tutto ciò che ti riguarda. `/io cancella` lascia i tuoi tavoli aperti, cancella impostazioni, valutazioni, opzioni salvate, note, segnalibri, ringraziamenti, blocchi e tavoli seguiti, e toglie il tuo nome e il tuo id dalle partite finite. Se di una partita in corso hai visto qualcosa di nascosto, il tuo id resta finché non finisce, perché lì non puoi prendere un altro posto. Ciò che sta scritto nei canali resta lì finché qualcuno non lo elimina.

    { "" }**Domande**
    Chiedi a chi gestisce questo bot; chi modera il tuo server sa chi è.
terms-text =
    ## Condizioni d’uso
    Tavolata è gratuito. Usandolo accetti questa pagina e le condizioni di Discord.

    { "" }**Gioca pulito.** Una persona, un posto. Non usare il bot per molestare qualcuno, per aggirare un blocco o per sovraccaricarlo. Chi modera può chiudere tavoli e togliere posti; chi gestisce il bot può escludere persone e server che ne abusano.

    { "" }**Può sbagliare.** Si fa il possibile, ma non c’è promessa che il bot ci sia sempre, che non abbia errori o che nessuna partita vada persa. È dato così com’è, senza garanzie, nei limiti della legge.

    { "" }**Le tue parole restano tue.** Nomi di opzioni salvate, note e ciò che scrivi nei moduli si conservano solo per ciò per cui li hai scritti.

    { "" }**I giochi** sono dei loro autori ed editori. Questo bot non è loro, e li fa giocare alle sue comunità con le loro regole.

    { "" }**I cambiamenti** di questa pagina arrivano con una nuova versione del bot. Se non li accetti, smetti di usarlo; `/io cancella` porta via i tuoi dati.
