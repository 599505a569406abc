# Abraca…cosa? — nomi, opzioni, scelte, diario, rifiuti e regole.

abraca-name = Abraca…cosa?
abraca-tagline = Lancia le magie che hai davanti. Le vedono tutti, tranne te.
abraca-players = Da 2 a 5 giocatori, circa 30 minuti

## Magie

abraca-spell-1 = Drago Antico
abraca-spell-2 = Viandante Oscuro
abraca-spell-3 = Sogni d’Oro
abraca-spell-4 = Cantore Notturno
abraca-spell-5 = Tempesta di Fulmini
abraca-spell-6 = Tormenta
abraca-spell-7 = Palla di Fuoco
abraca-spell-8 = Pozione Magica

abraca-effect-1 = Tira il dado: tutti gli altri perdono altrettante vite. Se fallisce, le perdi tu.
abraca-effect-2 = Tutti gli altri perdono 1 vita, tu ne guadagni 1.
abraca-effect-3 = Tira il dado: guadagni altrettante vite.
abraca-effect-4 = Prendi una pietra segreta; la vedi solo tu.
abraca-effect-5 = { $left } a sinistra e { $right } a destra perdono 1 vita a testa.
abraca-effect-5-one = { $player }, alla tua sinistra e alla tua destra, perde 1 vita.
abraca-effect-6 = { $player }, alla tua sinistra, perde 1 vita.
abraca-effect-7 = { $player }, alla tua destra, perde 1 vita.
abraca-effect-8 = Guadagni 1 vita.
abraca-effect-full = Hai già tutte le vite e non ne guadagni: usi solo la pietra.

## Opzioni del tavolo

abraca-option-easy_order = Ordine libero
abraca-option-easy_order-help = Dopo una magia riuscita si può dichiarare qualsiasi numero, o solo uguale o più alto?
abraca-option-easy_order-true = Qualsiasi numero
abraca-option-easy_order-false = Uguale o più alto
abraca-option-last_standing = L’ultimo mago
abraca-option-last_standing-help = Il round continua finché resta un solo mago? Segna punti solo chi vince.
abraca-option-last_standing-true = Finché ne resta uno
abraca-option-last_standing-false = Fino alla prima eliminazione
abraca-option-lower_spell = Numeri più bassi
abraca-option-lower_spell-help = Un numero più basso dell’ultimo riuscito: non si offre, o è una trappola da 1 vita?
abraca-option-lower_spell-reject = Non si offrono
abraca-option-lower_spell-penalty = Trappola: 1 vita
abraca-option-counter_aid = Conteggio delle pietre
abraca-option-counter_aid-help = La tua vista privata conta le pietre che non vedi e dice quali numeri non puoi avere?
abraca-option-counter_aid-true = Contale per me
abraca-option-counter_aid-false = Ognuno conta da sé
abraca-option-spectators = Spettatori
abraca-option-spectators-help = Chi non ha un posto vede solo il tavolo o, in privato, le pietre di tutti (e non può più sedersi)?
abraca-option-spectators-public = Solo il tavolo
abraca-option-spectators-all = Le pietre di tutti
abraca-option-first_player = Chi comincia
abraca-option-first_player-help = Chi comincia il primo round? Se a quel posto non c’è nessuno, decide la sorte.
abraca-option-first_player-random = Decide la sorte
abraca-option-first_player-seat0 = Posto 1
abraca-option-first_player-seat1 = Posto 2
abraca-option-first_player-seat2 = Posto 3
abraca-option-first_player-seat3 = Posto 4
abraca-option-first_player-seat4 = Posto 5
abraca-option-first_player-printed = il posto di chi ha più anni

## Che cosa ti si chiede

abraca-aim =
    { $stones ->
        [one] Vince chi arriva a { $target } punti: tu ne hai { $points }. Per vincere il round usa la tua ultima pietra, o elimina qualcuno.
       *[other] Vince chi arriva a { $target } punti: tu ne hai { $points }. Per vincere il round usa tutte le tue { $stones } pietre, o elimina qualcuno.
    }
abraca-aim-standing =
    { $stones ->
        [one] Vince chi arriva a { $target } punti: tu ne hai { $points }. Per vincere il round usa la tua ultima pietra, o resta l’unico ancora in vita.
       *[other] Vince chi arriva a { $target } punti: tu ne hai { $points }. Per vincere il round usa tutte le tue { $stones } pietre, o resta l’unico ancora in vita.
    }
