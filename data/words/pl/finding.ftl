# Szukanie stołów: listy według gry i kanału oraz wczytywanie skończonych gier skądinąd.

parameter-place-name = kanał
parameter-place-description = Tylko stoły na tym kanale
tables-sought = -# Tylko { $what } · samo `/stoły` pokazuje wszystkie
tables-none-sought = Nie widać tu takich otwartych stołów. Samo `/stoły` pokazuje wszystkie.
button-import = Wczytaj skończoną grę
import-title = Wczytaj skończoną grę
import-file = Plik z /stół eksport
import-hint = Można ją tu obejrzeć, przeanalizować i sprawdzić. Statystyk nie zmienia.
