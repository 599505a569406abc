# Wörter, die alle Spiele teilen: Tische, Ansichten, Befehle, Absagen.

language-in-progress = Wird noch übersetzt. Sag uns, wenn etwas komisch klingt.
list-apart = { $list }; { $item }
list-led = { $what }: { $list }
list-arrow = { $before } → { $after }

computer-fox = Aufziehfuchs
computer-heron = Aufziehreiher
computer-frog = Aufziehfrosch
computer-bee = Aufziehbiene
computer-owl = Aufzieheule
computer-hare = Aufziehhase

table-title = { $game } · Tisch { NUMBER($table, useGrouping: 0) }

## Lobby

lobby-seat-host = { $name } · Host
lobby-told-daily = 📬 liest einmal am Tag
lobby-told-never = 🔕 schaut ohne Benachrichtigung vorbei
lobby-seats-free =
    { $count ->
        [one] *1 Platz ist frei*
       *[other] *{ $count } Plätze sind frei*
    }
lobby-seat-kept = { $crest } reserviert für { $person } · läuft { $time } ab
lobby-invited = Eingeladen: { $people }
lobby-options = Optionen: { $options }
lobby-need =
    { $count ->
        [one] Zum Starten fehlt noch jemand.
       *[other] Zum Starten fehlen noch { $count }.
    }
lobby-ready = Fertig! Wer hier sitzt, kann *Starten* drücken.
lobby-board-marks = ❗ auf dem Spielplan zeigt, was sich zuletzt geändert hat.
lobby-starts-full = Das Spiel startet von selbst, sobald alle Plätze besetzt sind.
lobby-starts-at = ⏰ Startet von selbst: { $time } ({ $rest }).
lobby-starts-at-filled = ⏰ Startet von selbst: { $time } ({ $rest }). Leere Plätze füllt der Computer.
lobby-start-missed = ⏰ Das Spiel sollte { $time } starten, aber es fehlten Leute. Stell in den *Optionen* eine andere Zeit ein, oder drück *Starten*, wenn genug da sind.
lobby-shuffle =
    🔒 Niemand kann beeinflussen, wie dieses Spiel gemischt wird. Es entsteht aus einem Geheimnis, das vor dem ersten Platz feststand, und aus dem, was ihr drückt. Sein Fingerabdruck, schon jetzt (SHA-256):
    `{ $hash }`
    Am Ende siehst du das Geheimnis, und *Mischung prüfen* spielt das Spiel daraus nach.
option-value = { $option }: { $value }

## Spielplan und Ergebnis

board-waiting =
    { $count ->
        [one] Wir warten auf { $names }, gefragt { $time }.
       *[other] Wählen müssen noch, gefragt { $time }: { $names }.
    }
board-waiting-discreet = Wir warten auf geheime Antworten, gefragt { $time }: { $names }. Niemand sieht, wer schon geantwortet hat.
board-over = Spiel vorbei
board-ended = Dieser Tisch wurde vor dem Ende des Spiels geschlossen.
board-halted = In den Regeln ist etwas schiefgegangen, darum habe ich den Tisch kurz vor der letzten Eingabe angehalten. Nichts ist verloren. Host oder Moderation können *Noch mal versuchen* drücken; wer den Bot betreibt, findet Details unter **{ $reference }**.
board-rank = { NUMBER($rank) }. { $name }: { $score }
board-rank-unscored = { NUMBER($rank) }. { $name }
board-secret = -# Mischgeheimnis: `{ $secret }`. *Mischung prüfen* spielt das ganze Spiel daraus nach.

## Eigene Ansicht

