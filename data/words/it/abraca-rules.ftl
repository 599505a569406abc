# I capitoli di `/regole` per Abraca...what?, nell’ordine in cui si impara.

abraca-rules-1 =
    ### Incantesimi che non puoi vedere
    Ogni mago ha davanti cinque pietre. Tutti possono leggerle **tranne lui**. Guarda che cosa hanno gli altri per capire che cosa hai tu, e lancialo prima di loro. Vincere i round dà punti: chi arriva per primo a **8 punti** vince la partita.

    Le pietre sono 36: un **1**, due **2**, tre **3** … fino a otto **8**. I numeri alti sono comuni ma deboli, quelli bassi rari e potenti.
abraca-rules-2 =
    ### Prima di ogni round
    1. Si mescolano tutte le 36 pietre.
    2. Ognuno riceve **cinque pietre**, con il dorso verso di sé, e **6 vite**.
    3. In tre si mettono da parte 6 pietre scoperte, in due 12. Non le ha nessuno, quindi puoi escluderle.
    4. Quattro **pietre segrete** si mettono da parte coperte. Le altre sono la riserva.

    Il primo round lo comincia uno a caso, se il tavolo non ha scelto un posto.
abraca-rules-3 =
    ### Il tuo turno
    1. **Dichiara un numero** da 1 a 8. Devi provarci almeno una volta.
    2. **Se hai quella pietra**, riesce: la pietra va sul tabellone e l’incantesimo ha effetto. Ora puoi continuare con **lo stesso numero o uno più alto**, oppure terminare il turno.
    3. **Se non l’hai**, fallisce: perdi 1 vita (per un **1**, un tiro di dado) e il turno finisce.

    A fine turno, comunque sia andata, peschi fino a tornare a cinque pietre, finché ce ne sono. Poi gioca chi siede alla tua **sinistra**: a sinistra c’è chi gioca dopo di te, a destra chi ha giocato prima.

    Se hai due volte lo stesso numero, usi la pietra più vecchia. Quando un numero fallisce, si scopre solo che quella pietra non c’è. Niente suggerimenti, per favore!
abraca-rules-4 =
    ### Gli otto incantesimi
    1 · **Drago Antico** (1 pietra): tira il dado; tutti gli altri perdono altrettante vite.
    2 · **Viandante Oscuro** (2): tutti gli altri perdono 1 vita e tu ne guadagni 1.
    3 · **Sogni d’Oro** (3): tira il dado; guadagni altrettante vite.
    4 · **Cantore Notturno** (4): prendi una pietra segreta. La guardi solo tu: sai che nessun altro ce l’ha, e può valere un punto. Non è una delle tue cinque: non puoi lanciarla.
    5 · **Tempesta di Fulmini** (5): chi siede alla tua sinistra e chi siede alla tua destra perde 1 vita (in due: 1 in tutto).
    6 · **Tormenta** (6): chi siede alla tua sinistra perde 1 vita.
    7 · **Palla di Fuoco** (7): chi siede alla tua destra perde 1 vita.
    8 · **Pozione Magica** (8): guadagni 1 vita.

    Il dado ha le facce 1, 1, 2, 2, 3, 3. Nessuno ha mai più di 6 vite o meno di 0.

    Dopo un 8 puoi dichiarare solo un altro 8: meglio per finire che per cominciare. Puoi dichiarare anche un numero già esaurito, ma fallisce. Con il conteggio delle pietre la tua mano ti dice prima quali numeri non puoi avere; senza, nessuno ti avverte.
abraca-rules-5 =
    ### La fine del round
    Il round finisce subito quando succede una di queste cose:
    • **Usi la tua ultima pietra.** Vinci il round e segni **3 punti**; tutti gli altri scendono a 0 vite e non segnano nulla.
    • **Il tuo incantesimo porta qualcuno a 0 vite.** Segni **3 punti**, chi è ancora in vita ne segna **1**.
    • **Perdi la tua ultima vita** perché un numero fallisce. Tutti gli altri segnano **1 punto**, tu niente.

    Chi ha ancora vite segna anche **1 punto per ogni pietra segreta** presa in questo round. Poi si scoprono e si ridistribuiscono tutte le pietre, e comincia chi siede a sinistra di chi ha giocato l’ultimo turno.
abraca-rules-6 =
    ### La fine della partita
    Vince chi arriva a **8 punti**. Se ci arrivano in più nello stesso round, vince chi ha segnato di più in quel round, poi chi ha più vite; se sono pari anche queste, la vittoria si divide. Altrimenti tieni i tuoi punti e si gioca un altro round: tutti hanno pietre nuove e 6 vite, e comincia chi siede alla sinistra dell’ultimo che ha giocato.
abraca-rules-7 =
    ### Chi vede che cosa
    Vedi le pietre di tutti tranne le tue. Le tue pietre segrete le vedi solo tu; la riserva e le altre pietre segrete non le vede nessuno. Vite, punti, tabellone, numeri dichiarati e tiri sono pubblici, e così il numero di pietre di ciascuno.

    A fine round si scoprono tutte le pietre. Se hai visto più di quanto può sapere chi gioca, in questa partita non puoi prendere posto.
abraca-rules-8 =
    ### Opzioni del tavolo
    • **Ordine libero**: dopo un incantesimo riuscito puoi dichiarare qualsiasi numero.
    • **L’ultimo mago**: si gioca finché resta un solo mago, o qualcuno usa l’ultima pietra. Chi viene eliminato salta i turni e scopre le pietre; i vicini sono quelli ancora in vita. Segna solo chi vince: 2 punti, più 1 per ogni sua pietra segreta.
    • **Trappola dei numeri bassi**: puoi dichiarare anche numeri più bassi dell’ultimo riuscito, ma falliscono sempre, costano 1 vita e chiudono il turno.
    • **Conteggio delle pietre**: la tua mano conta le pietre di ogni numero che non puoi vedere, segna sulle tue che cosa non possono essere e dice quali numeri non puoi avere.
    • **Spettatori**: vedono solo il tavolo o, se il tavolo si fida, in privato le pietre di tutti.
    • **Chi comincia**: decide la sorte, o scegliete un posto. Nel gioco stampato comincia chi ha più anni.
abraca-rules-9 =
    ### Dettagli
    • L’ultima pietra conta prima di un’eliminazione: se la usi, il round lo vinci solo tu. L’incantesimo ha comunque effetto.
    • Anche se elimini più persone insieme, segni 3 punti una volta sola.
    • Peschi anche quando un numero fallisce, finché ci sono pietre nella riserva.
    • Fra due pietre uguali si usa la più vecchia. Il bot può segnare sulle tue che cosa non possono essere.
    • Un numero dichiarato rivela qualcosa a tutti, quindi non si può ritirare.
abraca-rules-10 =
    ### Come vanno le partite
    Nelle partite fra computer ci volevano circa 4 round, di circa 9 turni l’uno. Tre round su quattro finivano con un’eliminazione; in due, uno su due. Riusciva circa il 70% dei numeri dichiarati.
