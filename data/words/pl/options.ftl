# Opcje stołu: na co umawia się lobby, i formularze do nich.

options-page-rules = Zasady
options-page-time = Czas
options-page-who = Kto gra
options-page-computers = Komputery
options-form =
    { $count ->
        [1] { $page }
       *[other] { $page } { $number }
    }
options-form-title = Opcje · { $form }

options-board-marks = Znaki na planszy
options-board-marks-help = ❗ na obrazie pokazuje wszystkim ostatnie zmiany.
options-clock = Zegar
options-clock-help = Ile czasu do namysłu ma każda osoba.
options-clock-own = Inny zegar
options-clock-own-help = Wypełnij trzy pola poniżej.
options-own-clock = Inny zegar
options-own-clock-help = Własny zegar.
options-own-clock-reserve = Inny zegar: czas na start
options-own-clock-refill = Inny zegar: dodatek na turę
options-own-clock-cap = Inny zegar: najwyżej
options-extensions = Przedłużanie tury
options-extensions-help = Ile razy można wziąć więcej czasu bez pytania?
options-extensions-count =
    { $count ->
        [0] Nigdy
        [1] Raz
       *[other] Do { $count } razy
    }
options-timeout-policy = Gdy komuś skończy się czas
options-timeout-policy-help = Co dzieje się wtedy z turą tej osoby?
options-decider = Kiedy głosujecie
options-decider-help = Głosujecie, gdy komuś skończy się czas albo ktoś nie odpowiada.
options-silent-days = Gdy ktoś nie odpowiada
options-silent-days-help = Dni wolne się nie liczą.
options-silent-days-count =
    { $count ->
        [0] Gra czeka
        [one] Po { $count } dniu ciszy decydują inni
        [few] Po { $count } dniach ciszy decydują inni
       *[many] Po { $count } dniach ciszy decydują inni
    }
options-pace = Ciche odpowiedzi
options-pace-help = Jeśli nie masz o czym decydować, odpowiadam za ciebie. Jak szybko?
options-plans = Planowanie z góry
options-plans-help = Co można wybrać przed pytaniem? Nikt inny tego nie widzi.
options-least-in-time = Aby dołączyć
options-least-in-time-help = Ile ostatnich tur trzeba mieć na czas?
options-least-in-time-percent =
    { $percent ->
        [0] Każdy może
       *[other] Co najmniej { $percent }% tur na czas
    }
options-starts-full = Start, gdy wszystkie miejsca są zajęte
options-starts-full-help = Nikt nie musi naciskać Start.
options-starts-at = Start o ustalonej porze
options-starts-at-help = Gra każdy, kto do tej pory dołączy.
options-starts-at-time = Start o ustalonej porze
options-starts-set = { $time }
options-starts-none = nie
options-starts-filled = Jeśli wtedy brakuje osób
options-starts-filled-help = Gdy nadejdzie ustalona pora.
options-starts-wait = Mówię hostowi
options-starts-fill = Miejsca zajmują komputery
options-hints = Podpowiedzi
options-hints-help = Naciśnij „Co radzisz?” w swojej ręce, a Mistrz powie, co wybiera.
options-stand-ins = Zastępstwa
options-stand-ins-help = Zastępstwo gra za kogoś, kogo nie ma albo kto odchodzi.
options-strength = { $seat }
options-strength-help = Jak dobrze gra ten komputer?

field-moment-hint = { $zone }: 20:30, piątek 20 albo za 2 h. Puste: bez ustalonej pory
field-duration-hint = Na przykład 3 d, 12 h, 1h30, 90 min albo 2 tygodnie
refused-own-clock-empty = Własny zegar wymaga trzech pól: ile czasu jest na start, ile wraca co turę i ile można mieć najwyżej. Nic się nie zmienia.
