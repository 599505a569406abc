# Was eine Person sich wünscht, und ihre Daten.

somebody = Jemand

me-title = Deine Einstellungen
me-yes = Ja
me-no = Nein
me-page-notices = Benachrichtigungen
me-page-time = Deine Zeit
me-page-play = Spielen
me-page-you = Sprache und Daten

me-delivery = Benachrichtigungen
me-delivery-help = Wie ich dir sage, dass ein Tisch wartet.
me-delivery-channel = Im Kanal
me-delivery-channel-help = Ich erwähne dich dort, wo gespielt wird.
me-delivery-direct = Per Direktnachricht
me-delivery-direct-help = Ich schreibe dir, mit deiner Hand und einem Link zum Spielplan.
me-delivery-both = Beides
me-delivery-both-help = Ich schreibe dir und erwähne dich im Kanal, mit einem einzigen Ping.
me-delivery-digest = Einmal am Tag
me-delivery-digest-help = Eine Nachricht am Tag; früher, wenn vorher etwas abläuft. Lobbys mit kurzen Uhren zeigen das.
me-delivery-none = Gar nicht
me-delivery-none-help = Du siehst selbst nach, in /tische. Lobbys von Tischen mit Uhr sagen das dazu.
me-digest-hour = Stunde der täglichen Nachricht
me-digest-hour-help = In deiner Zeitzone, { $zone }.
me-reminder-hours = Erinnerungen
me-reminder-hours-help = Solange ein Tisch auf dich wartet, höchstens { $most } pro Zug; nie in der Ruhezeit oder an deinen freien Tagen.
me-reminder =
    { $hours ->
        [0] Keine
        [one] Jede Stunde
       *[other] Alle { $hours } Stunden
    }
me-warnings = Warnungen, bevor deine Zeit abläuft
me-warnings-help = Warnungen kommen wie deine Benachrichtigungen: nie in der Ruhezeit, und bei geheimen Fragen nie im Kanal.
me-warnings-off = Keine
me-warnings-once = Eine, wenn noch ein Viertel deiner Zeit da ist
me-warnings-twice = Zwei: bei einem Viertel und bei einem Zehntel
me-early = Sag mir, wenn die Person vor mir anfängt
me-early-help = So kannst du dich bereit machen.
me-open-tables-help = Suchst du ein Spiel? Ich kann dir sagen, wenn jemand einen Tisch öffnet.
me-timezone = Zeitzone
me-timezone-help = Für die tägliche Nachricht, deine Ruhezeit und deine freien Tage.
me-timezone-zone = Zeitzone
me-quiet = Ruhezeit
me-quiet-none = keine
me-quiet-help = In diesen Stunden des Tages (höchstens { $most }) pinge ich dich nicht an. Deine Uhren laufen weiter; freie Tage halten sie an.
me-quiet-start = Von
me-quiet-end = Bis
me-quiet-heard = 🌙 Keine Pings zwischen { $start } und { $end } ({ $zone }).
me-quiet-gone = 🔔 Keine Ruhezeit: Ich pinge dich zu jeder Zeit an.
me-weekend = Freie Wochentage
me-weekend-help = An diesen Tagen stehen deine Uhren, und ich erinnere dich nicht. Wähl bis zu { $most }; sie zählen nicht als Urlaub.
weekday-0 = Montag
weekday-1 = Dienstag
weekday-2 = Mittwoch
weekday-3 = Donnerstag
weekday-4 = Freitag
weekday-5 = Samstag
weekday-6 = Sonntag
me-holidays = Urlaub
# Differs: der Urlaub.
me-holidays-none = keiner
me-holidays-help = Deine Uhren stehen. { $most ->
    [0] So viele Tage du willst, bis zu einem Jahr im Voraus.
   *[other] Für { $year } bleiben { $left } von { $most } Tagen. Jeder Tag zählt, vom ersten bis zum letzten.
}
me-holidays-first = Erster Tag
me-holidays-last = Letzter Tag
me-days-later =
    { $count ->
        [one] ⏱️ Du bist an Tisch { $tables } am Zug. Neue freie Tage zählen dort ab deinem nächsten Zug; die Uhr dieses Zugs läuft weiter.
       *[other] ⏱️ Du bist an den Tischen { $tables } am Zug. Neue freie Tage zählen dort ab deinem nächsten Zug; diese Uhren laufen weiter.
    }
