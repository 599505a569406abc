# I capitoli di `/regole` per Saga, nell’ordine in cui si impara.

saga-rules-1 =
    ### Un Eroe, molte Fate
    Siete **Fate** e filate la vita di un solo Eroe, che è di tutte. L’Eroe ha cinque caratteristiche, ognuna un dado da 1 a 6: **Fama, Coraggio, Ricchezza, Saggezza, Potenza**.

    Ognuna ha un **Obiettivo** segreto: due caratteristiche abbastanza alte, e qualcosa che la storia deve avere, come tre Amori o sei fallimenti. Appena è vero, **vinci**; se più Obiettivi si avverano nello stesso momento, si vince insieme.

    Un’Avventura è **riuscita** se la sua sfida va bene, altrimenti è **fallita**. «In gioco», su una carta, vuol dire riuscita o fallita.

saga-rules-2 =
    ### Prima del primo turno
    1. Ognuna riceve un Obiettivo coperto.
    2. Si scopre un Eroe. Tutte e cinque le caratteristiche partono da **1**.
    3. Ognuna tira un dado, sotto gli occhi di tutte. Comincia il più alto, poi si va in senso orario.
    4. Le 63 Avventure e le 44 Interferenze si mescolano in **un solo mazzo**. Ognuna riceve **5 carte**.
    5. Chi ha meno di due Avventure può scartare tutta la mano e pescare 5 carte nuove, una volta.

    I **mazzetti degli scarti sono due**, uno per le Avventure e uno per le Interferenze. Quando il mazzo finisce, insieme diventano quello nuovo.

saga-rules-3 =
    ### La storia
    La storia è una fila di **Avventure** di sette tipi: Viaggio, Conquista, Lotta, Prodigio, Voto, Amore, Amicizia. Ogni carta dice quale tipo, o quali tipi, segue. Si collega all’**ultima Avventura riuscita**; quelle fallite restano nella storia, ma a loro non si collega nulla. Finché non ne riesce una, le Avventure si collegano al tipo dell’Eroe.

    Il tipo dell’Eroe conta per collegare e per il suo traguardo, mai come carta di quel tipo.

saga-rules-4 =
    ### Il tuo turno
    1. Peschi 2 carte.
    2. Quante volte vuoi, giochi **Interferenze per il tuo turno**.
    3. Giochi al massimo **un’Avventura** che si collega alla storia.
    4. Una volta per turno puoi riprendere la prima Avventura degli scarti. Costa un’altra Avventura o due Interferenze.
    5. Termini il turno e scarti fino a 5 carte. Fuori turno puoi averne di più.

saga-rules-5 =
    ### La prova
    All’inizio l’Eroe deve superare una prova: punteggio e Difficoltà sono sulla sua carta. Chi è di turno deve tentarla, e in quel turno non gioca Avventure. Quando è fallita tante volte quante sono le Fate, l’Eroe parte lo stesso. Le altre Fate possono interferire come in ogni sfida, a favore dell’Eroe o contro.

saga-rules-6 =
    ### Le sfide
    Quasi tutte le Avventure sono **Prove**: un dado più quel che la carta dice deve essere **maggiore** della Difficoltà. Se le Prove sono più d’una, devono riuscire tutte; la prima che fallisce chiude la sfida. Alcune carte chiedono invece di scartare carte, o una condizione; lì nessuna può interferire.

    Se l’Avventura riesce segue il **Premio**, altrimenti il **Fallimento**. Una caratteristica non scende mai sotto 1 né sale sopra 6.

saga-rules-7 =
    ### Interferire
    In ogni Prova tutte le Fate possono interferire: prima dei dadi della Difficoltà, prima del dado della Prova, e ancora dopo. L’occasione gira, a partire da chi è di turno. Quando tocca a lei, una Fata gioca **una carta o passa**; quando tutte hanno passato di seguito si tirano i dadi, o la Prova si decide.

    Le carte che cambiano la Difficoltà vanno prima del tiro: col tiro punteggio e Difficoltà sono fissati. Quelle che cambiano il dado o l’esito vanno dopo. Prima si ritirano i dadi, nell’ordine delle carte; poi conta un Miracolo.

    Un **Talismano** si gioca in qualsiasi momento, anche fuori turno. Annulla un’altra Interferenza; un secondo Talismano annulla il primo, e ciò che era annullato vale di nuovo. Dopo il tiro non può più annullare ciò che si era giocato prima.