abraca-prompt-first = Dichiara una magia.
abraca-prompt-next =
    { $last ->
        [8] Riuscita! Continua con 8, oppure termina il turno.
       *[other] Riuscita! Continua con { $last } o più, oppure termina il turno.
    }
abraca-prompt-easy = Riuscita! Dichiara un’altra magia, oppure termina il turno.
abraca-option-cast = { $number } · { $spell }
abraca-option-lower-hint =
    { $loss ->
        [one] Troppo basso: fallisce, costa 1 vita e chiude il tuo turno.
       *[other] Troppo basso: fallisce, costa { $loss } vite e chiude il tuo turno.
    }
abraca-hint-cast = { $count } non in vista · { $effect }
abraca-hint-hopeless =
    { $loss ->
        [0] Non puoi averne. Fallisce, e perdi tante vite quante ne segna il dado.
        [one] Non puoi averne. Fallisce, e perdi 1 vita.
       *[other] Non puoi averne. Fallisce, e perdi { $loss } vite.
    }
abraca-option-end = Termina il turno
abraca-option-end-hint = Tieni quel che hai. Peschi fino ad avere di nuovo cinque pietre.
abraca-advice-cast =
    { $copies ->
        [one] Solo 1 delle { $unseen } pietre che non vedi ha il numero { $number }
       *[other] { $copies } delle { $unseen } pietre che non vedi hanno il numero { $number }
    }, e { $stones ->
        [one] di quelle { $unseen } davanti a te ce n’è solo 1
       *[other] di quelle { $unseen } davanti a te ce ne sono { $stones }
    }: riesce { $works }; se fallisce, perdi { $number ->
        [1] tante vite quante ne mostra il dado.
       *[other] 1 vita.
    }
abraca-advice-sure = Delle { $unseen } pietre che non vedi, { $copies } hanno il numero { $number }: almeno una dev’essere tua.
abraca-advice-hopeless = Il numero { $number } non puoi averlo: fallisce, e perdi { $number ->
        [1] tante vite quante ne mostra il dado.
       *[other] 1 vita.
    }
abraca-advice-end = Il numero più probabile che resta, { $number }, riuscirebbe { $works }; se ti fermi, quello che hai guadagnato è tuo.
abraca-advice-uncounted =
    { $number ->
        [0] Se ti fermi, quello che hai guadagnato è tuo; quanto è probabile il prossimo numero, a questo tavolo si conta da sé.
        [1] Se fallisce, perdi tante vite quante ne mostra il dado; quanto è probabile, a questo tavolo si conta da sé.
       *[other] Se fallisce, perdi 1 vita; quanto è probabile, a questo tavolo si conta da sé.
    }

## Che cosa è successo

abraca-chapter = Round { $number }
abraca-chapter-name = Round
abraca-event-hit = { $player } dichiara { $number }, { $spell }: riesce!
abraca-event-miss = { $player } dichiara { $number }, { $spell }: la pietra non c’è.
abraca-event-lower = { $player } dichiara { $number }, { $spell }: troppo basso. Nessuno sa se la pietra c’era.
abraca-event-roll = Esce un { $roll }.
abraca-event-loss =
    { $amount ->
        [one] { $player } perde { $amount } vita: { $before } → { $after }.
       *[other] { $player } perde { $amount } vite: { $before } → { $after }.
    }
abraca-event-gain =
    { $amount ->
        [one] { $player } guadagna { $amount } vita: { $before } → { $after }.
       *[other] { $player } guadagna { $amount } vite: { $before } → { $after }.
    }
abraca-event-full = { $player } ha già tutte le vite possibili: { $after }.
abraca-event-secret =
    { $count ->
        [one] { $player } prende una pietra segreta.
       *[other] { $player } prende { $count } pietre segrete.
    }
abraca-event-secret-own-living = La tua pietra segreta è { $number }, { $spell }. Vale 1 punto se sei in vita alla fine del round.
abraca-event-secret-own-winner = La tua pietra segreta è { $number }, { $spell }. Vale 1 punto se vinci il round.
abraca-event-eliminated = { $player } è fuori fino alla fine del round. Le sue pietre ora sono scoperte.
abraca-event-end = { $player } termina il turno.
abraca-event-refill =
    { $count ->
        [one] { $player } pesca 1 pietra.
       *[other] { $player } pesca { $count } pietre.
    }
