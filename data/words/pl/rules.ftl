# Czytanie zasad: narysowana strona, rozdziały i szukanie słowa.

rules-alt = Zasady gry { $game } na jednej stronie.
rules-alt-part = { $part }: { $text }
rules-part-aim = Cel gry
rules-part-turn = Twoja tura
rules-part-end = Koniec

rules-title = Zasady gry { $game }
rules-choose = Wybierz rozdział
rules-examples = Przykłady
rules-departures = Inaczej niż w instrukcji
rules-departures-help = Tak gra stół, jeśli nie zmienicie tego w lobby. *Jak w instrukcji* wśród opcji przywraca każdą zasadę z instrukcji.
rules-departure = **{ $option }**: { $value }. W instrukcji: { $printed }.
rules-learn = **Pierwszy raz?** `/nauka` uczy gry w trzy minuty, od razu w praktyce. Zasady są poniżej.
rules-first = Pierwsza strona
rules-complete = -# Pełne zasady, punkt po punkcie: { $sections }
rules-complete-in-english = -# Pełne zasady są po angielsku, punkt po punkcie: { $sections }
button-rules-search = Szukaj

rules-search-title = Szukaj w zasadach
rules-search-field = Słowo lub dwa
rules-search-hint = Wystarczy pół słowa, na przykład „klejn”.
rules-found = „{ $typed }” w zasadach gry { $game }
rules-found-more = -# Jest tego więcej: wpisz jeszcze jedno słowo, żeby zawęzić.
rules-found-things = Rzeczy o tej nazwie
rules-found-chapters = Otwórz rozdział
rules-not-found = W zasadach gry { $game } nie ma „{ $typed }”. Spróbuj jednego słowa lub jego początku albo wybierz rozdział.
