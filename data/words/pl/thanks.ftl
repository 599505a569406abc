# Podziękowanie jednej osobie po grze.

button-thank = Podziękuj
button-thank-seat = Dziękuję: { $name }
button-thank-back = Cofnij
thanks-whom = Za tę grę możesz podziękować jednej osobie. Czyta to tylko ona, z twoim nickiem, w `/statystyki` i w swojej ręce tutaj.
thanks-no-others = Nie ma tu komu podziękować.
thanks-given = 🙏 Dziękujesz za tę grę: { $name }.
thanks-got =
    { $count ->
        [one] 🙏 { $people } dziękuje ci za tę grę.
        [few] 🙏 { $people } dziękują ci za tę grę.
       *[many] 🙏 { $people } dziękują ci za tę grę.
    }
stats-thanked =
    🙏 Podziękowania: { $count ->
        [one] jedno
        [few] { $count }
       *[many] { $count }
    }, ostatnie od: { $person }, za { $table }, { $time }
refused-cannot-thank-here = Podziękować sobie mogą tylko ci, którzy grali w tę grę.
refused-cannot-thank-them = Podziękować możesz tylko komuś innemu, kto w to grał.
refused-thanked-already = Za tę grę jest już podziękowanie od ciebie. Najpierw je cofnij.