hand-watching = Du schaust zu: Das darfst du sehen.
hand-watching-more = Du schaust zu und siehst mehr als die, die spielen. In dieser Partie kannst du also keinen Platz mehr nehmen.
hand-watching-offered = Hier wurde dir ein Platz angeboten. Bis du ablehnst, siehst du nur, was alle sehen.
hand-aim = -# 🎯 { $aim }
coach-new = 🎓 **{ $title }** · { $said }
coach-off-done = Der Coach ist aus. Mit `/ich einstellungen` kommt er zurück.
button-coach-off = Coach aus
hand-given = Du hast gewählt. Du kannst es dir noch anders überlegen, bis alle geantwortet haben.
hand-does = { $option } — { $does }
hand-by-itself = Nichts zu entscheiden: „{ $option }“ passiert von selbst.
hand-by-itself-later = Nichts zu entscheiden: „{ $option }“ passiert nach einer Weile von selbst, damit es niemand merkt. Du kannst es auch jetzt drücken.
hand-by-itself-soon = „{ $option }“ passiert in ein, zwei Minuten von selbst, wenn du nichts anderes drückst.
hand-by-itself-unless = „{ $option }“ passiert nach einer Weile von selbst, wenn du nichts anderes drückst.
hand-choose =
    { $least ->
        [one] { $most ->
            [one] Wähl eins
           *[other] Wähl 1 bis { $most }
        }
       *[other] { $least ->
            [0] Wähl bis zu { $most }
           *[other] Wähl { $least } bis { $most }
        }
    }
hand-page = Seite { $page } von { $pages } · weiter
hand-channel-denied = ⚠️ Ich kann im Kanal dieses Tischs gerade nicht schreiben. Deine Züge zählen trotzdem. Bitte die Moderation, dass ich den Kanal ansehen, Nachrichten senden und Dateien anhängen darf, oder drück *Spielplan hierher*, wo ich schreiben kann. Bis dahin sage ich per Direktnachricht Bescheid, und wen ich nicht erreiche, dessen Uhr steht.
direct-on = ✉️ Ich habe dir geschrieben und melde mich, wenn du dran bist. Drück noch mal, um das abzustellen.
direct-off = Ich schreibe dir nicht mehr; wenn du dran bist, erwähne ich dich im Kanal.

## Buttons

button-join = Mitspielen
button-leave = Verlassen
button-add-computer = Computer hinzufügen
button-remove-computer = Computer entfernen
button-shuffle = Faires Mischen
button-options = Optionen
button-start = Starten
button-start-yes = Ohne sie starten
button-rules = Regeln
button-invitations = Einladen
button-hand = Meine Hand
button-log = Was passiert ist
button-explain = Erklären
button-no = Nein
button-more = Mehr
button-text = Als Text
button-direct = Per Direktnachricht
button-board = Zum Spielplan
button-older = Älter
button-newer = Neuer
button-back = Zurück
button-on = Weiter
button-again = Noch mal spielen
button-verify = Mischung prüfen
button-release = Noch mal versuchen
button-here = Spielplan hierher
button-end = Tisch schließen
button-end-why = Ja, und sagen, warum …
button-end-yes = Ja, schließen

## Verlauf

log-title = Was passiert ist · { $table }
log-empty = Noch nichts.
log-page = -# Seite { $page } von { $pages }
log-lines = -# Zeilen { $first }–{ $last } von { $count }
log-private = 🔒
line-and = { $told } { $more }
line-details = { $line } · +{ $count }
moment-line = ### 📣 { $line }
button-details = Details
button-short = Kurzfassung
log-opened = { $player } öffnet den Tisch. Der SHA-256 des Mischgeheimnisses ist { $commitment }.
log-joined = { $player } nimmt Platz.
log-left = { $player } verlässt den Tisch.
log-computer-added = Ein Computer nimmt Platz.
log-computer-removed = Ein Computer verlässt den Tisch.
log-option = { $option }: { $value }.
log-started = Das Spiel startet.
log-ended = Der Tisch wurde vor dem Ende des Spiels geschlossen.
log-halted = Der Tisch wurde angehalten (Kennung { $reference }).
log-released = { $player } bringt den Tisch wieder in Gang.

## Optionen

