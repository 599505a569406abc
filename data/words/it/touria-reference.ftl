# Touria — quello che si può cercare: categorie, cose che altrove non hanno parole, esempi svolti.

touria-kind-item = Oggetti magici
touria-kind-place = Luoghi
touria-kind-mine = Miniere
touria-kind-tower = Torri
touria-kind-gem = Gemme
touria-kind-order = Ordini del Commerciante
touria-kind-person = Dietro le porte
touria-kind-thing = Cuori, monete e il resto

touria-lookup-when-entry = Usalo quando entri nel castello.
touria-lookup-when-action = Usalo in un luogo, nel tuo turno.
touria-lookup-when-copied_action = Usalo mentre copi.
touria-lookup-when-doors = Usalo nel castello, prima di aprire una porta.
touria-lookup-when-route = Usalo lungo la via.
touria-lookup-when-own_free = Usalo nel tuo turno: all’inizio, all’arrivo, dopo l’azione o alla fine.
touria-lookup-when-copied = Usalo nel tuo turno, quando potresti usare l’oggetto che copia.
touria-lookup-when-end = Usalo alla fine del tuo turno.
touria-lookup-when-copy = Usalo per copiare l’azione di un altro.
touria-lookup-when-start = Usalo all’inizio del tuo turno, invece di scegliere una torre.
touria-lookup-when-double = Usalo dopo l’azione, per ripeterla.

touria-lookup-wizard = Paga 1 moneta e vola dove vuoi, anche al Torneo. Non passi da nessuna miniera. Il Mago sta solo sulle torri, non sul tabellone.
touria-lookup-bridge = Uno spazio fra il Drago e il Maestro della spada. Qui non succede niente. Il passo per arrivarci dal Torneo non conta.
touria-lookup-castle = All’inizio del tuo turno puoi entrare con { $target } cuori, { $target } monete e nessuna gemma nera ({ $short } e { $short } nella partita breve). Li paghi, e da allora apri porte.
touria-lookup-mine = Una miniera contiene fino a due gemme. Quando gli eroi ci passano devi prenderne una, e se sono diverse scegli tu. Una miniera vuota si riempie di nuovo quando la lasci.
touria-lookup-mine-black = Se una è nera, le prendi tutte e due. In una miniera non ci sono mai due gemme nere.
touria-lookup-tower = All’inizio mostra { $north } a nord, { $east } a est, { $south } a sud e { $west } a ovest.
touria-lookup-tower-turns = Puoi usare il lato rivolto verso di te. Una torre fa un quarto di giro quando la scegli o quando spendi una spada per girarla.
touria-lookup-gem-name = Gemma { $gem }
touria-lookup-gem-regular = Ce ne sono { $count }. La prendono il Commerciante e l’Orafo, e anche il Drago quando il dado mostra il suo colore.
touria-lookup-gem-black = Ce ne sono { $count }. Finché ne hai una, non puoi entrare nel castello. La Fata della fontana e la Rana ne tolgono una dal gioco, e il Drago ne prende una quando il dado è nero.
touria-lookup-gem-purple = Ce ne sono { $count }. Spendila dopo un’azione per ripeterla. La prende anche l’Orafo, ma non il Commerciante.
touria-lookup-order-name =
    { $coins ->
        [one] Ordine: { $gems } (1 moneta)
       *[other] Ordine: { $gems } ({ $coins } monete)
    }
touria-lookup-order =
    { $coins ->
        [one] Dai al Commerciante esattamente queste gemme e prendi 1 moneta. Poi l’ordine va sotto la sua pila.
       *[other] Dai al Commerciante esattamente queste gemme e prendi { $coins } monete. Poi l’ordine va sotto la sua pila.
    }
touria-lookup-siblings = Se apri la loro porta, vinci subito la partita.
touria-lookup-dweller =
    Si aspetta da te { $gift ->
        [elixir] un elisir
        [sword] una spada
        [item] un oggetto magico a tua scelta
        [coin] una moneta
        [yellow] una gemma gialla
        [green] una gemma verde
        [red] una gemma rossa
       *[blue] una gemma blu
    }. Se hai questo dono devi darlo, e puoi aprire un’altra porta. Altrimenti il tuo turno finisce, e poi non devi più niente.

touria-lookup-heart-name = Cuore
touria-lookup-heart = I cuori servono per entrare nel castello. Li danno il Drago, l’Orafo e il Torneo. La banca ne ha { $count }. Quando finiscono, nessuno ne riceve.
touria-lookup-coin-name = Moneta
touria-lookup-coin = Le monete servono per entrare nel castello, per le vie lunghe e per il Mago. All’inizio ne hai { $coins }. In tutto valgono { $count }.
touria-lookup-sword-name = Spada
touria-lookup-sword = All’inizio del tuo turno una spada gira una torre qualsiasi. Serve anche a tirare di nuovo il dado del Drago, e al Torneo compra un cuore o monete. Ce ne sono { $count }.
touria-lookup-elixir-name = Elisir
touria-lookup-elixir = Dallo a chi è di turno e fai anche tu la stessa azione. Tutti cominciano con uno.
touria-lookup-die-name = Dado dei colori
touria-lookup-die = Ha una faccia per ogni colore, anche nero e viola. Lo tiri contro il Drago. Fino al prossimo tiro, tre gemme del suo colore danno un cuore in più dall’Orafo.
touria-lookup-steps-name = Passi
touria-lookup-steps = { $free } passi sono gratis, e ogni altro costa una moneta. In un turno puoi usare ogni strada una volta sola.
touria-lookup-copying-name = Copiare
touria-lookup-copying = Dopo l’azione tutti gli altri possono fare lo stesso con le proprie cose, per un elisir o con il Flacone. Una copia non si ripete. Nessuno vede chi ha risposto.
touria-lookup-doubling-name = Farlo due volte
touria-lookup-doubling = Dopo l’azione puoi ripeterla per una gemma viola o con l’Uccello. Si può una volta per turno, ma non quando copi.
touria-lookup-doors-name = Porte
touria-lookup-doors = Nel castello ci sono { $count } porte. In ogni tuo turno lì ne apri almeno una. Le porte aperte restano aperte.
touria-lookup-bonus-name = Bonus di partenza
touria-lookup-bonus = Tutti tranne chi comincia ricevono un bonus a scelta: una moneta, una spada o una gemma non viola.
touria-lookup-screen-name = Schermo
touria-lookup-screen = Quello che hai è nascosto dietro il tuo schermo, anche quanto ne hai. Alzi lo schermo quando entri nel castello.
touria-lookup-pass-name = Passare un turno
touria-lookup-pass = Puoi passare solo se non puoi raggiungere nessuna delle tue quattro azioni. Giri una torre, e tocca al prossimo.
touria-lookup-sudden-marriage-name = Nozze improvvise
touria-lookup-sudden-marriage = Con questa opzione del tavolo non ci sono porte. Appena hai quello che serve per il castello vinci, anche copiando.

