# The chapters of `/rules` for Tschak!, in the order one learns.

towers-rules-1 =
    ### Four towers, three floors each
    Every floor has a **monster** and a **treasure** that everyone can see. Everyone sends a team of three up there. The **strongest** team takes the treasure, the **weakest** takes the monster, and the others take nothing. Treasures and gold score points, monsters cost points; after four towers, the most points win.

    You hold ten cards. Three floors use nine of them; the tenth can win a little gold. Then every hand moves on to the **left** neighbor, and the next tower begins. In the end everyone has played the same four hands. What the others play now may be in your hand next!

towers-rules-2 =
    ### Before the game
    1. All 40 cards are dealt to four places. Each gets three **wizards**, three **warriors**, three **dwarves** and one **artifact**. Hands are never shuffled again.
    2. Of the 14 monsters and of the 14 treasures, **two each** go back into the box. Nobody knows which.
    3. Each tower begins with three monsters and three treasures, one of each on every floor, face up.

towers-rules-3 =
    ### With two or three players
    Hands always move among four places. Empty ones are **travelling boards**: they keep a hand for one tower and pass it on, but never play. With two players there’s a board on either side of you; with three it comes after the last player. So a hand on a board is out of play for that tower, and comes to a player with the next one.

towers-rules-4 =
    ### Choosing
    Nobody waits for a turn. Everyone chooses in secret and at the same time; after the last choice, all cards are turned over. Until then you can change your choice or take it back.
    • **Floor 1**: one card, then another, then the third.
    • **Floor 2**: one card, then two together.
    • **Floor 3**: all three at once.

    A team has three **different** types: wizard, warrior and dwarf, or the artifact with two of them.

towers-rules-5 =
    ### What a team is worth
    Add up the values of its cards.
    • A **chameleon** is a wizard without a value. It copies the highest wizard that your **opponents** show on this floor, 2 to 5. If they show none, it’s worth 0. Nobody copies a chameleon.
    • An **artifact** has no value. It doubles the **weaker** of the two other cards. A copied value can be doubled, too, but a chameleon copies only what’s printed, never a doubled value.

    Example: chameleon (copies 4), artifact and warrior 6 are worth 4 + 4 + 6 = **14**.

towers-rules-6 =
    ### Ties
    When two teams are tied for strongest or for weakest, only what’s printed counts, in this order:
    1. The higher **wizard**. A chameleon is below every wizard with a number, and a team without a wizard is below that.
    2. Of equal wizards, the one with the **wand**.
    3. The higher **warrior**; no warrior is lowest. Of equal ones, the **axe** beats the sword.
    4. The higher **dwarf**; no dwarf is lowest. Of equal ones, the **axe** beats the hammer, and the hammer beats bare hands.

    Two teams are never tied in all of this.

towers-rules-7 =
    ### The last card
    After three floors, everyone shows the card that’s left. The highest wins **3 gold**, the second **2**, the third **1**; with two players the higher one wins **2**. If values are equal, a wizard beats a warrior and a warrior beats a dwarf; then the weapon decides. Artifacts and chameleons win nothing, and gold that nobody wins stays where it is.

    Then every hand, those on travelling boards too, moves to the **left** neighbor, except after the fourth tower.

towers-rules-8 =
    ### Points
    After four towers, everyone scores:
    • **Gold**: 1 point a coin.
    • **Chests**: 2 to 5 points. **Cursed chests**: −1 and −2. The strongest team has to take those, too.
    • **Rings of power**: their number squared. One is worth 1 point, two 4, three 9, four 16.
    • **Creatures**: minus their skulls.
    • **Troglodytes**: minus their number squared.
    • **Trophy**: 2 points for each of your monsters, troglodytes too; with two players, 1 point each.
    • **Elixir**: removes one of your monsters before scoring. The table picks what’s best for you, which can be none, unless you’ve agreed that its owner chooses.

    There are 8 creatures with 2, 2, 3, 3, 4, 4, 5 and 5 skulls, 6 troglodytes, 4 chests, 2 cursed chests, 6 rings, one trophy and one elixir. Two monsters and two treasures aren’t in the game; nobody knows which.

    The **most points** win. If that’s tied, fewer monsters win; if that’s tied, too, you share the victory.

towers-rules-9 =
    ### The cards
    Wizards 2 to 5, each with and without a wand, and four chameleons. Warriors 1 to 6, each with axe and with sword. Dwarves 2 to 5, each with axe, with hammer and with bare hands. Four artifacts. All 40 are always in play.

towers-rules-10 =
    ### Who sees what
    Only you see your hand. Your choice stays secret until everyone has chosen; everyone can see that you’ve chosen. Teams, what they’re worth and why are open, and so are gold and the last cards. Nobody sees later towers, the cards that were put back, or a hand on a travelling board.

towers-rules-11 =
    ### Table options
    • **Won cards**: open to everyone, or the others see only how many you have. Gold is always open.
    • **Played hands**: the table can list each hand after its last card. Otherwise remember them!
    • **Forbidden teams**: the bot refuses two cards of one type. With the penalty, you can show them; then you swap cards until your team is right, and you take what costs more on this floor, however strong you are.
    • **The elixir**: the table removes the monster that’s best for its owner, or the owner chooses after the last tower.

towers-rules-12 =
    ### Fine points
    • A chameleon copies only opponents on this floor, never its own team or a travelling board. If nobody shows a numbered wizard, every chameleon is worth 0.
    • An artifact next to a chameleon worth 0 doubles the 0.
    • Nobody may refuse a card, not even a cursed chest.
    • A trophy without monsters is worth nothing, and gold can’t run out.

towers-rules-13 =
    ### How games go
    When computers played each other, most scores were between −5 and 18, with an average of 2 for two players, 6 for three and 5 for four. One floor in five or six had tied teams (with two players, one in eight); nearly always the wizard decided.
