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
hoard-event-right = { $player } aveva ragione: altre { $count } monete.
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
