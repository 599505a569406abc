# Dank an eine Person nach einem Spiel.

button-thank = Danke sagen
button-thank-seat = { $name } danken
button-thank-back = Zurücknehmen
thanks-whom = Du kannst einer Person für dieses Spiel danken. Nur sie liest es, mit deinem Namen, in `/statistik` und hier in ihrer Hand.
thanks-no-others = Hier ist niemand, dem du danken könntest.
thanks-given = 🙏 Du hast { $name } für dieses Spiel gedankt.
thanks-got =
    { $count ->
        [one] 🙏 { $people } dankt dir für dieses Spiel.
       *[other] 🙏 { $people } danken dir für dieses Spiel.
    }
stats-thanked =
    🙏 { $count ->
        [one] Einmal
       *[other] { $count }-mal
    } Dank bekommen, zuletzt von { $person } für { $table }, { $time }
refused-cannot-thank-here = Danken können sich hier nur Leute, die dieses Spiel gespielt haben.
refused-cannot-thank-them = Du kannst nur einer anderen Person danken, die mitgespielt hat.
refused-thanked-already = Du hast für dieses Spiel schon jemandem gedankt. Nimm das erst zurück.