options-title = Optionen · { $table }
options-change = Bis das Spiel startet, kannst du sie ändern.
options-read = Bis das Spiel startet, können Host und Moderation das ändern. Die Buttons erklären es.
board-marked = -# ❗ im Bild: was sich zuletzt geändert hat
field-zone-hint = Eine Stadt oder ein Land, etwa Berlin, oder der Name der Zone
field-time-hint = Etwa 22:00 oder 10 Uhr abends
field-day-hint = Etwa 24. Dezember, 2026-12-24, Freitag oder morgen
button-form-again = Noch mal versuchen
refused-no-such-moment = „{ $typed }“ verstehe ich nicht als Startzeit; nichts hat sich geändert. Versuch 20:30, morgen um 20 Uhr, Freitag 20:30, 24. Dezember 20:30 oder in 2 Stunden.
refused-time-missing = „{ $typed }“ sagt nicht, um wie viel Uhr; nichts hat sich geändert. Schreib sie dazu, etwa 20:30 oder 20 Uhr.
refused-unclear-moment = „{ $typed }“ kann { $one } oder { $other } heißen; nichts hat sich geändert. Schreib es aus, etwa { $example }.
refused-start-past = Diese Zeit ist schon vorbei.
refused-start-too-far = Wähl einen Start in höchstens 30 Tagen.

## Listen und kurze Antworten

tables-mine = Deine Tische
tables-none = Hier gibt es keine offenen Tische, die du sehen kannst. Öffne einen mit `/tisch neu`.
tables-none-yours = Du sitzt an keinem offenen Tisch. Auf einem Server zeigt `/tische`, wo du mitspielen kannst.
tables-you = **Du bist dran**, gefragt { $time }.
tables-vote = **Deine Stimme fehlt**: Wie geht es ohne { $name } weiter? Gefragt { $time }.
tables-proposal =
    { $what ->
        [end] **Vorschlag von { $name }: das Spiel beenden**; stimm zu oder lehn ab. Gefragt { $time }.
        [pause] **Vorschlag von { $name }: eine Pause**; stimm zu oder lehn ab. Gefragt { $time }.
       *[undo] **Vorschlag von { $name }: Züge zurücknehmen**; stimm zu oder lehn ab. Gefragt { $time }.
    }
tables-late-time = ⏳ **Deine Zeit ist** { $time } **abgelaufen**; die anderen entscheiden, was passiert. Du kannst noch ziehen.
tables-late-silence = 💤 **Die anderen entscheiden, wie es ohne dich weitergeht.** Die Abstimmung begann { $time }. Öffne deine Hand, und du bist zurück.
tables-playing =
    { $count ->
        [one] Wartet auf jemand anderen, gefragt { $time }.
       *[other] Wartet auf { $count } andere, gefragt { $time }.
    }
tables-lobby = In der Lobby, { $taken } von { $seats } Plätzen besetzt.
tables-halted = Durch einen Fehler angehalten; Host oder Moderation können es noch mal versuchen.
tables-paused = In Pause.
tables-over = Das Spiel ist aus.
tables-ended = Vorzeitig geschlossen.
status-lobby = in der Lobby
status-playing = im Spiel
status-halted = angehalten
status-paused = in Pause
status-over = Spiel vorbei
status-ended = geschlossen
suggestion = { $table } ({ $state })
new-open = Tisch { NUMBER($table, useGrouping: 0) } ist in diesem Kanal offen, und du hast einen Platz. Andere drücken *Mitspielen*, oder du fügst Computer hinzu. Dann drück *Starten*.
again-open = Da war jemand schneller: Tisch { NUMBER($table, useGrouping: 0) } ist offen, { $link }.
end-question = { $table } wirklich schließen? Das Spiel kann nicht weitergehen, und Verborgenes bleibt verborgen.
end-done = Du hast den Tisch geschlossen.
here-done = Der Spielplan ist jetzt in diesem Kanal.
verify-good =
    ✅ Ich habe { $moves ->
        [one] den einen Zug
       *[other] alle { $moves } Züge
    } aus dem Geheimnis nachgespielt, mit demselben Ergebnis. Die Mischung stand vor dem Start fest.
verify-data =
    Zum Selberprüfen: Der SHA-256 des Geheimnisses ist der aus der Lobby. Der Seed ist der SHA-256 des Geheimnisses und dieser Zahlen dahinter, jede als acht Bytes, Big-Endian.
    Versprochen: `{ $hash }`
    Geheimnis: `{ $secret }`
    Plätze, dann der Start: `{ $presses }`
