# Lekcja Sagi: co mówi każdy krok. Ruchy są w data/saga/lesson.toml.

saga-lesson-aim = **Wszyscy jesteście wróżkami i razem snujecie życie jednego bohatera.** Co spotyka Ivanhoe, liczy się dla każdej wróżki. Ale każda ma tajny cel. Twój to **Romantyk**: Bogactwo 4, Odwaga 4 i dwie Miłości. Ivanhoe ma już próbę za sobą, więc mogą się zacząć przygody. Naciśnij **Dalej**.

saga-lesson-adventure = **Zagraj przygodę, która pociągnie opowieść dalej.** Ivanhoe to Podróż, więc następna karta musi pasować po Podróży. Z twoich pasuje tylko **Izolda**. To Miłość, a daje Odwagę i Bogactwo: właśnie tego wymaga twój cel. Naciśnij **Izolda · Miłość**.
saga-lesson-adventure-done = **Zaczyna się wyzwanie.** Kość i Odwaga bohatera muszą razem przebić 4.
saga-lesson-adventure-wrong = To ci się dziś nie przyda. Naciśnij **Izolda · Miłość**.
saga-lesson-adventure-wrong-end = W turze możesz zagrać jedną przygodę, więc szkoda ją pominąć. Naciśnij **Izolda · Miłość**.
saga-lesson-adventure-wrong-retrieve = Tak odzyskasz odrzuconą przygodę, ale kosztem kart. Dobrą już masz, więc naciśnij **Izolda · Miłość**.

saga-lesson-blade = **Pomóż, zanim rzucicie kością.** Odwaga to 1, więc trzeba co najmniej 4: 50%. Ingerencje to zmieniają, a zagrać je może każda wróżka. **Ostrze Wróżek** obniża trudność o 3. Wybierz **Zagraj „Ostrze Wróżek”**.
saga-lesson-blade-done = **Teraz wystarczy każdy rzut**, chyba że ktoś się wtrąci.
saga-lesson-blade-wrong = Tę kartę zostaw na później. Wybierz **Zagraj „Ostrze Wróżek”**.
saga-lesson-blade-wrong-star = Gwiazda obniża o 2 i działa w każdym teście. Ostrze Wróżek obniża o 3, ale tylko w testach Siły i Odwagi. Użyj go więc tutaj: wybierz **Zagraj „Ostrze Wróżek”**.
saga-lesson-blade-wrong-cunning = Mądrość to 1, tyle co Odwaga, więc nic się nie zmieni. Wybierz **Zagraj „Ostrze Wróżek”**.
saga-lesson-blade-wrong-pass = Jeszcze nie: najpierw możesz zapewnić sobie wygraną. Wybierz **Zagraj „Ostrze Wróżek”**.

saga-lesson-talisman = **Czapla ma inne plany.** Mgła podnosi trudność o 2, a Talizman unieważnia twoje Ostrze Wróżek. Teraz pomoże tylko 6. Ale ty też masz **Talizman**. Zagraj go na **Talizman Czapli**, a Ostrze Wróżek znów się liczy.
saga-lesson-talisman-done = **Unieważniony!** Ostrze Wróżek wraca, więc wystarczy co najmniej 3.
saga-lesson-talisman-wrong = To nie wystarczy. Zagraj **Talizman** na **Talizman Czapli**.
saga-lesson-talisman-wrong-mist = Bez Mgły trzeba 4. Zagraj go lepiej na **Talizman Czapli**, a wystarczy 3.
saga-lesson-talisman-wrong-pass = Wtedy pomoże tylko 6. Zagraj **Talizman** na **Talizman Czapli**.

saga-lesson-roll = **Dość kart, czas na rzut.** Rzucacie, gdy wszyscy spasują, a Czapla już spasowała. Wybierz **Pasuj do końca tego wyzwania**.
saga-lesson-roll-done = **Czwórka! Izolda jest wygrana.** 4 + 1 bije 3; bez twoich kart byłoby 5 przeciw 6. Odwaga i Bogactwo to teraz 2.
saga-lesson-roll-wrong = Wybierz **Pasuj do końca tego wyzwania**.
saga-lesson-roll-wrong-once = Tak też można, ale po rzucie zapytam jeszcze raz. Wybierz **Pasuj do końca tego wyzwania**.
saga-lesson-roll-wrong-keep = 67% to dużo. Zachowaj tę kartę i wybierz **Pasuj do końca tego wyzwania**.

saga-lesson-turn = **Bogactwo 2, Odwaga 2, jedna Miłość.** Twój cel pokazuje, czego jeszcze brakuje. Przygoda na tę turę jest zagrana, więc naciśnij **Zakończ turę**.
saga-lesson-turn-done = **Teraz tura Czapli.** W jej wyzwaniach możesz się wtrącać, tak jak ona w twoich.
saga-lesson-turn-wrong = Naciśnij **Zakończ turę**.
saga-lesson-turn-wrong-retrieve = To kosztuje więcej, niż daje. Naciśnij **Zakończ turę**.

saga-lesson-end = **Gdy osiągniesz wszystko, czego wymaga twój cel, wygrywasz**, nawet w cudzej turze. Przegrane przygody też zostają w opowieści, ale bohater coś przez nie traci. Pomagaj więc w tym, co ci pasuje, psuj to, co nie pasuje, i nie zdradzaj za wcześnie, do czego zmierzasz.

# Co świeci na obrazach: dla osób, które ich nie widzą.

saga-mark-cards = twoje karty
saga-mark-challenge = wyzwanie do tej pory
saga-mark-characteristics = cechy bohatera
saga-mark-objective = twój cel
