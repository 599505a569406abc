# Das Tagesspiel: jeden Tag dieselben Karten und Würfel für alle.

command-daily-name = tagesspiel
command-daily-description = Das Spiel von heute: dieselben Karten und Würfel für alle, und ein Versuch
daily-title = Tagesspiel · { $game } · { $day }
daily-about =
    { $count ->
        [one] Alle bekommen heute dieselben Karten und Würfel, gegen denselben Computer.
       *[other] Alle bekommen heute dieselben Karten und Würfel, gegen dieselben { $count } Computer.
    } Mal sehen, wie weit du kommst.
daily-new = Du hast einen Versuch, ohne Tipps. Fang bis { $ends } an, und spiel bis { $closes } zu Ende; dazwischen kannst du jederzeit aufhören und weitermachen.
daily-begun = Dein Spiel wartet auf dich. Spiel es bis { $closes } zu Ende.
daily-ended = Dieses hast du nicht beendet, also zählt es nicht. Morgen gibt es ein neues.
daily-done = Du hast heute schon gespielt. Morgen gibt es ein neues.
daily-streak =
    { $now ->
        [0] Deine längste Serie: { $longest }.
        [one] 🔥 Tag 1 einer neuen Serie. Deine längste: { $longest }.
       *[other] 🔥 { $now } Tage hintereinander. Deine längste: { $longest }.
    }
daily-coming = -# Demnächst: { $days }
daily-coming-day = { $day } { $game }
daily-opened = Ein Versuch: Spiel bis { $closes } zu Ende. Wenn diese Ansicht nicht mehr antwortet, bringt `/tagesspiel` sie zurück.
daily-playing = -# 📅 Tagesspiel vom { $day } · nur du siehst es. Keine Tipps, und kein Zurücknehmen, sobald jemand geantwortet hat.
daily-next-day = Ein neuer Tag hat begonnen, mit einem neuen Tagesspiel.
button-daily = Tagesspiel von heute
button-daily-play = Spielen
button-daily-go-on = Zurück zu meinem Spiel
button-daily-result = Mein Ergebnis
button-daily-share = Teilen
button-daily-yesterday = Gestern
button-daily-ranking = Rangliste
button-daily-old = Frühere
button-daily-check = Diese Mischung prüfen
button-daily-best = Bestes Spiel, Schritt für Schritt
button-daily-old-play = Für dich selbst spielen
button-daily-day-back = Der Tag davor
button-daily-week-back = Woche davor
button-daily-week-on = Nächste Woche
button-daily-here = Dieser Server
button-daily-all = Alle
button-daily-list = Mich hier nennen
button-daily-unlist = Mich nicht nennen
daily-score =
    { $points ->
        [one] **Ergebnis { $score }**: 1 Punkt
       *[other] **Ergebnis { $score }**: { $points } Punkte
    }, { $lead ->
        [ahead] { $by } vor dem besten Computer.
        [level] gleichauf mit dem besten Computer.
       *[behind] { $by } hinter dem besten Computer.
    }
daily-share =
    { $people ->
        [one] Mit deiner Mischung war vor dir noch niemand fertig: **{ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %**.
       *[other] Das sind **{ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %** unter { $people } mit deiner Mischung.
    }
daily-so-far = Endgültig ist es { $time }.
daily-unranked = Dieses Spiel ist für dich selbst; es zählt für keine Liste.
daily-reviewing = ⏳ Ich suche, wo sich das Spiel entschieden hat …
daily-lost =
    Am meisten ging hier verloren: { $place }. Du hast { $made } gewählt; mit { $better } hättest du { $more ->
        [one] 1 Spiel
       *[other] { $more } Spiele
    } von 100 mehr gewonnen.
daily-lost-nothing = Bei keiner deiner Antworten ist sicher, dass sie dich viel gekostet hat.
daily-won =
    Am besten war hier: { $place }. { $made } gewinnt { $more ->
        [one] 1 Spiel
       *[other] { $more } Spiele
    } von 100 mehr als das Nächstbeste.
daily-won-nothing = Keine Antwort war deutlich besser als die anderen.
daily-kept = Im Schnitt haben deine Antworten { $kept } % deiner Chancen erhalten; der Rest lag an der Mischung.
daily-kept-few = Es gab zu wenig zu wählen, um Können von Glück zu trennen.
daily-card = **{ $name }** · Tagesspiel { $day } · { $game }
daily-card-share =
    { $people ->
        [one] Ergebnis { $score } · { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %, zuerst mit dieser Mischung · `/tagesspiel`
       *[other] Ergebnis { $score } · { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % unter { $people } · `/tagesspiel`
    }
daily-card-copy = Ich kann hier nicht schreiben, aber du kannst es kopieren:
daily-shared = ✅ In diesem Kanal geteilt.
daily-ranking-here = Tagesspiel · dieser Server
daily-ranking-all = Tagesspiel · alle
daily-week = { $first } – { $last }
daily-ranking-help = -# Es zählen deine besten fünf Tage der Woche. Der Prozentwert eines Tages sagt, wie viele von denen mit derselben Mischung du geschlagen hast.
daily-week-line =
    { $days ->
        [one] { $place }. { $name } · **{ NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) }** · 1 Tag
       *[other] { $place }. { $name } · **{ NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) }** · { $days } Tage
    }
daily-day-line = { $place }. { $name } · **{ NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %** · Ergebnis { $score }
daily-nobody = Noch niemand.
daily-you = du
daily-somebody = jemand
daily-listed = -# Andere sehen deinen Namen auf diesen Listen.
daily-unlisted = -# Andere sehen deinen Namen auf diesen Listen nicht.
daily-turning =
    { $people ->
        [one] **Wendepunkt von Mischung { $number }**, vor dem 1 Person stand: { $prompt }
       *[other] **Wendepunkt von Mischung { $number }**, vor dem { $people } Leute standen: { $prompt }
    }
daily-brought = • { $made }: { $people }× · Ergebnis im Schnitt { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) }
daily-check-title = Mischungen prüfen
daily-check-help = Jede Mischung entsteht aus einem Geheimnis. Sein SHA-256 steht am Tag davor hier, das Geheimnis selbst am Tag danach, also kann dazwischen niemand eine Mischung ändern. *Mischung prüfen* spielt dein Spiel daraus nach.
daily-promised = Versprochen: `{ $hash }`
daily-secret = Geheimnis: `{ $secret }`
daily-old-title = Frühere Tagesspiele
daily-old-help = Sieh, wie ein Tag lief, oder spiel ihn für dich selbst.
daily-old-choose = Welcher Tag?
daily-none-old = Noch ist kein Tagesspiel vorbei.
log-daily-over = Der Tag ist vor diesem Spiel zu Ende.
refused-told-daily = Die Mischungen von heute sind schon bekannt, also lassen sie sich nicht mehr spielen. Morgen gibt es ein neues Tagesspiel.
refused-changed-daily = Ich wurde heute aktualisiert, und die Regeln dieses Spiels haben sich seit Tagesbeginn geändert. Morgen gibt es ein neues Tagesspiel.
refused-failed-daily = Das hat nicht geklappt. Bitte versuch es noch mal.
refused-open-daily = Dieses Tagesspiel ist noch nicht vorbei.
refused-uncounted-daily = Dieses Spiel war für dich selbst, also gibt es kein Ergebnis zu teilen.
