# Abraca…was? – Namen, Optionen, Möglichkeiten, Verlauf, Absagen und Regeln.

abraca-name = Abraca…was?
abraca-tagline = Sprich die Zauber, die vor dir stehen. Alle sehen sie, nur du nicht.
abraca-players = 2–5 Personen, etwa 30 Minuten

## Zauber

abraca-spell-1 = Uralter Drache
abraca-spell-2 = Dunkler Wanderer
abraca-spell-3 = Süße Träume
abraca-spell-4 = Nachtsänger
abraca-spell-5 = Blitzgewitter
abraca-spell-6 = Schneesturm
abraca-spell-7 = Feuerball
abraca-spell-8 = Zaubertrank

abraca-effect-1 = Würfle: So viele Leben verlieren alle anderen. Misslingt er, verlierst du sie.
abraca-effect-2 = Alle anderen verlieren 1 Leben, du gewinnst 1.
abraca-effect-3 = Würfle: So viele Leben gewinnst du.
abraca-effect-4 = Nimm einen Geheimstein. Nur du siehst ihn.
abraca-effect-5 = { $left } links und { $right } rechts von dir verlieren je 1 Leben.
abraca-effect-5-one = { $player } sitzt links und rechts von dir und verliert 1 Leben.
abraca-effect-6 = { $player }, links von dir, verliert 1 Leben.
abraca-effect-7 = { $player }, rechts von dir, verliert 1 Leben.
abraca-effect-8 = Du gewinnst 1 Leben.
abraca-effect-full = Du hast schon alle Leben und wirst nur den Stein los.

## Optionen am Tisch

abraca-option-easy_order = Freie Reihenfolge
abraca-option-easy_order-help = Wenn eine Zahl gelingt: Darf danach jede folgen, oder nur dieselbe und höhere?
abraca-option-easy_order-true = Jede Zahl
abraca-option-easy_order-false = Gleich oder höher
abraca-option-last_standing = Wer zuletzt steht
abraca-option-last_standing-help = Läuft eine Runde, bis nur noch eine Person Leben hat? Dann bekommt nur sie Punkte.
abraca-option-last_standing-true = Bis eine Person bleibt
abraca-option-last_standing-false = Bis zum ersten Knockout
abraca-option-lower_spell = Niedrigere Zahlen
abraca-option-lower_spell-help = Zahlen unter der zuletzt gelungenen: gar nicht angeboten, oder als Falle, die 1 Leben kostet?
abraca-option-lower_spell-reject = Nicht angeboten
abraca-option-lower_spell-penalty = Als Falle: 1 Leben
abraca-option-counter_aid = Steine zählen
abraca-option-counter_aid-help = Zählt deine Hand die Steine, die du nicht siehst, und schließt Zahlen für dich aus?
abraca-option-counter_aid-true = Zähl für mich
abraca-option-counter_aid-false = Selber zählen
abraca-option-spectators = Publikum
abraca-option-spectators-help = Was sieht das Publikum: nur den Tisch, oder alle Hände? (Dann darf es nicht mehr mitspielen.)
abraca-option-spectators-public = Nur den Tisch
abraca-option-spectators-all = Alle Hände
abraca-option-first_player = Wer beginnt
abraca-option-first_player-help = Wer beginnt in Runde 1? Ist dieser Platz leer, entscheidet das Los.
abraca-option-first_player-random = Das Los
abraca-option-first_player-seat0 = Platz 1
abraca-option-first_player-seat1 = Platz 2
abraca-option-first_player-seat2 = Platz 3
abraca-option-first_player-seat3 = Platz 4
abraca-option-first_player-seat4 = Platz 5
abraca-option-first_player-printed = der Platz der ältesten Person

## Was du gefragt wirst

abraca-aim =
    { $stones ->
        [one] Wer zuerst { $target } Punkte hat, gewinnt; du hast { $points }. Für den Rundensieg: Verbrauch deinen letzten Stein, oder schalt jemanden aus.
        [2] Wer zuerst { $target } Punkte hat, gewinnt; du hast { $points }. Für den Rundensieg: Verbrauch deine beiden Steine, oder schalt jemanden aus.
       *[other] Wer zuerst { $target } Punkte hat, gewinnt; du hast { $points }. Für den Rundensieg: Verbrauch alle { $stones } Steine, oder schalt jemanden aus.
    }
