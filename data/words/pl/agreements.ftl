# Cofanie ruchów oraz to, co ktoś przy stole proponuje i na co inni się godzą.

button-take-back = Cofnij
button-propose-undo = Poproś o cofnięcie
button-propose-end = Zaproponuj koniec
button-propose-pause = Zaproponuj przerwę
button-propose-undo-yes = Tak, zapytaj wszystkich
button-propose-end-yes = Tak, zapytaj wszystkich
button-agree = Zgoda
button-decline = Odmów
button-withdraw = Wycofaj propozycję

undo-done = ↩️ Twój ruch jest cofnięty. Tak było przedtem.

proposal-end = 🤝 { $player } proponuje **zakończyć tu grę**. To, co ukryte, zostaje ukryte i nikt nie wygrywa.
proposal-pause = 🤝 { $player } proponuje **przerwę**: bez tur i bez zegarów, aż ktoś tutaj wznowi grę.
proposal-undo =
    { $count ->
        [one] 🤝 { $player } proponuje **cofnąć ostatni ruch**.
        [few] 🤝 { $player } proponuje **cofnąć { $count } ostatnie ruchy**.
       *[many] 🤝 { $player } proponuje **cofnąć { $count } ostatnich ruchów**.
    }
proposal-agreed = Zgoda: { $names }
proposal-missing = Jeszcze bez odpowiedzi: { $names } (pytanie { $time })
proposal-you-proposed = 🤝 Zaproponowane. Teraz odpowiadają inni; komputery i nieobecni zgadzają się na wszystko.
proposal-you-agreed = 🤝 Zgadzasz się.
proposal-you-declined = Odmawiasz, więc propozycja przepada.
proposal-you-withdrew = Twoja propozycja jest wycofana.

propose-end-question = Zaproponować koniec gry? { $table }. Jeśli wszyscy przy stole się zgodzą, gra skończy się bez wyniku i nie da się jej wznowić.
propose-undo-question =
    { $count ->
        [one] { $table }: zapytać wszystkich, czy cofnąć ostatni ruch?
        [few] { $table }: od tego czasu grali już inni. Zapytać wszystkich, czy cofnąć { $count } ostatnie ruchy, twoje i cudze?
       *[many] { $table }: od tego czasu grali już inni. Zapytać wszystkich, czy cofnąć { $count } ostatnich ruchów, twoich i cudzych?
    }

log-void-undo = Jest nowy ruch, więc nic się nie cofa.

refused-other-rules = Zasady tej gry zmieniły się w jej trakcie, więc jej ruchów nie da się odtworzyć.

command-table-undo-name = cofnij
command-table-undo-description = Cofnij swój ostatni ruch albo poproś o to innych
command-table-propose-name = zaproponuj
command-table-propose-description = Zaproponuj coś wszystkim przy stole
parameter-what-name = co
parameter-what-description = Na co inni mają się zgodzić
propose-end = koniec gry
propose-pause = przerwa
propose-undo = cofnięcie mojego ostatniego ruchu
