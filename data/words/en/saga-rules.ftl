# The chapters of `/rules` for Saga, in the order one learns.

saga-rules-1 =
    ### One Hero, many Fairies
    You are **Fairies** and spin the life of one Hero, whom you all share. The Hero has five characteristics, each a die from 1 to 6: **Fame, Courage, Wealth, Wisdom, Might**.

    Each of you holds a secret **Objective**: two characteristics that must be high enough, and something the story must have, like three Loves or six failures. As soon as it’s true, **you win**; if several come true at the same moment, you win together.

    An Adventure whose challenge goes well is **won**, otherwise it has **failed**. “In play” on a card means won or failed.

saga-rules-2 =
    ### Before the first turn
    1. Everyone gets one Objective, face down.
    2. A Hero is turned face up. All five characteristics begin at **1**.
    3. Everyone rolls a die for all to see. The highest goes first, then it goes clockwise.
    4. The 63 Adventures and 44 Interferences are shuffled into **one deck**. Everyone gets **5 cards**.
    5. If you have fewer than two Adventures, you can discard your whole hand and draw 5 new cards, once.

    There are **two discard piles**, one for Adventures and one for Interferences. When the deck is empty, both become a new one.

saga-rules-3 =
    ### The story
    The story is a row of **Adventures** of seven types: Journey, Conquest, Fight, Wonder, Vow, Love, Friendship. Each card says which type or types it follows. It links to the **last Adventure that was won**; failed ones stay in the story, but nothing links to them. Until one is won, Adventures link to the Hero’s type.

    The Hero’s type counts for linking and for the Hero’s goal, never as a card of that type.

saga-rules-4 =
    ### Your turn
    1. You draw 2 cards.
    2. As often as you like, play **Interferences for your turn**.
    3. Play at most **one Adventure** that links to the story.
    4. Once per turn you may take back the top Adventure of the discards. It costs another Adventure or two Interferences.
    5. End your turn; you discard down to 5 cards. Between your turns, you can hold more.

saga-rules-5 =
    ### The trial
    First the Hero must pass a trial, a Test with the score and the Difficulty on the Hero’s card. On your turn you must attempt it, and then play no Adventure. When it has failed as often as there are Fairies, the Hero sets out anyway. The other Fairies may interfere with it as with any Test, for or against the Hero.

saga-rules-6 =
    ### Challenges
    Most Adventures are **Tests**: one die plus what the card names must be **greater than** the Difficulty. If the card has several Tests, all must succeed; the first failure ends it. Some ask you to discard cards, or for a condition instead; nobody can interfere with those.

    If the Adventure is won, its **Reward** follows, otherwise its **Failure**. A characteristic never falls below 1 nor rises above 6.

saga-rules-7 =
    ### Interfering
    In every Test all Fairies may interfere: before Difficulty dice are rolled, before the test die is rolled, and once more after it. The chance goes round, beginning with the player whose turn it is. At her chance a Fairy plays **one card or passes**; when all have passed in a row, the dice are rolled or the Test is decided.

    Cards that change the Difficulty come before the roll: with the roll, score and Difficulty are fixed. Cards that turn the die or the outcome come after it. First dice are rolled again, in the order of the cards; then a Miracle counts.

    A **Talisman** may be played at any moment, even out of turn. It undoes another Interference; a second Talisman undoes the first, and what was undone counts again. After the roll, it can’t undo what was played before it.

saga-rules-8 =
    ### How it ends
    Objectives are checked after each Adventure, after each Interference of your turn and at the end of each turn; never in the middle of a challenge. With four or more players they ask for more: your hand shows what yours needs at this table and what is still missing.

    • **The Hero’s goal:** if you win an Adventure of the Hero’s own type, at least the **sixth** of that type that was won, you win too, whatever your Objective says.

    • **Epilogue:** if nobody has won after the last round, the Fairy with the least missing to her Objective wins: add up what her three numbers lack.

saga-rules-9 =
    ### Good to know
    • “The previous card” is the one that an Adventure was linked to.
    • “You” on an Adventure is the player whose turn it is; on an Interference, the player who played it.
    • Left is who plays after you, right is who played before you.
    • Where a card counts Adventures, the one being played isn’t counted.
    • A Reward that happens twice and not at all doesn’t happen. The Adventure is won all the same.

saga-rules-10 =
    ### Answering from afar
    You don’t have to wait for your chance: answer early, and I keep your answer until then. If someone plays a card first, you can answer again. Nobody sees who has answered or passed. Choose how often I ask you: always, only when you can play something, or not at all. If your automatic passes take their time, a pause gives nothing away. A silent Fairy passes when the time is over.

saga-rules-11 =
    ### Who sees what
    Your hand and your Objective are yours alone. The story, the characteristics, every die, both discard piles and the size of every hand are public. Nobody sees who has passed, or which card was taken at random, except the two players. The bot reminds you of a hidden card only when you can really know it.

saga-rules-12 =
    ### Table options
    • **Objectives**: asking for more with four or more players, or as printed.
    • **The Hero’s trial**: passed once all have tried, or, as printed, only by success.
    • **Rounds**: when the epilogue comes.
    • **Time to interfere**: how long a challenge waits for silent Fairies.
    • **Hide quick passes**: how long a challenge may go on waiting, at random, once all Fairies have passed. So a quick end gives nothing away.
    • **Cards taken back**: once a turn, or as often as you can pay; but never a card you paid with in the same turn.
    • **Links**: where a card says two types, both count, or only the first.
    • **Open Objectives**: all face up, for a friendly first game.

saga-rules-13 =
    ### How the bot reads the rules
    • The printed cards say what they do; the bot plays exactly that, and *Explain* shows it for each card.
    • A challenge waits for silent Fairies only as long as your table agreed. Then they pass.
    • What the bot refuses changes nothing.

saga-rules-14 =
    ### How games go
    In games that computers played, most took 6 rounds, with two players 11. Hardly any came to the epilogue. Six Adventures in ten were won, and each Objective won about as often as any other.
