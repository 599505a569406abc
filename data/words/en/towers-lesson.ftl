# The lesson of Tschak!: what each step says. data/towers/lesson.toml has its moves.

towers-lesson-tower = **You explore four towers with three floors each.** Every floor has a monster and a treasure. You send three cards up there as your team. The strongest team takes the treasure, the weakest takes the monster. Floor 1 has a chest worth 5 points and a Gazer that costs 4. Press **Next**.

towers-lesson-first = **Everyone picks a card in secret, and all are shown at once.** Your team needs three different types: blue wizard, green warrior, red dwarf or the purple artifact. Their values add up. This chest is worth fighting for, so pick your best card: **Warrior 6 (axe)**.
towers-lesson-first-done = **A strong start!** No card is higher. The others have each shown a 5.
towers-lesson-first-wrong = You could, but that card is lower, and this is the best chest in the game. Pick **Warrior 6 (axe)**.
towers-lesson-first-wrong-artifact = An artifact has no value of its own. It doubles one of your other cards, so it can wait. Pick **Warrior 6 (axe)**.
towers-lesson-first-wrong-chameleon = A chameleon copies a wizard that someone else shows. You haven’t seen one yet, so it can wait. Pick **Warrior 6 (axe)**.

towers-lesson-chameleon = **You added a Dwarf 5, so you’re at 11.** One card is missing, and it must be a wizard or the artifact. A **chameleon** is a wizard that copies your opponents’ highest wizard. Frog shows a Wizard 5, so press **Chameleon II**.
towers-lesson-chameleon-done = **The chest is yours!** Your 6 + 5 + 5 make 16. Heron and Frog are tied at 15. Wizards decide a tie, and Heron has none, so Heron takes the Gazer.
towers-lesson-chameleon-wrong = That’s 14 at most. A chameleon copies Frog’s 5 and brings you to 16. Press **Chameleon II**.
towers-lesson-chameleon-wrong-artifact = That makes 16 as well, by doubling your Dwarf 5. But you have only one artifact, and you’ll need it upstairs. Press **Chameleon II**.

towers-lesson-cheap = **Floor 2: a ring worth 1 point, and a Troglodyte that costs 1.** You’ve shown a Dwarf 4. Heron has a Wizard 4, and Frog’s chameleon copies it: they want to win. Let them! Now you pick two more cards at once. Pick your weakest pair: **Wizard 2, Warrior 3 (axe)**.
towers-lesson-cheap-done = **A small price to pay.** Your 9 is the weakest team, so the Troglodyte costs you 1 point. But your best cards are still in your hand.
towers-lesson-cheap-wrong = You’ll want those cards on floor 3, where there’s more to win. Pick **Wizard 2, Warrior 3 (axe)**.

towers-lesson-artifact = **Floor 3: a chest worth 4, and a Golem that costs 3.** Here you pick the whole team at once. Your **artifact** doubles the weaker of the two other cards: Warrior 4 and Dwarf 5 make 4 + 4 + 5 = 13. The card you keep can win gold. Press **Warrior 4 (sword), Dwarf 5 (bare hands), Artifact (amulet)**.
towers-lesson-artifact-done = **You win again!** Your 13 beats 9 and 8. Then everyone shows their last card. Your Wizard 3 is the highest and wins 3 gold. That’s 3 points.
towers-lesson-artifact-wrong = There the artifact would only double your Wizard 3, and you’d have 11 at most. Take Warrior 4, Dwarf 5 and the artifact.
towers-lesson-artifact-wrong-unused = That’s 12, one less, and an artifact wins no gold as your last card. Take Warrior 4, Dwarf 5 and the artifact.

towers-lesson-pass = **Now every hand moves one place to the left.** Heron gets the ten cards you just played. Yours come from the empty fourth place, so nobody has seen them yet. After four towers, everyone has played the same four hands. Remember what you see: it may be yours next!
towers-lesson-end = **The most points after four towers win.** Chests and gold score what they show. Monsters cost their skulls. Rings grow: one is worth 1 point, two 4, three 9. Troglodytes grow the same way, but they cost you.

# What is lit up in the pictures, for those who can’t see them.

towers-mark-floor-1 = floor 1
towers-mark-floor-2 = floor 2
towers-mark-floor-3 = floor 3
towers-mark-others = the other teams
towers-mark-hand = your hand
towers-mark-warrior_6_axe = your Warrior 6
towers-mark-chameleon_2 = your Chameleon
towers-mark-wizard_2_none = your Wizard 2
towers-mark-warrior_3_axe = your Warrior 3
towers-mark-warrior_4_sword = your Warrior 4
towers-mark-dwarf_5_bare = your Dwarf 5
towers-mark-artifact_4 = your artifact
