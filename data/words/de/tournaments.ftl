# Turniere: Schweizer und K.-o.-Runden, ihre Seiten und Nachrichten, und was die Moderation richtet.

command-tournament-name = turnier
command-tournament-description = Die Turniere dieses Servers: anmelden, deinen Tisch finden, Tabelle

tournaments-title = Turniere
tournaments-help = Alle spielen ein paar Runden, und am Ende gewinnt jemand.
tournaments-none = Hier gibt es noch kein Turnier.
tournaments-line = { $title } · { $time }{ $state ->
        [over] { " · " }vorbei
        [off] { " · " }abgesagt
       *[open] { "" }
    }
button-tournament-show = Zeigen
button-tournament-new = Neues Turnier
button-tournament-enter = Anmelden
button-tournament-leave = Nicht mitspielen
button-tournament-quit = Aussteigen
button-tournament-table = Mein Tisch
button-tournament-deals = Faire Mischungen

tournament-title = Turnier { NUMBER($number, useGrouping: 0) } · { $game }
tournament-terms = { $format } · Tische bis { $size } · { $clock } · höchstens { $round } je Runde · { $channel }
tournament-format-swiss = Schweizer System
tournament-format-swiss-help = Alle spielen jede Runde, mit Leuten, die etwa gleich viele Punkte haben.
tournament-format-duplicate = Schweizer System mit gleichen Karten
tournament-format-duplicate-help = Gleiche Karten an allen Tischen einer Runde; jeder Platz wird mit dem an anderen Tischen verglichen.
tournament-format-knockout = K.-o.-System
tournament-format-knockout-help = Die bessere Hälfte jedes Tisches kommt weiter, bis ein Tisch übrig ist.
tournament-pace-evening = Ein Abend
tournament-pace-weekend = Ein Wochenende
tournament-pace-week = Eine Runde pro Woche
tournament-pace-help = { $clock }; höchstens { $round } je Runde

tournament-announced =
    🏟️ **{ $title }** beginnt { $time } ({ $relative }).
    Drück *Anmelden*, um mitzuspielen. Ich suche die Tische aus und sage dir, wenn du dran bist.
tournament-starts = Beginnt { $time } ({ $relative }), wenn mindestens { $fewest } angemeldet sind.
tournament-reminder = ⏰ **{ $title }** beginnt { $relative }. Dein Tisch öffnet sich von allein in { $channel }.
tournament-forecast-swiss =
    Mit { $people } Leuten: { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }. Du spielst jede Runde, gegen Leute mit etwa gleich vielen Punkten. Die nächste beginnt, wenn alle Tische fertig sind oder die Zeit um ist.
tournament-forecast-duplicate =
    Mit { $people } Leuten: { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }, jede mit gleichen Karten an allen Tischen. Du siehst nur deinen eigenen Tisch und bekommst Punkte, wenn du die schlägst, die anderswo auf deinem Platz sitzen.
tournament-forecast-knockout = Die bessere Hälfte jedes Tisches kommt in die nächste Runde. Der letzte Tisch entscheidet, wer gewinnt.
tournament-entered =
    { $count ->
        [one] Bisher angemeldet: { $people }.
       *[other] { $count } sind angemeldet: { $people }.
    }
tournament-nobody = Noch ist niemand angemeldet.
tournament-more-people =
    { $count ->
        [one] 1 weitere Person
       *[other] { $count } weitere
    }
tournament-more-tables =
    { $count ->
        [one] und 1 weiterer Tisch
       *[other] und { $count } weitere Tische
    }