abraca-aim-standing =
    { $stones ->
        [one] Wer zuerst { $target } Punkte hat, gewinnt; du hast { $points }. Für den Rundensieg: Verbrauch deinen letzten Stein, oder überleb alle anderen.
        [2] Wer zuerst { $target } Punkte hat, gewinnt; du hast { $points }. Für den Rundensieg: Verbrauch deine beiden Steine, oder überleb alle anderen.
       *[other] Wer zuerst { $target } Punkte hat, gewinnt; du hast { $points }. Für den Rundensieg: Verbrauch alle { $stones } Steine, oder überleb alle anderen.
    }
abraca-prompt-first = Sag einen Zauber an.
abraca-prompt-next =
    { $last ->
        [8] Gelungen! Versuch noch eine 8, oder beende deinen Zug.
       *[other] Gelungen! Mach weiter mit { $last } oder höher, oder beende deinen Zug.
    }
abraca-prompt-easy = Gelungen! Sag noch einen Zauber an, oder beende deinen Zug.
abraca-option-cast = { $number } · { $spell }
abraca-option-lower-hint = Zu niedrig: misslingt, kostet dich { $loss } Leben und beendet deinen Zug.
abraca-hint-cast = { $count } siehst du nicht · { $effect }
abraca-hint-hopeless =
    { $loss ->
        [0] Die hast du nicht. Sie misslingt, und du verlierst so viele Leben, wie der Würfel zeigt.
       *[other] Die hast du nicht. Sie misslingt, und du verlierst { $loss } Leben.
    }
abraca-option-end = Zug beenden
abraca-option-end-hint = Hör hier auf. Du ziehst auf fünf Steine nach.

abraca-advice-cast =
    { $copies ->
        [one] Nur 1 von den { $unseen } Steinen, die du nicht siehst, hat die Zahl { $number }
       *[other] { $copies } von den { $unseen } Steinen, die du nicht siehst, haben die Zahl { $number }
    }, und { $stones ->
        [one] nur 1 von diesen { $unseen } gehört dir
       *[other] { $stones } von diesen { $unseen } gehören dir
    }. Sie gelingt { $works }; sonst verlierst du { $number ->
        [1] so viele Leben, wie der Würfel zeigt.
       *[other] 1 Leben.
    }
abraca-advice-sure = Von den { $unseen } Steinen, die du nicht siehst, haben { $copies } die Zahl { $number }. Also gehört mindestens einer dir.
abraca-advice-hopeless = Die Zahl { $number } hast du nicht. Sie misslingt, und du verlierst { $number ->
        [1] so viele Leben, wie der Würfel zeigt.
       *[other] 1 Leben.
    }
abraca-advice-end = Deine wahrscheinlichste Zahl, die { $number }, gelingt jetzt { $works }. Wenn du aufhörst, riskierst du nichts.
abraca-advice-uncounted =
    { $number ->
        [0] Wenn du aufhörst, riskierst du nichts. Die Chancen rechnest du hier selbst aus.
        [1] Ein Fehlgriff kostet dich so viele Leben, wie der Würfel zeigt. Die Chancen rechnest du hier selbst aus.
       *[other] Ein Fehlgriff kostet dich 1 Leben. Die Chancen rechnest du hier selbst aus.
    }

## Was passiert ist

abraca-chapter = Runde { $number }
abraca-chapter-name = Runde
abraca-event-hit = { $player } sagt { $number } an, { $spell }: gelungen!
abraca-event-miss = { $player } sagt { $number } an, { $spell }: misslungen.
abraca-event-lower = { $player } sagt { $number } an, { $spell }: zu niedrig. Ob der Stein da ist, erfährt niemand.
abraca-event-roll = Der Würfel zeigt { $roll }.
abraca-event-loss = { $player } verliert { $amount } Leben: { $before } → { $after }.
abraca-event-gain = { $player } gewinnt { $amount } Leben: { $before } → { $after }.
abraca-event-full = { $player } hat schon alle { $after } Leben.
abraca-event-secret =
    { $count ->
        [one] { $player } nimmt einen Geheimstein.
       *[other] { $player } nimmt { $count } Geheimsteine.
    }
