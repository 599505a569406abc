# Opieka nad stołami i miejscami: przerwy, zastępstwa, propozycje, miejsca do wzięcia.

## Na planszy

board-paused = ⏸️ **Przerwa** (na życzenie: { $player }), { $time }. Bez tur i bez zegarów, aż ktoś wznowi grę.
board-paused-together = ⏸️ **Wspólna przerwa**, { $time }. Bez tur i bez zegarów; wznowić może każdy, kto tu siedzi.
picture-alt-paused = Przerwa.
board-time-up = ⏳ { $name }: czas minął { $time }. Co teraz? { $decider } { $name } wciąż może zagrać.
board-silent = 💤 { $name } nie odpowiada od kilku dni. Jak gracie dalej? { $decider } Głosowanie ruszyło { $time }; { $name } wraca, gdy tylko coś naciśnie.
board-hostless = 💤 Ten stół potrzebuje hosta ({ $host }), a hosta nie ma od kilku dni. Jego rolę może przejąć każdy, kto gra; { $host } zachowa ją, gdy tylko coś naciśnie.
board-decides-majority = Decyduje większość pozostałych; do tego czasu można zmienić odpowiedź.
board-decides-anybody = Decyduje ktokolwiek z pozostałych; koniec gry wymaga większości.
board-decides-host = Decyduje { $host } jako host.
board-answer = { $answer }: { $count }
board-answers = -# { $answers } · jeszcze bez odpowiedzi: { $missing }
board-stand-in =
    { $count ->
        [one] 🤖 Zastępstwo ({ $strength }) gra za: { $names }. Żeby wrócić, wystarczy nacisnąć *Moja ręka*.
        [few] 🤖 Zastępstwa ({ $strength }) grają za: { $names }. Żeby wrócić, wystarczy nacisnąć *Moja ręka*.
       *[many] 🤖 Zastępstwa ({ $strength }) grają za: { $names }. Żeby wrócić, wystarczy nacisnąć *Moja ręka*.
    }
board-wanted =
    { $count ->
        [one] 🪑 Do wzięcia jest miejsce ze wszystkim, co do niego należy: { $names }.
        [few] 🪑 Do wzięcia są miejsca ze wszystkim, co do nich należy: { $names }.
       *[many] 🪑 Do wzięcia są miejsca ze wszystkim, co do nich należy: { $names }.
    }
asked-stand-in = { $name } (gra zastępstwo)
asked-due = { $name } (czas mija { $time })
asked-due-extensions =
    { $count ->
        [one] { $name } (czas mija { $time }; przedłużenia: { $count })
        [few] { $name } (czas mija { $time }; przedłużenia: { $count })
       *[many] { $name } (czas mija { $time }; przedłużenia: { $count })
    }
asked-out = { $name } (po czasie)
asked-silent = { $name } (nie odpowiada)
hand-out = ⏳ Twój czas minął i inni decydują, co dalej. Wciąż możesz zagrać.
hand-extensions =
    { $count ->
        [one] Naciśnij *Potrzebuję więcej czasu*, żeby przedłużyć turę; w tej grze raz.
        [few] Naciśnij *Potrzebuję więcej czasu*, żeby przedłużyć turę; w tej grze { $count } razy.
       *[many] Naciśnij *Potrzebuję więcej czasu*, żeby przedłużyć turę; w tej grze { $count } razy.
    }
deadline-clock = ⏳ Czas mija { $time }.
deadline-window = ⏳ Zamyka się { $time }.
away-until = { $name } (nie ma do { $time })
board-away = 🏝️ Na urlopie: { $names }.

## Przyciski

button-out-wait = Czekajmy
button-out-host = Inny host
button-out-turn = Zastępstwo na tę turę
button-out-absence = Zastępstwo do powrotu
button-out-wanted = Szukajmy kogoś na to miejsce
button-out-end = Zakończmy grę
button-take-seat = Zajmij to miejsce
button-take-seat-of = Zajmij miejsce: { $name }
button-seat-accept = Przyjmij
button-seat-decline = Odmów
button-invite-accept = Dołącz
button-join-yes = Usiądź mimo to
button-invite-accept-yes = Usiądź mimo to
button-take-seat-yes = Usiądź mimo to
button-seat-accept-yes = Usiądź mimo to
button-invite-decline = Nie, dziękuję
button-pause = Przerwa
button-resume = Wznów
button-extend = Potrzebuję więcej czasu
button-want = Szukaj kogoś na moje miejsce
button-when-forced = Gdy nie mam wyboru
button-stay = Zostaję
button-give-up = Oddaj miejsce
button-give-up-yes = Tak, oddaj je
button-seats = Miejsca
button-host = Przejmij rolę hosta
button-claim-host = Przejmij rolę hosta
button-seat-turn = Zastępstwo na tę turę
button-seat-absence = Zastępstwo do powrotu
button-seat-open = Otwórz dla wszystkich
button-seat-close = Zamknij z powrotem
button-seat-remove = Odbierz miejsce
button-send-away = Odeślij
button-removal-reason = Dlaczego?
button-again-yes = Tak, gramy znowu
button-seat-withdraw = Wycofaj propozycję
button-invite-withdraw = Wycofaj

