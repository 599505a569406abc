# Abraca...cosa? — quello che si può cercare: categorie, cose che altrove non hanno parole, esempi svolti.

abraca-kind-spell = Magie
abraca-kind-thing = Pietre, vite e punti

abraca-lookup-copies =
    { $count ->
        [one] Di queste pietre ce n’è 1.
       *[other] Di queste pietre ce ne sono { $count }.
    }
abraca-lookup-left = Chi siede alla tua sinistra, e gioca dopo di te, perde 1 vita.
abraca-lookup-right = Chi siede alla tua destra, e gioca prima di te, perde 1 vita.
abraca-lookup-left_and_right = Chi siede alla tua sinistra e chi siede alla tua destra perdono 1 vita ciascuno. In due è 1 in tutto.

abraca-lookup-hand-name = Le tue pietre
abraca-lookup-hand = Hai davanti { $count } pietre. Tutti possono leggerle tranne te. A fine turno peschi fino ad averne di nuovo { $count }, finché ce ne sono nella riserva.
abraca-lookup-life-name = Vite
abraca-lookup-life = Ogni round comincia con { $start } vite a testa. Nessuno ne ha mai più di { $most } o meno di 0.
abraca-lookup-die-name = Dado
abraca-lookup-die = Mostra da { $least } a { $most }, ogni numero due volte. Si tira per le magie 1 e 3, e quando un 1 dichiarato fallisce.
abraca-lookup-pool-name = Riserva
abraca-lookup-pool = Le pietre coperte da cui si pesca. Quando è vuota, nessuno pesca più.
abraca-lookup-aside-name = Pietre messe da parte
abraca-lookup-aside = In due o in tre alcune pietre sono scoperte dall’inizio. Non le ha nessuno, quindi puoi escluderle.
abraca-lookup-secret-name = Pietre segrete
abraca-lookup-secret = In ogni round { $count } pietre restano coperte. Con il Cantore Notturno ne prendi una, e la guardi solo tu. Se a fine round hai ancora vite, segni 1 punto per ognuna delle tue.
abraca-lookup-neighbours-name = Sinistra e destra
abraca-lookup-neighbours = Alla tua sinistra siede chi gioca dopo di te, alla tua destra chi gioca prima. In due sono la stessa persona.
abraca-lookup-failure-name = Una dichiarazione fallita
abraca-lookup-failure = Se non hai quella pietra perdi 1 vita (per un 1: un tiro di dado) e il tuo turno finisce. Peschi comunque le pietre che ti mancano.
abraca-lookup-order-name = Quale numero può seguire
abraca-lookup-order = Dopo un successo puoi dichiarare lo stesso numero o uno più alto. Le opzioni del tavolo possono permettere ogni numero, o offrire numeri più bassi che falliscono sempre e costano 1 vita.
abraca-lookup-last-stone-name = La tua ultima pietra
abraca-lookup-last-stone = Chi usa tutte le pietre che ha davanti vince subito il round. Tutti gli altri scendono a 0 vite.
abraca-lookup-knock-out-name = Eliminazione
abraca-lookup-knock-out = Una magia che porta qualcun altro a 0 vite chiude il round, e lo vince chi l’ha lanciata.
abraca-lookup-points-name = Punti
abraca-lookup-points = Vincere un round vale { $winner } punti, sopravvivere quando un altro viene eliminato { $survivor }. Chi arriva a { $target } punti vince la partita.

## Esempi svolti; i numeri sono quelli della pagina delle regole

abraca-example-1 = Hai 4 vite, dichiari 3 e tiri un 3. Ora ne hai 6: di più non si può.
abraca-example-2 = Hai 6 vite e dichiari un 1 che non hai. Il dado mostra 2: ti restano 4 vite e il tuo turno finisce.
abraca-example-3 = Gli altri tre hanno 6, 3 e 5 vite. Lanci il drago e tiri un 3: ne hanno 3, 0 e 2. Uno è fuori, e vinci il round.
abraca-example-4 = Qualcuno perde da sé l’ultima vita. Tu vivi ancora e hai una pietra segreta: 1 punto perché vivi e 1 per la pietra.
abraca-example-5 = La riserva è vuota e ti resta una sola pietra, un 6. La lanci: vinci il round con 3 punti, tutti gli altri scendono a 0 vite.
abraca-example-6 = La tua ultima pietra è un 7 e porta a 0 vite chi siede alla tua destra. Ma conta che hai usato tutte le pietre: segni 3 punti, gli altri nessuno.
abraca-example-7 = La tua ultima pietra è un 4 e hai già una pietra segreta. Ne prendi un’altra e vinci il round: 3 punti e 2 per le pietre.
abraca-example-8 = In due: lanci 5 e l’altro scende da 3 vite a 2, non a 1.
abraca-example-9 = Hai 5 vite e lanci due volte 8. La prima ti porta a 6, la seconda riesce ma non dà nulla.
abraca-example-10 = Gli altri due hanno 3 e 1 vite. Lanci 2: ne hanno 2 e 0, e vinci il round eliminandone uno.
abraca-example-11 = Lanci 6: perde 1 vita chi gioca dopo di te. Lanci 7: la perde chi ha giocato prima. Poi peschi due pietre.
abraca-example-12 = Dopo un successo con 6 puoi dichiarare 6, 7 o 8, oppure terminare il turno. All’inizio puoi dichiarare qualsiasi numero, ma non terminare il turno.
abraca-example-13 = Ada ha 7 punti, Bruno 6. Bruno vince il round con 3 punti, Ada sopravvive con 1. Entrambi arrivano almeno a 8; in questo round Bruno ne ha segnati di più e vince.
abraca-example-21 = Dichiari 3 e fallisci. Tutti vedono che le tue vite scendono da 6 a 5, e nessuno scopre quali siano le tue pietre.
