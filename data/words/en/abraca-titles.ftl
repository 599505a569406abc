# The titles of Abraca.

abraca-title-unerring = Steady Wand
abraca-title-unerring-why = Won a game with ten spells or more, at least four in five of them right.
abraca-title-to-the-last-stone = To the Last Stone
abraca-title-to-the-last-stone-why = Won a round by using every stone, in three games.
abraca-title-unfallen = Still Standing
abraca-title-unfallen-why = Won five games without ever dropping to 0 lives.
