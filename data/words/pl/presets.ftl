# Szablony opcji oraz zegar w lobby.

lobby-clock = 🕰️ Zegar: { $clock }. Gdy komuś skończy się czas: { $verdict }.
lobby-no-clock = 🕰️ Bez zegara.
lobby-extensions =
    { $count ->
        [one] Każdy może raz przedłużyć turę, o { $time }.
        [few] Każdy może przedłużyć do { $count } tur, każdą o { $time }.
       *[many] Każdy może przedłużyć do { $count } tur, każdą o { $time }.
    }
lobby-least-in-time = 🤝 Żeby dołączyć, trzeba mieć co najmniej { $percent }% ostatnich tur na czas. Nowi też mogą, chyba że serwer mówi inaczej.
lobby-usual = ⌛ { $took } Zwykle: { $habits }.
lobby-took-here =
    Takie gry trwają tu mniej więcej { $time }, { $presses ->
        [one] jedno naciśnięcie na osobę
        [few] { $presses } naciśnięcia na osobę
       *[many] { $presses } naciśnięć na osobę
    } (mediana z { $games }).
lobby-took-anywhere =
    Takie gry trwają na wszystkich serwerach mniej więcej { $time }, { $presses ->
        [one] jedno naciśnięcie na osobę
        [few] { $presses } naciśnięcia na osobę
       *[many] { $presses } naciśnięć na osobę
    } (mediana z { $games }).
usual-undo = z cofaniem
usual-no-undo = bez cofania
usual-computers = z komputerami
usual-no-computers = bez komputerów
usual-rated = do rankingu
usual-unrated = poza rankingiem
lobby-silent-days =
    { $count ->
        [0] 💤 Gdy ktoś nie odpowiada, inni nie mogą decydować bez tej osoby.
        [one] 💤 Gdy ktoś nie odpowiada przez { $count } dzień, decydują inni.
        [few] 💤 Gdy ktoś nie odpowiada przez { $count } dni, decydują inni.
       *[many] 💤 Gdy ktoś nie odpowiada przez { $count } dni, decydują inni.
    }

pace-quick = Szybko
pace-strict = Ściśle
pace-quick-help = W kilka sekund. Po zegarze widać, kto miał wybór.
pace-strict-help = Tak późno, jak odpowiada człowiek. Po zegarze nic nie widać.
lobby-pace-strict = ⏳ Za tych, którzy nie mają o czym decydować, odpowiadam tak późno, jak odpowiada człowiek, więc nikt tego nie pozna.

presets-title = Szablony · { $table }
presets-help = Szablon zapisuje ustawienia stołu pod nazwą: opcje gry i zegar. Wybierz jeden dla tego stołu albo podaj go w `/stół nowy`.
presets-none = Szablon zapisuje ustawienia stołu pod nazwą: opcje gry i zegar. Ta gra nie ma jeszcze żadnego.
presets-mine = Użyj jednego z moich
presets-server = Użyj jednego z serwera
presets-delete-title = Który szablon usunąć?
presets-delete-none = Nie masz szablonów do usunięcia.
preset-form-title = Zapisz jako szablon
preset-name = Nazwa
preset-name-hint = Zapisuje wszystkie opcje i zegar
preset-for = Dla kogo
preset-for-mine = Dla mnie, na każdym serwerze
preset-for-server = Dla wszystkich na tym serwerze
preset-of-server = { $name } (z tego serwera)
preset-used = ✅ Ten stół używa teraz szablonu „{ $name }”.
preset-incomplete = ⚠️ Części szablonu już nie ma; jest za nią wartość domyślna.
preset-saved = ✅ Zapisane: „{ $name }”.
preset-deleted = ✅ Usunięte: „{ $name }”.
preset-taken = Szablon „{ $name }” już istnieje. Zastąpić go ustawieniami tego stołu?

option-as-printed = jak w instrukcji
option-printed = w instrukcji: { $value }
as-printed-already = 📖 Przy tym stole gracie zgodnie z instrukcją.
as-printed-changes = 📖 *Jak w instrukcji* zmieni: { $changes }
button-as-printed = Jak w instrukcji
button-presets = Szablony
button-preset-new = Zapisz jako szablon
button-preset-drop = Usuń szablon
button-preset-replace = Tak, zastąp

refused-preset-name = Nazwa szablonu ma od 1 do { $most } znaków; nic nie jest zapisane.
refused-too-many-presets = Ta gra ma już 25 szablonów, więcej nie mieści się w menu. Najpierw któryś usuń.
refused-no-such-preset = Ta gra nie ma takiego szablonu. Zostaw puste albo wybierz z listy.

parameter-preset-name = szablon
parameter-preset-description = Zapisane opcje, twoje lub serwera, albo zasady z instrukcji