tournament-pairing = Es geht los: Ich suche die Tische aus.
tournament-round = Runde { $round } von { $rounds }
tournament-round-of = Runde { $round }
tournament-final = Finale
tournament-round-ends = Die Zeit ist { $relative } um.
tournament-round-over = Diese Runde ist vorbei. Die nächste beginnt gleich.
tournament-shared = Alle Tische haben dieselben Karten. Bis alle fertig sind, sehen einen Tisch nur die, die dort spielen, und niemand sieht Ergebnisse.
tournament-table = { $table ->
        [0] { $people }
       *[other] Tisch { NUMBER($table, useGrouping: 0) }: { $people }
    }{ $state ->
        [waiting] { " · " }öffnet gleich
        [open] { "" }
        [over] { " · " }fertig
        [void] { " · " }zählt nicht
       *[other] { " · " }entschieden
    }
tournament-byes =
    { $count ->
        [one] Diese Runde ohne Tisch, mit 5 Punkten: { $people }
       *[other] Diese Runde ohne Tisch, mit je 5 Punkten: { $people }
    }
tournament-standings = Tabelle
tournament-place = { $rank ->
        [0] –
       *[other] **{ $rank }.**
    } { $state ->
        [in] { $name }
       *[other] ~~{ $name }~~
    } · { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $knockout ->
        [yes] { " · " }Runde { $reached }
       *[no] { " · " }gegen Ø { $opponents }
    }{ $state ->
        [withdrawn] { " · " }ausgestiegen
        [disqualified] { " · " }disqualifiziert
       *[in] { "" }
    }
tournament-won =
    { $count ->
        [0] Es ist vorbei. Niemand ist mehr übrig.
        [one] 🏆 { $winners } gewinnt!
       *[other] 🏆 Geteilter erster Platz: { $winners }.
    }
tournament-called-off = Es wurde abgesagt.
tournament-postponed = **{ $title }**: { $count ->
        [0] Noch ist niemand angemeldet
        [one] Erst 1 Person ist angemeldet
       *[other] Erst { $count } sind angemeldet
    }, und nötig sind { $fewest }. Es beginnt stattdessen { $time }.
tournament-off = **{ $title }** wurde abgesagt{ $reason ->
        [few] , weil weniger als { $fewest } angemeldet sind
       *[moderator] { "" }
    }.
tournament-ended-early = Es wurde vor dem Ende abgesagt. So weit kam es:
tournament-thread = Turnier { NUMBER($tournament, useGrouping: 0) } · { $game } · Runde { $round }, Tisch { $number }

tournament-done-entered = Du bist dabei. Wenn eine Runde beginnt, öffnet dein Tisch von selbst, und ich sage dir, wenn du dran bist.
tournament-done-left = Du bist nicht mehr dabei. Bis es losgeht, kannst du dich wieder anmelden.
tournament-done-quit = Du bist ausgestiegen. Dein offenes Spiel geht weiter, und ein neues beginnt für dich nicht. Die Moderation kann dich wieder aufnehmen.

tournament-form-title = Neues Turnier
tournament-form-size = Plätze an einem Tisch
tournament-form-format = Art
tournament-form-pace = Länge
tournament-form-starts = Es beginnt
tournament-options-title = Optionen des Turniers
tournament-options-fewest = Mindestzahl an Leuten
tournament-options-rounds = Zahl der Runden
tournament-options-proposed = So viele, wie zu den Leuten passen

tournament-deals = Karten und Würfel aller Runden stehen seit dem Start fest. In der Datei steht der SHA-256 jedes Mischgeheimnisses. Ist eine Runde vorbei, stehen dort auch ihre Geheimnisse; `/tisch prüfen` sagt, wie du sie prüfst.
tournament-deal = { $round ->
        [0] Lose
       *[other] Runde { $round }
    }{ $number ->
        [0] { "" }
       *[other] , Tisch { $number }
    }: SHA-256 { $commitment }
tournament-deal-revealed = { tournament-deal }, Geheimnis { $secret }

button-tournament-options = Optionen
button-tournament-started = Jetzt starten
button-tournament-delayed = { $time } später
button-tournament-extended = { $time } mehr
button-tournament-cut = Runde beenden
button-tournament-stop = Absagen
button-tournament-resume = Weitermachen
button-tournament-here = Hier spielen

