# Was die Moderation in Ligen und Turnieren richtet, und wie das festgehalten wird.

button-competition-back = Zurück
button-repair-people = Leute
button-repair-results = Ergebnisse
button-repair-notes = Eingriffe der Moderation
button-repair-withdrawn = Abmelden
button-repair-disqualified = Disqualifizieren
button-repair-in = Wieder aufnehmen
repair-people-title = Leute
repair-people-which = Jemand …
repair-person = **{ $name }**: { $state }.{ $replaced ->
        [yes] { " " }Jemand anders spielt mit diesen Punkten weiter; wenn du die Person wieder aufnimmst, bekommt sie die Punkte zurück.
       *[no] { "" }
    }
repair-entry-in = dabei
repair-entry-withdrawn = nicht mehr dabei
repair-entry-disqualified = disqualifiziert
repair-results-title = Ergebnisse
repair-results-which = Ein Spiel …
repair-game-state =
    { $state ->
        [waiting] Es hat noch nicht begonnen.
        [open] Es läuft.
        [over] Es zählt mit seinem Ergebnis.
        [adjudicated] Seine Zeit war um, also bekommen alle die Punkte, die sie erwarten konnten.
        [ruled] Die Moderation hat es entschieden.
       *[void] Es zählt für niemanden.
    }
repair-rule = Wie es zählt …
repair-rule-win = { $name } gewinnt
repair-rule-equal = Alle teilen sich die Punkte
repair-rule-nobody = Es zählt für niemanden
repair-rule-game = Das Spiel entscheidet
repair-note-withdrawn = { $moderator } hat { $person } abgemeldet.
repair-note-disqualified = { $moderator } hat { $person } disqualifiziert.
repair-note-in = { $moderator } hat { $person } wieder aufgenommen.
repair-note-replaced = { $moderator } hat { $other } für { $person } weiterspielen lassen.
repair-note-ruled = { $moderator } hat dieses Spiel entschieden: { $game }.
repair-note-unruled = { $moderator } hat das Spiel selbst entscheiden lassen: { $game }.
repair-note-extended = { $moderator } hat der Runde mehr Zeit gegeben.
repair-note-cut = { $moderator } hat die Runde beendet.
repair-note-started = { $moderator } hat das Turnier gestartet.
repair-note-delayed = { $moderator } hat den Start verschoben.
repair-note-called-off = { $moderator } hat das Turnier abgesagt. Einen Tag lang lässt sich das rückgängig machen.
repair-note-resumed = { $moderator } hat das Turnier weitergehen lassen.
repair-note-moved = { $moderator } hat die nächsten Spiele in einen anderen Kanal gelegt.
repair-note-options = { $moderator } hat die Optionen geändert.
button-repair-retry = Noch mal versuchen
repair-note-lengthened = { $moderator } hat der Saison eine Woche mehr gegeben.
repair-note-closed = { $moderator } hat diese Saison zur letzten gemacht.
repair-note-reopened = { $moderator } hat wieder neue Saisons zugelassen.
repair-note-retried = { $moderator } hat mich noch einmal versuchen lassen, was nicht geklappt hatte.
repair-note-plays = (Spielt selbst mit.)
repair-owed =
    ⚠️ { $time }: { $post ->
        [summary] Die Zusammenfassung der Woche steht nicht im Kanal.
        [announcement] Die Ankündigung steht nicht im Kanal.
        [postponement] Der neue Termin steht nicht im Kanal.
        [round] Die Tische der Runde stehen nicht im Kanal.
        [off] Die Absage steht nicht im Kanal.
        [role] Wer gewonnen hat, hat die Rolle noch nicht.
       *[end] Das Ergebnis steht nicht im Kanal.
    } { $why ->
        [gone] Den Kanal gibt es nicht mehr.
        [denied] Ich darf dort nicht schreiben.
        [role] Ich brauche *Rollen verwalten*, und meine Rolle muss darüber stehen.
        [unreachable] Discord hat nicht geantwortet.
       *[unsure] Ich wurde mittendrin unterbrochen; vielleicht hat es doch geklappt.
    }
repair-still-missing = Es klappt noch nicht. Der Grund steht unten.
repair-nothing-missing = Es fehlt nichts, also habe ich nichts wiederholt. Der nächste Schritt kommt von allein.
refused-own-game = Du spielst in diesem Spiel selbst mit. Jemand anders aus der Moderation muss es entscheiden.