saga-rules-8 =
    ### Come finisce
    Gli Obiettivi si controllano dopo ogni Avventura, dopo ogni Interferenza del tuo turno e alla fine di ogni turno; mai nel mezzo di una sfida. In quattro o più chiedono di più: la tua mano mostra che cosa serve al tuo a questo tavolo e che cosa manca.

    • **Il traguardo dell’Eroe:** se fai riuscire un’Avventura del tipo dell’Eroe, ed è almeno la **sesta** riuscita di quel tipo, vinci anche tu, qualunque sia il tuo Obiettivo.

    • **Epilogo:** se dopo l’ultimo giro nessuna ha vinto, vince la Fata a cui manca meno al suo Obiettivo: somma quanto manca ai suoi tre numeri.

saga-rules-9 =
    ### Buono a sapersi
    • «La carta precedente» è quella a cui un’Avventura si è collegata.
    • Il «tu» di un’Avventura è chi è di turno; quello di un’Interferenza, chi l’ha giocata.
    • A sinistra siede chi gioca dopo di te, a destra chi ha giocato prima.
    • Se una carta conta le Avventure, quella che si sta giocando non conta.
    • Un Premio che avviene due volte e nessuna non avviene. L’Avventura è riuscita lo stesso.

saga-rules-10 =
    ### Rispondere da lontano
    Non serve aspettare la tua occasione: rispondi prima, e tengo la risposta fino ad allora. Se prima qualcuno gioca una carta, puoi rispondere di nuovo. Nessuno vede chi ha risposto o passato. Scegli quando te lo chiedo: sempre, solo se puoi giocare qualcosa, o mai. Se i tuoi passi automatici si fanno attendere, una pausa non tradisce nulla. Chi tace, allo scadere del tempo passa.

saga-rules-11 =
    ### Chi vede che cosa
    La tua mano e il tuo Obiettivo li vedi solo tu. La storia, le caratteristiche, ogni dado, i due mazzetti degli scarti e quante carte ha ciascuna sono pubblici. Nessuno vede chi ha passato, né quale carta è stata presa a caso, tranne le due persone. Il bot ti ricorda una carta nascosta solo quando puoi davvero conoscerla.

saga-rules-12 =
    ### Opzioni del tavolo
    • **Obiettivi**: più esigenti in quattro o più, o come stampati.
    • **La prova dell’Eroe**: superata quando tutti hanno provato o, come stampato, solo riuscendo.
    • **Giri**: quando arriva l’epilogo.
    • **Tempo per interferire**: quanto una sfida aspetta le Fate che tacciono.
    • **Nascondere chi passa subito**: quanto una sfida può aspettare ancora, a caso, quando tutte hanno già passato. Così una fine rapida non dice nulla.
    • **Carte riprese**: una volta per turno, o finché puoi pagare; ma mai una carta con cui hai pagato nello stesso turno.
    • **Collegamenti**: se una carta dice due tipi, contano tutti e due, o solo il primo.
    • **Obiettivi scoperti**: tutti a faccia in su, per una prima partita amichevole.

saga-rules-13 =
    ### Come il bot legge le regole
    • Le carte stampate dicono che cosa fanno; il bot gioca proprio quello, e *Spiega* lo mostra per ogni carta.
    • Una sfida aspetta le Fate che tacciono solo quanto ha deciso il tavolo. Poi passano.
    • Quello che il bot rifiuta lascia la partita com’era.

saga-rules-14 =
    ### Come vanno le partite
    Nelle partite giocate dai computer bastavano quasi sempre 6 giri, in due 11. Quasi nessuna arrivava all’epilogo. Sei Avventure su dieci riuscivano, e ogni Obiettivo vinceva più o meno quanto gli altri.
