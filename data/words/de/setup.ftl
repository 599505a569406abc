# Was die Moderation eines Servers festlegt: die Übersicht, ihr Verlauf, die Prüfung der Rechte und Absagen.

setup-title = Einstellungen
setup-page-where = Wo und wer
setup-page-tables = Tische
setup-page-players = Wer spielt
setup-page-time = Zeit und Sprache
setup-to-panel = Einstellungen
setup-no-limit = keine Grenze

setup-channels = Wo Tische öffnen dürfen
setup-channels-none = alle Kanäle
setup-channels-help = Ein Kanal umfasst seine Threads, eine Kategorie alle ihre Kanäle. Nichts gewählt: überall.
setup-openers = Wer Tische öffnen darf
setup-openers-none = alle
setup-openers-help = Mitspielen dürfen alle; nur diese Rollen dürfen Tische öffnen. Nichts gewählt: alle. Die Moderation darf immer.
setup-moderators = Wer moderiert
setup-moderators-none = nur nach Rechten
setup-moderators-help = Dazu alle mit *Server verwalten*, *Kanäle verwalten* oder *Nachrichten verwalten*. Leute mit diesen Rollen kommen über `/hilfe` hierher; für `/setup` erlaub es unter *Servereinstellungen → Integrationen → Tavolata*.
setup-called = Wer von offenen Tischen hört
setup-called-none = niemand
setup-called-help = Diese Rolle erwähne ich, wenn ein Tisch öffnet, höchstens jede halbe Stunde und nie in der Ruhezeit. Leute können sich auch selbst anmelden: `/ich offene-tische`.
setup-called-silent = ⚠️ Diese Rolle kann ich nicht anpingen: Lass sie von allen erwähnen (*Servereinstellungen → Rollen*), oder gib mir *Erwähne @everyone, @here und alle Rollen*.
setup-threads = Ein Thread für jeden Tisch
setup-threads-help = Nach einer Woche Stille archivieren sich Threads; der nächste Zug weckt sie auf.
setup-games = Spiele
setup-games-none = alle Spiele
setup-games-help = Was hier gespielt werden kann. Nichts gewählt: alle.
setup-per-channel = Offene Tische pro Kanal
setup-per-channel-help = Threads zählen mit. Für die Moderation gilt keine Grenze.
setup-per-person = Offene Tische pro Host
setup-per-person-help = Mitspielen zählt nicht. Für die Moderation gilt keine Grenze.
setup-grows = Grenze pro Host wächst
setup-grows-help = Je { $games } hier beendete Spiele ein Tisch mehr.
setup-computers = Computer
setup-computers-help = Ob sie an Tischen sitzen dürfen. Vertretungen für Leute, die weg sind, dürfen es immer.
setup-least-in-time = Zuverlässigkeit zum Mitspielen
setup-least-in-time-help = Welcher Anteil der letzten Züge mit Uhr rechtzeitig war. An einem Tisch, den du öffnest, darfst du immer sitzen; ein Tisch kann mehr verlangen.
setup-percent = mindestens { $percent } % rechtzeitig
setup-no-minimum = keine Bedingung
setup-newcomers = Neue dürfen überall mitspielen
setup-newcomers-help = Leute mit weniger als { $turns } Zügen mit Uhr. Ist das aus, fangen sie an Tischen an, die keine Zuverlässigkeit verlangen.
setup-clock = Uhr neuer Tische
setup-clock-help = Hosts können in der Lobby eine andere Uhr wählen. Offene Tische behalten ihre.
setup-pace = Stille Antworten an neuen Tischen
setup-pace-help = Wann ich für Leute antworte, die nichts zu entscheiden haben. Hosts können es in der Lobby ändern.
setup-locale = Sprache im Kanal
setup-locale-none = die des Servers
setup-locale-help = Was nur du siehst, ist in deiner eigenen Sprache.
setup-quiet = Ruhezeit
setup-quiet-none = keine
setup-quiet-help = In diesen Stunden stehen jeden Tag die Uhren, und ich pinge niemanden an.
setup-quiet-hours = von { $start } bis { $end } ({ $timezone })
setup-quiet-next = Das nächste Mal, auf deiner eigenen Uhr: von { $start } bis { $end }.
setup-days-off = Freie Tage pro Person und Jahr
setup-days-off-help = Urlaub, in dem ihre Uhren stehen. Bis zu { $weekdays } freie Wochentage kommen für alle dazu und zählen nicht. Änderungen gelten für jede Person ab dem nächsten Zug.
setup-days =
    { $count ->
        [one] ein Tag
       *[other] { $count } Tage
    }
setup-quiet-start = Von
setup-quiet-end = Bis
setup-quiet-timezone = Zeitzone

