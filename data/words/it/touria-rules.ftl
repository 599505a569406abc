# I capitoli di `/rules` per Touria, nell’ordine in cui si impara.

touria-rules-1 =
    ### Un’unica compagnia d’eroi
    Tutti guidano **la stessa compagnia** attraverso Touria. Raccogli **7 cuori e 7 monete**, liberati di ogni **gemma nera** ed entra nel castello. Dietro una delle nove porte aspettano la principessa Tara e il principe Talan: chi la apre vince.

    Quello che possiedi è nascosto dietro il tuo schermo, anche nella quantità.

    ### Il tuo turno
    1. Agli angoli ci sono quattro torri. Puoi usare **il lato di ciascuna rivolto verso di te**.
    2. Scegline una. **Gira di un quarto** in senso antiorario, così tutti vi vedono qualcosa di nuovo.
    3. **Guida gli eroi** al luogo che mostrava. 3 passi sono gratis, ogni altro costa 1 moneta. Nessuna strada due volte per turno.
    4. In ogni **miniera** lungo la via devi prendere una gemma. Se ce n’è una nera, prendi tutto.
    5. **Usa il luogo** una volta, se vuoi. Una gemma viola o l’uccello lo fanno usare due volte.
    6. Poi **gli altri possono copiarti**: per un elisir, che va a te.

    Prima di scegliere, ogni **spada** gira una torre a piacere. Se non puoi andare da nessuna parte, gira una torre e passa.

touria-rules-2 =
    ### I luoghi
    • **Maestro d’armi**: prendi 2 spade.
    • **Mercante**: esaudisci un ordine scoperto, gemme per monete.
    • **Fata del bosco**: prendi uno di due oggetti magici.
    • **Fata della fonte**: una tua gemma nera esce dal gioco.
    • **Covo dei ladri**: pesca in segreto 3 gemme, tienine una.
    • **Drago**: tira il dado. Dai una gemma di quel colore (anche nera!) e vinci un cuore, o ritira per una spada.
    • **Orafo**: 1 gemma per una moneta, 2 uguali per un cuore, 3 uguali per 2 cuori, o per 3 nel colore che mostra il dado. Niente gemme nere.
    • **Mago**: paga 1 moneta e vola dove vuoi. Nessuna miniera lungo la via.
    • **Torneo**, raggiungibile solo in volo: una spada per un cuore o per 3 monete.

    ### Miniere
    Ognuna contiene fino a due gemme, mai due nere. Di due gemme colorate ne prendi una. Una miniera vuota si riempie di nuovo quando la lasci.

    Ciò che la banca non ha più, nessuno lo riceve.

touria-rules-3 =
    ### Copiare
    Dopo l’azione si chiede a tutti gli altri insieme. Le risposte si eseguono in senso orario, una dopo l’altra; se è rimasto meno di quando hai risposto, ti si chiede di nuovo prima che tu paghi. Chi copia dà un elisir a chi è di turno, o usa la borraccia, e fa lo stesso con le proprie cose. Una copia non si raddoppia mai. Nessuno vede chi ha risposto. Puoi dire prima se vuoi che ti si chieda sempre, mai o in certi luoghi, o rispondere in anticipo per un turno.

    ### Oggetti
    Ognuno funziona una volta e finisce sulla pila di quelli usati. Nei momenti tranquilli del tuo turno puoi usare **rana**, **bisaccia**, **scrigno** e **sfera di cristallo**. In viaggio aiutano **stivali**, **bussola** e **lanterna**. La **scopa** vola al posto di una torre. **Pennello**, **bilancia** ed **elmo** aiutano in un luogo, anche quando copi. L’**uccello** raddoppia, la **clessidra** dà un altro turno, la **rosa** vale come un cuore al castello. Lo **specchio** copia l’oggetto in cima alla pila, solo nel tuo turno, mai rosa o borraccia.

touria-rules-4 =
    ### Il castello
    All’inizio del tuo turno, con 7 cuori, 7 monete e nessuna gemma nera, puoi **entrare**. Il tuo schermo si alza e paghi i cuori e le monete. Da allora nei tuoi turni apri porte, almeno una per turno.

    Quasi tutte nascondono qualcuno che si aspetta un dono: l’erborista un elisir, il maresciallo di corte una spada, il giullare un oggetto, il tesoriere una moneta, la dama di compagnia una gemma gialla, il coppiere una verde, il bardo una rossa, la guardia una blu. Se puoi, devi darlo, e puoi aprire un’altra porta. Se no il tuo turno finisce, e non devi niente. Le porte aperte restano aperte.

    ### Opzioni del tavolo
    • **Durata**: 5 cuori e 5 monete per la prima partita. **Nozze improvvise**: niente porte, chi soddisfa le condizioni vince subito, anche copiando. Le altre decidono come girano le torri, se l’ingresso si paga o è obbligatorio, come funzionano drago, elmo e lanterna, se la banca può finire, che cosa vedono tutti, quanto può durare la partita e quanto si aspettano le copie.

touria-rules-5 =
    ### Prima del primo turno
    Il caso decide chi siede a quale lato e chi comincia. Torri, miniere, porte, oggetti e ordini si mescolano, e ognuno riceve 3 monete e 1 elisir. Poi tutti tranne chi comincia scelgono un bonus, per primo chi siede alla sua destra: una gemma di un colore a piacere, una moneta o una spada.

    ### Chi vede che cosa
    Quello che sta dietro il tuo schermo lo vedi solo tu, anche nella quantità, finché non entri nel castello. Torri, miniere, ordini scoperti, oggetti esposti, porte aperte e tutto ciò che si fa al tavolo sono pubblici. La sfera di cristallo mostra una porta solo a te, e la gemma di un ladro resta segreta.

    ### Dettagli
    • Con una moneta non resti mai senza mosse: nessuna via più breve costa più di 1. Senza monete può capitarti di passare, e una torre gira lo stesso.
    • Se solo gli stivali o la bussola ti fanno pagare la via, devi usarli quando scegli quella torre.
    • Puoi attraversare il cortile con gemme nere; è vietato solo entrare.
    • Al mago basta l’unica moneta che ti resta; la scopa non ne chiede.
    • Conta solo ciò che possiedi quando entri.
    • Con un limite di giri si confrontano prima gli stemmi nella cappella, poi cuori e monete, poi le gemme nere, poi le porte.

    ### Come vanno le partite
    Nelle partite giocate dai computer servivano circa 16 giri in due, 14 in tre, 13 in quattro. Nel castello si entrava due giri prima della fine. Pensare paga: chi guarda un turno avanti vinceva 94 partite su 100 contro chi non lo fa.
