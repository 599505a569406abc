# I capitoli di `/regole` per Touria, nell’ordine in cui si impara.

touria-rules-1 =
    ### Un’unica compagnia d’eroi
    Tutti guidano **la stessa compagnia** attraverso Touria. Raccogli **7 cuori e 7 monete**, liberati di ogni **gemma nera** ed entra nel castello. Dietro una delle nove porte aspettano la principessa Tara e il principe Talan: chi la apre vince.

    Quello che possiedi è nascosto dietro il tuo schermo, anche nella quantità.

touria-rules-2 =
    ### Prima del primo turno
    1. La sorte decide chi siede a quale lato del tabellone e chi comincia. I turni vanno in senso orario.
    2. Miniere, porte, oggetti e ordini si mescolano. Tre ordini e due oggetti sono scoperti, e si tira il dado.
    3. Ognuno riceve **3 monete e 1 elisir**.
    4. Tutti tranne chi comincia scelgono un bonus, per primo chi siede alla sua destra: una gemma di un colore a scelta, una moneta o una spada. Il viola non si può scegliere.

touria-rules-3 =
    ### Il tuo turno
    1. Agli angoli ci sono quattro torri. Puoi usare **il lato di ciascuna rivolto verso di te**. Prima di scegliere, ogni **spada** che paghi gira una torre qualsiasi di un quarto in senso antiorario.
    2. **Scegli una torre**. Gira di un quarto in senso antiorario, così tutti vi vedono qualcosa di nuovo. Il tuo regolamento forse dice orario: decide *Giro delle torri*, fra le opzioni.
    3. **Guida gli eroi** al luogo che mostrava. 3 passi sono gratis, ogni altro costa 1 moneta, che paghi prima di partire. Nessuna strada si può percorrere due volte nello stesso turno.
    4. In ogni **miniera** lungo la via devi prendere una gemma.
    5. **Usa il luogo** una volta, se vuoi.
    6. Poi **gli altri possono copiarti**.

    Se non puoi raggiungere nessuno dei tuoi quattro luoghi, gira una torre e passa. È l’unico modo di saltare un turno.

touria-rules-4 =
    ### I luoghi
    • **{ touria-space-sword_master }**: prendi 2 spade.
    • **{ touria-space-trader }**: completa uno dei tre ordini scoperti, gemme per monete. Due gemme pagano 3, tre 6, quattro 8.
    • **{ touria-space-forest_fairy }**: prendi uno di due oggetti magici.
    • **{ touria-space-fountain_fairy }**: togli dal gioco una tua gemma nera.
    • **{ touria-space-thief }**: pesca in segreto 3 gemme, tienine una. Se sono tutte nere, pesca ancora finché ne esce una che non lo è, e tieni quella.
    • **{ touria-space-dragon }**: tira il dado. Dai una gemma di quel colore (anche nera!) e vinci un cuore, o tira di nuovo per una spada.
    • **{ touria-space-goldsmith }**: 1 gemma per una moneta, 2 uguali per un cuore, 3 uguali per 2 cuori, o per 3 nel colore che mostra il dado. Niente gemme nere.
    • **{ touria-space-wizard }**: paga 1 moneta e vola dove vuoi. Nessuna miniera lungo la via.
    • **{ touria-space-tournament }**, raggiungibile solo in volo: una spada per un cuore o per 3 monete.

    Se la banca resta senza qualcosa, ricevi solo quello che c’è.

touria-rules-5 =
    ### Miniere
    Ognuna contiene fino a due gemme, mai due nere. Quando gli eroi passano:
    • **Se ce n’è una nera**, prendi tutto.
    • **Di due gemme colorate** ne scegli una; una sola la prendi.
    • Il viola è un colore a sé.

    Una miniera che lasci vuota si riempie di nuovo. Se ha ancora una gemma, resta com’è.

touria-rules-6 =
    ### Raddoppiare e copiare
    { "" }**Raddoppiare:** dopo l’azione chi è di turno può dare una gemma viola o usare l’Uccello, e fare la stessa azione una seconda volta. Una volta sola per turno.

    { "" }**Copiare:** poi ogni altro può fare la stessa azione una volta, con le proprie cose. Dà **un elisir a chi è di turno**, o usa il Flacone. Una copia non si raddoppia mai. Se l’azione è stata saltata, nessuno può copiarla.

    Le copie avvengono in senso orario, una dopo l’altra. Quello che le prime hanno cambiato resta cambiato: il dado, gli ordini, la banca.