setup-reset-question = Wirklich alles zurücksetzen? Alle Kanäle, alle Spiele, alle Leute, keine Grenzen, keine Ruhezeit. Der Verlauf behält die alten Einstellungen.
setup-reset-done = ✅ Alles steht wieder auf Standard.

setup-history-title = Änderungen
setup-history-empty = Noch nichts: Alles steht auf Standard.
setup-history-nobody = jemand mit inzwischen gelöschten Daten
setup-history-line = { $time } { $person } · **{ $setting }**: { $before } → { $after }

setup-check-title = Rechte prüfen
setup-check-well = ✅ Nichts fehlt.
setup-check-everywhere =
    ⚠️ **Fehlt überall**: { $permissions }
    { "" }Schalt das ein unter *Servereinstellungen → Rollen → { $role } → Berechtigungen*.
setup-check-lacking-chosen = ⚠️ **Fehlt in Kanälen für Tische**:
setup-check-lacking = ⚠️ **Fehlt in einzelnen Kanälen** (in Ordnung, wo niemand spielen soll):
setup-check-mend = Zeig auf den Kanal, und drück ⚙️ *Kanal bearbeiten → Berechtigungen → Erweiterte Berechtigungen*. Wähl die Rolle *{ $role }* (füg sie hinzu, wenn sie fehlt), und drück ✅ bei dem, was fehlt. Dann prüf noch mal.
setup-check-more =
    { $count ->
        [one] • und ein weiterer Kanal
       *[other] • und { $count } weitere Kanäle
    }
setup-check-fine =
    ✅ { $more ->
        [0] Alles gut in { $channels }.
       *[other] Alles gut in { $channels } und { $more } weiteren.
    }
setup-check-lost =
    ⚠️ Die Einstellungen nennen noch etwas Gelöschtes: { $channels ->
        [0] { $roles ->
            [one] eine Rolle
           *[other] { $roles } Rollen
        }.
        [one] einen Kanal{ $roles ->
            [0] .
            [one] {" "}und eine Rolle.
           *[other] {" "}und { $roles } Rollen.
        }
       *[other] { $channels } Kanäle{ $roles ->
            [0] .
            [one] {" "}und eine Rolle.
           *[other] {" "}und { $roles } Rollen.
        }
    }
setup-forgotten = ✅ Ich habe vergessen, was gelöscht war.

button-setup = Einstellungen
button-setup-quiet = Ruhezeit festlegen
button-setup-loud = Keine Ruhezeit
button-setup-check = Rechte prüfen
button-setup-history = Verlauf
button-setup-reset = Auf Standard zurücksetzen
button-setup-reset-yes = Ja, auf Standard zurück
button-setup-forget = Gelöschtes vergessen
button-setup-again = Noch mal prüfen

permission-create_public_threads = *Öffentliche Threads erstellen*

## Einen Tisch öffnen

thread-name = { $game } · { $host }
new-open-thread = Tisch { NUMBER($table, useGrouping: 0) } ist in seinem eigenen Thread offen, <#{ $channel }>, und du hast einen Platz. Andere drücken *Mitspielen*; dann drück *Starten*. Nach einer Woche Stille archiviert sich der Thread; der nächste Zug weckt ihn auf.
thread-not-here = ⚠️ Tische bekommen hier eigene Threads, aber diese Art Kanal hat keine, also habe ich den Tisch im Kanal selbst geöffnet.
thread-not-allowed = ⚠️ Tische bekommen hier eigene Threads, aber ohne { $permissions } kann ich keinen öffnen, also habe ich den Tisch im Kanal selbst geöffnet. `/setup rechte` zeigt, wie sich das beheben lässt.
thread-none-left = ⚠️ Der Server hat so viele aktive Threads, wie Discord erlaubt, also habe ich den Tisch im Kanal selbst geöffnet.
thread-not-opened = ⚠️ Discord ließ mich keinen Thread öffnen, also habe ich den Tisch im Kanal selbst geöffnet.
opened-without-computers = Dieser Server erlaubt keine Computer mehr; ihre Plätze sind frei.

## Absagen

