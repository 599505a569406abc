# Thanks to one player after a game.

button-thank = Say thanks
button-thank-seat = Thank { $name }
button-thank-back = Take it back
thanks-whom = You can thank one player for this game. Only they read it, with your name, in `/stats` and in their hand here.
thanks-no-others = There’s nobody here to thank.
thanks-given = 🙏 You’ve thanked { $name } for this game.
thanks-got =
    { $count ->
        [one] 🙏 { $people } thanks you for this game.
       *[other] 🙏 { $people } thank you for this game.
    }
stats-thanked =
    🙏 Thanked { $count ->
        [one] once
       *[other] { $count } times
    }, last by { $person } for { $table }, { $time }
refused-cannot-thank-here = Only the players of this game can thank each other.
refused-cannot-thank-them = You can only thank another person who played.
refused-thanked-already = You’ve already thanked somebody for this game. Take it back first.
