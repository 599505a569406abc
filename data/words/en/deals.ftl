# Deals that several tables share.

lobby-shuffle-deal =
    🔒 Nobody can change how this game is shuffled, and other tables get the same cards and dice. Everything is drawn from one secret; its fingerprint (SHA-256) is:
    `{ $hash }`
    Once all of them are done you see the secret, and *Check the shuffle* replays the game from it.
board-deal = -# Others may still be playing with the same cards and dice, so the shuffle secret comes later.
verify-deal-data =
    To check it yourself: the secret’s SHA-256 is the one promised beforehand. The seed is the HMAC-SHA256 of the word `deal`, keyed with the secret.
    Deal: `{ $deal }`
    Promised: `{ $hash }`
    Secret: `{ $secret }`

refused-deal-not-revealed = Others may still be playing with the same cards and dice. You can do this once they’re done.
refused-shared-deal = Others play the same cards and dice, so everybody has to play on their own, without help.
