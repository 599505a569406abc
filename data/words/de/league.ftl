# Ligen: Saisons mit Divisionen, Tabellen, und was die Moderation tut.

command-league-name = liga
command-league-description = Die Ligen dieses Servers: anmelden, Tabellen, Saisons

leagues-title = Ligen
leagues-none = Dieser Server hat noch keine Liga.
leagues-line = **{ $name }** · { $games } · { $channel }
button-league-show = Zeigen
button-league-new = Neue Liga

league-title = { $name } · Saison { $season }
league-terms = { $games } · Tische zu { $size } · { $weeks } · { $clock } · { $channel }
league-weeks =
    { $count ->
        [one] 1 Woche
       *[other] { $count } Wochen
    }
league-starts = Beginnt { $time } ({ $relative }).
league-forecast =
    Wenn es jetzt losginge, würdest du { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    } spielen, höchstens { $at_once } zugleich, { $divisions ->
        [1] gegen { $people }
       *[other] in Division { $division } von { $divisions } gegen { $people }
    }. Alle sitzen gleich oft auf jedem Platz.
league-forecast-few =
    Du würdest mindestens { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    } spielen, höchstens { $at_once } zugleich. Gegen wen, kann ich noch nicht sagen: Es braucht { $fewest } Leute, und bisher { $count ->
        [0] ist niemand
        [one] ist 1 Person
       *[other] sind { $count }
    } angemeldet.
league-forecast-time =
    So lange brauchen deine Spiele zusammen beim üblichen Tempo hier: etwa { $time }.{ $long ->
        [yes] { " " }Das ist länger als die Saison; am Ende wären manche Spiele noch offen.
       *[no] { "" }
    }
league-forecast-unknown = Wie lange das dauert, kann ich nicht sagen: Auf diesem Server sind zu wenige solche Spiele zu Ende gespielt worden.
league-entered =
    { $count ->
        [one] Bisher angemeldet: { $people }.
       *[other] { $count } sind angemeldet: { $people }.
    }
league-more-people =
    { $count ->
        [one] 1 weitere Person
       *[other] { $count } weitere
    }
league-nobody = Noch ist niemand angemeldet.
button-league-enter = Anmelden
button-league-leave = Nicht mitspielen
button-league-quit = Saison verlassen
league-done-entered = Du bist dabei. Wenn die Saison beginnt, öffnen deine Spiele von selbst, und ich sage dir, wenn du dran bist.
league-done-left = Du bist nicht mehr dabei. Bis die Saison beginnt, kannst du dich wieder anmelden.
league-done-quit = Du hast diese Saison verlassen. Deine offenen Spiele gehen weiter, und neue beginnen für dich nicht.

league-division = Division { $division }
league-divisions = Andere Division …
league-people =
    { $count ->
        [one] 1 Person
       *[other] { $count } Leute
    }
league-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }

league-week = **{ $name }, Woche { $week }**
league-week-played = Partien zu Ende: { $played } von { $games }.
league-week-leaders = Vorn: { $leaders }.
league-week-leader =
    { $several ->
        [yes] { $leaders } in Division { $division } mit { $points }
       *[no] { $leaders } mit { $points }
    }
league-week-nobody = Noch hat niemand Punkte.
league-week-hope =
    { $hopeful ->
        [one] Der Titel ist vergeben, und die Saison endet { $time }.
       *[other] { $hopeful } können den Titel noch holen, und die Saison endet { $time }.
    }
league-ends = Die Saison endet { $time }.
league-ended = Diese Saison ist vorbei.
league-more-divisions =
    { $count ->
        [one] -# Noch eine Division: drück **{ button-league-show }**.
       *[other] -# Noch { $count } Divisionen: drück **{ button-league-show }**.
    }
league-over =
    🏆 **{ $name }, Saison { $season }** ist vorbei. { $count ->
        [0] Diesmal geht der Titel an niemanden.
        [one] Der Titel geht an { $champions }!
       *[other] { $champions } teilen sich den Titel!
    }
