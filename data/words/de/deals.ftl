# Mischungen, die mehrere Tische teilen.

lobby-shuffle-deal =
    🔒 Niemand kann beeinflussen, wie dieses Spiel gemischt wird, und andere Tische bekommen dieselben Karten und Würfel. Alles entsteht aus einem Geheimnis; sein Fingerabdruck (SHA-256) ist:
    `{ $hash }`
    Sind alle fertig, siehst du das Geheimnis, und *Mischung prüfen* spielt das Spiel daraus nach.
board-deal = -# Vielleicht spielen andere noch mit denselben Karten und Würfeln, darum kommt das Mischgeheimnis später.
verify-deal-data =
    Zum Selberprüfen: Der SHA-256 des Geheimnisses ist der, der vorher versprochen war. Der Seed ist der HMAC-SHA256 des Worts `deal`, mit dem Geheimnis als Schlüssel.
    Mischung: `{ $deal }`
    Versprochen: `{ $hash }`
    Geheimnis: `{ $secret }`

refused-deal-not-revealed = Vielleicht spielen andere noch mit denselben Karten und Würfeln. Das geht, wenn sie fertig sind.
refused-shared-deal = Andere spielen mit denselben Karten und Würfeln, also müssen alle für sich spielen, ohne Hilfe.