me-holiday-noted =
    { $days ->
        [one] 🏝️ Du hast am { $first } frei.
       *[other] 🏝️ Du hast { $days } Tage frei, vom { $first } bis { $last }.
    }
me-confirm = Vor jedem Zug nachfragen
me-confirm-help = Du drückst ein zweites Mal, um den Zug zu machen.
me-coach = Coach
me-coach-help = In deinen ersten drei Partien eines Spiels: ein Satz zu allem, was neu ist.
me-aim = Ziel zeigen
me-aim-help = Oben in deiner Hand: wie du gewinnst, und wie nah du dran bist.
me-picture = Bilder
me-picture-help = Fürs Handy sind sie hoch, mit größerer Schrift.
me-picture-tall = Handy
me-picture-wide = Computer
me-rated = Meine Spiele werten
me-rated-help = Ist das aus, stehst du in keiner Rangliste deiner Server.
me-named = Außerhalb von Discord nennen
me-named-help = Die Moderation kann öffentliche Ergebnisse mit anderen Programmen teilen, etwa einer Website. Ist das aus, bekommen die deinen Namen nicht.
me-language = Sprache
me-language-help = Für alles, was nur du liest. Tische sprechen die Sprache des Servers.
me-language-none = Wie mein Discord
me-blocked-people-help = Leute, mit denen du lieber nicht spielst: Ich halte euch auseinander.
me-export-help = Alles, was ich über dich weiß, in einer Datei.
me-delete-help = Ich vergesse dich; vorher sage ich, was das bedeutet.
me-open-title = Offene Tische
me-open-help = Öffnet jemand einen Tisch mit freien Plätzen, oder wird in einer laufenden Partie ein Platz frei, sage ich es dir einmal, so wie du magst, mit einem Button *Mitspielen*; nie in der Ruhezeit, an deinen freien Tagen oder bei Tischen mit jemandem, den du blockiert hast.
me-open-here = Auf diesem Server von offenen Tischen hören
me-open-elsewhere = Um von den offenen Tischen eines Servers zu hören, nutz dort `/ich offene-tische`.
me-open-games = Nur diese Spiele:
me-open-all-games = alle Spiele
me-open-others = Du hörst auch von:
me-open-unknown = Ein Server, auf dem ich nicht mehr bin
me-blocked-title = Blockierte Leute
me-blocked-help = Auf keinem Server pinge ich dich für Einladungen, Plätze oder Tische an, die euch zusammenbrächten. Ich frage dich, bevor du dich zu ihnen setzt, und schreibe dir, wenn sie an deinen Tisch kommen, damit du gehen kannst. Für sie sieht alles aus wie immer. Sie erfahren nichts davon.
me-blocked-none = Du hast niemanden blockiert.
me-blocked-since = { $person }, seit { $time }
me-block-choose = Jemanden blockieren …
me-block-done = Du hast { $person } blockiert; davon erfährt niemand etwas. An Tischen, an denen ihr schon zusammen sitzt, ändert sich nichts.
me-unblock-done = Du blockierst { $person } nicht mehr.

button-me-timezone = Ändern
button-me-quiet = Festlegen
button-me-holidays = Hinzufügen
button-me-open = Offene Tische
button-me-blocked = Blockierte Leute
button-me-unblock = Nicht mehr blockieren
button-me-export = Meine Daten exportieren
button-me-delete = Meine Daten löschen
button-me-delete-yes = Alles löschen

