# Die Regeln lesen: die gezeichnete Seite, die Kapitel, und die Suche nach einem Wort.

rules-alt = Die Regeln von { $game } auf einer Seite.
rules-alt-part = { $part }: { $text }
rules-part-aim = Ziel
rules-part-turn = Dein Zug
rules-part-end = Das Ende

rules-title = Die Regeln von { $game }
rules-choose = Wähl ein Kapitel
rules-examples = Beispiele
rules-departures = Anders als gedruckt
rules-departures-help = So spielt ein Tisch, wenn ihr es in der Lobby nicht ändert. *Wie gedruckt* bei den Optionen stellt alle gedruckten Regeln her.
rules-departure = **{ $option }**: { $value }. Gedruckt: { $printed }.
rules-learn = **Neu hier?** `/lernen` bringt dir das Spiel in drei Minuten bei, beim Spielen. Die Regeln stehen unten.
rules-first = Erste Seite
rules-complete = -# Die vollständigen Regeln, Abschnitt für Abschnitt: { $sections }
button-rules-search = Suchen

rules-search-title = Regeln durchsuchen
rules-search-field = Ein, zwei Wörter
rules-search-hint = Ein halbes Wort genügt, etwa „Stein“.
rules-found = „{ $typed }“ in den Regeln von { $game }
rules-found-more = -# Es gibt noch mehr: Tipp ein weiteres Wort dazu.
rules-found-things = Dinge mit diesem Namen
rules-found-chapters = Kapitel öffnen
rules-not-found = In den Regeln von { $game } steht „{ $typed }“ nirgends. Versuch ein einzelnes Wort oder seinen Anfang, oder wähl ein Kapitel.
rules-complete-in-english = -# Die vollständigen Regeln gibt es auf Englisch, Abschnitt für Abschnitt: { $sections }
