# Abraca…cosa? — nomi, opzioni, scelte, diario, rifiuti e regole.

abraca-name = Abraca…cosa?
abraca-tagline = Lancia gli incantesimi che hai davanti. Li vedono tutti, tranne te.
abraca-players = Da 2 a 5 giocatori, circa 30 minuti

## Incantesimi

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
abraca-effect-5-one = { $player } ti sta accanto da entrambi i lati e perde 1 vita.
abraca-effect-6 = { $player }, alla tua sinistra, perde 1 vita.
abraca-effect-7 = { $player }, alla tua destra, perde 1 vita.
abraca-effect-8 = Guadagni 1 vita.
abraca-effect-full = Hai già tutte le vite: useresti solo la pietra.

## Opzioni del tavolo

abraca-option-easy_order = Ordine libero
abraca-option-easy_order-help = Dopo un incantesimo riuscito puoi dichiarare qualsiasi numero, o solo lo stesso o uno più alto?
abraca-option-easy_order-true = Qualsiasi numero
abraca-option-easy_order-false = Lo stesso o più alto
abraca-option-last_standing = L’ultimo mago
abraca-option-last_standing-help = Si gioca finché resta un solo mago? In quel caso segna punti solo chi vince.
abraca-option-last_standing-true = Finché ne resta uno
abraca-option-last_standing-false = Fino alla prima eliminazione
abraca-option-lower_spell = Numeri più bassi
abraca-option-lower_spell-help = I numeri più bassi dell’ultimo riuscito: vietati, o una trappola che costa 1 vita?
abraca-option-lower_spell-reject = Vietati
abraca-option-lower_spell-penalty = Trappola: 1 vita
abraca-option-counter_aid = Conteggio delle pietre
abraca-option-counter_aid-help = Il bot conta per te le pietre che non vedi e ti dice quali numeri non puoi avere?
abraca-option-counter_aid-true = Conta il bot
abraca-option-counter_aid-false = Ognuno conta da sé
abraca-option-spectators = Spettatori
abraca-option-spectators-help = Chi guarda vede solo il tavolo, o anche le pietre di tutti (e allora non può più sedersi)?
abraca-option-spectators-public = Solo il tavolo
abraca-option-spectators-all = Le pietre di tutti
abraca-option-first_player = Chi comincia
abraca-option-first_player-help = Chi comincia il primo round? Se quel posto è vuoto, decide la sorte.
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
        [one] Vince chi arriva a { $target } punti; tu ne hai { $points }. Per vincere il round usa la tua ultima pietra o elimina qualcuno.
        [2] Vince chi arriva a { $target } punti; tu ne hai { $points }. Per vincere il round usa tutte e due le pietre o elimina qualcuno.
       *[other] Vince chi arriva a { $target } punti; tu ne hai { $points }. Per vincere il round usa tutte e { $stones } le pietre o elimina qualcuno.
    }
abraca-aim-standing =
    { $stones ->
        [one] Vince chi arriva a { $target } punti; tu ne hai { $points }. Per vincere il round usa la tua ultima pietra o resta l’unico mago in vita.
        [2] Vince chi arriva a { $target } punti; tu ne hai { $points }. Per vincere il round usa tutte e due le pietre o resta l’unico mago in vita.
       *[other] Vince chi arriva a { $target } punti; tu ne hai { $points }. Per vincere il round usa tutte e { $stones } le pietre o resta l’unico mago in vita.
    }
abraca-prompt-first = Dichiara un incantesimo.
abraca-prompt-next =
    { $last ->
        [8] Riuscito! Prova con un altro 8, oppure termina il turno.
       *[other] Riuscito! Continua con { $last } o più, oppure termina il turno.
    }
abraca-prompt-easy = Riuscito! Dichiara un altro incantesimo, oppure termina il turno.
abraca-option-cast = { $number } · { $spell }
abraca-option-lower-hint =
    { $loss ->
        [one] Troppo basso: fallisce, ti costa 1 vita e il turno finisce.
       *[other] Troppo basso: fallisce, ti costa { $loss } vite e il turno finisce.
    }
abraca-hint-cast = { $count } che non vedi · { $effect }
abraca-hint-hopeless =
    { $loss ->
        [0] Non puoi averlo. Fallisce e ti costa un tiro di dado.
        [one] Non puoi averlo. Fallisce e ti costa 1 vita.
       *[other] Non puoi averlo. Fallisce e ti costa { $loss } vite.
    }
abraca-option-end = Termina il turno
abraca-option-end-hint = Ti fermi qui e peschi fino a tornare a cinque pietre.
abraca-advice-cast =
    { $copies ->
        [one] Solo 1 delle { $unseen } pietre che non vedi ha il numero { $number }
       *[other] { $copies } delle { $unseen } pietre che non vedi hanno il numero { $number }
    }, e { $stones ->
        [one] di quelle { $unseen } solo 1 è tua
       *[other] di quelle { $unseen } ne hai tu { $stones }
    }. Riesce { $works }; se sbagli, perdi { $number ->
        [1] tante vite quante ne segna il dado.
       *[other] 1 vita.
    }
