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
ranking-note = -# Es zählen Spiele mit mindestens zwei Menschen, und hier steht, wer in den letzten 60 Tagen eins beendet hat. Nach { $games } Spielen ist eine Wertung nicht mehr vorläufig; sie beginnt bei 1000 und steigt, je sicherer sie wird. Wenn du nicht dabei sein willst, nutz `/ich einstellungen`.
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
