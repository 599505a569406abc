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
towers-form = Pick { $count } cards
towers-form-prompt =
    { $count ->
        [3] Your three cards for this floor
       *[other] Two more cards for this floor
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

## Plans

towers-plan = { $steps }
towers-plan-step =
    { $count ->
        [3] floor { $floor }: { $cards }
       *[other] floor { $floor }, step { $step }: { $cards }
    }
towers-plan-slot =
    { $count ->
        [one] Floor { $floor }, step { $step }
        [2] Floor { $floor }, step { $step }, 2 cards
       *[other] Floor { $floor }, { $count } cards
    }
towers-plan-over-tower = A new tower has begun.
towers-plan-over-used = You no longer have { $card } to play.

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
towers-told-swaps = Two of one type: { $swaps }.
towers-told-swap = { $player } takes { $out } back and shows { $in }
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

## The drawn page of the rules: short sentences in large letters
towers-page-aim = Send teams of three up four towers. Win treasures and dodge monsters.
towers-page-turn = Everyone picks cards in secret. The strongest team takes the treasure, the weakest the monster.
towers-page-end = Hands move on after each tower. After the fourth, the most points win.
towers-page-shown = Drawn beside the text: a chest and a monster; a wizard, a warrior and a dwarf; gold, rings and a creature.
