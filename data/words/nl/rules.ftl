# De regels lezen: de getekende bladzijde, de hoofdstukken, en een woord zoeken.

rules-alt = De regels van { $game } op één bladzijde.
rules-alt-part = { $part }: { $text }
rules-part-aim = Doel
rules-part-turn = Jouw beurt
rules-part-end = Het einde

rules-title = De regels van { $game }
rules-choose = Kies een hoofdstuk om te lezen
rules-examples = Voorbeelden
rules-departures = Anders dan gedrukt
rules-departures-help = Zo speelt een tafel, tenzij jullie het in de lobby veranderen. *Zoals gedrukt*, bij de opties, zet alle gedrukte regels terug.
rules-departure = **{ $option }**: { $value }. Gedrukt: { $printed }.
rules-learn = **Nieuw hier?** Met `/leer` leer je het spel in drie minuten, door het te spelen. Hieronder staan de regels.
rules-first = Eerste pagina
rules-complete = -# De volledige regels, per paragraaf: { $sections }
rules-complete-in-english = -# De volledige regels zijn in het Engels, per paragraaf: { $sections }
button-rules-search = Zoeken

rules-search-title = In de regels zoeken
rules-search-field = Een of twee woorden
rules-search-hint = Een half woord is genoeg, zoals “edel”.
rules-found = “{ $typed }” in de regels van { $game }
rules-found-more = -# Er is meer: typ er een woord bij om gerichter te zoeken.
rules-found-things = Dingen met deze naam
rules-found-chapters = Het hoofdstuk openen
rules-not-found = In de regels van { $game } komt “{ $typed }” niet voor. Probeer één woord of het begin ervan, of kies een hoofdstuk.
