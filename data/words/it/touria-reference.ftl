# Touria — quello che si può cercare: categorie, cose che altrove non hanno parole, esempi svolti.

touria-kind-item = Oggetti magici
touria-kind-place = Luoghi
touria-kind-mine = Miniere
touria-kind-tower = Torri
touria-kind-gem = Gemme
touria-kind-order = Ordini del mercante
touria-kind-person = Dietro le porte
touria-kind-thing = Cuori, monete e il resto

touria-lookup-when-entry = Quando: entrando nel castello.
touria-lookup-when-action = Quando: mentre usi il luogo nel tuo turno.
touria-lookup-when-copied_action = Quando: mentre copi.
touria-lookup-when-doors = Quando: nel castello, prima di aprire una porta.
touria-lookup-when-route = Quando: in viaggio.
touria-lookup-when-own_free = Quando: in un momento tranquillo del tuo turno (all’inizio, all’arrivo, dopo l’azione o alla fine).
touria-lookup-when-copied = Quando: ogni volta che potresti usare l’oggetto che copia, nel tuo turno.
touria-lookup-when-end = Quando: alla fine del tuo turno.
touria-lookup-when-copy = Quando: per copiare l’azione di un altro.
touria-lookup-when-start = Quando: all’inizio del tuo turno, invece di scegliere una torre.
touria-lookup-when-double = Quando: dopo l’azione, per rifarla.

touria-lookup-wizard = Paga 1 moneta e vola in un luogo qualsiasi, anche al torneo. Non passi da nessuna miniera. È un’azione delle torri, non un luogo del tabellone.
touria-lookup-bridge = Uno spazio fra il drago e il maestro d’armi. Qui non succede nulla. Per arrivarci dal torneo non si conta nessun passo.
touria-lookup-castle = All’inizio del tuo turno puoi entrare con { $target } cuori, { $target } monete e nessuna gemma nera; nella partita breve con { $short } e { $short }. Li paghi, e da allora apri porte.
touria-lookup-mine = Contiene fino a due gemme. Ogni volta che gli eroi vi entrano devi prenderne una; fra due colorate scegli tu. Una miniera vuota si riempie di nuovo quando la lasci.
touria-lookup-mine-black = Se c’è una gemma nera, prendi tutto. Due nere non stanno mai nella stessa miniera.
touria-lookup-tower = All’inizio mostra { $north } a nord, { $east } a est, { $south } a sud e { $west } a ovest.
touria-lookup-tower-turns = Puoi usare il lato rivolto verso di te. Una torre scelta gira di un quarto, e la gira anche una spada.
touria-lookup-gem-name = Gemma { $gem }
touria-lookup-gem-regular = Ce ne sono { $count }. La vogliono il mercante e l’orafo, e anche il drago quando il dado mostra il suo colore.
touria-lookup-gem-black = Ce ne sono { $count }. Finché ne hai una, il castello per te resta chiuso. La fata della fonte e la rana la tolgono dal gioco, il drago la prende quando il dado è nero.
touria-lookup-gem-purple = Ce ne sono { $count }. Dalla dopo un’azione per rifarla una volta. Il mercante non la vuole, l’orafo sì.
touria-lookup-order-name =
    { $coins ->
        [one] Ordine: { $gems } (1 moneta)
       *[other] Ordine: { $gems } ({ $coins } monete)
    }
touria-lookup-order =
    { $coins ->
        [one] Dai al mercante esattamente queste gemme e prendi 1 moneta. Poi l’ordine va sotto la sua pila.
       *[other] Dai al mercante esattamente queste gemme e prendi { $coins } monete. Poi l’ordine va sotto la sua pila.
    }
touria-lookup-siblings = Chi apre la loro porta vince subito la partita.
touria-lookup-dweller =
    Si aspetta un dono: { $gift ->
        [elixir] un elisir
        [sword] una spada
        [item] un oggetto magico a tua scelta
        [coin] una moneta
        [yellow] una gemma gialla
        [green] una gemma verde
        [red] una gemma rossa
       *[blue] una gemma blu
    }. Se puoi, devi darlo, e puoi aprire un’altra porta. Se no il tuo turno finisce, e dopo non devi niente.

