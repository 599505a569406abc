# Afgelopen spellen, vanaf een van hun stappen verder gespeeld tegen computerspelers.

button-play-on = Vanaf hier verderspelen
button-practise-same = Zoals het was
button-practise-anew = Verborgene opnieuw schudden
button-practise-back = Terug naar de replay

practice-title = Verderspelen vanaf stap { NUMBER($step, useGrouping: 0) } · { $table }
practice-help =
    Jij neemt één plaats, computerspelers de andere. Het spel gaat vanaf deze stap verder aan een eigen tafel.
    { "" }**{ button-practise-same }**: alles wat verborgen is, blijft waar het was.
    { "" }**{ button-practise-anew }**: wat je vanaf je plaats niet kon weten, wordt opnieuw bepaald.
    -# Het is oefenen: geen statistieken, geen rating.
practice-whose-seat = Wiens plaats neem je?
practice-seat = Ik speel voor { $name }
practice-how-strong = Hoe sterk zijn de computerspelers?
practice-open = Oefentafel { NUMBER($table, useGrouping: 0) } is open: { $link }. Daar gaat het spel verder.
practice-whence =
    { $table ->
        [0] stap { NUMBER($step, useGrouping: 0) } van een spel dat ergens anders gespeeld is
       *[other] stap { NUMBER($step, useGrouping: 0) } van tafel { NUMBER($table, useGrouping: 0) }
    }
board-practice = -# Oefenen vanaf { $whence }, alles zoals het was. Het telt niet mee.
board-practice-anew = -# Oefenen vanaf { $whence }; wat { $name } niet kon weten, is opnieuw bepaald. Het telt niet mee.
table-title-practice = { $game } · oefentafel { NUMBER($table, useGrouping: 0) }

log-practice =
    { $table ->
        [0] Het spel gaat verder vanaf stap { NUMBER($step, useGrouping: 0) } van een spel dat ergens anders gespeeld is, alles zoals het was.
       *[other] Het spel gaat verder vanaf stap { NUMBER($step, useGrouping: 0) } van tafel { NUMBER($table, useGrouping: 0) }, alles zoals het was.
    }
log-practice-anew =
    { $table ->
        [0] Het spel gaat verder vanaf stap { NUMBER($step, useGrouping: 0) } van een spel dat ergens anders gespeeld is. Wat { $seat } toen niet kon weten, is opnieuw bepaald.
       *[other] Het spel gaat verder vanaf stap { NUMBER($step, useGrouping: 0) } van tafel { NUMBER($table, useGrouping: 0) }. Wat { $seat } toen niet kon weten, is opnieuw bepaald.
    }

verify-practice =
    ✅ Ik heb het oorspronkelijke spel tot daar nagespeeld vanuit het eigen geheim, en { $moves ->
        [one] de ene zet sindsdien
       *[other] alle { $moves } zetten sindsdien
    } vanuit het geheim van deze tafel: het resultaat is hetzelfde. Omdat de tafel met één druk op de knop openging, kon niemand de belofte van tevoren zien.
verify-practice-anew =
    ✅ Ik heb het oorspronkelijke spel tot daar nagespeeld vanuit het eigen geheim, en { $moves ->
        [one] de ene zet sindsdien
       *[other] alle { $moves } zetten sindsdien
    } vanuit het geheim van deze tafel: het resultaat is hetzelfde. Wat ik opnieuw bepaalde, past bij alles wat de plaats wist; niets bewijst dat alleen het toeval het koos. Omdat de tafel met één druk op de knop openging, kon niemand de belofte van tevoren zien.

refused-over-at-step = Bij deze stap is het spel uit; ga één stap terug om verder te spelen.
refused-taken-up-too-often = Dit is al { NUMBER($most) } keer achter elkaar een oefenspel van een oefenspel. Verder gaat het niet.
refused-file-given = Dit oefenspel gaat terug op te veel andere: hooguit { NUMBER($most) }.