## Esempi svolti; i numeri sono quelli della pagina delle regole

touria-example-1 = Siete in tre. Chi siede a destra di chi comincia sceglie per primo e prende una gemma blu, poi il prossimo prende una moneta. Chi comincia non riceve niente.
touria-example-3 = Scegli la torre di nord-ovest per la Fata della foresta. La torre fa un quarto di giro, e ora ti mostra il Maestro della spada.
touria-example-5 = Hai 2 spade e vuoi il Mago. Con una spada giri una torre, che ora ti mostra il Mago. Poi la scegli come al solito.
touria-example-7 = Fai 6 passi. Senza gli Stivali costano 3 monete, con gli Stivali niente.
touria-example-8 = Vai dal Torneo alla Fata della foresta, per il Ponte, il Drago e la Fata della fontana. Il passo fino al Ponte non conta, quindi sono 3 passi, gratis.
touria-example-9 = Gli eroi sono dall’Orafo, e una torre ti mostra l’Orafo. Resti lì, dai due gemme rosse e vinci un cuore.
touria-example-10 = Vai dall’Orafo alla Miniera sud, alla Miniera sud-est e di nuovo dall’Orafo: 3 passi, gratis. Non potresti andare in una miniera e tornare per la stessa strada.
touria-example-11 = Riempi una miniera e peschi due gemme nere. Le metti da parte e ne peschi una nera e una rossa. Queste vanno nella miniera, e le prime due tornano nella sacca.
touria-example-12 = Il dado è blu. Tre gemme blu valgono 3 cuori, tre verdi solo 2. Due dello stesso colore valgono 1 cuore, una sola una moneta.
touria-example-13 = Dai una rossa, una verde e una gialla per 6 monete. Poi spendi una gemma viola e completi un secondo ordine, anche quello appena scoperto.
touria-example-14 = Esce il rosso, non hai gemme rosse e spendi una spada. Esce il viola e ne spendi un’altra. Esce il nero e dai una gemma nera: vinci un cuore.
touria-example-15 = Qualcuno prende 2 spade. Gli dai il tuo elisir e prendi 2 spade anche tu. Con il Flacone l’elisir resterebbe a te.
touria-example-16 = Qualcuno copia il Drago e gli esce il rosso. Da ora tre gemme rosse valgono 3 cuori dall’Orafo.
touria-example-17 = Peschi tre gemme nere. Continui a pescarne una alla volta finché ne esce una colorata, e tieni quella. Le nere tornano nella sacca.
touria-example-18 = Paghi 1 moneta e voli al Torneo. Con l’Elmetto dai una spada per un cuore e una per 3 monete.
touria-example-19 = Hai due gemme blu e una verde. Dipingi di blu la verde e dai tre gemme blu.
touria-example-20 = Fai 8 passi. Gli Stivali ne rendono gratis altri 3, poi lo Specchio copia gli Stivali e ne rende gratis altri 3. Non costa niente.
touria-example-21 = La pila degli oggetti è vuota. Usi il Forziere e prendi la Scopa. Poi gli oggetti usati si mescolano, e uno riempie il posto vuoto.
touria-example-22 = Passi da una miniera con una gemma nera e una gialla. Con la Lanterna la nera torna nella sacca, e prendi solo la gialla.
touria-example-23 = Con lo Zaino prendi da una miniera una gemma nera e una rossa. Poi la Rana toglie dal gioco la nera.
touria-example-24 = Salti dalla Miniera est alla Miniera sud-ovest e vai alla Tana dei ladri: 3 passi, gratis. Passi da tutte e due le miniere.
touria-example-25 = Entri con 6 cuori e la Rosa. Dai una moneta all’economo, poi una gemma gialla alla cameriera. Alla terza porta l’erborista vuole un elisir. Non ne hai, e il tuo turno finisce.
touria-example-26 = Hai 6 cuori, 7 monete e una gemma nera, e copi il Drago. Esce il nero, dai la gemma e vinci un cuore. Così vinci subito la partita.
touria-example-27 = Termini il turno e usi la Clessidra. Giochi un altro turno intero, con le torri come sono ora.
touria-example-28 = Tutto quello che vedi è a 4 passi o costa una moneta, e non hai monete, spade o oggetti. Giri una torre, e tocca al prossimo.
