# Pierwszy kontakt: co bot mówi, gdy przychodzi na serwer, i co o kim przechowuje.

button-open-table = Otwórz stół
button-help = Pomoc
button-privacy = Prywatność
button-terms = Regulamin
greeting-which-game = W co chcesz zagrać?
greeting =
    ### Cześć! Tu Tavolata.
    Przynoszę na ten serwer gry fantasy z ukrytymi kartami, w waszym tempie: ruch przy śniadaniu, następny przy obiedzie.

    Nie znacie tych gier? Naciśnij *Pierwszy raz?* albo użyj `/nauka`: każdej można nauczyć się w trzy minuty, grając. Potem otwórz stół prosto stąd i naciśnij *Start*, gdy zbiorą się chętni; wolne miejsca zajmą komputery. Wszystko działa od razu. Ustawienia są dla moderacji.
privacy-text =
    ## Prywatność
    Tavolata przechowuje to, czego potrzeba do prowadzenia twoich gier, i nic więcej.

    { "" }**Co przechowuje**
    Twój identyfikator z Discorda; twój nick na każdym serwerze, na którym grasz; twój język; ustawienia, urlopy i strefę czasową; stoły, przy których siedzisz, z twoimi ruchami, dziennikiem i wynikami; twoje rankingi i to, czy odpowiadasz na czas; szablony, notatki, zakładki, obserwowane gry i blokady; komu dziękujesz za grę; twoje gry dnia i to, w których tygodniach zaglądasz do nich na którym serwerze; o jakich otwartych stołach chcesz wiedzieć; w co i z kim chcesz zagrać przez kolejkę; co trener już ci wyjaśnił; kto co widział w trwającej grze; jeśli zabrano ci miejsce albo ktoś zakończył stół, wpisany powód, przez miesiąc; a z moderacji: kto jakie ustawienia zmienił.

    { "" }**Czego nie przechowuje**
    Wiadomości. Discord mówi botowi, że ktoś napisał lub usunął wiadomość, ale nie, co w niej jest, chyba że bot jest w niej oznaczony. Bot od razu to zapomina; sprawdza tylko, czy ktoś nie usunął planszy, żeby wstawić ją znowu. Widzi komendy, przyciski i formularze, których używasz. Jeśli odrzuci formularz, przez 15 minut pamięta, co w nim było, żeby można było spróbować ponownie.

    { "" }**Kto to widzi**
    Ludzie przy twoich stołach i na ich kanałach widzą to, co pokazuje gra. Lobby pokazują, czy odpowiadasz na czas, i ostrzegają, jeśli możesz za późno dowiadywać się o swoich turach. Twój serwer widzi wyniki i rankingi. W grach z osobami z innych serwerów, jeśli je włączysz, widzą one twoją nazwę na Discordzie, ale żadnego z twoich serwerów. Listy gry dnia pokazują twój nick wszystkim, którzy używają bota, jeśli na to pozwolisz. Host bota ma jego bazę danych, a wszystko przechodzi przez Discorda. Moderacja może udostępniać publiczne stoły, wyniki i rankingi innym programom, na przykład swojej stronie, z twoim nickiem; wyłączysz to w `/ja ustawienia`. Nic nie jest na sprzedaż ani do reklamy i nic nie trafia do nikogo innego.

    { "" }**Jak długo**
    Dopóki tego nie usuniesz. Skończone gry zostają, bo potrzebują ich powtórki i statystyki. Kopie zapasowe hosta bota mogą przechowywać to dłużej.

    { "" }**Jak to dostać i usunąć**
    `/ja eksport` daje ci wszystko o tobie w jednym pliku. `/ja usuń` opuszcza twoje otwarte stoły, usuwa ustawienia, rankingi, szablony, notatki, zakładki, podziękowania, blokady i obserwowane gry, a ze skończonych gier twój nick i identyfikator. Gdzie znasz ukryte części gry, która jeszcze trwa, do jej końca zostaje twój identyfikator, bo nie możesz zająć w niej innego miejsca. Co jest napisane na kanałach, zostaje, dopóki ktoś tego nie usunie.

    { "" }**Pytania**
    Zapytaj ludzi, którzy prowadzą tego bota; twoja moderacja ich zna.
terms-text =
    ## Regulamin
    Tavolata jest darmowa. Używając jej, akceptujesz ten regulamin i zasady samego Discorda.

    { "" }**Graj uczciwie.** Jedna osoba, jedno miejsce. Nie używaj bota do nękania ludzi, omijania blokad ani do przeciążania go. Moderacja może kończyć stoły i odbierać miejsca; host bota może odciąć ludzi i serwery, które go nadużywają.

    { "" }**Coś może zawieść.** Wszyscy się staramy, ale nikt nie obiecuje, że bot jest zawsze dostępny i bez błędów ani że żadna gra nigdy nie przepadnie. Jest, jaki jest, bez gwarancji, o ile pozwala na to prawo.

    { "" }**Twoje słowa są twoje.** Nazwy szablonów, notatki i to, co wpisujesz w formularze, służą tylko temu, do czego je wpisujesz.

    { "" }**Gry** należą do swoich autorów i wydawnictw. Ten bot nie jest ich dziełem i gra według ich zasad dla swoich społeczności.

    { "" }**Zmiany** regulaminu przychodzą z nową wersją bota. Jeśli się nie zgadzasz, przestań go używać; `/ja usuń` usuwa też twoje dane.