abraca-event-secret-own-living = Dein Geheimstein ist eine { $number }, { $spell }. Er bringt 1 Punkt, wenn du am Ende der Runde noch lebst.
abraca-event-secret-own-winner = Dein Geheimstein ist eine { $number }, { $spell }. Er bringt 1 Punkt, wenn du die Runde gewinnst.
abraca-event-eliminated = { $player } ist bis zum Ende der Runde raus und zeigt alle Steine.
abraca-event-end = { $player } beendet den Zug.
abraca-event-refill =
    { $count ->
        [one] { $player } zieht 1 Stein.
       *[other] { $player } zieht { $count } Steine.
    }
abraca-event-all-used = Runde { $round } ist vorbei: { $player } hat alle Steine verbraucht und gewinnt. Alle anderen fallen auf 0 Leben.
abraca-event-attack = Runde { $round } ist vorbei: { $player } gewinnt durch Knockout.
abraca-event-own-fault = Runde { $round } ist vorbei: { $player } hat kein Leben mehr.
abraca-event-survivor = Runde { $round } ist vorbei: Nur { $player } steht noch.
abraca-event-points =
    { $points ->
        [one] { $player } bekommt 1 Punkt und hat jetzt { $total }.
       *[other] { $player } bekommt { $points } Punkte und hat jetzt { $total }.
    }
abraca-event-near =
    { $count ->
        [one] Nur noch 1 Punkt bis zum Sieg: { $players }.
       *[other] Nur noch je 1 Punkt bis zum Sieg: { $players }.
    }
abraca-event-round = Runde { $round }: Alle haben { $lives } Leben und { $stones } Steine. { $player } beginnt.

abraca-told-casts =
    { $player }: { $casts }{ $secrets ->
        [0] { "" }
        [one] , nimmt einen Geheimstein
       *[other] , nimmt { $secrets } Geheimsteine
    }{ $drawn ->
        [0] .
        [one] , zieht dann 1 Stein.
       *[other] , zieht dann { $drawn } Steine.
    }
abraca-told-hit = { $number } ✓
abraca-told-miss = { $number } ✗
abraca-told-lower = { $number } ✗ (zu niedrig)
abraca-told-lives = Leben: { $changes }.
abraca-told-life = { $player } { $path }
abraca-told-points = Punkte: { $scores }.
abraca-told-score = { $player } +{ $points } = { $total }
abraca-told-round = Runde { $round }: Alle haben { $lives } Leben und { $stones } Steine.

