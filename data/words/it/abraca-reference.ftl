# Abraca...cosa? — quello che si può cercare: categorie, cose che altrove non hanno parole, esempi svolti.

abraca-kind-spell = Incantesimi
abraca-kind-thing = Pietre, vite e punti

abraca-lookup-copies =
    { $count ->
        [one] Nel gioco ce n’è solo 1.
       *[other] Nel gioco ce ne sono { $count }.
    }
abraca-lookup-left = Chi siede alla tua sinistra, e gioca dopo di te, perde 1 vita.
abraca-lookup-right = Chi siede alla tua destra, e gioca prima di te, perde 1 vita.
abraca-lookup-left_and_right = Chi siede alla tua sinistra e chi siede alla tua destra perde 1 vita. In due, l’avversario ne perde solo 1.

abraca-lookup-hand-name = Le tue pietre
abraca-lookup-hand = Hai davanti { $count } pietre. Tutti possono leggerle tranne te. A fine turno peschi fino a tornare a { $count }, finché ce ne sono nella riserva.
abraca-lookup-life-name = Vite
abraca-lookup-life = Ogni round comincia con { $start } vite a testa. Nessuno ne ha mai più di { $most } o meno di 0.
abraca-lookup-die-name = Dado
abraca-lookup-die = Ha i numeri da { $least } a { $most }, ognuno su due facce. Si tira per gli incantesimi 1 e 3, e quando un 1 fallisce.
abraca-lookup-pool-name = Riserva
abraca-lookup-pool = Le pietre coperte da cui si pesca. Quando è vuota, nessuno pesca più.
abraca-lookup-aside-name = Pietre messe da parte
abraca-lookup-aside = In due o in tre, alcune pietre sono scoperte dall’inizio. Non le ha nessuno, quindi puoi escluderle.
abraca-lookup-secret-name = Pietre segrete
abraca-lookup-secret = A ogni round { $count } pietre restano coperte. Con il Cantore Notturno ne prendi una, e la guardi solo tu. Se a fine round sei ancora in vita, segni 1 punto per ognuna delle tue.
abraca-lookup-neighbours-name = Sinistra e destra
abraca-lookup-neighbours = Alla tua sinistra siede chi gioca dopo di te, alla tua destra chi gioca prima. In due sono la stessa persona.
abraca-lookup-failure-name = Quando un numero fallisce
abraca-lookup-failure = Se non hai quella pietra perdi 1 vita (per un 1, un tiro di dado) e il turno finisce. Peschi comunque le pietre che ti mancano.
abraca-lookup-order-name = Quale numero può seguire
abraca-lookup-order = Dopo un numero riuscito puoi dichiarare lo stesso o uno più alto. Con le opzioni del tavolo può valere qualsiasi numero, oppure i più bassi sono una trappola: falliscono sempre e costano 1 vita.
abraca-lookup-last-stone-name = La tua ultima pietra
abraca-lookup-last-stone = Se usi tutte le tue pietre, vinci subito il round. Tutti gli altri scendono a 0 vite.
abraca-lookup-knock-out-name = Eliminazione
abraca-lookup-knock-out = Se il tuo incantesimo porta qualcun altro a 0 vite, il round finisce e lo vinci tu.
abraca-lookup-points-name = Punti
abraca-lookup-points = Vincere un round vale { $winner } punti, sopravvivere a un’eliminazione { $survivor }. Vince la partita chi arriva a { $target } punti.

## Esempi svolti; i numeri sono quelli della pagina delle regole

abraca-example-1 = Hai 4 vite, dichiari 3 e tiri un 3. Ora ne hai 6: di più non si può.
abraca-example-2 = Hai 6 vite e dichiari un 1 che non hai. Esce un 2: ti restano 4 vite e il turno finisce.
abraca-example-3 = Gli altri tre hanno 6, 3 e 5 vite. Il drago riesce e tiri un 3: ora ne hanno 3, 0 e 2. Uno è fuori, e vinci il round.
abraca-example-4 = Qualcuno sbaglia e perde l’ultima vita. Tu sei in vita e hai una pietra segreta: 1 punto perché sopravvivi e 1 per la pietra.
abraca-example-5 = La riserva è vuota e ti resta una sola pietra, un 6. La dichiari e vinci il round: 3 punti a te, 0 vite a tutti gli altri.
abraca-example-6 = La tua ultima pietra è un 7 e porta a 0 vite chi siede alla tua destra. Hai usato tutte le pietre, quindi segni 3 punti e gli altri nessuno.
abraca-example-7 = La tua ultima pietra è un 4 e hai già una pietra segreta. Ne prendi un’altra e vinci il round: 3 punti, più 2 per le pietre segrete.
abraca-example-8 = In due: il tuo 5 riesce, e l’avversario scende da 3 vite a 2, non a 1.
abraca-example-9 = Hai 5 vite e dichiari 8 due volte. La prima ti porta a 6; la seconda riesce, ma non dà nulla.
abraca-example-10 = Gli altri due hanno 3 vite e 1. Il tuo 2 riesce: scendono a 2 e a 0, e vinci il round.
abraca-example-11 = Il tuo 6 toglie 1 vita a chi gioca dopo di te, il tuo 7 ne toglie 1 a chi ha giocato prima. Poi peschi due pietre.
abraca-example-12 = Il tuo 6 è riuscito: puoi dichiarare 6, 7 o 8, oppure terminare il turno. All’inizio puoi dichiarare qualsiasi numero, ma uno devi dichiararlo.
abraca-example-13 = Ada ha 7 punti, Bruno 6. Bruno vince il round e ne segna 3, Ada sopravvive e ne segna 1. Arrivano entrambi almeno a 8, ma in questo round Bruno ha segnato di più e vince.
abraca-example-21 = Dichiari 3, ma fallisce. Tutti vedono che scendi da 6 vite a 5, ma nessuno scopre quali pietre hai.
