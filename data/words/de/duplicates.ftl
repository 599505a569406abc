# Duplikat: dieselben Karten an mehreren Tischen.

command-duplicate-name = duplikat
command-duplicate-description = Dieselben Karten an jedem Tisch: anmelden, deinen Tisch finden, vergleichen
duplicates-title = Duplikat
duplicates-help = Mehrere Tische bekommen dieselben Karten und Würfel. Am Ende siehst du, wie gut du warst, verglichen mit allen auf deinem Platz.
duplicates-none = Hier gibt es noch keinen Satz von Tischen.
duplicates-line = { $game } · { $time }
button-duplicate-show = Zeigen
button-duplicate-new = Neuer Satz
button-duplicate-enter = Anmelden
button-duplicate-leave = Nicht mitspielen
button-duplicate-table = Mein Tisch
button-duplicate-start = Jetzt starten
button-duplicate-cancel = Absagen
duplicate-title = Duplikat { NUMBER($number, useGrouping: 0) } · { $game }
duplicate-terms = Tische zu { $size } · { $clock }
duplicate-announced =
    🃏 **{ $game }: dieselben Karten an jedem Tisch.** Los geht es { $time } ({ $relative }).
    Drück *Anmelden*, um mitzuspielen. Ich lose die Tische aus, und du siehst, wie gut du auf deinem Platz warst, verglichen mit den anderen.
duplicate-starts = Beginnt { $time } ({ $relative }).
duplicate-forecast = Ich lose so wenige Tische aus, wie Platz bieten, aber mindestens zwei. Computer füllen leere Plätze.
duplicate-entered =
    { $count ->
        [one] Bisher angemeldet: { $people }.
       *[other] { $count } sind angemeldet: { $people }.
    }
duplicate-more-people =
    { $count ->
        [one] 1 weitere Person
       *[other] { $count } weitere
    }
duplicate-nobody = Noch ist niemand angemeldet.
duplicate-running =
    Fertige Tische: { $over } von { $tables }.
    Bis alle fertig sind, siehst du nur deinen eigenen Tisch, und niemand sieht Ergebnisse.
duplicate-called-off = Es wurde abgesagt, oder weniger als zwei waren angemeldet.
duplicate-nothing = Niemand hat ein Spiel beendet, also gibt es nichts zu vergleichen.
duplicate-alone = Nur ein Tisch wurde fertig, also lässt sich niemand vergleichen: Alle bekommen 50 %.
duplicate-place = **{ $rank }.** { $name } · { $percent } % · Platz { $seat }, Ergebnis { $total }, Tisch { NUMBER($table, useGrouping: 0) }
duplicate-seats = Bestes und schwächstes Ergebnis jedes Platzes
duplicate-seat = Platz { $seat }: { $best } mit { $most } (Tisch { NUMBER($first, useGrouping: 0) }), { $worst } mit { $least } (Tisch { NUMBER($last, useGrouping: 0) })
duplicate-seat-even = Platz { $seat }: Alle kamen auf { $total }
duplicate-computer = ein Computer
duplicate-replay = Einen Tisch ansehen …
duplicate-table = Tisch { NUMBER($table, useGrouping: 0) }
duplicate-file = tabelle
duplicate-deal = -# Karten und Würfel stehen fest. Um das am Ende zu prüfen, heb diesen SHA-256 auf: `{ $commitment }`
duplicate-deal-revealed = -# Das Geheimnis der Mischung ist `{ $secret }`. Sein SHA-256, seit dem Start bekannt, ist `{ $commitment }`.
duplicate-form-title = Neuer Satz von Duplikat-Tischen
duplicate-form-game = Spiel
duplicate-form-size = Plätze an jedem Tisch
duplicate-form-clock = Uhr
duplicate-form-starts = Die Tische starten
duplicate-form-starts-example = heute 20:00
duplicate-done-opened = Erledigt. Ich schreibe es in diesen Kanal.
duplicate-done-entered = Du bist dabei. Wenn es losgeht, öffnet dein Tisch von selbst, und ich sage dir, wenn du dran bist.
duplicate-done-left = Du bist nicht mehr dabei. Bis es losgeht, kannst du dich wieder anmelden.
duplicate-done-started = Erledigt. Die Tische öffnen gerade.
refused-no-such-set = Diesen Satz finde ich nicht. Vielleicht gehört er zu einem anderen Server.
refused-set-closed = Das kannst du nicht mehr ändern: Es hat begonnen, wurde abgesagt oder ist voll.
refused-set-too-few = Mindestens zwei müssen angemeldet sein, bevor es losgehen kann.
refused-no-own-table = Du hast in diesem Satz keinen offenen Tisch. Hat er eben begonnen, versuch es gleich noch mal.
refused-no-such-size = Für dieses Spiel wähl { $fewest } bis { $most }.
log-duplicate-opened = Tisch { $number } von { $tables } mit denselben Karten. Niemand kann ihn anhalten oder vorzeitig beenden. Um die Mischung am Ende zu prüfen: `{ $commitment }`
log-duplicate-over = Alle Tische mit diesen Karten sind fertig, also können alle dieses Spiel ansehen.
