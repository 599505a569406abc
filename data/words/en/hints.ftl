# Hints: what a master would do, for whoever wants to learn.

button-hint = What would you do?
hint-thinking = 💡 One moment: I am thinking about what you can see…
hint-title = 💡 **From what you can see, I would choose:**
hint-answer = { $number }. **{ $choice }** – wins { $wins } of 100 from here
hint-plain = **{ $choice }**
hint-only = **{ $choice }** – there is nothing else to choose.

hints-alone = For whoever plays alone
hints-all = For everybody
hints-none = For nobody
hints-alone-help = As long as one person plays alone against computer players.
hints-all-help = Everybody may ask, and the game does not count for ratings.
hints-none-help = Nobody may ask.
hints-agreed = 💡 Hints: { $hints }
options-hints = **Hints**
    With *What would you do?* in one’s hand, a Master says what it would choose from what one can see.
board-hints-all = -# 💡 Hints are allowed to everybody: *What would you do?* in your hand. This game is not rated.
board-hints-alone = -# 💡 You play alone, so you may ask for hints: *What would you do?* in your hand.
log-hints = Hints: { $hints }.

refused-no-hints = No hints are given at this table. They are for whoever plays alone against computer players, or where that was agreed in the lobby.
refused-no-hint-now = I cannot say what I would do here: something went wrong on my side. Your choices are as before; the one who runs the bot finds the details.
