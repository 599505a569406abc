# Co mają wspólnego ustawienia ludzi i serwerów.

settings-yes = tak
settings-no = nie
settings-lost =
    { $count ->
        [one] ⚠️ Jednej z tych rzeczy już nie ma; naciśnij *Sprawdź uprawnienia*, żeby o niej zapomnieć.
        [few] ⚠️ Niektórych z tych rzeczy ({ $count }) już nie ma; naciśnij *Sprawdź uprawnienia*, żeby o nich zapomnieć.
       *[many] ⚠️ Niektórych z tych rzeczy ({ $count }) już nie ma; naciśnij *Sprawdź uprawnienia*, żeby o nich zapomnieć.
    }
button-settings-on = Włącz
button-settings-off = Wyłącz
settings-remove = Usuń jedną pozycję
button-settings-remove = Usuń: { $what }
settings-previous = Poprzednie ustawienia
settings-more = Więcej ustawień
settings-form =
    { $count ->
        [one] Wszystko w jednym formularzu
        [few] Formularz { $number } z { $count }
       *[many] Formularz { $number } z { $count }
    }

refused-no-such-setting = Nie ma takiego ustawienia ani takiej wartości; nic się nie zmienia.