league-thread = { $league } · { $game } · Division { $division }, Spiel { $number }
log-season-over = Die Saison ist vorbei. Computer haben dieses Spiel viele Male weitergespielt, und alle bekommen die Punkte, die sie erwarten konnten.

league-form-title = Neue Liga
league-form-name = Name
league-form-name-example = Winterliga
league-form-games = Spiele
league-form-weeks = Länge einer Saison
league-form-clock = Uhr
league-form-starts = Die erste Saison beginnt
league-form-starts-example = Montag 20:00

button-league-extend = Eine Woche länger
button-league-close = Letzte Saison
button-league-reopen = Weitermachen
button-league-here = Hier spielen
league-next-starts = Nächster Schritt: Die Saison beginnt { $time }, wenn mindestens { $fewest } Leute angemeldet sind.
league-next-weekly = Nächster Schritt: die Zusammenfassung der Woche, { $time }.
league-next-ends = Nächster Schritt: Die Saison endet { $time }, oder früher mit ihrem letzten Spiel.
league-next-games = Offene Spiele: { $open }. Spiele, die warten, bis alle dafür Luft haben: { $waiting }.
league-next-start = Nächster Schritt: Die Saison beginnt gleich.
league-next-postpone = Zu wenige sind angemeldet. Die Saison beginnt eine Woche später.
league-next-open = Nächster Schritt: Ein Spiel wird geöffnet.
league-next-blocked =
    Nächster Schritt: Ein Spiel wird geöffnet. { $why ->
        [gone] Den Kanal gibt es nicht mehr: Drück **{ button-league-here }** in einem anderen.
        [denied] Ich darf im Kanal nicht schreiben: Prüf dort meine Rechte und drück dann **{ button-repair-retry }**. Oder drück **{ button-league-here }** in einem anderen.
       *[unreachable] Discord zeigt mir diesen Server gerade nicht. Ich versuche es von allein wieder.
    }
league-next-adjudicate = Nächster Schritt: Computer spielen offene Spiele weiter.
league-next-close = Nächster Schritt: Offene Spiele enden.
league-next-summarize = Nächster Schritt: die Zusammenfassung der Woche.
league-next-end = Nächster Schritt: Die Saison endet.

refused-no-such-league = Diese Liga finde ich nicht. Vielleicht gehört sie zu einem anderen Server.
refused-entry-closed = Diese Saison hat begonnen. Für die nächste kannst du dich anmelden.
refused-not-in-season = In dieser Saison spielst du nicht mit.
refused-nameless-league = Gib der Liga einen Namen.
refused-no-common-size = Für diese Spiele gibt es keine gemeinsame Personenzahl. Wähl andere, oder öffne für jedes eine Liga.
log-league-opened = Ein Spiel von { $league }, Saison { $season }, Division { $division }. Niemand kann es anhalten oder vorzeitig beenden. Karten und Würfel stehen seit Beginn der Saison fest; prüfen kannst du das am Ende: `{ $commitment }`
league-deals-file = mischungen
button-league-deals = Faire Mischungen
league-deals = Karten und Würfel aller Spiele stehen seit Beginn der Saison fest. In der Datei steht der SHA-256 jedes Mischgeheimnisses. Ist ein Spiel vorbei, steht dort auch sein Geheimnis, und `/tisch prüfen` sagt, wie du es prüfst.
league-deal = Division { $division }, Spiel { $number }: SHA-256 { $commitment }
league-deal-revealed = Division { $division }, Spiel { $number }: SHA-256 { $commitment }, Geheimnis { $secret }
league-next-reveal = Nächster Schritt: Die Mischungen beendeter Spiele werden offengelegt.
refused-in-competition = Dieses Spiel gehört zu einem Wettbewerb, also kann es nicht angehalten oder vorzeitig beendet werden. Gibt es einen Grund, kann die Moderation das tun.
button-league-options = Optionen
league-options-title = Optionen der Liga
league-options-at-once = Spiele zugleich
league-options-division = Leute pro Division, etwa
league-options-preset = Regeln
league-options-adjudicate = Computer spielen offene Spiele weiter
league-options-adjudicate-hint = Am Saisonende bekommen alle die Punkte, die zu erwarten waren. Sonst zählen offene Spiele nicht.
league-options-role = Rolle für den Titel
league-options-role-hint = Ich brauche „Rollen verwalten“, und meine Rolle muss darüber stehen.
league-done-options = Erledigt. Ab jetzt, und bei Regeln und Divisionen ab der nächsten Saison.
league-role-missing = Ich konnte { $role } nicht vergeben: Ich brauche *Rollen verwalten*, und meine Rolle muss darüber stehen.

