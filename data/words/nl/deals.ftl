# Kaarten en worpen die meerdere tafels delen.

lobby-shuffle-deal =
    🔒 Niemand kan iets veranderen aan hoe dit spel geschud wordt, en andere tafels krijgen dezelfde kaarten en worpen. Alles volgt uit één geheim; de vingerafdruk ervan (SHA-256) is:
    `{ $hash }`
    Als ze allemaal klaar zijn, zie je het geheim, en *Schudden controleren* speelt het spel daaruit na.
board-deal = -# Anderen spelen misschien nog met dezelfde kaarten en worpen, dus het schudgeheim komt later.
verify-deal-data =
    Zo controleer je het zelf: de SHA-256 van het geheim is die van de belofte vooraf. Het startgetal is de HMAC-SHA256 van het woord `deal`, met het geheim als sleutel.
    Verdeling: `{ $deal }`
    Beloofd: `{ $hash }`
    Geheim: `{ $secret }`

refused-deal-not-revealed = Anderen spelen misschien nog met dezelfde kaarten en worpen. Dit kan zodra ze klaar zijn.
refused-shared-deal = Anderen spelen met dezelfde kaarten en worpen, dus iedereen moet op eigen kracht spelen, zonder hulp.