## Panele

more-asked = **Jak cię pytam**
more-asked-choose = Wybierz jak
more-seat = **Twoje miejsce**
more-moderating = **Jako moderacja**
more-table = **Stół**
panel-seats = Miejsca · { $table }
panel-seats-choose = Które miejsce?
state-there = gra.
state-turn = tę turę gra zastępstwo.
state-absence = do powrotu gra zastępstwo.
state-out = czas minął; decyduje stół.
state-silent = nie odpowiada; decyduje stół.
state-computer = komputer ({ $strength }).
state-extensions = Przedłużenia: zostało { $left } z { $most }.
state-open = Do wzięcia.
panel-offered =
    { $count ->
        [one] Propozycję ma { $people }, jeszcze bez odpowiedzi.
        [few] Propozycję mają { $people }, jeszcze bez odpowiedzi.
       *[many] Propozycję mają { $people }, jeszcze bez odpowiedzi.
    }
panel-offer = Albo zaproponuj komuś to miejsce; zajmie je, gdy się zgodzi.
panel-offer-choose = Komu je proponujesz?
removal-title-send-away = Odesłać: { $name }?
removal-title-seat-remove = Odebrać miejsce: { $name }?
removal-title-end = Zakończyć ten stół?
removal-label = Powód do przeczytania (jeśli chcesz)
removal-hint-send-away = Czyta go tylko ta osoba. Jej miejsce się zwalnia; żeby wrócić, potrzebuje zaproszenia.
removal-hint-seat-remove = Czyta go tylko ta osoba. Gra za nią komputer, a ona nie może wziąć miejsca z powrotem.
removal-hint-end = Czytają go inni przy stole. Gry nie da się wznowić.
removal-reason = Podany powód: { $reason }
removal-no-reason =
    { $role ->
        [host] Host nie podaje powodu.
       *[moderator] Moderacja nie podaje powodu.
    }
panel-invitations = Zaproszenia · { $table }
panel-invitations-none = Nikt teraz nie ma zaproszenia.
panel-invited = { $person }, zaprasza { $by }
panel-invited-kept = { $person }, zaprasza { $by }. Miejsce czeka, wygasa { $time }.
panel-invite = Kogo chcesz zaprosić? Trzymam wtedy miejsce przez dzień albo do odpowiedzi.
panel-invite-choose = Zaproś …
ask-sit-with =
    { $count ->
        [one] Przy tym stole ({ $table }) siedzi ktoś z twojej listy blokad: { $name }. Usiąść mimo to?
        [few] Przy tym stole ({ $table }) siedzą { $count } osoby z twojej listy blokad. Usiąść mimo to?
       *[many] Przy tym stole ({ $table }) siedzi { $count } osób z twojej listy blokad. Usiąść mimo to?
    }
ask-start =
    { $count ->
        [one] Przy stole ({ $table }) czeka miejsce, a odpowiedzi jeszcze nie ma: { $people }. Zacząć bez tej osoby?
        [few] Przy stole ({ $table }) czekają miejsca, a odpowiedzi jeszcze nie ma: { $people }. Zacząć bez tych osób?
       *[many] Przy stole ({ $table }) czekają miejsca, a odpowiedzi jeszcze nie ma: { $people }. Zacząć bez tych osób?
    }
ask-again-blocked =
    { $count ->
        [one] *Zagraj jeszcze raz* zaprasza wszystkich, którzy grali, także kogoś z twojej listy blokad: { $people }. Zaprosić mimo to?
        [few] *Zagraj jeszcze raz* zaprasza wszystkich, którzy grali, także osoby z twojej listy blokad: { $people }. Zaprosić mimo to?
       *[many] *Zagraj jeszcze raz* zaprasza wszystkich, którzy grali, także osoby z twojej listy blokad: { $people }. Zaprosić mimo to?
    }