rules-page = -# Seite { $page } von { $pages }
rules-entry = Zurück zum Nachschlagen

## Hilfe

help-anywhere =
    { "" }**Überall**: [Installier Tavolata für dich]({ $link }), und deine Tische, Hände, Lektionen, Regeln und das Nachschlagen kommen mit auf jeden Server und in jede Direktnachricht. Du kannst dort auch gegen Computer spielen. Das siehst nur du. Für Tische mit anderen braucht es einen Server, der Tavolata hat.
help-text =
    ## Tavolata
    Fantasy-Brettspiele mit verdeckten Händen, direkt hier im Kanal: ein Zug zum Frühstück, der nächste zu Mittag.

    { "" }**Zum ersten Mal hier?** `/lernen` bringt dir ein Spiel in drei Minuten bei, beim Spielen.

    { "" }**So spielst du**: `/tisch neu`, dann wähl ein Spiel. Wer mitmachen will, drückt *Mitspielen*; Computer können leere Plätze füllen; *Starten* beginnt das Spiel. Danach drück *Meine Hand*: Sie zeigt nur dir, was du hast und was du tun kannst.

    { "" }**Befehle**
    `/tisch neu` · öffnet einen Tisch in diesem Kanal
    `/tisch zeigen` · zeigt einen Tisch, auch als Text
    `/tisch hand` · deine eigene Ansicht und was du tun kannst
    `/tisch verlauf` · was passiert ist
    `/tisch optionen` · die Optionen dieses Tischs
    `/tisch verlängern` · mehr Zeit für deinen Zug
    `/tisch zurücknehmen`, `/tisch vorschlagen` · nimmt deinen Zug zurück; schlägt eine Pause oder das Ende vor
    `/tisch replay` · ein Spiel Schritt für Schritt ansehen
    `/tisch rückblick` · wie ein beendetes Spiel lief
    `/tisch prüfen`, `/tisch exportieren`, `/tisch importieren` · ein beendetes Spiel prüfen, als Datei sichern, einlesen
    `/tisch verlassen` · gibt deinen Platz frei; andere können ihn nehmen
    `/tisch pause`, `/tisch fortsetzen` · hält einen Tisch an; macht weiter
    `/tisch einladen`, `/tisch entfernen` · lädt jemanden in die Lobby ein, schickt jemanden weg (Host)
    `/tisch ersetzen`, `/tisch entfernen`, `/tisch host` · wer wo sitzt und wer Host ist (Moderation)
    `/tisch schließen` · schließt einen Tisch (Host und Moderation)
    `/tische` · deine Tische, zuerst die, die auf dich warten
    `/statistik` · wie es bei dir läuft, und wer ein Spiel am besten kann
    `/regeln` · wie man spielt; `/nachschlagen` · was eine Karte, ein Gegenstand oder ein Ort tut
    `/ich einstellungen` · Sprache, Benachrichtigungen, Erinnerungen, freie Tage; `/ich offene-tische` · von offenen Tischen hören; `/ich blockiert` · Leute, denen du lieber nicht begegnest; `/ich exportieren`, `/ich löschen` · deine Daten
    `/setup übersicht`, `/setup rechte` · die Einstellungen dieses Servers, und was mir fehlt (Moderation)

    Es eilt nicht. Wenn du dran bist, erwähne ich dich; oder drück *Per Direktnachricht*, dann schreibe ich dir.

welcome =
    ## Willkommen bei Tavolata
    Neu hier? Tipp `/lernen`: Das bringt dir ein Spiel in drei Minuten bei.
    Zum Spielen ist oben ein Tisch offen. Als **{ $host }** drück *Computer hinzufügen*, dann *Starten*, dann *Meine Hand*. Du kannst hier auch mehrere Leute sein: Drück auf ein Profilbild, um zu dieser Person zu werden, dann *Mitspielen*, und spiel gegen dich selbst. `/` zeigt alle Befehle.

## Absagen

