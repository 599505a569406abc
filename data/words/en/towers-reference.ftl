# Tschak! — what can be looked up: kinds, things that have no words elsewhere, worked examples.

towers-kind-wizard = Wizards and chameleons
towers-kind-warrior = Warriors
towers-kind-dwarf = Dwarves
towers-kind-artifact = Artifacts
towers-kind-monster = Monsters
towers-kind-treasure = Treasures
towers-kind-board = Towers, floors and gold

towers-lookup-card = Worth { $value } in its team.
towers-lookup-wizard = Between level teams the higher wizard decides first. Of equal wizards the one with the wand is stronger.
towers-lookup-warrior = If level teams are level in their wizards too, the higher warrior decides. Of equal ones the axe beats the sword.
towers-lookup-dwarf = If level teams are level in wizards and warriors too, the higher dwarf decides. Of equal ones the axe beats the hammer, and the hammer bare hands.
towers-lookup-chameleon = A wizard without a value. It copies the highest wizard with a number that your opponents show on this floor, 2 to 5. If they show none, it is worth 0.
towers-lookup-artifact = It has no value. It doubles the weaker of the two other cards of its team. All artifacts work the same.
towers-lookup-worthless = As the last card of a tower it wins no gold.

towers-lookup-creature =
    { $skulls ->
        [one] It costs 1 point at the end.
       *[other] It costs { $skulls } points at the end.
    }
towers-lookup-troglodyte = At the end your troglodytes cost their number squared: one costs 1 point, two cost 4, three cost 9. There are { $count }.
towers-lookup-chest = Worth { $points } points at the end.
towers-lookup-cursed =
    { $points ->
        [-1] Worth { $points } point at the end. The strongest team has to take it.
       *[other] Worth { $points } points at the end. The strongest team has to take it.
    }
towers-lookup-ring = At the end your rings are worth their number squared: one is worth 1 point, two 4, three 9. There are { $count }.
towers-lookup-trophy = At the end it gives 2 points for each of your monsters, troglodytes too. With two players it gives 1 each.
towers-lookup-elixir = It removes one of your monsters before anything is counted. The table picks what’s best for you, which can be none.

towers-lookup-tower-name = Tower
towers-lookup-tower = There are { $count } towers, one after the other. Each has three floors with a monster and a treasure. After a tower every hand moves on to the left.
towers-lookup-floor-name = Floor { $floor }
towers-lookup-floor =
    { $steps ->
        [3] You choose one card, then another, then the third. Each time all are shown at once.
        [2] You choose one card, then two together. Each time all are shown at once.
       *[other] You choose all three cards at once.
    }
towers-lookup-team-name = Team
towers-lookup-team = Three cards of three different types. Their values are added up. The strongest team takes the treasure, the weakest the monster.
towers-lookup-ties-name = Level teams
towers-lookup-ties = The higher wizard decides, then the wand, the higher warrior, the warrior’s axe, the higher dwarf, the dwarf’s weapon. Only what is printed counts. A chameleon is below every wizard with a number, and no wizard is below a chameleon.
towers-lookup-last-card-name = The last card
towers-lookup-last-card = After three floors everybody shows the card that is left. The best ones win gold. If values are equal, a wizard beats a warrior and a warrior a dwarf, then the weapon decides.
towers-lookup-gold-name = Gold
towers-lookup-gold = Each coin is 1 point at the end. The best last cards of a tower win 3, 2 and 1 coins; with two players the best one wins 2. There are { $count } coins.
towers-lookup-passing-name = Passing hands on
towers-lookup-passing = After each tower every hand moves on to the left. In the end everybody has played the same four hands.
towers-lookup-travelling-board-name = Travelling board
towers-lookup-travelling-board = It takes the place of a missing player: it keeps a hand for one tower and passes it on, but never plays.
towers-lookup-put-back-name = Put back in the box
towers-lookup-put-back = { $monsters } monsters and { $treasures } treasures were put back before the game. Nobody knows which.

## Worked examples; the numbers are those of the rules page

towers-example-1 = Wizard 4, warrior 3 and dwarf 2 are worth 4 + 3 + 2 = 9. A team worth 12 takes the treasure, the 9 takes the monster.
towers-example-3 = Artifact, warrior 4 and dwarf 3: the 3 is the weaker one and counts twice, 4 + 3 + 3 = 10.
towers-example-7 = Your opponents show wizard 5 and wizard 3. Your chameleon is worth 5: with warrior 2 and dwarf 4 that makes 11.
towers-example-8 = Wizard 4, warrior 5, dwarf 3 and wizard 3, warrior 6, dwarf 3 are both worth 12. The higher wizard decides: the first team is stronger.
towers-example-9 = Both teams are worth 12 and have a wizard 4. The one whose wizard has the wand is stronger.
towers-example-10 = Two teams with a chameleon and a warrior 4 are worth 12. The warrior with the axe beats the one with the sword.
towers-example-11 = Two teams are worth 11. One has a chameleon, the other has no wizard at all: the chameleon is stronger.
towers-example-12 = Two teams with chameleon, artifact and dwarf 4 are level. The dwarf with the axe beats the one with bare hands.
towers-example-13 = Last cards: warrior 5, wizard 5, an artifact and dwarf 5. The wizard wins 3 gold, the warrior 2, the dwarf 1, the artifact none.
towers-example-15 = Two players: an artifact against a warrior 1. The warrior wins 2 gold. An artifact against a chameleon: nobody wins any.
towers-example-16 = With two players there’s a board on either side of you. The hand you just played goes to one, and you get the hand the other one kept.
towers-example-17 = With three players you play four hands in turn: your own, the one from the travelling board, and those of the two others.
towers-example-18 = 4 gold, two rings (4), a chest (5), a cursed chest (−2), the golem (−3) and three troglodytes (−9) make −1.
towers-example-19 = You have the trophy, the slime (2 skulls) and two troglodytes. The elixir takes a troglodyte: −2 −1 + 4 is better than −2 −4 + 6.
towers-example-20 = You have the trophy and one troglodyte: −1 + 2 is better than nothing, so the elixir leaves it there.
towers-example-22 = Floor 2: you have shown a wizard. Now warrior and artifact are fine; a second wizard, two warriors or a single card are not.
towers-example-23 = Your chameleon is worth 0 after two cards. With the third card an opponent shows wizard 5: now your chameleon is worth 5.
