# Der Webhook eines Servers: seine Ansicht für die Moderation, und was sie liest, wenn er scheitert.

setup-page-programs = Andere Programme
setup-webhook = Webhook
# Differs: der Webhook.
setup-webhook-none = keiner
setup-webhook-help = Ich schicke jeden neuen Tisch und jedes Ergebnis an eine Webadresse von euch, für eine Website, einen Kanal anderswo oder ein Skript. Nur was alle im Kanal sehen können, und nie private Tische.
setup-api = Schnittstelle für Websites (API)
setup-api-help = Websites und Skripte können öffentliche Tische, Ergebnisse und Ranglisten dieses Servers vom Bot lesen, mit den Namen der Leute. Wer nicht will, schaltet *Außerhalb von Discord nennen* in `/ich einstellungen` aus.
setup-api-off = Wer diesen Bot betreibt, bietet das noch nicht an, also lässt sich nichts lesen.
setup-public-channels = Wovon andere Programme hören
setup-public-channels-none = Kanäle, die alle sehen können
setup-public-channels-help = Tische in diesen Kanälen und ihren Threads. Nichts gewählt: Kanäle, die *@everyone* sehen kann. Private Threads nie.

webhook-title = Webhook
webhook-none = Es gibt noch keine Adresse.
webhook-on = ✅ Meldungen gehen seit { $time } an **{ $host }**.
webhook-failing = ⚠️ **{ $host }** scheitert seit { $since }. { $why } Ich versuche es weiter bis { $until }, mit immer längeren Pausen.
webhook-off = ⛔ An **{ $host }** schicke ich nichts mehr, abgestellt { $time }. Bring den Empfänger in Ordnung, dann drück *Test schicken*: Nimmt er an, ist der Webhook wieder an.
webhook-waiting =
    { $count ->
        [one] Eine Meldung wartet.
       *[other] { $count } Meldungen warten.
    }
webhook-named = ✅ Ab jetzt gehen Meldungen an **{ $host }**. Drück *Test schicken*, um es zu probieren.
webhook-secret = 🔑 **Kopier dieses Geheimnis jetzt; ich zeige es nicht noch einmal.** Damit kann dein Empfänger prüfen, dass eine Meldung von mir kommt ([Standard Webhooks](https://www.standardwebhooks.com)):
webhook-accepted = ✅ Der Test wurde angenommen.
webhook-refused = ⚠️ Der Test kam nicht durch. { $why }
webhook-removed = ✅ Die Adresse und ihr Geheimnis sind weg; ich schicke nichts mehr.
webhook-renew-question = Ein neues Geheimnis machen? Danach kann **{ $host }** meine Meldungen erst prüfen, wenn du dort das neue einträgst.
webhook-remove-question = Den Webhook entfernen? **{ $host }** bekommt nichts mehr, und das Geheimnis ist endgültig weg.
webhook-address-label = Adresse
webhook-address-hint = Sie beginnt mit https:// und nimmt JSON per POST an.

webhook-status = Er antwortete mit Fehler { $status }.
webhook-redirect = Er antwortete mit einer Weiterleitung ({ $status }), der ich nicht folge. Trag die endgültige Adresse ein.
webhook-late = Die Antwort brauchte länger als 10 Sekunden.
webhook-unreachable = Dort antwortet nichts.
webhook-private = Der Name führt in ein privates Netz, dorthin schicke ich nichts.
webhook-certificate = Das Zertifikat ist nicht gültig.

webhook-letter-failing =
    ⚠️ Der Webhook von **{ $server }** scheitert seit { $since }: **{ $host }** nimmt meine Meldungen nicht an. { $why }
    { "" }Ich versuche es weiter bis { $until }; dann schalte ich ihn ab. `/setup übersicht` auf dem Server hat einen Test, unter *Andere Programme*.
webhook-letter-off =
    ⛔ Ich habe den Webhook von **{ $server }** abgeschaltet, weil **{ $host }** meine Meldungen nicht annahm. { $why }
    { "" }Wartende Meldungen sind verworfen. Um ihn wieder einzuschalten, drück *Test schicken* in `/setup übersicht` auf dem Server, unter *Andere Programme*.

button-webhook = Webhook
button-webhook-address = Adresse eintragen
button-webhook-change = Adresse ändern
button-webhook-test = Test schicken
button-webhook-renew = Neues Geheimnis
button-webhook-renew-yes = Ja, ein neues machen
button-webhook-remove = Entfernen
button-webhook-remove-yes = Ja, entfernen

refused-no-webhook = Dieser Server hat keinen Webhook mehr.
refused-no-web-address = Das verstehe ich nicht als Webadresse; nichts hat sich geändert. Sie sieht aus wie https://example.org/hook.
refused-https-only = Die Adresse muss mit https:// beginnen; nichts hat sich geändert.
refused-login-in-address = Lass Name und Passwort vor dem @ weg; nichts hat sich geändert. Meine Signatur zeigt, dass eine Meldung von mir kommt.
refused-inside-network = Diese Adresse liegt in einem privaten Netz, dorthin schicke ich nichts; nichts hat sich geändert.