refused-out-of-date = ↻ Seit diesem Button ging es weiter. So sieht es jetzt aus.
refused-unknown-button = Diesen Button kenne ich nicht. Vielleicht stammt er von einer älteren Version von mir; `/tisch zeigen` bringt den aktuellen.
refused-other-database = An den Tisch dieses Buttons erinnere ich mich nicht: Meine Datenbank wurde seitdem ersetzt. `/tische` zeigt, was es jetzt gibt.
refused-old-command = Dieser Befehl hat sich geändert. Starte Discord neu, um den neuen zu bekommen, oder versuch es in einer Minute noch mal.
refused-no-such-table = Hier gibt es keinen Tisch { NUMBER($table, useGrouping: 0) }, oder du siehst ihn nicht.
refused-no-table-here = Ich weiß nicht, welchen Tisch du meinst. Öffne einen mit `/tisch neu`, oder sieh in `/tische` nach.
refused-unknown-game = Dieses Spiel kenne ich nicht. `/tisch neu` zeigt, welche ich kenne.
refused-server-only = Das geht in einem Kanal eines Servers, der Tavolata hat.
refused-already-seated = Du hast schon einen Platz an diesem Tisch.
refused-not-seated = Du hast keinen Platz an diesem Tisch.
refused-not-your-table = Du spielst an diesem Tisch nicht mit. Du kannst zuschauen oder mit `/tisch neu` deinen eigenen öffnen.
refused-full = Alle Plätze sind besetzt.
refused-seats-kept = Die freien Plätze sind für Eingeladene reserviert.
refused-no-computer = An diesem Tisch sitzt kein Computer.
refused-too-few = Ihr braucht mindestens { $least } am Tisch. Frag jemanden, oder füg einen Computer hinzu.
refused-started = Das Spiel hat schon begonnen.
refused-not-started = Das Spiel hat noch nicht begonnen.
refused-ended = Dieser Tisch ist geschlossen.
refused-not-over-yet = Das siehst du, wenn das Spiel vorbei ist; jetzt würde es Verborgenes verraten.
refused-game-over = Dieses Spiel ist aus.
refused-turn = { $player } ist dran. Du kommst auch noch dran!
refused-not-asked-now = Du hast gerade nichts zu wählen.
refused-not-offered = Das kannst du hier nicht wählen. Die Buttons zeigen, was geht.
refused-not-verified = Die Aufzeichnung ergibt nicht dasselbe Spiel: { $reason }. Bitte sag es denen, die den Bot betreiben.
refused-no-such-option = Diese Option oder diesen Wert hat das Spiel nicht; nichts hat sich geändert.
refused-host-only = Das können nur der Host des Tischs oder die Moderation.
refused-halted = In den Regeln ist etwas schiefgegangen. Nichts hat sich geändert; der Tisch steht, bis Host oder Moderation *Noch mal versuchen* drücken. Kennung: **{ $reference }**
refused-permission = In diesem Kanal kann ich nicht ohne { $permissions } spielen. Bitte die Moderation, das zu erlauben, oder wähl einen anderen Kanal.
refused-door-closed = Discord lässt mich dir nicht schreiben. Erlaub Direktnachrichten von Mitgliedern dieses Servers (*Privatsphäre-Einstellungen* des Servers), dann drück noch mal.
refused-store = Das konnte ich nicht speichern, also ist es nicht passiert; sonst ist nichts verloren. Bitte versuch es gleich noch mal. Wer den Bot betreibt, findet den Grund im Log.
refused-silent = Meine Datenbank antwortet gerade nicht. Bitte versuch es in einer Minute noch mal, aber prüf erst, ob deine Eingabe schon zählt.
refused-error = Bei mir ist etwas schiefgegangen; du hast nichts verloren. Kennung: **{ $reference }**
refused-store-later = Ich habe deine Eingabe gespeichert, aber dann ist die Datenbank ausgefallen. Prüf, ob sie zählt, bevor du noch mal drückst. Wer den Bot betreibt, findet den Grund im Log.
refused-error-later = Nach dem Speichern deiner Eingabe ist bei mir etwas schiefgegangen. Prüf, ob sie zählt, bevor du noch mal drückst. Kennung: **{ $reference }**
refused-form-not-opened = Ich konnte das Formular nicht öffnen. Bitte drück noch mal.
refused-not-shown = Ich konnte dir die Antwort nicht zeigen, aber was du getan hast, zählt, wenn es möglich war. Bitte sieh nach, bevor du es wiederholst.
refused-too-late = Deine Eingabe hat zu lange zu mir gebraucht, also hat sich nichts geändert. Bitte drück noch mal.
refused-one-moment = Einen Moment, bitte: Ich bin noch mit deiner letzten Eingabe beschäftigt.
refused-busy-server = Einen Moment, bitte: Dieser Server hält mich auf Trab. Versuch es in ein paar Sekunden noch mal.
still-working = ⏳ Das dauert länger als sonst. Ich bin dran; du musst nicht noch mal drücken.