touria-rules-7 =
    ### I 16 oggetti
    Ognuno funziona una volta e va in cima alla pila di quelli usati. In un turno puoi usarne più d’uno.

    { "" }**In un momento tranquillo del tuo turno**: all’inizio, all’arrivo, dopo l’azione o alla fine
    • **{ touria-item-frog }**: { touria-effect-frog }
    • **{ touria-item-knapsack }**: { touria-effect-knapsack }
    • **{ touria-item-chest }**: { touria-effect-chest }
    • **{ touria-item-crystal_ball }**: { touria-effect-crystal_ball }

    { "" }**In viaggio**, quando dici la strada
    • **{ touria-item-boots }**: { touria-effect-boots }
    • **{ touria-item-compass }**: { touria-effect-compass }
    • **{ touria-item-lantern }**: { touria-effect-lantern }

    { "" }**Al posto di una torre**
    • **{ touria-item-broom }**: { touria-effect-broom }

    { "" }**In un luogo**, anche quando copi
    • **{ touria-item-paintbrush }**: { touria-effect-paintbrush }
    • **{ touria-item-scale }**: { touria-effect-scale }
    • **{ touria-item-helmet }**: { touria-effect-helmet }

    { "" }**Dopo l’azione**
    • **{ touria-item-bird }**: { touria-effect-bird }
    • **{ touria-item-flagon }**, quando agisce un altro: { touria-effect-flagon }

    { "" }**Alla fine del tuo turno**
    • **{ touria-item-hourglass }**: { touria-effect-hourglass }

    { "" }**Al castello**
    • **{ touria-item-rose }**: { touria-effect-rose }

    { "" }**Quando si potrebbe usare quell’oggetto, nel tuo turno**
    • **{ touria-item-mirror }**: { touria-effect-mirror } Mai la Rosa o il Flacone.

touria-rules-8 =
    ### Il castello
    All’inizio del tuo turno, con 7 cuori, 7 monete e nessuna gemma nera, puoi **entrare**. Il tuo schermo si alza e paghi i cuori e le monete. Da allora nei tuoi turni apri porte, almeno una per turno.

    Quasi tutte nascondono qualcuno che si aspetta un dono: l’erborista un elisir, il maresciallo di corte una spada, il giullare un oggetto, l’economo una moneta, la cameriera una gemma gialla, il vinaiolo una verde, il bardo una rossa, la guardia una blu. Se puoi, devi darlo, e puoi aprire un’altra porta. Se no il tuo turno finisce, e non devi niente. Le porte aperte restano aperte.

    Nel castello non usi torri e non puoi copiare. Fra gli oggetti lì aiutano solo la Sfera di cristallo, il Forziere, il Pennello, lo Specchio e la Clessidra.

touria-rules-9 =
    ### Chi vede che cosa
    Quello che sta dietro il tuo schermo lo vedi solo tu, anche nella quantità, finché non entri nel castello. Torri, miniere, ordini scoperti, oggetti esposti, porte aperte e tutto ciò che si fa al tavolo sono pubblici. La Sfera di cristallo mostra le porte solo a te, e nessuno sa quale gemma tieni alla Tana dei ladri.

touria-rules-10 =
    ### Rispondere da lontano
    Dopo l’azione chiedo a tutti gli altri insieme se copiano, e tengo le risposte finché non tocca a loro. Se è rimasto meno di quando hai risposto, te lo chiedo di nuovo prima che tu paghi. Nessuno vede chi ha risposto. Puoi scegliere prima se te lo chiedo sempre, mai o in certi luoghi, o rispondere in anticipo per un turno. Chi non risponde in tempo non copia.

touria-rules-11 =
    ### Opzioni del tavolo
    • **Durata**: 5 cuori e 5 monete per la prima partita.
    • **Nozze improvvise**: niente porte, chi soddisfa le condizioni vince subito, anche copiando.
    • Le altre decidono come girano le torri, se l’ingresso si paga o è obbligatorio, come funzionano il Drago, l’Elmetto e la Lanterna, se la banca può finire, che cosa vedono tutti, quanto può durare la partita e quanto si aspettano le copie.

touria-rules-12 =
    ### Dettagli
    • Con una moneta non resti mai senza mosse: nessuna via più breve costa più di 1. Senza monete può capitarti di passare, e una torre gira lo stesso.
    • Se solo gli Stivali o la Bussola ti fanno pagare la via, devi usarli quando scegli quella torre.
    • Puoi attraversare il cortile con gemme nere; è vietato solo entrare.
    • Per il Mago basta la tua ultima moneta; la Scopa non ne chiede.
    • Conta solo ciò che possiedi quando entri.
    • Con un limite di giri si confrontano prima gli stemmi nella cappella, poi cuori e monete, poi le gemme nere, poi le porte.

touria-rules-13 =
    ### Come vanno le partite
    Nelle partite giocate dai computer servivano circa 16 giri in due, 14 in tre, 13 in quattro. Nel castello si entrava due giri prima della fine, e si aprivano circa cinque delle nove porte. Pensare paga: chi guarda un turno avanti vinceva 94 partite su 100 contro chi non lo fa.