tournament-people-help = Wähl, wen du abmelden, disqualifizieren, ersetzen oder wieder aufnehmen willst.
tournament-replace = Wer mit diesen Punkten weiterspielt …
tournament-results-help = Wähl ein Spiel, um es selbst zu entscheiden. Eine Runde, deren Tische feststehen, bleibt, wie sie ist.
tournament-match = Runde { $round }, { $table ->
        [0] Spiel { $number }
       *[other] Tisch { NUMBER($table, useGrouping: 0) }
    }
tournament-cut-question = Diese Runde jetzt beenden? Computer spielen offene Spiele viele Male weiter, und alle bekommen die Punkte, die sie erwarten konnten. Das lässt sich nicht zurücknehmen.

tournament-next-soon = Nächster Schritt: gleich.
tournament-next-open = Nächster Schritt: Ein Tisch wird geöffnet.
tournament-next-blocked =
    Nächster Schritt: Ein Tisch wird geöffnet. { $why ->
        [gone] Den Kanal gibt es nicht mehr: Drück **{ button-tournament-here }** in einem anderen.
        [denied] Ich darf im Kanal nicht schreiben: Prüf dort meine Rechte und drück dann **{ button-repair-retry }**. Oder drück **{ button-tournament-here }** in einem anderen.
       *[unreachable] Discord zeigt mir diesen Server gerade nicht. Ich versuche es von allein wieder.
    }
tournament-next-start = Nächster Schritt: Es beginnt { $time }, wenn mindestens { $fewest } angemeldet sind. Sonst wird es einmal verschoben, dann abgesagt.
tournament-next-round = Nächster Schritt: die nächste Runde, { $time }.
tournament-next-cut = Nächster Schritt: die nächste Runde, sobald { $count ->
        [one] 1 Spiel zu Ende ist
       *[other] { $count } Spiele zu Ende sind
    }. Spätestens { $time }: Dann spielen Computer offene Spiele weiter.
tournament-next-games =
    { $count ->
        [one] 1 offenes Spiel wird zu Ende gespielt. Neue beginnen nicht.
       *[other] { $count } offene Spiele werden zu Ende gespielt. Neue beginnen nicht.
    }
tournament-next-gone = Endgültig vorbei ist es { $time }. Bis dahin kannst du es weitergehen lassen.

refused-no-such-tournament = Dieses Turnier finde ich nicht. Vielleicht gehört es zu einem anderen Server.
refused-closed-tournament = Dieses Turnier hat begonnen oder wurde abgesagt. Für das nächste kannst du dich anmelden.
refused-full-tournament = Dieses Turnier ist voll: { $most } sind angemeldet.
refused-busy-in-tournaments = Du bist schon in { $most } Turnieren dabei. Steig erst aus einem aus, oder warte, bis eines vorbei ist. Eines, aus dem du ausgestiegen bist, zählt, bis dein Spiel dort zu Ende ist.
refused-busy-person-in-tournaments = Die Person ist schon in { $most } Turnieren dabei und kann hier nicht auch noch mitspielen. Eines, aus dem sie ausgestiegen ist, zählt, bis ihr Spiel dort zu Ende ist.
refused-moved-on = Das Turnier ist weitergegangen, also geht das nicht mehr.
refused-not-in-tournament = In diesem Turnier spielst du nicht mit.
refused-no-substitute = Das geht nicht: Die Person hat in diesem Turnier schon gespielt, es ist vorbei, oder jemand anders spielt schon weiter.

log-tournament-opened = Turnier { NUMBER($tournament, useGrouping: 0) }, Runde { $round }. Niemand kann dieses Spiel anhalten oder vorzeitig beenden. Karten und Würfel stehen seit dem Start fest; prüfen kannst du das am Ende: `{ $commitment }`
log-tournament-cut = Die Zeit dieser Runde ist um. Computer haben dieses Spiel viele Male weitergespielt, und alle bekommen die Punkte, die sie erwarten konnten.