refused-not-your-settings = Dafür brauchst du *Server verwalten* oder eine Rolle, die dieser Server für die Moderation gewählt hat.
refused-server-unknown = Ich bin eben erst online und kenne diesen Server noch nicht. Bitte versuch es gleich noch mal.
refused-no-such-channel = Einer dieser Kanäle ist nicht auf diesem Server; nichts hat sich geändert.
refused-no-such-role = Eine dieser Rollen ist nicht auf diesem Server; nichts hat sich geändert.
refused-everybody-called = Das würde alle auf dem Server rufen. Wähl eine Rolle für Leute, die spielen wollen.
refused-everybody-moderates = Mit *@everyone* gehörten alle zur Moderation; nichts hat sich geändert. Wähl eine Rolle, die nur die Moderation hat.
refused-no-such-time = „{ $time }“ verstehe ich nicht als Uhrzeit; nichts hat sich geändert. Versuch 22:00, 7:30 oder 10 Uhr abends.
refused-quiet-all-day = „Von“ und „Bis“ sind gleich, also liefen die Uhren nie; nichts hat sich geändert. Für Tische ohne Uhr wähl *Keine Uhr*.
zone-set = 🕐 Zeitzone: { $zone }, dort ist es jetzt { $time }.
zone-taken = 🕐 „{ $typed }“ habe ich als Zeitzone { $zone } verstanden, dort ist es jetzt { $time }.
zone-fixed = { $zone } bleibt das ganze Jahr gleich. Stellt ihr im Sommer die Uhren um, nenn stattdessen eine Stadt, etwa Berlin.
refused-unknown-zone = Die Zeitzone „{ $zone }“ kenne ich nicht; nichts hat sich geändert. Versuch die nächste große Stadt, etwa Berlin oder New York.
refused-no-such-offset = Die Zeitzone „{ $zone }“ kenne ich nicht; nichts hat sich geändert. Abstände sehen aus wie UTC+2 oder UTC-3:30, von UTC-12 bis UTC+14. Besser noch ist eine Stadt, etwa Berlin.
refused-unknown-zone-near = Ich bin nicht sicher, welche Zeitzone „{ $zone }“ ist; nichts hat sich geändert. Meinst du { $zones }?
refused-other-channels = Hier kannst du keine Tische öffnen. Nutz `/tisch neu` in { $channels }.
refused-no-channel-left = Du siehst keinen Kanal, in dem Tische erlaubt sind. Bitte die Moderation, mit `/setup übersicht` einen zu wählen.
refused-other-games = { $game } kann man auf diesem Server nicht spielen. Versuch { $games }.
refused-other-roles = Nur { $roles } können auf diesem Server Tische öffnen. An offenen kannst du mitspielen; sieh in `/tische` nach.
refused-no-role-left = Die Rollen, die hier Tische öffnen durften, wurden gelöscht. Bitte die Moderation, mit `/setup übersicht` neue zu wählen.
refused-channel-crowded =
    { $count ->
        [one] Dieser Kanal hat schon einen offenen Tisch, und mehr erlaubt der Server dort nicht. Öffne deinen in einem anderen Kanal, warte, oder bitte den Host, ihn mit `/tisch schließen` zu schließen. `/tische` zeigt ihn.
       *[other] Dieser Kanal hat { $count } offene Tische, und der Server erlaubt dort { $limit }. Öffne deinen in einem anderen Kanal, warte, oder bitte einen Host, einen mit `/tisch schließen` zu schließen. `/tische` zeigt sie.
    }
refused-too-many-tables =
    { $count ->
        [one] Du bist schon Host eines offenen Tischs, und dieser Server erlaubt { $limit }. Spiel ihn zu Ende, oder schließ ihn mit `/tisch schließen`. Bei anderen kannst du immer mitspielen.
       *[other] Du bist Host von { $count } offenen Tischen, und dieser Server erlaubt { $limit }. Spiel einen zu Ende, oder schließ einen mit `/tisch schließen`. Bei anderen kannst du immer mitspielen.
    }
refused-too-many-tables-yet =
    { $count ->
        [one] Du bist schon Host eines offenen Tischs, und dieser Server erlaubt dir bisher { $limit }; je { $games } hier beendete Spiele kommt einer dazu. Spiel ihn zu Ende, oder schließ ihn mit `/tisch schließen`. Bei anderen kannst du immer mitspielen.
       *[other] Du bist Host von { $count } offenen Tischen, und dieser Server erlaubt dir bisher { $limit }; je { $games } hier beendete Spiele kommt einer dazu. Spiel einen zu Ende, oder schließ einen mit `/tisch schließen`. Bei anderen kannst du immer mitspielen.
    }
refused-computers-not-allowed = Dieser Server erlaubt keine Computer. Frag Leute, ob sie mitspielen.

## Befehle

command-setup-name = setup
command-setup-description = Die Einstellungen dieses Servers (Moderation)
command-setup-panel-name = übersicht
command-setup-panel-description = Kanäle, Spiele, Rollen, Grenzen, Uhr, Sprache, Ruhezeit
command-setup-check-name = rechte
command-setup-check-description = Welche Berechtigungen mir fehlen, und wo du klicken musst
command-setup-history-name = verlauf
command-setup-history-description = Wer wann welche Einstellung geändert hat
setup-daily-week = Tagesspiel: nur Mitglieder seit einer Woche
setup-daily-week-help = Die Liste des Tagesspiels auf diesem Server nennt Leute erst, wenn sie eine Woche hier sind.
