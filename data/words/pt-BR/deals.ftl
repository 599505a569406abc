# Distribuições que várias mesas compartilham.

lobby-shuffle-deal =
    🔒 Ninguém pode mudar como esta partida é embaralhada, e outras mesas recebem as mesmas cartas e os mesmos dados. Tudo sai de um só segredo; a impressão digital dele (SHA-256) é:
    `{ $hash }`
    Quando todas acabarem, você vê o segredo, e *Conferir o embaralhamento* refaz a partida a partir dele.
board-deal = -# Talvez outros ainda joguem com as mesmas cartas e os mesmos dados, então o segredo do embaralhamento vem depois.
verify-deal-data =
    Para conferir por conta própria: o SHA-256 do segredo é o que foi prometido antes. A semente é o HMAC-SHA256 da palavra `deal`, com o segredo como chave.
    Distribuição: `{ $deal }`
    Prometido: `{ $hash }`
    Segredo: `{ $secret }`

refused-deal-not-revealed = Talvez outros ainda joguem com as mesmas cartas e os mesmos dados. Você pode fazer isso quando todos acabarem.
refused-shared-deal = Outros jogam as mesmas cartas e os mesmos dados, então cada um joga por conta própria, sem ajuda.
