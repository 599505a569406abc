# Co ludzie wpisują, a nie co czytają: słowa, które mogą być w godzinie, dniu lub czasie trwania, rozdzielone przez |.
# Nazwy miesięcy i dni tygodnia są już znane, ich początki też.

## Pory dnia. We wzorach # to godzina, a @ to minuty.

typed-noon = południe | w południe
typed-midnight = północ | o północy | północy
typed-before = o | od | do | ok | około | koło | na | o godzinie | o godz | godzina | godz | od godziny | od godz | do godziny | punktualnie o | gdzieś o | tak o | tak koło
typed-after = h | godz | tej | stej | mej | ta | równo
typed-am = am
typed-pm = pm
typed-morning = rano | z rana | nad ranem | przed południem
typed-afternoon = po południu | popołudniu | popołudnie
typed-evening = wieczorem | wieczór
typed-night = w nocy | nocą | noc
typed-half-past = pół godziny po # | # i pół
typed-half-to = wpół do # | w pół do # | pół do # | za pół #
typed-quarter-past = kwadrans po # | piętnaście po #
typed-quarter-to = za kwadrans # | za piętnaście # | kwadrans przed #
typed-minutes-past = @ po # | @ minut po # | @ min po #
typed-minutes-to = za @ # | za @ minut # | za @ min # | @ przed # | @ minut przed #
typed-own-times = 0 # równo

## Czas trwania. „alone” to jednostki, które bez liczby znaczą jedną: za godzinę, za tydzień.

typed-minutes = m | min | minuta | minuty | minut | minutę
    .alone = minuta | minutę
typed-hours = h | godz | godzina | godziny | godzin | godzinę
    .alone = godzina | godzinę
typed-quarter-hours = kwadrans | kwadranse | kwadransy | kwadransów
    .alone = kwadrans
typed-half-hours = półgodzina | półgodziny
typed-days = d | dzień | dni | dnia | doba | doby | dób | dobę
    .alone = dzień | doba | dobę
typed-weeks = tyg | tydz | tydzień | tygodnie | tygodni | tygodnia
    .alone = tydzień
typed-fortnights = dwutygodnie
typed-from-now = za | +
typed-hence = od teraz | od dziś | od dzisiaj
typed-and = i | oraz | &
typed-of = z
typed-half = pół | połowa
typed-quarter = ćwierć
typed-one = jeden | jedna | jedno | jedną | jednej
# Liczba i pół, po tej liczbie: półtorej godziny.
typed-and-half = 1 półtorej | 1 półtora
typed-numbers = 1 pierwsza | 1 pierwszej | 2 dwa | 2 dwie | 2 druga | 2 drugiej | 3 trzy | 3 trzecia | 3 trzeciej | 4 cztery | 4 czwarta | 4 czwartej | 5 pięć | 5 piąta | 5 piątej | 6 sześć | 6 szósta | 6 szóstej | 7 siedem | 7 siódma | 7 siódmej | 8 osiem | 8 ósma | 8 ósmej | 8 ósmą | 9 dziewięć | 9 dziewiąta | 9 dziewiątej | 10 dziesięć | 10 dziesiąta | 10 dziesiątej | 11 jedenaście | 11 jedenasta | 11 jedenastej | 12 dwanaście | 12 dwunasta | 12 dwunastej | 13 trzynaście | 13 trzynasta | 13 trzynastej | 14 czternaście | 14 czternasta | 14 czternastej | 15 piętnaście | 15 piętnasta | 15 piętnastej | 16 szesnaście | 16 szesnasta | 16 szesnastej | 17 siedemnaście | 17 siedemnasta | 17 siedemnastej | 18 osiemnaście | 18 osiemnasta | 18 osiemnastej | 19 dziewiętnaście | 19 dziewiętnasta | 19 dziewiętnastej | 20 dwadzieścia | 20 dwudziesta | 20 dwudziestej | 21 dwudziesta pierwsza | 21 dwudziestej pierwszej | 22 dwudziesta druga | 22 dwudziestej drugiej | 23 dwudziesta trzecia | 23 dwudziestej trzeciej | 24 dwadzieścia cztery | 25 dwadzieścia pięć | 30 trzydzieści | 35 trzydzieści pięć | 36 trzydzieści sześć | 40 czterdzieści | 45 czterdzieści pięć | 48 czterdzieści osiem | 50 pięćdziesiąt | 55 pięćdziesiąt pięć | 60 sześćdziesiąt | 72 siedemdziesiąt dwa | 90 dziewięćdziesiąt

## Dni. „typed-dates” mówi, jak czyta się 3/4: po polsku dzień jest zawsze pierwszy.

typed-dates = day first
typed-today = dziś | dzisiaj
typed-tomorrow = jutro
typed-day-after-tomorrow = pojutrze
typed-this-morning = dziś rano | dzisiaj rano
typed-tonight = dziś wieczorem | dzisiaj wieczorem | dziś wieczór | dziś w nocy | dzisiaj w nocy
typed-tomorrow-morning = jutro rano | jutro z rana
typed-this = ten | tę | ta | to | najbliższy | najbliższa | najbliższą
typed-next = przyszły | przyszła | przyszłą | następny | następna | następną
typed-next-week = przyszłego tygodnia | w przyszłym tygodniu | następnego tygodnia | w następnym tygodniu
typed-on = w | we | od | do | na | dnia
typed-the = dnia | do dnia
typed-date-of = miesiąca
typed-ordinal = . | go
typed-first = pierwszy | pierwszego
