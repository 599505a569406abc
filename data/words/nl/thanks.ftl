# Na een spel één speler bedanken.

button-thank = Bedanken
button-thank-seat = { $name } bedanken
button-thank-back = Terugnemen
thanks-whom = Je kunt één speler bedanken voor dit spel. Alleen diegene leest het, met je naam, bij `/statistieken` en hier in de hand.
thanks-no-others = Er is hier niemand om te bedanken.
thanks-given = 🙏 Je hebt { $name } bedankt voor dit spel.
thanks-got =
    { $count ->
        [one] 🙏 { $people } bedankt je voor dit spel.
       *[other] 🙏 { $people } bedanken je voor dit spel.
    }
stats-thanked =
    🙏 { $count ->
        [one] Eén keer
       *[other] { $count } keer
    } bedankt, het laatst door { $person } voor { $table }, { $time }
refused-cannot-thank-here = Alleen de spelers van dit spel kunnen elkaar bedanken.
refused-cannot-thank-them = Je kunt alleen iemand anders bedanken die meespeelde.
refused-thanked-already = Je hebt voor dit spel al iemand bedankt. Neem dat eerst terug.