abraca-event-all-used = Fine del round { $round }: { $player } ha usato tutte le pietre e vince. Gli altri scendono tutti a 0 vite.
abraca-event-attack = Fine del round { $round }: { $player } vince eliminando un rivale.
abraca-event-own-fault = Fine del round { $round }: { $player } non ha più vite.
abraca-event-survivor = Fine del round { $round }: resta in piedi solo { $player }.
abraca-event-points =
    { $points ->
        [one] { $player } segna 1 punto e ora è a quota { $total }.
       *[other] { $player } segna { $points } punti e ora è a quota { $total }.
    }
abraca-event-near =
    { $count ->
        [one] A un punto dalla vittoria: { $players }.
       *[other] A un punto dalla vittoria: { $players }.
    }
abraca-event-round = Round { $round }: { $lives } vite e { $stones } pietre a testa. Comincia { $player }.

abraca-told-casts = { $player }: { $casts }.
abraca-told-casts-drawn =
    { $count ->
        [one] { $player }: { $casts }, poi pesca 1 pietra.
       *[other] { $player }: { $casts }, poi pesca { $count } pietre.
    }
abraca-told-hit = { $number } ✓
abraca-told-miss = { $number } ✗
abraca-told-lower = { $number } ✗ (troppo basso)
abraca-told-lives = Vite: { $changes }.
abraca-told-life = { $player } { $path }
abraca-told-points = Punti: { $scores }.
abraca-told-score = { $player } +{ $points } = { $total }
abraca-told-round = Round { $round }: { $lives } vite e { $stones } pietre a testa.

abraca-score =
    { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }
abraca-reason-points = { $player } arriva a { $points } punti e vince.
abraca-reason-last-round = Più maghi in cima; { $player } ha segnato di più nell’ultimo round e vince.
abraca-reason-life = Più maghi in cima, pari nell’ultimo round; { $player } ha più vite e vince.
abraca-reason-shared =
    { $count ->
        [2] Due maghi sono pari in tutto e si dividono la vittoria.
       *[other] { $count } maghi sono pari in tutto e si dividono la vittoria.
    }

## Perché no

abraca-refused-declare-first = Prima di terminare il turno devi dichiarare almeno una magia.
abraca-refused-number = Le magie sono otto, numerate da 1 a 8.
abraca-refused-lower = La tua ultima magia era { $last }: continua con { $last } o più, oppure termina il turno.

## Le regole per chi gioca, in pagine

abraca-rules-1 =
    ### Magie che non puoi vedere
    Ogni mago ha davanti cinque pietre. Tutti possono leggerle **tranne lui**. Guarda che cosa hanno gli altri per capire che cosa hai tu, e lancialo prima di loro.

    Le pietre sono 36: un **1**, due **2**, tre **3** … fino a otto **8**. I numeri alti sono comuni ma deboli, quelli bassi rari e potenti.

    Ogni round comincia con **6 vite** e cinque pietre a testa. Quattro **pietre segrete** restano coperte, le altre sono la riserva. In tre si mettono da parte 6 pietre scoperte, in due 12: quelle puoi escluderle.

    ### Il tuo turno
    1. **Dichiara un numero** da 1 a 8. Devi provarci almeno una volta.
    2. **Se hai quella pietra**, va sul tabellone e la magia ha effetto. Ora puoi continuare con **lo stesso numero o uno più alto**, oppure terminare il turno.
    3. **Se non l’hai**, perdi 1 vita (per un **1** fallito: un tiro di dado) e il turno finisce.

    A fine turno, anche se hai fallito, peschi fino ad avere di nuovo cinque pietre, finché ce ne sono. Poi gioca chi siede alla tua **sinistra**: a sinistra c’è chi gioca dopo di te, a destra chi ha giocato prima.

    Se hai due volte lo stesso numero, si usa la pietra più vecchia. Quando una dichiarazione fallisce, si scopre solo che quella pietra non c’è. Niente suggerimenti, per favore!
