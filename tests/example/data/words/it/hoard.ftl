# Lascialo dormire — nomi, opzioni, scelte, registro e regole.

hoard-name = Lascialo dormire
hoard-tagline = Ruba a un drago che dorme, e vantatene, finché qualcuno non ti crede più.
hoard-players = 3–6 giocatori, circa 15 minuti

## Opzioni del tavolo

hoard-option-quick = Durata
hoard-option-quick-help = Quante notti tornano i ladri?
hoard-option-quick-true = Tre notti
hoard-option-quick-false = Quattro notti

## Ciò che si chiede

hoard-prompt-take = Quante monete prendi stanotte? Non lo vede nessuno.
hoard-prompt-first = Quante monete avete preso in tutto, almeno?
hoard-prompt-next = { $player } dice che in tutto ne avete prese almeno { $count }. Dici di più, o svegli il drago?
hoard-option-take = { $count ->
    [one] 1 moneta
   *[other] { $count } monete
}
hoard-option-name = Almeno { $count }
hoard-option-wake = Sveglia il drago
hoard-option-wake-hint = Non credi a { $player } che siano almeno { $count }.
hoard-refused-higher = Devi dire più di { $count }.

## Ciò che è successo

hoard-event-takes = { $player } allunga la mano sul tesoro.
hoard-event-names = { $player } dice: almeno { $count }.
hoard-event-wakes = { $player } sveglia il drago.
hoard-event-shows = { $count ->
    [one] { $player } ha preso 1 moneta.
   *[other] { $player } ha preso { $count } monete.
}
hoard-event-caught = Il drago sorprende { $player }, che restituisce tutto: { $total } in tutto, { $count } dichiarate.
hoard-event-right = { $count ->
    [one] { $player } aveva ragione: una moneta in più.
   *[other] { $player } aveva ragione: altre { $count } monete.
}
hoard-over = L’ultima notte è finita, e il drago conta quel che resta.

## Come lo chiama un’immagine

hoard-view-night = Notte
hoard-view-number = È finita la notte
hoard-view-cards = Prese, posto per posto
hoard-view-total = In tutto
hoard-view-first = Parla per primo
hoard-view-named = Dichiarate
hoard-view-thief = Da
hoard-view-doubter = Non ci crede
hoard-view-caught = Il drago sorprende
hoard-view-score = Monete
hoard-view-reached = Mano già allungata
hoard-view-card = Stanotte
hoard-view-hand = Ancora da prendere
hoard-view-open = Notti passate

## Facoltativo: lo scopo, le voci da consultare, la pagina disegnata delle regole

hoard-aim = Vince chi ha più monete dopo la notte { $nights }. È la notte { $night }, e hai { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
hoard-chapter = Notte { $number }
hoard-chapter-name = Notte
hoard-event-night = Comincia la notte { $night }.
hoard-kind-thing = Carte e monete
hoard-lookup-card-name = Le tue carte
hoard-lookup-card = Hai i numeri da 0 a { $most }. Ognuno vale per una notte, e una volta sola in tutta la partita.
hoard-lookup-brag-name = Vantarsi
hoard-lookup-brag = Dici un numero: in tutto avete preso almeno tante monete. Dev’essere più alto dell’ultimo.
hoard-lookup-dragon-name = Il drago
hoard-lookup-dragon = Sveglialo se non credi all’ultimo numero. Si scoprono tutte le carte, e uno di voi due non tiene nulla.
hoard-lookup-reward-name = La ricompensa
hoard-lookup-reward = Chi dei due aveva ragione riceve { $count ->
    [one] un’altra moneta
   *[other] altre { $count } monete
}.
hoard-example-1 = Ada ha preso 3 monete, Bruno nessuna e Chloé 4. Bruno dice almeno 8 e il drago lo sorprende: sono solo 7.
hoard-example-2 = Con le stesse carte Bruno dice almeno 7. Chloé sveglia il drago, che sorprende proprio lei.
hoard-example-3 = In tre potete prendere al massimo 12 monete. Se Ada dice 12, Bruno deve svegliare il drago.
hoard-page-aim = Ruba a un drago che dorme. Vince chi ha più monete.
hoard-page-turn = Ognuno prende monete di nascosto. Poi di’ un numero più alto, o sveglia il drago.
hoard-page-end = Chi dei due aveva torto non tiene nulla. La partita finisce dopo quattro notti.

## Facoltativo: la lezione

hoard-lesson-hand = **Hai cinque carte e un drago da derubare.** Ognuna vale tante monete, e ogni notte ne metti giù una. Nessun altro vede quale. Premi **Avanti**.
hoard-lesson-take = **Prendi 3 monete.** Così il 4 ti resta per una notte più sicura.
hoard-lesson-take-done = **Eccola lì, coperta.** Anche l’Airone e la Rana hanno messo giù una carta.
hoard-lesson-take-wrong = Potresti. In questa lezione, prendi **3 monete**.
hoard-lesson-brag = **Tocca a te.** Ne hai prese 3, quindi almeno 3 è vero comunque. Di’ **4**: qualcosa gli altri avranno preso.
hoard-lesson-brag-done = **Nessuno può essere certo che sia falso.** Ora l’Airone deve dire di più, o svegliare il drago.
hoard-lesson-brag-wrong = Un numero basso rivela che cos’hai, uno alto ti fa sorprendere. Di’ **4**.
hoard-lesson-doubt = **La Rana dice almeno 9.** Tu ne hai prese 3, quindi gli altri due dovrebbero averne 6 su 8. Sveglia il drago!
hoard-lesson-doubt-done = **Avevi ragione.** Le monete erano solo 6. La Rana non tiene nulla, e tu ne ricevi altre 3.
hoard-lesson-doubt-wrong = Poi chi viene dopo dubiterebbe di te, e a ragione. **Sveglia il drago.**
hoard-lesson-after = **Ora le carte sono scoperte.** Tutti vedono che cosa puoi ancora prendere: il 3 no. Conta quel che resta agli altri.
hoard-lesson-end = **Questa era una notte.** Dopo quattro notti vince chi ha più monete. Di’ ciò che gli altri credono, e dubita di ciò che non possono avere.
hoard-mark-facts = ciò che sanno tutti
hoard-mark-seat-0 = il tuo posto

## Le regole

hoard-rules-1 =
    ### Di che si tratta
    Un drago dorme sul suo oro, e voi siete i ladri. Avete cinque carte, **da 0 a 4**: tante sono le monete che potete prendere in una notte, e ogni numero una volta sola in tutta la partita. Tornate per quattro notti, perciò alla fine vi resta una carta.

    ### Una notte
    1. **Allungate la mano.** Ognuno mette giù una carta coperta, tutti insieme.
    2. **Vantatevi.** A turno, dite quante monete avete preso in tutto, *almeno*. Ognuno deve dire più di chi l’ha preceduto.
    3. **Oppure svegliate il drago**, se non credete a ciò che ha detto chi vi precede.
hoard-rules-2 =
    ### Il drago si sveglia
    Si scoprono tutte le carte. Se le monete sono **almeno tante** quante si è detto, il drago sorprende chi non ci ha creduto; se sono meno, chi le ha dichiarate.
    • Chi è sorpreso non tiene nulla di ciò che ha preso stanotte.
    • Tutti gli altri lo tengono.
    • Chi dei due aveva ragione riceve **3 monete** in più.

    Le carte restano scoperte, così tutti vedono che cosa potete ancora prendere. Chi è stato sorpreso parla per primo la notte dopo.

    ### La fine
    Dopo l’ultima notte vince chi ha più monete; a parità, i ladri condividono la vittoria.