abraca-advice-sure = Delle { $unseen } pietre che non vedi, { $copies } hanno il numero { $number }: almeno una è tua di sicuro.
abraca-advice-hopeless = Non puoi avere il numero { $number }: fallisce, e perdi { $number ->
        [1] tante vite quante ne segna il dado.
       *[other] 1 vita.
    }
abraca-advice-end = Il tuo numero più probabile ora, { $number }, riesce { $works }. Se ti fermi, non rischi nulla.
abraca-advice-uncounted =
    { $number ->
        [0] Se ti fermi, non rischi nulla. Qui le probabilità le calcoli tu.
        [1] Se sbagli, perdi tante vite quante ne segna il dado. Qui le probabilità le calcoli tu.
       *[other] Se sbagli, perdi 1 vita. Qui le probabilità le calcoli tu.
    }

## Scelte in anticipo

abraca-plan = { $steps }
abraca-plan-stop = poi basta
abraca-plan-slot =
    { $place ->
        [1] Prima …
       *[other] Poi, se riesce …
    }
abraca-plan-over-round = È cominciato un nuovo round.
abraca-plan-over-failed = Il tuo turno è finito.
abraca-plan-over-lower = Più basso di { $last }, l’ultimo numero riuscito: { $number }.
abraca-plan-over-hopeless = Il numero { $number } non puoi più averlo.

## Che cosa è successo

# Differs: a round of Abraca ends in a count; the others' rounds only go around the table.
abraca-chapter = Round { $number }
# Differs: as abraca-chapter.
abraca-chapter-name = Round
abraca-event-hit = { $player } dichiara { $number }, { $spell }: riesce!
abraca-event-miss = { $player } dichiara { $number }, { $spell }: fallisce.
abraca-event-lower = { $player } dichiara { $number }, { $spell }: troppo basso. Se la pietra c’è, non lo scopre nessuno.
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
abraca-event-full = { $player } ha già { $after } vite, il massimo.
abraca-event-secret =
    { $count ->
        [one] { $player } prende una pietra segreta.
       *[other] { $player } prende { $count } pietre segrete.
    }
abraca-event-secret-own-living = La tua pietra segreta è { $number }, { $spell }. Vale 1 punto se a fine round sei ancora in vita.
abraca-event-secret-own-winner = La tua pietra segreta è { $number }, { $spell }. Vale 1 punto se vinci il round.
abraca-event-eliminated = { $player } è fuori fino alla fine del round. Le sue pietre ora sono scoperte.
abraca-event-end = { $player } termina il turno.
abraca-event-refill =
    { $count ->
        [one] { $player } pesca 1 pietra.
       *[other] { $player } pesca { $count } pietre.
    }
abraca-event-all-used = Fine del round { $round }: { $player } ha usato tutte le pietre e vince. Gli altri scendono tutti a 0 vite.
abraca-event-attack = Fine del round { $round }: { $player } elimina un avversario e vince.
abraca-event-own-fault = Fine del round { $round }: { $player } perde l’ultima vita.
abraca-event-survivor = Fine del round { $round }: l’ultimo mago rimasto è { $player }.
abraca-event-points =
    { $points ->
        [one] { $player } segna 1 punto e ora ne ha { $total }.
       *[other] { $player } segna { $points } punti e ora ne ha { $total }.
    }
abraca-event-near =
    { $count ->
        [one] A un solo punto dalla vittoria: { $players }.
       *[other] A un solo punto dalla vittoria: { $players }.
    }
abraca-event-round = Round { $round }: { $lives } vite e { $stones } pietre a testa. Comincia { $player }.

