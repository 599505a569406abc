# Tschak! — what can be looked up: kinds, things that have no words elsewhere, worked examples.

towers-kind-wizard = Wizards and chameleons
towers-kind-warrior = Warriors
towers-kind-dwarf = Dwarves
towers-kind-artifact = Artifacts
towers-kind-monster = Monsters
towers-kind-treasure = Treasures
towers-kind-board = Towers, floors and gold

towers-lookup-card = Worth { $value } in its team.
towers-lookup-wizard = When teams are tied, the higher wizard wins. If they’re equal, the one with the wand wins.
towers-lookup-warrior = Tied on wizards, too? The higher warrior wins. If they’re equal, the axe beats the sword.
towers-lookup-dwarf = Tied on wizards and warriors, too? The higher dwarf wins. If they’re equal, the axe beats the hammer, and the hammer beats bare hands.
towers-lookup-chameleon = A wizard without a value. It copies the highest numbered wizard that your opponents show on this floor, 2 to 5. If they show none, it’s worth 0.
towers-lookup-artifact = It has no value. It doubles the weaker of your team’s two other cards. All artifacts work the same.
towers-lookup-worthless = As your last card of a tower, it wins no gold.

towers-lookup-creature =
    { $skulls ->
        [one] It costs 1 point at the end.
       *[other] It costs { $skulls } points at the end.
    }
towers-lookup-troglodyte = At the end, your troglodytes cost their number squared: one costs 1 point, two cost 4, three cost 9. There are { $count }.
towers-lookup-chest = Worth { $points } points at the end.
towers-lookup-cursed =
    { $points ->
        [-1] Worth { $points } point at the end. The strongest team has to take it.
       *[other] Worth { $points } points at the end. The strongest team has to take it.
    }
towers-lookup-ring = At the end, your rings are worth their number squared: one is worth 1 point, two 4, three 9. There are { $count }.
towers-lookup-trophy = At the end, you score 2 points for each of your monsters, troglodytes too. With two players, it’s 1 point each.
towers-lookup-elixir = It removes one of your monsters before scoring. The table picks what’s best for you, which can be none.

towers-lookup-tower-name = Tower
towers-lookup-tower = There are { $count } towers, one after the other. Each has three floors with a monster and a treasure. After each tower, every hand moves on to the left.
towers-lookup-floor-name = Floor { $floor }
towers-lookup-floor =
    { $steps ->
        [3] You choose one card, then another, then a third. Each time, all cards are shown at once.
        [2] You choose one card, then two together. Each time, all cards are shown at once.
       *[other] You choose all three cards at once.
    }
towers-lookup-team-name = Team
towers-lookup-team = Three cards of three different types. Add up their values. The strongest team takes the treasure, the weakest the monster.
towers-lookup-ties-name = Ties
towers-lookup-ties = The higher wizard wins, then the wand, the higher warrior, the warrior’s axe, the higher dwarf, the dwarf’s weapon. Only what’s printed counts. A chameleon is below every numbered wizard, and no wizard is below a chameleon.
towers-lookup-last-card-name = The last card
towers-lookup-last-card = After three floors, everyone shows their last card. The highest win gold. If values are equal, a wizard beats a warrior and a warrior beats a dwarf; then the weapon decides.
towers-lookup-gold-name = Gold
towers-lookup-gold = Each coin is worth 1 point at the end. The best last cards of a tower win 3, 2 and 1 coins; with two players the best one wins 2. There are { $count } coins.
towers-lookup-passing-name = Passing hands
towers-lookup-passing = After each tower, every hand moves on to the left. In the end, everyone has played the same four hands.
towers-lookup-travelling-board-name = Travelling board
towers-lookup-travelling-board = It takes a missing player’s place: it keeps a hand for one tower and passes it on, but never plays.
towers-lookup-put-back-name = Put back in the box
towers-lookup-put-back = { $monsters } monsters and { $treasures } treasures were put back before the game. Nobody knows which.

## Worked examples; the numbers are those of the rules page

towers-example-1 = Wizard 4, warrior 3 and dwarf 2 make 4 + 3 + 2 = 9. A team worth 12 takes the treasure, and the 9 takes the monster.
towers-example-3 = With an artifact, warrior 4 and dwarf 3, the 3 is weaker and counts twice: 4 + 3 + 3 = 10.
towers-example-7 = Your opponents show wizard 5 and wizard 3, so your chameleon is worth 5. Add warrior 2 and dwarf 4 to make 11.
towers-example-8 = Wizard 4, warrior 5 and dwarf 3 make 12, and so do wizard 3, warrior 6 and dwarf 3. The higher wizard decides, so the first team wins the tie.
towers-example-9 = Both teams are worth 12 and have a wizard 4. The team whose wizard has the wand wins the tie.
towers-example-10 = Two teams are worth 12, each with a chameleon and a warrior 4. The warrior with the axe beats the one with the sword.
towers-example-11 = Two teams are worth 11. One has a chameleon, the other has no wizard at all, so the chameleon wins the tie.
towers-example-12 = Two teams are tied, each with a chameleon, an artifact and a dwarf 4. The dwarf with the axe beats the one with bare hands.
towers-example-13 = The last cards are warrior 5, wizard 5, an artifact and dwarf 5. The wizard wins 3 gold, the warrior 2, the dwarf 1 and the artifact nothing.
towers-example-15 = With two players, a warrior 1 beats an artifact and wins 2 gold. An artifact against a chameleon: nobody wins any.
towers-example-16 = With two players, there’s a board on either side of you. The hand you just played goes to one, and you get the hand from the other.
towers-example-17 = With three players, you play four hands, one after the other: your own, the one from the travelling board, and those of both opponents.
towers-example-18 = You have 4 gold, two rings (4), a chest (5), a cursed chest (−2), the golem (−3) and three troglodytes (−9): −1 in all.
towers-example-19 = You have the trophy, the slime (2 skulls) and two troglodytes. The elixir takes a troglodyte: −2 − 1 + 4 is better than −2 − 4 + 6.
towers-example-20 = You have the trophy and one troglodyte. −1 + 2 is better than nothing, so the elixir leaves it there.
towers-example-22 = On floor 2, you’ve shown a wizard. Now warrior and artifact are fine; a second wizard, two warriors or a single card are not.
towers-example-23 = After two cards, your chameleon is worth 0. Then an opponent’s third card is a wizard 5, so now your chameleon is worth 5.
