# Tschak! — names, options, choices, log, refusals and rules.

towers-name = Tschak!
towers-tagline = Send the right team up every floor: treasure for the strongest, the monster for the weakest.
towers-players = 2–4 players, about 30 minutes

## Cards

towers-type-wizard = Wizard
towers-type-warrior = Warrior
towers-type-dwarf = Dwarf
towers-type-artifact = Artifact

towers-weapon-wand = wand
towers-weapon-axe = axe
towers-weapon-sword = sword
towers-weapon-hammer = hammer
towers-weapon-bare = bare hands

towers-card-plain = { $type } { $value }
towers-card-armed = { $type } { $value } ({ $weapon })
towers-card-chameleon_1 = Chameleon I
towers-card-chameleon_2 = Chameleon II
towers-card-chameleon_3 = Chameleon III
towers-card-chameleon_4 = Chameleon IV
towers-card-artifact_1 = Artifact (lantern)
towers-card-artifact_2 = Artifact (horn)
towers-card-artifact_3 = Artifact (crown)
towers-card-artifact_4 = Artifact (amulet)
towers-cards = { $first }, { $others }
towers-cards-plus = { $first } + { $others }

## What lies in the towers

towers-creature =
    { $skulls ->
        [one] { $name } (1 skull)
       *[other] { $name } ({ $skulls } skulls)
    }
towers-monster-slime = Slime
towers-monster-skeleton = Skeleton
towers-monster-golem = Golem
towers-monster-ghost = Ghost
towers-monster-gazer = Gazer
towers-monster-minotaur = Minotaur
towers-monster-lich = Lich
towers-monster-red_dragon = Red Dragon
towers-monster-troglodyte = Troglodyte

towers-treasure-chest = Chest ({ $points } points)
towers-treasure-cursed =
    { $points ->
        [-1] Cursed Chest (−1 point)
        [-2] Cursed Chest (−2 points)
       *[other] Cursed Chest ({ $points } points)
    }
towers-treasure-ring = Ring of Power
towers-treasure-trophy = Trophy
towers-treasure-elixir = Elixir

## Table options

towers-option-open_piles = Won cards
towers-option-open_piles-help = Can everyone see which treasures and monsters the others have won?
towers-option-open_piles-true = Open to everyone
towers-option-open_piles-false = Numbers only
towers-option-hand_memory = Played hands
towers-option-hand_memory-help = Should the table list the hands already played, or do you remember them yourself?
towers-option-hand_memory-true = Listed
towers-option-hand_memory-false = From memory
towers-option-forbidden_teams = Forbidden teams
towers-option-forbidden_teams-help = Two cards of one type in a team: refused, or swapped with a penalty?
towers-option-forbidden_teams-refused = Refused
towers-option-forbidden_teams-penalty = Penalty
towers-option-elixir_use = The elixir
towers-option-elixir_use-help = At the end, does the table pick the best monster to remove, or does the owner choose?
towers-option-elixir_use-best = The best for its owner
towers-option-elixir_use-chosen = Its owner chooses

## What you are asked

towers-aim = Most points after { $towers } towers wins; you have { $points }. The strongest team takes the treasure, the weakest the monster.
towers-aim-level = Most points after { $towers } towers wins; you have { $points }. Tied on floor { $floor }: { $by } decided, and you took { $what }.
towers-prompt =
    { $count ->
        [one] Floor { $floor }: choose one card. All are shown at once.
        [3] Floor { $floor }: choose your whole team. All are shown at once.
       *[other] Floor { $floor }: choose { $count } cards. All are shown at once.
    }
towers-option-sum = { $cards } = { $least }
towers-option-range = { $cards } = { $least }–{ $most }
towers-hint-chameleon = The chameleon copies your opponents’ highest wizard.
towers-hint-copied = This includes the wizard your chameleon copies.
towers-hint-doubled = The artifact doubles the weaker of the two other cards.
towers-hint-artifact = Once your team is complete, the artifact doubles its weaker card.
towers-hint-whole = Your team: { $least }.
towers-option-forbidden = { $cards } (forbidden)
towers-hint-forbidden = Two cards of one type: you’d have to swap one and take what costs more on this floor.
towers-prompt-swap = Your team has two cards of one type. Which one do you take back, and what do you show instead?
towers-option-swap = { $in } instead of { $out }
towers-prompt-elixir = Your elixir removes one of your monsters before scoring. Which one?
towers-option-remove = Remove { $monster }
towers-option-keep = Remove nothing
towers-option-remove-hint =
    { $points ->
        [one] You end with 1 point.
       *[other] You end with { $points } points.
    }
towers-option-withdraw = Take my choice back
towers-option-withdraw-hint = You can choose again. The others wait for you.

towers-advice =
    { $aim ->
        [treasure] This goes for the treasure
        [monster] This stays clear of the monster
       *[later] This saves better cards for later
    }. Your team { $team }{ $shown ->
        [0] { "" }
       *[other] , { $player }’s shows { $shown }
    }. You take the treasure ({ $treasure } for you now) { $strongest } and the monster ({ $monster }) { $weakest }.
