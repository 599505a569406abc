# Nachschlagen: /nachschlagen und Erklären.

explain-title = Worüber möchtest du lesen?
explain-now = Was du jetzt wählen kannst
explain-kinds = Nach Art
explain-choose = Wähl, worüber du lesen willst

lookup-found = { $title } · { $kind } · { $game }
lookup-kind = { $kind } · { $game }
lookup-example = **Zum Beispiel:** { $example }
lookup-section = -# Mehr dazu in den vollständigen Regeln, Abschnitt { $section }
lookup-rules = In den Regeln

lookup-unknown = „{ $typed }“ finde ich nicht. Tipp den Anfang eines Namens, dann wähl.
lookup-unknown-near = „{ $typed }“ finde ich nicht. Vielleicht meinst du eins davon.
lookup-several = „{ $typed }“ passt auf mehrere Einträge. Welchen meinst du?
