# Die Warteschlange: Leute sagen, was sie gern spielen würden, und der Bot findet ihnen einen Tisch.

command-play-name = spielen
command-play-description = Warte auf ein Spiel: Ich finde Leute, die dasselbe spielen wollen

queue-title = Ein Spiel finden
queue-wish = **{ $games }** · { $sizes } Leute · { $clock }
queue-hours-on = Nur mit Leuten, die zu deinen Zeiten spielen.
queue-across-on = Auch mit Leuten von anderen Servern, per Direktnachricht.
queue-others =
    { $count ->
        [0] Auf so ein Spiel wartet bisher niemand.
        [one] Auf so ein Spiel wartet eine andere Person.
       *[other] Auf so ein Spiel warten { $count } andere.
    }
queue-usually = Übliche Wartezeit: etwa { $time }.
queue-off = Drück *Warten*: Sobald ich einen Tisch habe, sage ich Bescheid. Du musst nicht hierbleiben.
queue-waiting = Du hast dich { $time } angestellt. Sobald ich einen Tisch habe, sage ich Bescheid; du musst nicht hierbleiben. Findet sich nichts, höre ich { $end } auf.
queue-offered = Dein Tisch: { $table }. Antworte bis { $time }.
queue-offered-across =
    { $count ->
        [0] Gespielt wird per Direktnachricht.
        [one] Gespielt wird per Direktnachricht. Eine Person ist von einem anderen Server.
       *[other] Gespielt wird per Direktnachricht. { $count } der anderen sind von anderen Servern.
    }
queue-accepted = Du hast zugesagt: { $table }. Das Spiel startet, sobald auch die anderen zugesagt haben. Sagt jemand ab, behältst du hier deinen Platz.
queue-found = Dein Spiel hat begonnen: Du findest es mit `/tische`. Für ein weiteres drück *Warten*.
queue-declined = Du hast den letzten Tisch abgelehnt, also suche ich nicht weiter. Drück *Warten*, wenn du wieder Lust hast.
queue-lapsed = Auf den letzten Tisch hast du nicht geantwortet, also suche ich nicht weiter. Drück *Warten*, wenn du wieder Zeit hast.
queue-called-off = Die Moderation hat den letzten Tisch beendet, also suche ich nicht weiter. Drück *Warten*, wenn ich weitersuchen soll.
queue-ended = Zwei Wochen, und ich habe niemanden gefunden, tut mir leid! Versuch es unter *Ändern* mit mehr Spielen, anderen Tischgrößen oder einer anderen Uhr.
queue-table = { $table } in { $channel }
button-queue-wait = Warten
button-queue-stop = Nicht mehr warten
button-queue-keep = Zwei Wochen länger
button-queue-change = Ändern

queue-done-wait = Alles klar, ich suche.
queue-done-together = Du wartest zusammen mit { $person }. Ich sage euch beiden Bescheid, sobald ich einen Tisch habe.
queue-done-stop = Du wartest nicht mehr.
queue-done-keep = Gut, ich suche weiter.
queue-done-change = Geändert.
queue-across-letter = Du suchst jetzt auch Spiele mit Leuten von anderen Servern. Sobald ich eins habe, schreibe ich dir hier, und hier spielst du auch. Die anderen sehen deinen Discord-Namen, aber nicht deine Server. Beenden kannst du das mit *Ändern* in `/spielen`.
queue-done-refused = In Ordnung. { $person } kann mit anderen spielen.

queue-form-title = Was möchtest du spielen?
queue-form-games = Eins dieser Spiele
queue-form-sizes = Mit so vielen am Tisch
queue-form-clock = Wie schnell?
queue-form-hours = Auf meine Spielzeiten achten
queue-form-hours-hint = Ich sehe nach, wann du in den letzten vier Wochen etwas gedrückt hast. Sonst sieht das niemand.
queue-form-across = Auch mit Leuten von anderen Servern
queue-form-across-hint = Ihr spielt per Direktnachricht, mit euren Discord-Namen. Gewertet wird das nicht.