abraca-rules-2 =
    ### Le otto magie
    1 · **Drago Antico** (1 pietra): tira il dado; tutti gli altri perdono altrettante vite.
    2 · **Viandante Oscuro** (2): tutti gli altri perdono 1 vita e tu ne guadagni 1.
    3 · **Sogni d’Oro** (3): tira il dado; guadagni altrettante vite.
    4 · **Cantore Notturno** (4): prendi una pietra segreta. La guardi solo tu: puoi escluderla altrove, e può valere un punto.
    5 · **Tempesta di Fulmini** (5): chi siede alla tua sinistra e chi siede alla tua destra perde 1 vita (in due: 1 in tutto).
    6 · **Tormenta** (6): chi siede alla tua sinistra perde 1 vita.
    7 · **Palla di Fuoco** (7): chi siede alla tua destra perde 1 vita.
    8 · **Pozione Magica** (8): guadagni 1 vita.

    Il dado ha le facce 1, 1, 2, 2, 3, 3. Nessuno ha mai più di 6 vite o meno di 0.

    Dopo un 8 può seguire solo un altro 8: meglio per finire che per cominciare. Puoi dichiarare anche un numero che non c’è più: fallisce. Con il conteggio delle pietre la tua vista privata ti dice prima quali numeri non puoi avere; senza, nessuno ti avverte.
abraca-rules-3 =
    ### La fine del round
    Il round finisce subito quando succede una di queste cose:
    • **Usi la tua ultima pietra.** Vinci il round e segni **3 punti**; tutti gli altri scendono a 0 vite e non segnano nulla.
    • **La tua magia porta qualcuno a 0 vite.** Segni **3 punti**, chi è ancora in vita ne segna **1**.
    • **Perdi la tua ultima vita** con una magia fallita. Tutti gli altri segnano **1 punto**, tu niente.

    Chi ha ancora vite segna anche **1 punto per ogni pietra segreta** presa in questo round. Poi si scoprono e si ridistribuiscono tutte le pietre, e comincia chi siede a sinistra di chi ha giocato l’ultimo turno.

    ### La fine della partita
    Chi arriva a **8 punti** vince. Se nello stesso round ci arrivano in più, vince chi ha segnato di più in quel round, poi chi ha più vite; se anche queste sono pari, la vittoria si divide.

    ### Opzioni del tavolo
    • **Ordine libero**: dopo una magia riuscita puoi dichiarare qualsiasi numero.
    • **L’ultimo mago**: il round continua finché resta un solo mago, o qualcuno usa l’ultima pietra. Chi viene eliminato salta i turni e scopre le pietre; i vicini sono quelli ancora in vita. Segna solo chi vince: 2 punti, più 1 per ogni sua pietra segreta.
    • **Trappola dei numeri bassi**: si offrono anche numeri più bassi dell’ultimo riuscito, ma falliscono sempre, costano 1 vita e chiudono il turno.
    • **Conteggio delle pietre**: la tua vista privata conta le pietre di ogni numero che non puoi vedere, segna sulle tue che cosa non possono essere e dice quali numeri non puoi avere.
    • **Spettatori**: chi non ha un posto vede solo il tavolo o, dove ci si fida, in privato le pietre di tutti.
    • **Chi comincia**: decide la sorte, o nominate un posto. Nel gioco stampato comincia chi ha più anni.
abraca-rules-4 =
    ### Chi vede che cosa
    Vedi le pietre di tutti tranne le tue. Le tue pietre segrete le vedi solo tu; la riserva e le altre pietre segrete non le vede nessuno. Vite, punti, tabellone, dichiarazioni e tiri sono pubblici, e così il numero di pietre di ciascuno.

    A fine round si scoprono tutte le pietre. Se hai visto più di quanto un posto può sapere, in questa partita non puoi prenderlo.

    ### Dettagli
    • L’ultima pietra conta prima di un’eliminazione: chi la usa vince il round da solo. La sua magia ha comunque effetto.
    • Anche se elimini più persone insieme, segni 3 punti una volta sola.
    • Peschi anche dopo una dichiarazione fallita, finché ci sono pietre nella riserva.
    • Fra due pietre uguali si usa la più vecchia. Il bot può segnare sulle tue che cosa non possono essere.
    • Una dichiarazione rivela qualcosa a tutti, quindi non si può ritirare.
    • Quello che il bot rifiuta lascia la partita com’era.

    ### Come vanno le partite
    Nelle partite fra computer ci volevano circa 4 round, di circa 9 turni l’uno. Tre round su quattro finivano con un’eliminazione; in due, uno su due. Riuscivano circa 70 dichiarazioni su 100.