abraca-score =
    { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
abraca-reason-points = { $player } erreicht { $points } Punkte und gewinnt.
abraca-reason-last-round = Mehrere sind am Ziel. { $player } hat in der letzten Runde am meisten geholt und gewinnt.
abraca-reason-life = Mehrere sind am Ziel, auch in der letzten Runde gleichauf. { $player } hat mehr Leben übrig und gewinnt.
abraca-reason-shared =
    { $count ->
        [2] Zwei sind in allem gleichauf und teilen sich den Sieg.
       *[other] { $count } sind in allem gleichauf und teilen sich den Sieg.
    }

## Warum nicht

abraca-refused-declare-first = Sag mindestens einen Zauber an, bevor du deinen Zug beendest.
abraca-refused-number = Die Zauber haben die Zahlen 1 bis 8.
abraca-refused-lower = Dein letzter Zauber war { $last }. Sag { $last } oder höher an, oder beende deinen Zug.

## Die gezeichnete Seite der Regeln: kurze Sätze in großer Schrift
abraca-page-aim = Errate die Zauber, die du nicht siehst, und sprich sie. Wer zuerst 8 Punkte hat, gewinnt.
abraca-page-turn = Sag eine Zahl. Hast du sie, wirkt ihr Zauber, und du darfst weitermachen. Sonst verlierst du ein Leben.
abraca-page-end = Verbrauch deine Steine, oder schalt jemanden aus: So gewinnst du die Runde. Gespielt wird bis 8 Punkte.
abraca-page-shown = Neben dem Text gezeichnet: ein verdeckter Stein zwischen einer 8 und einer 5; eine 7, die gelingt, und danach eine 8; ein leeres Herz und 8 Punkte.

# Die Lektion

abraca-lesson-backs = **Vor dir stehen fünf Zaubersteine, aber du siehst nur die Rückseiten.** Alle anderen können sie lesen. Sag eine Zahl, die du hast, und ihr Zauber wirkt. Sag eine, die du nicht hast, und du verlierst ein Leben. Drück **Weiter**.
abraca-lesson-unseen = **Wie rätst du also?** Du kannst die Steine der anderen lesen. Die helle Reihe zählt, welche du nicht siehst: Sie sind in deiner Hand oder aus dem Spiel. Es gibt acht 8er, und sechs davon siehst du nicht. Also gehört wohl einer dir. Die vier 4er siehst du alle, also hast du keinen.
abraca-lesson-first = **Du bist dran: Wähl 6 · Schneesturm.** Vier der sechs 6er siehst du nicht, also hast du in 72 % der Fälle einen. Wenn er gelingt, darfst du weitermachen, aber nie mit einer niedrigeren Zahl. Wer mit 6 anfängt, hat 7 und 8 noch vor sich.
abraca-lesson-first-done = **Gelungen!** Der Schneesturm nimmt dem Reiher links von dir ein Leben, und deine 6 ist verbraucht. Auch ein Stein weniger ist gut: Verbrauch alle fünf in einem Zug, und du gewinnst die Runde.
abraca-lesson-first-wrong = Das ginge, aber davon sind weniger verborgen. Du lägst wohl falsch und würdest ein Leben verlieren. Wähl **6 · Schneesturm**.
abraca-lesson-first-wrong-high = Das würde wohl gelingen, aber danach kämst du nicht mehr tiefer. Fang mit **6 · Schneesturm** an, und heb dir 7 und 8 auf.
abraca-lesson-higher = **Du darfst mit 6 oder höher weitermachen.** Vier der sieben 7er siehst du nicht. Drück **7 · Feuerball**: Er trifft, wer rechts von dir sitzt.
abraca-lesson-higher-done = **Zwei hintereinander!** Der Frosch verliert ein Leben. Du hast noch drei Steine.
abraca-lesson-higher-wrong = Das könnte auch gelingen, aber eine 7 träfe jemand anderen. Drück **7 · Feuerball**.
abraca-lesson-higher-wrong-early = Aufhören darfst du, sobald eine Zahl gelungen ist. Aber du hast wohl eine 7, und ein Fehlgriff kostet nur ein Leben. Drück also erst **7 · Feuerball**.
abraca-lesson-stop = **Hör auf, solange es gut läuft.** Die 8 würde dich nur heilen, und du hast noch alle sechs Leben. Drück **Zug beenden**: Du ziehst auf fünf Steine nach.
abraca-lesson-stop-done = **Gut gespielt.** Zwei Zahlen, kein Fehlgriff. Deine neuen Steine stehen rechts, und alle sehen sie, nur du nicht.
abraca-lesson-stop-wrong = Zwei sind genug. Ein Fehlgriff würde dich jetzt ein Leben kosten, für fast nichts. Drück **Zug beenden**.
abraca-lesson-stop-wrong-high = Die 8 heilt ein Leben, und du hast noch keins verloren. Drück **Zug beenden**, und heb dir die 8 auf.
abraca-lesson-others = **Dann spielen die anderen.** Der Reiher hat mit seiner 4, dem Nachtsänger, einen der vier **Geheimsteine** genommen. Nur er kann ihn ansehen, und er bringt 1 Punkt, wenn der Reiher die Runde überlebt. Seine 7 traf dich, denn du sitzt rechts von ihm. Der Frosch hat die einzige 1 versucht und lag falsch: Das kostet so viele Leben, wie der Würfel zeigt, hier drei. Achte darauf, was gelingt und was misslingt.
abraca-lesson-end = **Eine Runde endet, wenn jemand das letzte Leben verliert oder alle eigenen Steine verbraucht.** Verbrauch deine, oder schalt jemanden aus: Das bringt 3 Punkte, und 1 für jeden Geheimstein. Verlierst du dein letztes Leben durch einen Fehlgriff, bekommen alle anderen 1 Punkt. Wer zuerst 8 Punkte hat, gewinnt.
abraca-mark-own = deine Steine
abraca-mark-rivals = die Steine der anderen
abraca-mark-unseen = die Reihe der Steine, die du nicht siehst

## Im Voraus geplant

abraca-plan = { $steps }
abraca-plan-stop = dann aufhören
abraca-plan-slot =
    { $place ->
        [1] Zuerst …
       *[other] Wenn das gelingt, dann …
    }
abraca-plan-over-round = Eine neue Runde hat begonnen.
abraca-plan-over-failed = Dein Zug ist vorbei.
abraca-plan-over-lower = { $number } ist niedriger als { $last }, die zuletzt gelungene Zahl.
abraca-plan-over-hopeless = Eine { $number } kannst du nicht mehr haben.