towers-advice-sure = is worth { $least }
towers-advice-range = is worth { $least } to { $most }
towers-advice-so-far = shows { $least } so far

## What happened

towers-chapter = Tower { $number }
towers-chapter-name = Tower
towers-chapter-part = Tower { $number }, floor { $part }
towers-event-tower = Tower { $tower } begins.
towers-event-floor = Floor { $floor }: { $monster } and { $treasure }.
towers-event-shows = { $player } shows { $cards }.
towers-event-sum-two = { $player }: { $first } + { $second } = { $total }
towers-event-sum-three = { $player }: { $first } + { $second } + { $third } = { $total }
towers-term-doubled = 2 × { $value }
towers-term-copied =
    { $value ->
        [0] 0 (nobody to copy)
       *[other] { $value } (copied)
    }
towers-term-copied-doubled =
    { $value ->
        [0] 2 × 0 (nobody to copy)
       *[other] 2 × { $value } (copied)
    }
towers-event-swaps = Two of one type: { $player } takes { $out } back and shows { $in }.
towers-event-fined-treasure = Floor { $floor }: { $player } pays for a forbidden team and takes the treasure, { $what }.
towers-event-fined-monster = { $player } pays for a forbidden team and takes the monster, { $what }.
towers-event-left-treasure = Floor { $floor }: { $player } takes the treasure that’s left, { $what }.
towers-event-left-monster = { $player } takes the monster that’s left, { $what }.
towers-event-treasure = Floor { $floor }: { $player } is the strongest and takes the treasure, { $what }.
towers-event-treasure-tie = Floor { $floor } is tied for strongest, but { $by } decides: { $player } takes the treasure, { $what }.
towers-event-monster = { $player } is the weakest and takes the monster, { $what }.
towers-event-monster-tie = Tied for weakest, but { $by } decides: { $player } takes the monster, { $what }.
towers-by-wizard = the wizard
towers-by-wizard_weapon = the wand
towers-by-warrior = the warrior
towers-by-warrior_weapon = the warrior’s axe
towers-by-dwarf = the dwarf
towers-by-dwarf_weapon = the dwarf’s weapon
towers-event-loot =
    { $coins ->
        [0] { $player } is left with { $card } and wins no gold.
        [one] { $player } is left with { $card } and wins { $coins } gold.
       *[other] { $player } is left with { $card } and wins { $coins } gold.
    }
towers-event-pass = Every hand moves on to the left.
towers-event-elixir = { $player }’s elixir removes { $monster }.
towers-event-final = Final points: { $points }.

towers-told-shown = Shown: { $teams }.
towers-told-team = { $player } { $cards }
towers-told-treasure = Floor { $floor }: { $player }’s { $total } takes the treasure, { $what }.
towers-told-treasure-tie = Floor { $floor } is tied at { $total }, but { $by } decides: { $player } takes the treasure, { $what }.
towers-told-monster = { $player }’s { $total } takes the monster, { $what }.
towers-told-monster-tie = Tied at { $total }, but { $by } decides: { $player } takes the monster, { $what }.
towers-told-monster-too = { $player } takes the monster, { $what }.
towers-told-sums = Other teams: { $sums }.
towers-told-sum = { $player } { $total }
towers-told-loot = Last cards: { $loot }.
towers-told-loot-won = { $player } wins { $coins } gold with { $card }
towers-told-loot-none = { $player } wins nothing with { $card }

towers-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
towers-reason-points =
    { $points ->
        [one] { $player } has the most points, 1, and wins.
       *[other] { $player } has the most points, { $points }, and wins.
    }
towers-reason-monsters = Tied at { $points } points; { $player } has fewer monsters and wins.
towers-reason-shared =
    { $count ->
        [2] Two players are tied at { $points } points with the same number of monsters and share the victory.
       *[other] { $count } players are tied at { $points } points with the same number of monsters and share the victory.
    }

## Why not

towers-refused-nothing-to-withdraw = There’s nothing to take back: either you haven’t chosen yet, or the cards are already shown.
towers-refused-count =
    { $count ->
        [one] Choose exactly one card now.
       *[other] Choose exactly { $count } cards now.
    }
towers-refused-same-card = You can play each card only once. Choose different cards.
towers-refused-no-card = This game has no such card.
towers-refused-played = You’ve already played { $card } in this tower.
towers-refused-not-in-hand = You don’t hold { $card }.
towers-refused-type-shown = Your team on this floor already has its { $type }. Choose another type.
towers-refused-type-twice = A team can’t have more than one { $type }. Choose different types.

## The rules for players, in pages

