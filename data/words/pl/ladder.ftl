# Drabiny: miejsca, wyzwania i to, co robi moderacja.

command-ladder-name = drabina
command-ladder-description = Pnij się w górę, wygrywając: miejsca, kogo możesz wyzwać, otwarte gry

ladders-title = Drabiny
ladders-help =
    Wyzwij na grę we dwoje kogoś najwyżej { $reach ->
        [one] { $reach } miejsce
        [few] { $reach } miejsca
       *[many] { $reach } miejsc
    } nad tobą. Jeśli wygrasz, zajmujesz miejsce tej osoby.
ladders-none = Na tym serwerze nie ma jeszcze drabiny.
ladders-line = **{ $game }** · { $channel }
button-ladder-show = Pokaż
button-ladder-back = Wstecz
button-ladder-new = Nowa drabina
button-ladder-join = Dołącz
button-ladder-leave = Odejdź
button-ladder-leave-yes = Opuść drabinę
button-ladder-history = Historia
button-ladder-give-up = Poddaj grę
button-ladder-repair = Napraw
button-ladder-options = Opcje
button-ladder-close = Zamknij
button-ladder-reopen = Otwórz znowu
button-ladder-call-off = Zakończ tę grę

ladder-title = Drabina · { $game }
ladder-terms = { $clock } · { $rules } · { $channel }
ladder-is-closed = Ta drabina jest zamknięta. Otwarte gry toczą się do końca, a wyzwać nikogo nie można.
ladder-empty = Nikogo tu jeszcze nie ma. Kto dołączy jako pierwszy, jest na szczycie.
ladder-line = **{ $place }.** { $name }
ladder-line-own = **{ $place }. { $name }** ⬅️
ladder-more-people =
    { $count ->
        [one] … i jeszcze 1 osoba
        [few] … i jeszcze { $count } osoby
       *[many] … i jeszcze { $count } osób
    }
ladder-place = miejsce { $place }
ladder-challenges = Otwarte wyzwania
ladder-challenge-open = { $challenger } kontra { $other } · stół { NUMBER($table, useGrouping: 0) } · { $time }
ladder-challenge-waits = { $challenger } kontra { $other } · stół zaraz się otworzy · { $time }
ladder-more-challenges =
    { $count ->
        [one] … i jeszcze 1 wyzwanie
        [few] … i jeszcze { $count } wyzwania
       *[many] … i jeszcze { $count } wyzwań
    }
ladder-pair = { $challenger } kontra { $other }
ladder-thread = Drabina · { $game } · { $challenger } kontra { $other }
ladder-rules =
    Zaczynasz na dole i możesz wyzwać każdą osobę najwyżej { $reach ->
        [one] { $reach } miejsce
        [few] { $reach } miejsca
       *[many] { $reach } miejsc
    } nad tobą. Jeśli wygrasz, zajmujesz jej miejsce; jeśli przegrasz, zostajesz na swoim.
    Wyzwania nie można odrzucić: gra otwiera się sama, a ja mówię, kiedy twoja tura. Naraz masz od innych najwyżej { $most ->
        [one] { $most } wyzwanie
        [few] { $most } wyzwania
       *[many] { $most } wyzwań
    }. Dni wolne zatrzymują twój zegar.
    Jeśli skończy ci się czas, przegrywasz grę i tracisz miejsce. Po dwóch tygodniach bez gry wystawiam przeciw tobie osobę z miejsca niżej.
ladder-own = Twoje miejsce: { $place }.
ladder-challenge-whom = Wyzwij …
ladder-give-up-what = Poddaj grę …
ladder-nobody-above = Nad tobą nikogo nie ma. Inni mogą wyzwać ciebie.
ladder-nobody-more = Twoje wyzwania są wykorzystane ({ $most }). Gdy któraś z tych gier się skończy, znów możesz kogoś wyzwać.
ladder-nobody-free = Nie ma teraz nad tobą nikogo, kogo można wyzwać. Może już z nimi grasz albo te osoby mają komplet gier z innymi ({ $most }).
ladder-nobody-closed = Póki drabina jest zamknięta, nie możesz nikogo wyzwać.

ladder-done-joined = Jesteś na drabinie. Teraz możesz kogoś wyzwać.
ladder-done-left = Nie ma cię już na drabinie. Możesz wrócić na sam dół.
ladder-done-challenged = Wyzwanie rzucone: { $other }. Gra zaraz otworzy się sama.
ladder-done-given-up = Ta gra jest poddana.
ladder-leave-question =
    { $count ->
        [0] Opuścić drabinę? Jeśli wrócisz, zaczniesz na dole.
        [one] Opuścić drabinę? Przegrasz otwartą grę, a jeśli wrócisz, zaczniesz na dole.
        [few] Opuścić drabinę? Przegrasz { $count } otwarte gry, a jeśli wrócisz, zaczniesz na dole.
       *[many] Opuścić drabinę? Przegrasz { $count } otwartych gier, a jeśli wrócisz, zaczniesz na dole.
    }
ladder-give-up-question = Poddać tę grę? Rywalizujesz z: { $other }. Liczy się jako przegrana.

