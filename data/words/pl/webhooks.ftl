# Webhook serwera: jego panel dla moderacji i to, co czyta, gdy zawiedzie.

setup-page-programs = Inne programy
setup-webhook = Webhook
setup-webhook-none = brak
setup-webhook-help = Każdy nowy stół i każdy wynik wysyłam na wasz adres w sieci: dla strony, kanału gdzie indziej albo skryptu. Tylko to, co widzi każdy na kanale, i nigdy stoły prywatne.
setup-api = Dostęp dla stron (API)
setup-api-help = Strony i skrypty mogą czytać od bota publiczne stoły, wyniki i rankingi tego serwera, z nickami. Każdy może to wyłączyć: *Mój nick poza Discordem* w `/ja ustawienia`.
setup-api-off = Host tego bota jeszcze tego nie oferuje, więc nie ma czego czytać.
setup-public-channels = O czym dowiadują się inne programy
setup-public-channels-none = kanały, które widzi każdy
setup-public-channels-help = Stoły na tych kanałach i w ich wątkach. Nic nie wybrane: kanały, które widzi *@everyone*. Prywatne wątki nigdy.

webhook-title = Webhook
webhook-none = Nie ma jeszcze adresu.
webhook-on = ✅ Wiadomości idą na **{ $host }** od { $time }.
webhook-failing = ⚠️ **{ $host }** nie działa od { $since }. { $why } Próbuję do { $until }, z coraz dłuższymi przerwami.
webhook-off = ⛔ Wysyłanie na **{ $host }** ustało { $time }. Napraw odbiorcę, potem naciśnij *Wyślij próbę*: jeśli ją przyjmie, webhook znów działa.
webhook-waiting =
    { $count ->
        [one] Czeka jedna wiadomość.
        [few] Czekają { $count } wiadomości.
       *[many] Czeka { $count } wiadomości.
    }
webhook-named = ✅ Od teraz wiadomości idą na **{ $host }**. Naciśnij *Wyślij próbę*, żeby sprawdzić.
webhook-secret = 🔑 **Skopiuj teraz ten sekret; więcej go nie pokażę.** Dzięki niemu odbiorca może sprawdzić, że wiadomość jest ode mnie ([Standard Webhooks](https://www.standardwebhooks.com)):
webhook-accepted = ✅ Próba przyjęta.
webhook-refused = ⚠️ Próba nie dotarła. { $why }
webhook-removed = ✅ Adresu i jego sekretu już nie ma; nic nie wysyłam.
webhook-renew-question = Utworzyć nowy sekret? Od tej chwili **{ $host }** nie sprawdzi moich wiadomości, dopóki nie wpiszesz tam nowego.
webhook-remove-question = Usunąć webhook? **{ $host }** nic już nie dostanie, a sekret przepadnie na zawsze.
webhook-address-label = Adres
webhook-address-hint = Zaczyna się od https:// i przyjmuje JSON przez POST.

webhook-status = Odpowiedzią jest błąd { $status }.
webhook-redirect = Odpowiedzią jest przekierowanie ({ $status }), a za nimi nie idę. Wpisz ostateczny adres.
webhook-late = Nie ma odpowiedzi w ciągu 10 sekund.
webhook-unreachable = Nic tam nie odpowiada.
webhook-private = Ta nazwa prowadzi do sieci prywatnej, a tam nic nie wysyłam.
webhook-certificate = Certyfikat jest nieważny.

webhook-letter-failing =
    ⚠️ Webhook serwera **{ $server }** nie działa od { $since }: **{ $host }** nie przyjmuje moich wiadomości. { $why }
    { "" }Próbuję do { $until }; potem go wyłączę. Próba jest na serwerze w `/konfiguracja panel`, w *Innych programach*.
webhook-letter-off =
    ⛔ Webhook serwera **{ $server }** jest wyłączony, bo **{ $host }** nie przyjmuje moich wiadomości. { $why }
    { "" }Wiadomości, które czekały, przepadają. Żeby włączyć go znowu, naciśnij na serwerze *Wyślij próbę* w `/konfiguracja panel`, w *Innych programach*.

button-webhook = Webhook
button-webhook-address = Wpisz adres
button-webhook-change = Zmień adres
button-webhook-test = Wyślij próbę
button-webhook-renew = Nowy sekret
button-webhook-renew-yes = Tak, utwórz nowy
button-webhook-remove = Usuń
button-webhook-remove-yes = Tak, usuń

refused-no-webhook = Ten serwer nie ma już webhooka.
refused-no-web-address = To mi nie wygląda na adres w sieci; nic się nie zmienia. Ma wyglądać jak https://example.org/hook.
refused-https-only = Adres musi zaczynać się od https://; nic się nie zmienia.
refused-login-in-address = Pomiń nazwę i hasło przed @; nic się nie zmienia. Że wiadomość jest ode mnie, pokazuje mój podpis.
refused-inside-network = Ten adres jest w sieci prywatnej, a tam nic nie wysyłam; nic się nie zmienia.
