# Die Übersicht der Tische eines Servers, in einem Kanal, den die Moderation wählt.

overview-title = Unsere Tische
overview-free = Freie Plätze
overview-played = Alle Plätze besetzt
overview-none = Gerade ist kein Tisch offen. Öffne einen: ein Klick genügt.
overview-more =
    { $count ->
        [one] -# Noch ein Tisch: Drück **{ button-overview-tables }**.
       *[other] -# Noch { $count } Tische: Drück **{ button-overview-tables }**.
    }
overview-starts = Das Spiel startet { $time }.
overview-results = Ergebnisse dieser Woche
overview-won =
    { $game } · { $count ->
        [one] Sieg: { $names }
       *[other] geteilter Sieg: { $names }
    } · { $time }
overview-computer = ein Computer
overview-in-lobby = Dieses Spiel hat noch nicht begonnen. Seine Lobby ist in { $channel }.
button-overview-tables = Meine Tische
setup-overview = Übersicht der Tische
setup-overview-help = Eine Nachricht in diesem Kanal zeigt, wer auf wen wartet, freie Plätze und die Ergebnisse der Woche, mit *Mitspielen* und *Zuschauen*. Ich halte sie aktuell, höchstens einmal pro Minute. Sie nennt nur Tische, die alle sehen können, die diesen Kanal sehen.
setup-overview-none = Keine Übersicht
setup-overview-closed = ⚠️ Ich kann in diesem Kanal nicht schreiben. *Rechte prüfen* sagt, was fehlt.
refused-text-channel-only = Wähl einen Textkanal für die Übersicht.