## La pagina disegnata delle regole: frasi brevi in lettere grandi
abraca-page-aim = Scopri le magie che non puoi vedere e lanciale. Vince chi arriva per primo a 8 punti.
abraca-page-turn = Di’ un numero. Se ce l’hai, la magia ha effetto e puoi continuare. Se no, perdi vite.
abraca-page-end = Vinci un round se finisci le pietre o elimini qualcuno. Si gioca fino a 8 punti.
abraca-page-shown = Accanto alle parole: una pietra nascosta fra un 8 e un 5; un 7 riuscito e poi un 8; un cuore vuoto e 8 punti.


# La lezione

abraca-lesson-backs = **Sei un mago con cinque pietre magiche, ma ne vedi solo il dorso.** Tutti gli altri possono leggerle. Di’ un numero che hai e la sua magia ha effetto. Dinne uno che non hai e perdi una vita. Premi **Avanti**.
abraca-lesson-unseen = **Come si indovina?** Puoi leggere le pietre di tutti gli altri. La riga illuminata conta le copie che non vedi: sono nella tua mano o fuori gioco. Ci sono otto 8 e sei non le vedi, quindi uno è probabilmente tuo. Tutti e quattro i 4 sono in vista, quindi non puoi avere un 4.
abraca-lesson-first = **Tocca a te: dichiara 6.** Non vedi quattro dei sei 6, quindi ne hai uno 72 volte su 100. Dopo un successo puoi continuare, ma mai con un numero più basso. Se cominci con 6, 7 e 8 restano aperti.
abraca-lesson-first-done = **Ha funzionato!** La Tormenta toglie una vita all’Airone alla tua sinistra, e il tuo 6 è usato. Anche avere una pietra in meno è un bene: usale tutte e cinque in un turno e vinci il round.
abraca-lesson-first-wrong = Potresti, ma di quel numero ci sono meno copie nascoste: probabilmente sbaglieresti e perderesti una vita. Prova con **6**.
abraca-lesson-first-wrong-high = Probabilmente funzionerebbe, ma dopo non potresti scendere. Comincia con **6** e tieni 7 e 8 per dopo.
abraca-lesson-higher = **Puoi continuare con 6 o più.** Non vedi quattro dei sette 7. Premi **7**: la Palla di Fuoco colpisce chi ti sta a destra.
abraca-lesson-higher-done = **Due di fila!** La Rana perde una vita. Ti restano tre pietre.
abraca-lesson-higher-wrong = È un tentativo sensato, ma con il 7 è più facile colpire ancora qualcuno. Premi **7**.
abraca-lesson-higher-wrong-early = Puoi fermarti dopo ogni successo. Ma è probabile che tu abbia un 7, e un errore costa solo una vita: prima premi **7**.
abraca-lesson-stop = **Ora fermati, finché ti va bene.** L’8 ti curerebbe soltanto, e hai ancora tutte e sei le vite. Premi **Termina il turno**: peschi fino a tornare a cinque pietre.
abraca-lesson-stop-done = **Ben giocato.** Due successi, nessun errore. Le tue pietre nuove stanno a destra, e tutti tranne te le vedono.
abraca-lesson-stop-wrong = Dopo due successi, rischieresti una vita per poco. Premi **Termina il turno**.
abraca-lesson-stop-wrong-high = L’8 cura una vita, e tu non ne hai perse. Premi **Termina il turno** e tieni quell’8 per dopo.
abraca-lesson-others = **Poi giocano gli altri.** L’Airone aveva un 7, e tu sei alla sua destra: hai perso una vita. La Rana ha provato l’unico 1, il Drago Antico, e ha sbagliato: costa un tiro di dado, qui tre vite. Guarda che cosa provano gli altri. Un errore ti dice che cosa non hanno, un successo che cosa non c’è più.
abraca-lesson-end = **Un round finisce quando qualcuno perde l’ultima vita o usa tutte le sue pietre.** Usa tutte le tue o elimina qualcuno e segni 3 punti. Se perdi da solo l’ultima vita, gli altri segnano 1. Vince chi arriva per primo a 8 punti.
abraca-mark-own = le tue pietre
abraca-mark-rivals = le pietre degli altri
abraca-mark-unseen = la riga delle pietre che non vedi