league-picture-alt =
    { $people ->
        [one] Tabelle der Division { $division }: 1 Person.
       *[other] Tabelle der Division { $division }: { $people } Personen.
    }
league-picture-line =
    { $rank }. { $name }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $games } von { $total } gespielt{ $state ->
        [left] { "" }, ausgestiegen
        [settled] { "" }
       *[open] { "" }, Platz { $best } bis { $worst } möglich
    }{ $came ->
        [up] { "" }, letztes Mal aufgestiegen
        [down] { "" }, letztes Mal abgestiegen
        [new] { "" }, neu
        [back] { "" }, wieder da
       *[stayed] { "" }
    }.
league-picture-goes =
    { $way ->
        [up] Steigt auf.
       *[down] Steigt ab.
    }
league-picture-form = Zuletzt
league-picture-games = Gespielt
league-picture-ranks = Möglich
league-picture-points = Punkte
league-picture-band =
    { $way ->
        [up] steigen in Division { $division } auf
       *[down] steigen in Division { $division } ab
    }
league-picture-left = raus
league-picture-number = { $number }
league-picture-of = { $games }/{ $total }
league-picture-range =
    { $settled ->
        [yes] { $best }
       *[no] { $best }–{ $worst }
    }
league-picture-came =
    { $way ->
        [up] aufgestiegen
        [down] abgestiegen
        [new] neu
       *[back] wieder da
    }
button-league-luck = Glück und Können
league-luck-title = { $name }, Division { $division }: Glück und Können
league-luck-line = { $name }: Können { $play }, Glück { $luck } · { $told } von { $games } gespielt
league-luck-none = { $name }: noch nichts ausgewertet
league-luck-help = Gerechnet in Siegen mehr oder weniger, als bei gleicher Verteilung auf alle kämen. Die Bereiche stimmen in etwa 95 von 100 Fällen. Nur ausgewertete Spiele zählen: *Wie es lief* wertet ein Spiel aus, wenn es vorbei ist.
league-replace = Wer spielt weiter?
refused-not-running = Das geht nur, während eine Saison läuft.
refused-in-season-already = Diese Person ist in dieser Saison schon dabei.
league-people-help = Wähl, wen du abmelden, disqualifizieren, ersetzen oder wieder aufnehmen willst. Wer geht, wird in Spielen, die noch nicht begonnen haben, von Computern vertreten; diese Plätze werden als letzte gewertet. Wer jemanden ersetzt, spielt diese Spiele und beginnt ohne Punkte. Wer disqualifiziert ist, landet in allen eigenen Spielen auf dem letzten Platz.
league-results-help = Wähl ein Spiel, um es selbst zu entscheiden. Die Tabelle ändert sich sofort.
league-game = Division { $division }, { $table ->
        [0] Spiel { $number }
       *[other] Tisch { NUMBER($table, useGrouping: 0) }
    }
button-league-before = Vorige Saison
log-game-ruled = Die Moderation hat entschieden, wie dieses Spiel zählt; damit ist es vorbei.
refused-disqualified = Du bist disqualifiziert und kannst dich für diese Saison nicht wieder anmelden. Frag die Moderation.
