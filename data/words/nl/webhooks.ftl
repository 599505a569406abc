# De webhook van een server: het paneel voor moderators, en wat ze lezen als hij faalt.

setup-page-programs = Andere programma’s
setup-webhook = Webhook
setup-webhook-none = geen
setup-webhook-help = Ik stuur elke nieuwe tafel en elke uitslag naar een webadres van jullie, voor een website, een kanaal ergens anders of een script. Alleen wat iedereen in het kanaal kan zien, en nooit privétafels.
setup-api = Koppeling voor websites (API)
setup-api-help = Websites en scripts kunnen openbare tafels, uitslagen en ranglijsten van deze server bij de bot lezen, met de namen van mensen. Wie dat niet wil, zet *Mijn naam buiten Discord* uit bij `/ik instellingen`.
setup-api-off = Wie deze bot beheert, biedt dit nog niet aan, dus er valt niets te lezen.
setup-public-channels = Waarover andere programma’s horen
setup-public-channels-none = kanalen die iedereen ziet
setup-public-channels-help = Tafels in deze kanalen en hun threads. Niets gekozen: kanalen die *@everyone* kan zien. Privéthreads nooit.

webhook-title = Webhook
webhook-none = Er is nog geen adres.
webhook-on = ✅ Berichten gaan sinds { $time } naar **{ $host }**.
webhook-failing = ⚠️ **{ $host }** faalt sinds { $since }. { $why } Ik blijf het proberen tot { $until }, met steeds langere pauzes.
webhook-off = ⛔ Ik stuur sinds { $time } niets meer naar **{ $host }**. Repareer de ontvanger en druk dan op *Test sturen*: wordt de test geaccepteerd, dan staat de webhook weer aan.
webhook-waiting =
    { $count ->
        [one] Er wacht één bericht.
       *[other] Er wachten { $count } berichten.
    }
webhook-named = ✅ Vanaf nu gaan berichten naar **{ $host }**. Druk op *Test sturen* om het te proberen.
webhook-secret = 🔑 **Kopieer dit geheim nu; ik laat het niet nog eens zien.** Daarmee kan je ontvanger nagaan dat een bericht van mij komt ([Standard Webhooks](https://www.standardwebhooks.com)):
webhook-accepted = ✅ De test is geaccepteerd.
webhook-refused = ⚠️ De test kwam niet aan. { $why }
webhook-removed = ✅ Het adres en het geheim zijn weg; ik stuur niets meer.
webhook-renew-question = Een nieuw geheim maken? Vanaf dan kan **{ $host }** mijn berichten niet meer controleren, tot je daar het nieuwe invult.
webhook-remove-question = De webhook verwijderen? **{ $host }** krijgt niets meer, en het geheim is voorgoed weg.
webhook-address-label = Adres
webhook-address-hint = Het begint met https:// en accepteert JSON via POST.

webhook-status = Het antwoordde met fout { $status }.
webhook-redirect = Het antwoordde met een doorverwijzing ({ $status }), en die volg ik niet. Vul het uiteindelijke adres in.
webhook-late = Het deed er langer dan 10 seconden over om te antwoorden.
webhook-unreachable = Daar antwoordt niets.
webhook-private = De naam leidt naar een privénetwerk, en daar stuur ik niets heen.
webhook-certificate = Het certificaat is niet geldig.

webhook-letter-failing =
    ⚠️ De webhook van **{ $server }** faalt sinds { $since }: **{ $host }** accepteert mijn berichten niet. { $why }
    { "" }Ik blijf het proberen tot { $until }; dan zet ik hem uit. Bij `/beheer paneel` op de server vind je een test, onder *Andere programma’s*.
webhook-letter-off =
    ⛔ Ik heb de webhook van **{ $server }** uitgezet, omdat **{ $host }** mijn berichten niet accepteerde. { $why }
    { "" }Berichten die nog wachtten, vervallen. Druk om hem weer aan te zetten op *Test sturen* bij `/beheer paneel` op de server, onder *Andere programma’s*.

button-webhook = Webhook
button-webhook-address = Adres invullen
button-webhook-change = Adres wijzigen
button-webhook-test = Test sturen
button-webhook-renew = Nieuw geheim
button-webhook-renew-yes = Ja, een nieuw maken
button-webhook-remove = Verwijderen
button-webhook-remove-yes = Ja, verwijderen

refused-no-webhook = Deze server heeft geen webhook meer.
refused-no-web-address = Ik kan dat niet lezen als webadres; er is niets veranderd. Het ziet eruit als https://example.org/hook.
refused-https-only = Het adres moet met https:// beginnen; er is niets veranderd.
refused-login-in-address = Laat de naam en het wachtwoord voor de @ weg; er is niets veranderd. Mijn handtekening laat zien dat een bericht van mij komt.
refused-inside-network = Dat adres ligt in een privénetwerk, en daar stuur ik niets heen; er is niets veranderd.