abraca-told-casts =
    { $player }: { $casts }{ $secrets ->
        [0] { "" }
        [one] , prende una pietra segreta
       *[other] , prende { $secrets } pietre segrete
    }{ $drawn ->
        [0] .
        [one] , poi pesca 1 pietra.
       *[other] , poi pesca { $drawn } pietre.
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
abraca-reason-last-round = In più d’uno al traguardo; { $player } ha segnato di più nell’ultimo round e vince.
abraca-reason-life = In più d’uno al traguardo, pari nell’ultimo round; { $player } ha più vite e vince.
abraca-reason-shared =
    { $count ->
        [2] Due maghi sono pari in tutto e si dividono la vittoria.
       *[other] { $count } maghi sono pari in tutto e si dividono la vittoria.
    }

## Perché no

abraca-refused-declare-first = Prima di terminare il turno devi dichiarare almeno un incantesimo.
abraca-refused-number = Gli incantesimi sono numerati da 1 a 8.
abraca-refused-lower = Il tuo ultimo incantesimo era { $last }. Dichiara { $last } o più, oppure termina il turno.

## La pagina disegnata delle regole: frasi brevi in lettere grandi
abraca-page-aim = Scopri gli incantesimi che non puoi vedere e lanciali. Vince chi arriva per primo a 8 punti.
abraca-page-turn = Di’ un numero. Se ce l’hai, l’incantesimo ha effetto e puoi continuare. Se no, perdi una vita.
abraca-page-end = Vinci un round se finisci le pietre o elimini qualcuno. Si gioca fino a 8 punti.
abraca-page-shown = Disegnati accanto al testo: una pietra nascosta fra un 8 e un 5; un 7 riuscito e poi un 8; un cuore vuoto e 8 punti.

# La lezione

abraca-lesson-backs = **Sei un mago con cinque pietre magiche, ma ne vedi solo il dorso.** Tutti gli altri possono leggerle. Di’ un numero che hai e l’incantesimo ha effetto. Dinne uno che non hai e perdi una vita. Premi **Avanti**.
abraca-lesson-unseen = **Come si indovina?** Puoi leggere le pietre di tutti gli altri. La riga illuminata conta le copie che non vedi: sono nella tua mano o fuori gioco. Ci sono otto 8 e sei non li vedi, quindi è probabile che uno sia tuo. Tutti e quattro i 4 sono in vista, quindi non puoi avere un 4.
abraca-lesson-first = **Tocca a te: scegli 6 · Tormenta.** Non vedi quattro dei sei 6, quindi ne hai uno nel 72% dei casi. Se riesce, puoi continuare, ma mai con un numero più basso. Se cominci con 6, puoi ancora giocare 7 e 8.
abraca-lesson-first-done = **Ha funzionato!** La Tormenta toglie una vita all’Airone alla tua sinistra, e il tuo 6 è usato. Anche una pietra in meno aiuta: usale tutte e cinque in un turno e vinci il round.
abraca-lesson-first-wrong = Potresti, ma di quel numero te ne sono nascosti meno: probabilmente sbaglieresti e perderesti una vita. Scegli **6 · Tormenta**.
abraca-lesson-first-wrong-high = Probabilmente funzionerebbe, ma dopo non potresti scendere. Comincia con **6 · Tormenta** e tieni 7 e 8 per dopo.
abraca-lesson-higher = **Puoi continuare con 6 o più.** Non vedi quattro dei sette 7. Premi **7 · Palla di Fuoco**: colpisce chi ti sta a destra.
abraca-lesson-higher-done = **Due di fila!** La Rana perde una vita. Ti restano tre pietre.
abraca-lesson-higher-wrong = Potrebbe riuscire anche così, ma il 7 colpirebbe qualcun altro. Premi **7 · Palla di Fuoco**.
abraca-lesson-higher-wrong-early = Puoi fermarti dopo ogni numero riuscito. Ma è probabile che tu abbia un 7, e un errore costa solo una vita: prima premi **7 · Palla di Fuoco**.
abraca-lesson-stop = **Ora fermati, finché ti va bene.** L’8 ti curerebbe soltanto, e hai ancora tutte e sei le vite. Premi **Termina il turno**: peschi fino a tornare a cinque pietre.
abraca-lesson-stop-done = **Ben giocato.** Due numeri, nessun errore. Le tue pietre nuove sono a destra, e le vedono tutti tranne te.
abraca-lesson-stop-wrong = Due bastano: ora un errore ti costerebbe una vita per quasi nulla. Premi **Termina il turno**.
abraca-lesson-stop-wrong-high = L’8 cura una vita, e tu non ne hai perse. Premi **Termina il turno** e tieni l’8 per dopo.
abraca-lesson-others = **Poi giocano gli altri.** Con il suo 4, il Cantore Notturno, l’Airone ha preso una delle quattro **pietre segrete**. La guarda solo lui, e vale 1 punto se a fine round è ancora in vita. Il suo 7 ha colpito te, che gli stai a destra. La Rana ha provato l’unico 1 e ha sbagliato: costa un tiro di dado, qui tre vite. Guarda che cosa riesce e che cosa fallisce.
abraca-lesson-end = **Un round finisce quando qualcuno perde l’ultima vita o usa tutte le sue pietre.** Usa tutte le tue o elimina qualcuno e segni 3 punti, più 1 per ogni pietra segreta. Se perdi l’ultima vita per un tuo errore, gli altri segnano 1 punto. Vince chi arriva per primo a 8 punti.
abraca-mark-own = le tue pietre
abraca-mark-rivals = le pietre degli altri
abraca-mark-unseen = la riga delle pietre che non vedi