touria-lookup-heart-name = Cuore
touria-lookup-heart = I cuori servono per entrare nel castello. Li danno il drago, l’orafo e il torneo. La banca ne ha { $count }; ciò che non ha più, nessuno lo riceve.
touria-lookup-coin-name = Moneta
touria-lookup-coin = Le monete servono per entrare nel castello, per i viaggi lunghi e per il mago. All’inizio ne hai { $coins }. In tutto valgono { $count }.
touria-lookup-sword-name = Spada
touria-lookup-sword = All’inizio del tuo turno una spada gira una torre qualsiasi. Fa anche ritirare il dado del drago, e al torneo compra un cuore o monete. Ce ne sono { $count }.
touria-lookup-elixir-name = Elisir
touria-lookup-elixir = Dallo a chi è di turno e fai la stessa azione con le tue cose. All’inizio ne hanno uno tutti.
touria-lookup-die-name = Dado dei colori
touria-lookup-die = Una faccia per ogni colore, anche nero e viola. Si tira contro il drago. Nel frattempo sta dall’orafo e dice quali tre gemme danno un cuore in più.
touria-lookup-steps-name = Passi
touria-lookup-steps = { $free } passi sono gratis, ogni altro costa una moneta. In un turno ogni strada si usa una volta sola.
touria-lookup-copying-name = Copiare
touria-lookup-copying = Dopo l’azione tutti gli altri possono fare lo stesso, per un elisir o con la borraccia. Una copia non si raddoppia mai. Nessuno vede chi ha risposto.
touria-lookup-doubling-name = Farlo due volte
touria-lookup-doubling = Dopo l’azione puoi rifarla una volta, per una gemma viola o con l’uccello. Solo una volta per turno, e non in una copia.
touria-lookup-doors-name = Porte
touria-lookup-doors = Nel castello ci sono { $count } porte. In ogni tuo turno lì ne apri almeno una. Le porte aperte restano aperte.
touria-lookup-bonus-name = Dono per il viaggio
touria-lookup-bonus = Tutti tranne chi comincia ricevono un dono a scelta: una gemma che non sia viola, una moneta o una spada.
touria-lookup-screen-name = Schermo
touria-lookup-screen = Quello che possiedi sta dietro il tuo schermo, e non si vede nemmeno quanto sia. Lo schermo si alza quando entri nel castello.
touria-lookup-pass-name = Passare un turno
touria-lookup-pass = Solo se nessuna delle tue quattro azioni è possibile: allora giri una torre, e tocca al prossimo.
touria-lookup-sudden-marriage-name = Nozze improvvise
touria-lookup-sudden-marriage = Un’opzione del tavolo: non ci sono porte, e chi soddisfa le condizioni del castello vince subito, anche copiando.

## Esempi svolti; i numeri sono quelli della pagina delle regole

touria-example-1 = In tre: sceglie per primo chi siede a destra di chi comincia e prende una gemma blu, poi il prossimo prende una moneta. Chi comincia non riceve nulla.
touria-example-3 = Scegli la torre di nord-ovest per la fata del bosco. Gira di un quarto, e da dove siedi ora mostra il maestro d’armi.
touria-example-5 = Hai 2 spade e vuoi il mago. Una spada gira una torre finché te lo mostra; poi la scegli come al solito.
touria-example-7 = Fai 6 passi. Senza stivali costa 3 monete, con gli stivali niente.
touria-example-8 = Dal torneo per ponte, drago e fata della fonte alla fata del bosco: la via fino al ponte non conta, quindi sono 3 passi, gratis.
touria-example-9 = Gli eroi sono dall’orafo, e una torre te lo mostra. Resti, dai due gemme rosse e vinci un cuore.
touria-example-10 = Orafo, miniera sud, miniera sud-est, orafo: 3 passi, gratis, da due miniere. Andare in una miniera e tornare per la stessa strada non si può.
touria-example-11 = Una miniera si riempie e si pescano due gemme nere. Si mettono da parte e si pescano nera e rossa: queste vanno nella miniera, le prime due nel sacchetto.
touria-example-12 = Il dado è blu. Tre gemme blu danno 3 cuori, tre verdi 2. Due dello stesso colore danno 1 cuore, una gemma sola una moneta.
touria-example-13 = Dai rossa, verde e gialla per 6 monete. Poi dai una gemma viola ed esaudisci un secondo ordine, anche quello appena scoperto.
touria-example-14 = Tiri rosso, non hai gemme rosse e dai una spada. Tiri viola e ne dai un’altra. Tiri nero e dai una gemma nera: un cuore per te.
touria-example-15 = Qualcuno prende 2 spade. Dai il tuo elisir e prendi anche tu 2 spade. Con la borraccia l’elisir resterebbe a te.
touria-example-16 = Qualcuno copia il drago e tira rosso. Da ora tre gemme rosse danno 3 cuori dall’orafo.
touria-example-17 = Peschi tre gemme nere. Continui a pescare, una alla volta, finché ne viene una colorata, e la tieni. Le nere tornano nel sacchetto.
touria-example-18 = Paghi 1 moneta e voli al torneo. Con l’elmo dai una spada per un cuore e una per 3 monete.
touria-example-19 = Hai due gemme blu e una verde. Dipingi di blu la verde e dai tre gemme blu.
touria-example-20 = Un viaggio di 8 passi: gli stivali ne rendono gratis altri 3, poi lo specchio copia gli stivali e ne rende gratis altri 3. Non costa nulla.
touria-example-21 = La pila degli oggetti è vuota. Metti giù lo scrigno e prendi la scopa; poi gli oggetti usati si mescolano, e uno riempie il vuoto.
touria-example-22 = Passi da una miniera con una gemma nera e una gialla. Con la lanterna la nera torna nel sacchetto, e prendi solo la gialla.
touria-example-23 = La bisaccia ti porta da una miniera nera e rossa. Poi la rana toglie dal gioco la nera.
touria-example-24 = Miniera est, salto alla miniera sud-ovest, covo dei ladri: 3 passi, gratis. Valgono come passaggio tutte e due le miniere.
touria-example-25 = Hai 6 cuori e la rosa: entri. Apri la porta del tesoriere e dai una moneta, poi quella della dama di compagnia e dai una gemma gialla. L’erborista vuole un elisir; non ne hai, e il tuo turno finisce.
touria-example-26 = Hai 6 cuori, 7 monete e una gemma nera, e copi il drago. Tiri nero, dai la gemma e vinci un cuore: vinci subito.
touria-example-27 = Termini il turno e usi la clessidra. Giochi un altro turno intero, con le torri come sono ora.
touria-example-28 = I due luoghi che vedi sono a 4 passi, e non hai monete, spade né oggetti. Giri una torre, e tocca al prossimo.
