# Ein beendetes Spiel im Rückblick: Chancen, Wendepunkte, Glück und Können.

button-review = Wie es lief
button-review-all = Überblick
button-review-turn = Wendepunkt { NUMBER($number) }
button-review-show = Im Kanal zeigen
button-review-replay = Im Replay ansehen
button-review-again = Noch mal ansehen

review-title = Wie es lief · { $table }
review-percent = { NUMBER($count) } %
review-picture-title = Gewinnchancen
review-picture-begin = Anfang
review-picture-end = Ende
review-picture-from-to = { NUMBER($first) } % → { NUMBER($last) } %

review-wait = 🔎 Ich spiele diese Partie von vielen Stellungen aus weiter, um zu sehen, was jede Antwort wert war.
review-progress =
    { $done ->
        [0] Einen Moment; diese Nachricht zeigt dann das Ergebnis.
       *[other] { NUMBER($done) } % fertig; diese Nachricht zeigt dann das Ergebnis.
    }
review-alt = Die Gewinnchancen von allen, vom Anfang bis zum Ende.
review-alt-seat = { $player } am Anfang, nach jedem Viertel und am Ende: { $chances }.
review-alt-turn = Wendepunkt { NUMBER($number) }, durch { $player }.
review-share = { $name }: { $answers } allein durch Antworten, Glück { $luck } · { $quality }
review-share-vague = { $name }: zu knapp, um Können von Glück zu trennen · { $quality }
review-share-few = { $name }: zu wenige Fragen, um Können von Glück zu trennen
review-kept-all = im Schnitt etwa so gut wie die besten Antworten
review-kept = im Schnitt brachte eine Antwort { $share } der Chance, die die beste gehabt hätte
review-range = { NUMBER($low) }–{ NUMBER($high) } %
review-luck-range = { $low } bis { $high }
review-shares = **Können und Glück**
review-shares-help =
    -# *Allein durch Antworten*: deine Gewinnchance, wenn nur die Antworten aller zählten, nach dem, was jede Person wissen konnte. *Glück*, in Prozentpunkten, ist der Rest: Zufall, Kartenverteilung, wer begann, und was verborgen war. Ich schätze das; wo ich unsicher bin, nenne ich einen Bereich. { $weighed ->
        [0] In diesem Spiel gab es nichts zu wählen.
       *[other] Ich habe { NUMBER($weighed, useGrouping: 0) } von { NUMBER($questions, useGrouping: 0) } Fragen betrachtet.
    }
review-place-turn = Zug { NUMBER($turn, useGrouping: 0) }
review-place-owner =
    { $chapter }, { $number ->
        [0] Zug von { $name }
       *[other] Zug { NUMBER($number) } von { $name }
    }
review-best = **Beste Züge**
review-best-move = { $name }, { $place }: { $made } · etwa { NUMBER($chance) } %, { NUMBER($next) } % mit der besten anderen Antwort
review-best-none = { $name }: keine herausragenden Antworten
review-no-turns = Ich habe keine Antwort gefunden, die dieses Spiel eindeutig gedreht hat.
review-turn-title = Wendepunkt { NUMBER($number) } von { NUMBER($count) } · { $place } · { $table }
review-turn =
    { $name } antwortete { $made }, das gewinnt etwa { $chance ->
        [one] einmal
       *[other] { NUMBER($chance) }-mal
    } von 100.
    Besser: { $better }, das gewinnt etwa { $best ->
        [one] einmal
       *[other] { NUMBER($best) }-mal
    } von 100.
review-turn-where = -# Was { $name } in dem Moment sah.
review-shown = Jetzt steht es im Kanal, für alle.

refused-not-reviewed = Zu diesem Spiel gelang mir kein Rückblick. Wer den Bot betreibt, findet den Grund unter **{ $reference }**.
refused-shown-already = Der Kanal hat das schon gesehen.
refused-not-sent-there = Ich konnte im Kanal dieses Tischs nicht schreiben. `/setup rechte` zeigt, was mir fehlt.

command-table-review-name = rückblick
command-table-review-description = Wie ein beendetes Spiel lief: Chancen, Wendepunkte, Glück und Können
