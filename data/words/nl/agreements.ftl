# Zetten terugnemen, en wat mensen aan een tafel voorstellen en afspreken.

button-take-back = Terugnemen
button-propose-undo = Terugnemen voorstellen
button-propose-end = Einde voorstellen
button-propose-pause = Pauze voorstellen
button-propose-undo-yes = Ja, vraag iedereen
button-propose-end-yes = Ja, vraag iedereen
button-agree = Akkoord
button-decline = Weigeren
button-withdraw = Voorstel intrekken

undo-done = ↩️ Ik heb je zet teruggenomen. Zo stond het ervoor.

proposal-end = 🤝 { $player } stelt voor om **het spel hier te beëindigen**. Wat verborgen is, blijft verborgen, en niemand wint.
proposal-pause = 🤝 { $player } stelt **een pauze** voor: geen beurten en geen klokken tot iemand de tafel hervat.
proposal-undo =
    { $count ->
        [one] 🤝 { $player } stelt voor om **de laatste zet terug te nemen**.
       *[other] 🤝 { $player } stelt voor om **de laatste { $count } zetten terug te nemen**.
    }
proposal-agreed = Akkoord: { $names }
proposal-missing = Moeten nog antwoorden: { $names } (gevraagd { $time })
proposal-you-proposed = 🤝 Voorgesteld. Nu antwoorden de anderen; computerspelers en wie er niet is, gaan met alles akkoord.
proposal-you-agreed = 🤝 Je gaat akkoord.
proposal-you-declined = Je hebt geweigerd, dus het voorstel is van de baan.
proposal-you-withdrew = Je hebt je voorstel ingetrokken.

propose-end-question = Voorstellen om { $table } te beëindigen? Gaat iedereen die hier zit akkoord, dan eindigt het spel zonder uitslag en kun je het niet hervatten.
propose-undo-question =
    { $count ->
        [one] { $table }: iedereen vragen om de laatste zet terug te nemen?
       *[other] { $table }: intussen hebben anderen gespeeld. Iedereen vragen om de laatste { $count } zetten terug te nemen, die van jou en die van hen?
    }

log-void-undo = Er is een nieuwe zet, dus er wordt niets teruggenomen.

refused-other-rules = De regels van dit spel zijn veranderd sinds het begon, dus de zetten kunnen niet nagespeeld worden.

command-table-undo-name = terugnemen
command-table-undo-description = Je laatste zet terugnemen, of de anderen dat vragen
command-table-propose-name = voorstellen
command-table-propose-description = Iets voorstellen aan iedereen aan een tafel
parameter-what-name = wat
parameter-what-description = Waar iedereen akkoord mee moet gaan
propose-end = het spel beëindigen
propose-pause = een pauze
propose-undo = mijn laatste zet terugnemen
