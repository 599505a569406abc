# Mescolate che più tavoli hanno in comune.

lobby-shuffle-deal =
    🔒 Nessuno può cambiare come si mescola questa partita, e altri tavoli hanno le stesse carte e gli stessi dadi. Tutto viene da un solo segreto; la sua impronta (SHA-256) è:
    `{ $hash }`
    Quando avranno finito tutti vedrai il segreto, e *Controlla la mescolata* rigioca da lì la partita.
board-deal = -# Forse altri stanno ancora giocando con le stesse carte e gli stessi dadi: il segreto della mescolata arriva dopo.
verify-deal-data =
    Per controllare da te: lo SHA-256 del segreto è quello promesso prima. Il seme è lo HMAC-SHA256 della parola `deal`, con il segreto come chiave.
    Mescolata: `{ $deal }`
    Promesso: `{ $hash }`
    Segreto: `{ $secret }`

refused-deal-not-revealed = Forse altri stanno ancora giocando con le stesse carte e gli stessi dadi. Potrai farlo quando avranno finito.
refused-shared-deal = Altri giocano con le stesse carte e gli stessi dadi, quindi ognuno deve cavarsela da solo, senza aiuti.
