# Wie es bei den Leuten lief: ihre eigenen Ergebnisse, Wertungen, Ranglisten.

stats-title = Wie es bei { $person } hier lief
stats-none = Noch keine beendeten Spiele. `/tische` zeigt, wo du mitspielen kannst.
stats-game =
    { "" }**{ $game }** · { $played ->
        [one] ein Spiel
       *[other] { $played } Spiele
    }, { $won ->
        [0] keins gewonnen
        [one] eins gewonnen
       *[other] { $won } gewonnen
    } · Platz { NUMBER($place, minimumFractionDigits: 1, maximumFractionDigits: 1) } im Schnitt
stats-game-best = { $summary } · bestes Ergebnis { $best }
stats-rating = Wertung **{ NUMBER($points, useGrouping: 0) }**
stats-rating-settling = Wertung { NUMBER($points, useGrouping: 0) }, noch vorläufig
stats-not-rated = -# Du stehst in keiner Rangliste; ändern kannst du das mit `/ich einstellungen`.
stats-reliability = ⏳ Letzte Züge mit Uhr: { $said }
reliability-in-time = { $in_time }/{ $turns } rechtzeitig
reliability-new = neu hier
reliability-unknown = zu wenige, um es zu sagen
reliability-left =
    { $count ->
        [one] hat ein Spiel verlassen
       *[other] hat { $count } Spiele verlassen
    }
stats-past = Letzte Spiele
stats-result = { $game } · Platz { $rank } von { $seats }, Ergebnis { $score } · { $time }
stats-result-unscored = { $game } · Platz { $rank } von { $seats } · { $time }
ranking-title = Die Besten in { $game }
ranking-none = Noch hat niemand eine Wertung: Dafür braucht es ein Spiel mit mindestens zwei Menschen.
ranking-line =
    { $mark } { $person } · **{ NUMBER($points, useGrouping: 0) }** · { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    }
ranking-line-settling =
    { $mark } { $person } · { NUMBER($points, useGrouping: 0) } · { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    }, noch vorläufig
ranking-note = -# Es zählen Spiele mit mindestens zwei Menschen, und hier steht, wer in den letzten 60 Tagen eins beendet hat. Nach { $games } Spielen ist eine Wertung nicht mehr vorläufig; sie beginnt bei 1000 und steigt, während sie sicherer wird. Wenn du nicht dabei sein willst, nutz `/ich einstellungen`.
ranking-shown = Die Rangliste ist jetzt in diesem Kanal.
button-ranking = Die Besten in { $game }
button-ranking-show = Im Kanal zeigen
refused-keeps-to-themselves = Diese Person behält ihre Ergebnisse für sich.
refused-closed-channel = Ich kann in diesem Kanal nicht schreiben.
command-stats-name = statistik
command-stats-description = Wie es bei dir oder anderen läuft, oder wer ein Spiel am besten kann
parameter-person-name = person
parameter-stats-person-description = Wessen Spiele; sonst deine
parameter-ranking-description = Von welchem Spiel die Rangliste
stats-pace = ⌛ Mittlere Wartezeit auf die letzten { $count } Antworten: { $time }
stats-streaks = 🔥 Längste Serie: { $streaks }
stats-streak-wins =
    { $count ->
        [one] ein Sieg
       *[other] { $count } Siege hintereinander
    }
stats-streak-days =
    { $count ->
        [one] ein Tag
       *[other] { $count } Spieltage hintereinander
    }
button-stats = Zurück zu den Ergebnissen
button-stats-seats = Plätze und Optionen
stats-seats-title = { $person }, nach Plätzen und Optionen
stats-seats-none = Zu wenige Spiele, um es zu sagen. Es braucht { $games } beendete Partien eines Spiels.
stats-seats-game = **{ $game }** · { $played } Spiele
stats-seats-line =
    { $better ->
        [yes] 👍
       *[no] 👎
    } { $what }: { $inside } · sonst { $outside }
stats-seats-tally = { $won } von { $games } gewonnen (gleicher Anteil: { $even })
stats-seats-seat = Platz { $number }
stats-seats-players = Zu { $number }
stats-seats-computers = Mit Computern
stats-seats-no-computers = Nur unter Menschen
stats-seats-clock = Uhr: { $clock }
stats-seats-alike = Kein Platz und keine Option sticht heraus.
stats-seats-help = -# Der gleiche Anteil ist, was du gewinnen würdest, wenn alle am Tisch gleiche Chancen hätten. Hier stehen nur klare Unterschiede, bei Spielen, die du mindestens { $games }-mal gespielt hast; bei wenigen Partien kann auch das Zufall sein.
stats-resting = -# Gerade nicht in den Ranglisten von { $games }: Du hast 60 Tage kein Spiel beendet. Dein nächstes bringt dich zurück.
button-stats-luck = Glück und Können
stats-luck-title = Glück und Können von { $person }
stats-luck-none = Zu wenige Spiele mit Rückblick: Es braucht { $games }. *Wie es lief* macht nach einem Spiel einen.
stats-luck-sum =
    { $games ->
        [one] In einem Spiel mit Rückblick
       *[other] In { $games } Spielen mit Rückblick
    }: { $won } gewonnen, bei gleichem Anteil wären es { $even }. Können { $skill }, Glück { $luck }.
stats-luck-help = -# Gleicher Anteil, Können und Glück ergeben zusammen die gewonnenen Spiele. Es zählen nur Spiele, zu denen jemand einen Rückblick wollte, höchstens die letzten 60.
luck-picture-title = Siege durch Können und durch Glück
luck-picture-first = Erstes
luck-picture-last =
    { $games ->
        [one] Ein Spiel
       *[other] { $games } Spiele
    }
luck-wins =
    { $sign ->
        [plus] +{ NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) }
        [minus] −{ NUMBER($wins, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[none] ±0
    }
luck-skill = Können
luck-luck = Glück
luck-alt =
    { $games ->
        [one] Siege, die Können und Glück zum gleichen Anteil dazubrachten, über ein Spiel mit Rückblick.
       *[other] Siege, die Können und Glück zum gleichen Anteil dazubrachten, über { $games } Spiele mit Rückblick.
    }
luck-alt-at = Nach Spiel { $game }: Können { $skill }, Glück { $luck }.