me-trial-letter = ✉️ So schreibe ich dir. Ändern kannst du es mit `/ich einstellungen`, auch gleich hier.
me-letter-sent = ✉️ Ich habe dir geschrieben, und es ist angekommen.
me-export-done = Alles, was ich über dich weiß. Zeiten sind Sekunden seit 1970, IDs die von Discord. Dabei ist, was du gewählt hast; beendete Spiele bekommst du mit `/tisch exportieren`.
me-delete-question =
    ## Meine Daten löschen
    Das kannst du nicht rückgängig machen.
    { $open ->
        [0] · Du sitzt an keinem offenen Tisch.
        [one] · Du verlässt deinen offenen Tisch; läuft das Spiel schon, übernimmt ein Computer, und andere können den Platz nehmen.
       *[other] · Du verlässt deine { $open } offenen Tische; wo ein Spiel schon läuft, übernimmt ein Computer, und andere können den Platz nehmen.
    }
    { $finished ->
        [0] · Du hast noch kein Spiel beendet.
        [one] · Das beendete Spiel, bei dem du dabei warst, bleibt, aber dein Platz wird anonym: „Jemand“.
       *[other] · Die { $finished } beendeten Spiele, bei denen du dabei warst, bleiben, aber dein Platz wird anonym: „Jemand“.
    }
    · Ich lösche deine Einstellungen, Wertungen, Vorlagen, Notizen, Lesezeichen, deinen Dank und Blockierungen, von welchen offenen Tischen du hörst und was du verfolgst, gelesen oder stummgeschaltet hast. Im Verlauf steht statt deines Namens „Jemand“.
    · Die Nummern der Eingaben, mit denen du Platz genommen hast, bleiben: Das Mischen hängt davon ab.
    · Hast du Verborgenes aus einem Spiel gesehen, das noch läuft, behalte ich deine ID dort bis zum Ende, denn du darfst dort keinen anderen Platz nehmen.
    · Was andere sich notiert haben, etwa Blockierungen, gehört ihnen und bleibt.
    · Nachrichten, die schon in Kanälen stehen, bleiben, und an gespeicherte Dateien komme ich nicht heran.
me-delete-done = Fertig: Ich kenne dich nicht mehr. Wenn du etwas drückst, fängst du neu an.

sure-question = **{ $choice }**?
sure-nothing = Nichts
button-sure = Ja
button-not-sure = Nein

refused-block-self = Dich selbst kannst du nicht blockieren.
refused-too-many-blocked = Du hast so viele Leute blockiert, wie ich mir merken kann. Heb erst eine Blockierung auf.
refused-own-quiet-empty = „Von“ und „Bis“ sind gleich. Lass beide leer, wenn du keine Ruhezeit willst. Nichts hat sich geändert.
refused-own-quiet-too-long = Die Ruhezeit darf höchstens { $most } Stunden am Tag haben: Ein paar brauche ich, um dich zu erreichen. Bist du länger weg, trag Urlaub ein. Nichts hat sich geändert.
refused-no-such-day = „{ $day }“ verstehe ich nicht als Tag; nichts hat sich geändert. Versuch 24. Dezember, 2026-12-24, Freitag oder morgen.
refused-unclear-day = „{ $day }“ kann { $one } oder { $other } heißen; nichts hat sich geändert. Schreib es aus, etwa { $example }.
refused-holiday-backwards = Der letzte Tag liegt vor dem ersten. Nichts hat sich geändert.
refused-holiday-past = Dieser Urlaub ist schon vorbei. Nichts hat sich geändert.
refused-holiday-too-far = Urlaub geht höchstens ein Jahr im Voraus. Nichts hat sich geändert.
refused-holiday-too-long =
    { $left ->
        [0] Für { $year } hast du keine freien Tage mehr: Alle { $most }, die deine Server pro Jahr erlauben, sind verbraucht. Nichts hat sich geändert.
        [one] Das wären { $days } freie Tage in { $year }, aber von den { $most }, die deine Server pro Jahr erlauben, ist nur noch einer übrig. Nichts hat sich geändert.
       *[other] Das wären { $days } freie Tage in { $year }, aber von den { $most }, die deine Server pro Jahr erlauben, sind nur noch { $left } übrig. Nichts hat sich geändert.
    }
refused-too-many-holidays = Mehr als { $most }-mal Urlaub geht nicht; entfern erst einen.

command-me-name = ich
command-me-description = Deine eigenen Einstellungen und deine Daten
command-me-settings-name = einstellungen
command-me-settings-description = Nachrichten, Warnungen, Zeitzone, Ruhezeit, freie Tage, deine Hand, Wertung, Sprache
command-me-open-name = offene-tische
command-me-open-description = Auf diesem Server von offenen Tischen hören
command-me-blocked-name = blockiert
command-me-blocked-description = Leute blockieren und wieder zulassen
command-me-export-name = exportieren
command-me-export-description = Alles, was ich über dich weiß, in einer Datei
command-me-delete-name = löschen
command-me-delete-description = Dich vergessen; vorher sage ich, was das bedeutet
me-daily = Auf Listen des Tagesspiels nennen
me-daily-help = Ist das aus, siehst du deinen Platz trotzdem; andere sehen deinen Namen nicht.