## Was da steht, wo Wörter oder Bilder fehlen

picture-follows = ⏳ Gerade wird viel gezeichnet. Hier ist es in Worten; das Bild folgt.
picture-failed = ⚠️ Ich konnte das Bild nicht zeichnen, also hier in Worten. Das Spiel geht weiter wie sonst. Kennung: **{ $reference }**
unworded = (hier fehlen die Worte)
unworded-question = Was wählst du?
unworded-choice = Möglichkeit { $number } ({ $option })
unworded-position = Die Stellung kann ich gerade nicht beschreiben. Was du wählst, zählt trotzdem.

permission-view_channel = *Kanal ansehen*
permission-send_messages = *Nachrichten senden*
permission-send_messages_in_threads = *Nachrichten in Threads senden*
permission-attach_files = *Dateien anhängen*

## Befehle: Beschreibungen haben höchstens 100 Zeichen, Namen sind klein und ohne Leerzeichen

command-table-name = tisch
command-table-description = Tische: öffnen, ansehen, spielen
command-table-new-name = neu
command-table-new-description = Öffnet einen Tisch in diesem Kanal
command-table-show-name = zeigen
command-table-show-description = Zeigt einen Tisch, nur für dich
command-table-hand-name = hand
command-table-hand-description = Deine eigene Ansicht eines Tischs, mit dem, was du tun kannst
command-table-log-name = verlauf
command-table-log-description = Was an einem Tisch passiert ist
command-table-options-name = optionen
command-table-options-description = Zeigt die Optionen eines Tischs
command-table-end-name = schließen
command-table-end-description = Schließt einen Tisch (Host und Moderation)
command-table-verify-name = prüfen
command-table-verify-description = Prüft, ob ein beendetes Spiel fair gemischt war
command-table-export-name = exportieren
command-table-export-description = Sichert ein beendetes Spiel als Datei
command-tables-name = tische
command-tables-description = Deine Tische, zuerst die, die auf dich warten
command-rules-name = regeln
command-rules-description = Wie man ein Spiel spielt
command-lookup-name = nachschlagen
command-lookup-description = Was eine Karte, ein Gegenstand, ein Zauber oder ein Ort tut
command-help-name = hilfe
command-help-description = Was Tavolata tut und wie du anfängst
parameter-lookup-name = was
parameter-lookup-description = Der Name oder sein Anfang
parameter-game-name = spiel
parameter-game-description = Welches Spiel
parameter-language-name = sprache
parameter-language-description = Die Sprache des Tischs; sonst die des Servers
parameter-table-name = tisch
parameter-table-description = Welcher Tisch; sonst der wahrscheinlichste
parameter-text-name = text
parameter-text-description = Die ganze Stellung als Text, ohne Bild
button-language-feedback = Sag es uns
refused-form-gone = Es gibt nichts mehr zusammen auszufüllen. Öffne deine Hand, um zu sehen, was ich dich jetzt frage.
refused-form-out-of-date = Während du das ausgefüllt hast, hat sich etwas geändert, also ist nichts passiert. Was du gewählt hast, bleibt: Sieh dir den Tisch an, dann versuch es noch mal.
refused-form-part = Das Formular bietet das nicht mehr alles an, also ist nichts passiert. Versuch es noch mal: Es zeigt, was du jetzt wählen kannst.
refused-form-reveals = Unterwegs kommt etwas Neues ans Licht, also wähl den Rest, wenn du es gesehen hast. Noch ist nichts passiert.