ask-leave = Na pewno oddać swoje miejsce? { $table }. Zagra na nim komputer, a zająć będzie je mógł każdy. Możesz wrócić, tylko póki nikt tego nie zrobi.
ask-leave-last = Na pewno oddać swoje miejsce? { $table }. Nie ma tam nikogo poza tobą, więc stół się skończy, a to, co ukryte, zostanie ukryte.

## Co się działo

done-paused = Przy stole jest przerwa.
done-resumed = Gra znów się toczy.
done-host = Jesteś teraz hostem.
done-voted = 🗳️ Twoja odpowiedź się liczy. Możesz ją zmienić do końca głosowania.
done-extended = Masz więcej czasu. Inni widzą to w *Co się działo*.
done-want = Twoje miejsce mogą teraz zająć inni. Grasz, póki nikt tego nie zrobi.
done-when-forced-auto = Gdy nie masz wyboru, odpowiadam za ciebie w kilka sekund.
done-when-forced-ask = Pytam cię nawet wtedy, gdy nie masz wyboru, i czekam, aż naciśniesz. Nikt inny tego nie pozna.
done-when-forced-bluff = Gdy nie masz wyboru, odpowiadam za ciebie dopiero po jakimś czasie, jak po namyśle. Nikt inny tego nie pozna.
done-stay = Zostajesz; nikt nie może teraz zająć twojego miejsca.
done-left = Twoje miejsce jest oddane. Dzięki za grę!
done-left-lobby = Nie siedzisz już przy tym stole.
done-seat-taken = Witaj! To miejsce jest teraz twoje, ze wszystkim, co do niego należy.
done-declined = Odmowa zapisana. Dzięki za odpowiedź.
done-invited = Zaproszenie idzie do: { $person }. Trzymam miejsce przez dzień albo do odpowiedzi.
done-invitation-withdrawn = Zaproszenie wycofane; miejsce znów jest wolne.
done-stand-in-turn = Tę turę gra zastępstwo.
done-stand-in-absence = Do powrotu gra zastępstwo.
done-seat-opened = To miejsce może teraz zająć każdy.
done-seat-closed = Tego miejsca nikt nie może teraz zająć.
done-seat-removed = Gotowe; gra tam komputer. Otwórz miejsce dla wszystkich albo komuś je zaproponuj.
done-started = Gra się zaczęła, stół { NUMBER($table, useGrouping: 0) }: { $link }
done-sent-away = Tej osoby nie ma już przy stole; wróci tylko z zaproszeniem od hosta albo moderacji.
done-offered = Propozycję miejsca ma teraz { $person }. Zajmie je, gdy się zgodzi; do tego czasu nic się nie zmienia.
done-withdrawn = Propozycja wycofana.

log-sent-away = { $moderator } odsyła od stołu: { $player }.

## Odmowy

refused-not-there = Ta osoba nie ma miejsca przy tym stole.
refused-not-asked = To miejsce nie ma teraz nic do zrobienia.
refused-seat-not-offered = Nikt nie ma propozycji tego miejsca.
refused-offer-to-bot = Bot nie może zająć miejsca; za nieobecnych grają zastępstwa.
refused-left-server = Tej osoby nie ma na tym serwerze.
refused-offered-sees-not = Ta osoba nie widzi kanału tego stołu, więc nie mogłaby tam grać.

## Komendy

command-table-pause-name = pauza
command-table-pause-description = Zrób przerwę przy stole (host i moderacja)
command-table-resume-name = wznów
command-table-resume-description = Wznów grę po przerwie
command-table-extend-name = przedłuż
command-table-extend-description = Weź więcej czasu na swoją turę, jeśli stół na to pozwala
command-table-leave-name = odejdź
command-table-leave-description = Oddaj swoje miejsce
command-table-host-name = host
command-table-host-description = Przejmij rolę hosta (moderacja)
command-table-replace-name = zastąp
command-table-replace-description = Niech na czyimś miejscu gra zastępstwo albo ktoś inny
command-table-remove-name = odeślij
command-table-remove-description = Odeślij kogoś z lobby (host); odbierz miejsce (moderacja)
command-table-invite-name = zaproś
command-table-invite-description = Zaproś kogoś do stołu, który się jeszcze nie zaczął
parameter-guest-description = Kogo; puste pokaże, kto ma zaproszenie
parameter-seat-name = miejsce
parameter-seat-description = Które miejsce
parameter-player-name = kto
parameter-player-description = Albo osoba, która tam siedzi
parameter-by-name = przez
parameter-by-description = Kto przejmuje miejsce, jeśli się zgodzi; bez tego zastępstwo
