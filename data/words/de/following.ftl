# Dem Geschehen folgen: Neues, Listen von Tischen, Ergebnisse.

hand-news = **Seit du zuletzt hier warst**
hand-news-marked = { hand-news } · ❗ im Bild
hand-news-more =
    { $news } · { $count ->
        [one] 1 früherer Zug steht unter *Mehr*
       *[other] { $count } frühere Züge stehen unter *Mehr*
    }

tables-joinable = Tische zum Mitspielen
tables-watchable = Spiele zum Zuschauen
button-watch = Zuschauen
button-follow = Folgen
button-unfollow = Nicht mehr folgen
button-next =
    { $count ->
        [one] Weiter: Ein Tisch wartet
       *[other] Weiter: { $count } Tische warten
    }
follow-on = 🔔 Du folgst jetzt und erfährst, wie dieses Spiel ausgeht. Drück noch mal, um nicht mehr zu folgen.
follow-off = Du folgst diesem Spiel nicht mehr.
joined = Du hast einen Platz an Tisch { NUMBER($table, useGrouping: 0) }: { $link }
refused-nothing-waits = Gerade wartet kein Tisch auf dich. `/tische` zeigt alle.
notice-result = { $person }, { $table } ist vorbei. { $result }
letter-result = Dieses Spiel ist aus. { $result }

button-note = Meine Notiz
hand-picture = Worauf liest du das? Ändern kannst du es unter `/ich einstellungen`.
hand-own-note = 📝 **Meine Notiz** · nur du kannst sie lesen
note-label = Nur für dich
note-hint = Du siehst sie an diesem Tisch in deiner Hand. Lass das Feld leer, um sie zu löschen.
note-saved = Notiz gespeichert.
note-deleted = Notiz gelöscht.
refused-too-long-note = Eine Notiz darf höchstens { $most } Zeichen haben. Deine hat sich nicht geändert.
