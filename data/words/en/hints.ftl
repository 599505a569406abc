# Hints: what a master would do, for whoever wants to learn.

button-hint = What would you do?
hint-thinking = 💡 One moment, I’m thinking about what you can see…
hint-title = 💡 **From what you can see, I would choose:**
hint-answer = { $number }. **{ $choice }** – wins { $wins }% of games from here
hint-plain = **{ $choice }**
hint-equal =
    { $count ->
        [2] It makes no difference which of the first two you choose.
       *[other] It makes no difference which of these you choose.
    }
hint-times = { $times }% of the time
hint-only = **{ $choice }** – there’s nothing else to choose.

hints-alone = For solo players
hints-all = For everyone
hints-none = For no one
hints-alone-help = While one person plays against computer players.
hints-all-help = Everyone may ask, and the game isn’t rated.
hints-none-help = No one may ask.
board-hints-all = -# 💡 Hints are on for everyone: press *What would you do?* in your hand. This game isn’t rated.
board-hints-alone = -# 💡 You’re playing alone, so you can get hints: press *What would you do?* in your hand.

refused-no-hints = There are no hints at this table. You get them when you play alone against computer players, or if the lobby turned them on.
refused-no-hint-now = I can’t say what I’d do here: something went wrong on my side. Your choices are the same as before; the bot’s host finds the details.