towers-rules-1 =
    ### Four towers, three floors each
    Every floor has a **monster** and a **treasure** that everyone can see. Everyone sends a team of three up there. The **strongest** team takes the treasure, the **weakest** takes the monster, and the others take nothing.

    You hold ten cards: three **wizards**, three **warriors**, three **dwarves** and one **artifact**. Three floors use nine of them; the tenth can win a little gold. Then every hand moves on to the **left** neighbor, and the next tower begins. In the end everyone has played the same four hands. What the others play now may be in your hand next!

    ### Choosing
    Nobody waits for a turn. Everyone chooses in secret and at the same time; after the last choice, all cards are turned over. Until then you can change your choice or take it back.
    • **Floor 1**: one card, then another, then the third.
    • **Floor 2**: one card, then two together.
    • **Floor 3**: all three at once.

    A team has three **different** types: wizard, warrior and dwarf, or the artifact with two of them.

    ### With two or three players
    Hands always move among four places. Empty ones are **travelling boards**: they keep a hand for one tower and pass it on, but never play. With two players there’s a board on either side of you; with three it comes after the last player.
towers-rules-2 =
    ### What a team is worth
    Add up the values of its cards.
    • A **chameleon** is a wizard without a value. It copies the highest wizard that your **opponents** show on this floor, 2 to 5. If they show none, it’s worth 0. Nobody copies a chameleon.
    • An **artifact** has no value. It doubles the **weaker** of the two other cards. A copied value can be doubled, too, but a chameleon copies only what’s printed, never a doubled value.

    Example: chameleon (copies 4), artifact and warrior 6 are worth 4 + 4 + 6 = **14**.

    ### Ties
    When two teams are tied for strongest or for weakest, only what’s printed counts, in this order:
    1. The higher **wizard**. A chameleon is below every wizard with a number, and no wizard is below a chameleon.
    2. Of equal wizards, the one with the **wand**.
    3. The higher **warrior**; no warrior is lowest. Of equal ones, the **axe** beats the sword.
    4. The higher **dwarf**; no dwarf is lowest. Of equal ones, the **axe** beats the hammer, and the hammer beats bare hands.

    Two teams are never tied in all of this.

    ### The last card
    After three floors, everyone shows the card that’s left. The highest wins **3 gold**, the second **2**, the third **1**; with two players the higher one wins **2**. If values are equal, a wizard beats a warrior and a warrior beats a dwarf; then the weapon decides. Artifacts and chameleons win nothing, and gold that nobody wins stays where it is.
towers-rules-3 =
    ### Points
    After four towers, everyone scores:
    • **Gold**: 1 point a coin.
    • **Chests**: 2 to 5 points. **Cursed chests**: −1 and −2. The strongest team has to take those, too.
    • **Rings of power**: their number squared. One is worth 1 point, two 4, three 9, four 16.
    • **Creatures**: minus their skulls.
    • **Troglodytes**: minus their number squared.
    • **Trophy**: 2 points for each of your monsters, troglodytes too; with two players, 1 point each.
    • **Elixir**: removes one of your monsters before scoring. The table picks what’s best for you, which can be none, unless you’ve agreed that its owner chooses.

    There are 8 creatures with 2, 2, 3, 3, 4, 4, 5 and 5 skulls, 6 troglodytes, 4 chests, 2 cursed chests, 6 rings, one trophy and one elixir. **Two monsters and two treasures** were put back before the game; nobody knows which.

    The **most points** win. If that’s tied, fewer monsters win; if that’s tied, too, you share the victory.

    ### The cards
    Wizards 2 to 5, each with and without a wand, and four chameleons. Warriors 1 to 6, each with axe and with sword. Dwarves 2 to 5, each with axe, with hammer and with bare hands. Four artifacts. All 40 are always in play.

    ### Table options
    • **Won cards**: open to everyone, or the others see only how many you have. Gold is always open.
    • **Played hands**: the table can list each hand after its last card. Otherwise remember them!
    • **Forbidden teams**: the bot refuses two cards of one type. With the penalty, you can show them; then you swap cards until your team is right, and you take what costs more on this floor, however strong you are.
    • **The elixir**: the table removes the monster that’s best for its owner, or the owner chooses after the last tower.
towers-rules-4 =
    ### Who sees what
    Only you see your hand. Your choice stays secret until everyone has chosen; everyone can see that you’ve chosen. Teams, what they’re worth and why are open, and so are gold and the last cards. Nobody sees later towers, the cards that were put back, or a hand on a travelling board.

    ### Fine points
    • A chameleon copies only opponents on this floor, never its own team or a travelling board. If nobody shows a numbered wizard, every chameleon is worth 0.
    • An artifact next to a chameleon worth 0 doubles the 0.
    • Nobody may refuse a card, not even a cursed chest.
    • A trophy without monsters is worth nothing, and gold can’t run out.

    ### How games go
    When computers played each other, most scores were between −5 and 18, with an average of 2 for two players, 6 for three and 5 for four. One floor in five or six had tied teams (with two players, one in eight); nearly always the wizard decided.

## The drawn page of the rules: short sentences in large letters
towers-page-aim = Send teams of three up four towers. Win treasures and dodge monsters.
towers-page-turn = Everyone picks cards in secret. The strongest team takes the treasure, the weakest the monster.
towers-page-end = Hands move on after each tower. After the fourth, the most points win.
towers-page-shown = Drawn beside the text: a chest and a monster; a wizard, a warrior and a dwarf; gold, rings and a creature.