queue-with = Du spielst nur zusammen mit { $person }.
queue-with-asked = Du willst nur zusammen mit { $person } spielen; die Antwort fehlt noch.
queue-with-apart = Eure Wünsche passen nicht zusammen.
queue-asked = { $person } will mit dir spielen.
queue-choose = Nur zusammen mit …
button-queue-join = Zusammen warten
button-queue-refuse = Nein, danke
button-queue-without = Ohne diese Person
queue-friend = { $friend }, { $person } möchte zusammen mit dir ein Spiel finden: { $games }.
queue-friend-letter = { $person } möchte zusammen mit dir ein Spiel finden: { $games }.

queue-thread = { $game } aus der Warteschlange

notice-matched =
    { $made ->
        [host] { $person }, ich habe am Tisch von { $by } einen Platz für dich gefunden: { $table }. Er ist bis { $time } für dich reserviert.
       *[queue] { $person }, ich habe einen Tisch für dich gefunden: { $table }. Es geht los, sobald alle zugesagt haben; Zeit ist bis { $time }.
    }
letter-matched =
    { $made ->
        [host] Ich habe am Tisch von { $by } einen Platz für dich gefunden. Er ist bis { $time } für dich reserviert.
       *[queue] Ich habe einen Tisch für dich gefunden. Es geht los, sobald alle zugesagt haben; Zeit ist bis { $time }. Keine Lust mehr? Dann lehn einfach ab, das nimmt dir niemand übel.
    }
lobby-matched = Die Warteschlange hat diese Leute zusammengebracht. Das Spiel startet, sobald alle zugesagt haben.
lobby-matched-across = Die Warteschlange hat euch von mehreren Servern zusammengebracht. Ihr spielt per Direktnachricht; das Spiel startet, sobald alle zugesagt haben.
lobby-seat-kept-somebody = { $crest } reserviert für jemanden · läuft { $time } ab
joined-across = Du hast einen Platz an Tisch { NUMBER($table, useGrouping: 0) }. Sobald alle zugesagt haben, geht es los: in deinen Direktnachrichten und unter `/tische`.
ended-in-queue = Ich suche nicht weiter nach einem Tisch für dich; mit *Warten* in `/spielen` geht es weiter.
private-across-over = -# Spiele mit anderen Servern werden nicht gewertet. Mit `/spielen` findest du das nächste.
more-block-choose = Jemanden an diesem Tisch blockieren
log-matched = Die Warteschlange öffnet den Tisch. Der SHA-256 des Mischgeheimnisses ist { $commitment }.
log-fell-apart = Nicht alle wollen spielen, also wird aus dem Spiel nichts. Die anderen behalten ihren Platz in der Warteschlange.
log-queue-offers = Ein Platz ist für jemanden aus der Warteschlange reserviert.

setup-from-queue = Plätze für die Warteschlange
setup-from-queue-help = Bieten neue Tische ihre freien Plätze Leuten an, die mit `/spielen` warten? Jeder Host kann es ändern.
setup-across = Spiele mit anderen Servern
setup-across-help = Dürfen Leute, die mit `/spielen` warten, Tische mit Leuten von anderen Servern bekommen, wenn sie das wollen? Sie spielen per Direktnachricht; die Moderation sieht das nicht.
options-from-queue = Warteschlange
options-from-queue-help = Dürfen Leute, die mit `/spielen` warten, die freien Plätze bekommen?

refused-no-size-fits = Keins dieser Spiele geht mit so vielen. Nichts hat sich geändert.
refused-not-for-you = Das ist nicht für dich, oder es gilt nicht mehr.
refused-not-yourself = Das bist du selbst! Such jemand anderen aus.
refused-too-many-friends = Du kannst höchstens { $most } Leute angeben.
refused-sharing-across = Das hast du mit Leuten von anderen Servern gespielt, also bleibt es unter euch.
refused-across-closed = Ich kann dir keine Direktnachrichten schicken, und mit Leuten von anderen Servern wird dort gespielt. Erlaub Direktnachrichten von Mitgliedern dieses Servers (*Privatsphäre-Einstellungen* des Servers) und kreuz das Kästchen noch einmal an.