ladder-event-joined = { $name } dołącza.
ladder-event-left = { $name } odchodzi.
ladder-event-timed-out = { $name } spada z drabiny, bo minął czas.
ladder-event-removed = { $name } znika z drabiny decyzją moderacji.
ladder-event-won = { $name } kontra { $other }: wyzwanie wygrane.
ladder-event-took = { $name } kontra { $other }: wygrana i miejsce { $place }.
ladder-event-lost = { $name } kontra { $other }: wyzwanie przegrane.
ladder-event-drawn = { $name } kontra { $other }: nikt nie wygrywa.
ladder-event-void = { $name } kontra { $other }: ta gra się nie liczy.

ladder-history-title = { $ladder }: historia
ladder-history-empty = Jeszcze nic się nie stało.
ladder-history-line = { $time } · { $text }
ladder-history-by = { $time } · { $text } (decyduje { $moderator })
ladder-history-undone = { $time } · { $text } (cofa to { $moderator })
ladder-deals-file = rozdania
ladder-deals = -# Karty i kości każdej gry są ustalone od chwili wyzwania. W pliku jest SHA-256 każdego sekretu, a po grze i sam sekret; `/stół sprawdź` mówi, jak to sprawdzić.
ladder-deal = { $pair }: SHA-256 { $commitment }
ladder-deal-revealed = { $pair }: SHA-256 { $commitment }, sekret { $secret }

ladder-form-title = Nowa drabina
ladder-options-title = Opcje drabiny
ladder-form-game = Gra
ladder-form-channel = Kanał gier
ladder-form-clock = Zegar
ladder-form-preset = Zasady

ladder-repair-title = Naprawa drabiny
ladder-repair-help = Wszystko, co tu zrobisz, trafia do historii z twoim nickiem. Możesz to cofnąć, oprócz zakończenia gry: te osoby mogą wyzwać się jeszcze raz.
ladder-remove-whom = Usuń …
ladder-undo-what = Cofnij …
ladder-redo-what = Policz znowu …
ladder-call-off-what = Zakończ grę bez wyniku …
ladder-call-off-question = Zakończyć tę grę? { $challenger } kontra { $other }. Nie liczy się dla nikogo i nie da się jej dokończyć.

ladder-done-opened = Drabina jest otwarta.
ladder-done-there = Ta gra ma już drabinę.
ladder-done-options = Gotowe. Dotyczy następnych gier.
ladder-done-closed = Drabina jest zamknięta. Otwarte gry toczą się do końca.
ladder-done-reopened = Drabina znów jest otwarta.
ladder-done-removed = Usunięte. Otwarte gry tej osoby liczą się jako przegrane. Żeby to odwołać, wybierz to w *Cofnij*.
ladder-done-undone = Cofnięte. Żeby to odwołać, wybierz to w *Policz znowu*.
ladder-done-redone = Znów się liczy.
ladder-done-called-off = Gra się kończy i nie liczy się dla nikogo.

ladder-next-at = Następny krok: kto do tej pory nie zagra, dostaje wyzwanie { $time }.
ladder-next-nothing = Nic do zrobienia, póki ktoś czegoś nie naciśnie albo gra się nie skończy.
ladder-next-record = Następny krok: zapis wyniku.
ladder-next-close = Następny krok: rozstrzygnięta gra się kończy.
ladder-next-settle = Następny krok: ujawniają się rozdania skończonych gier.
ladder-next-open = Następny krok: otwiera się gra. Jeśli się nie otworzy, to nie mogę pisać na kanale: sprawdź tam moje uprawnienia albo wybierz inny w **{ button-ladder-options }**.
ladder-next-match = Następny krok: wyzwanie dostaje ktoś, kto od dwóch tygodni nie gra.

refused-no-such-ladder = Nie mogę znaleźć tej drabiny. Może jest z innego serwera.
refused-closed-ladder = Ta drabina jest zamknięta.
refused-not-on-ladder = Nie ma cię na tej drabinie. Najpierw dołącz.
refused-not-challengeable =
    Tej osoby nie możesz teraz wyzwać. Wyzwać można osoby najwyżej { $reach ->
        [one] { $reach } miejsce
        [few] { $reach } miejsca
       *[many] { $reach } miejsc
    } nad tobą, każdą jednym wyzwaniem naraz, a nikt nie ma w jedną stronę więcej niż { $most ->
        [one] { $most } wyzwanie
        [few] { $most } wyzwania
       *[many] { $most } wyzwań
    }.
refused-no-such-challenge = Ta gra już się skończyła.
refused-not-there-any-more = To się w międzyczasie zmieniło. Spójrz na drabinę jeszcze raz.
refused-no-ladder-channel = Nie mogę pisać na tym kanale. Wybierz inny albo pozwól mi tu pisać.

log-ladder-opened = { $challenger } rzuca wyzwanie o miejsce { $place }: { $other }. Nie można zrobić przerwy ani skończyć tej gry wcześniej, a kto przekroczy czas, spada z drabiny. Do sprawdzenia kart i kości na koniec: `{ $commitment }`
log-ladder-decided = To wyzwanie jest rozstrzygnięte, więc gra się kończy.
