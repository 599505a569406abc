# Les parties que plusieurs tables jouent avec les mêmes cartes et les mêmes dés.

lobby-shuffle-deal =
    🔒 Personne ne peut changer le mélange de cette partie, et d’autres tables ont les mêmes cartes et les mêmes dés. Tout vient d’un seul secret ; son empreinte (SHA-256) est :
    `{ $hash }`
    Quand toutes ont fini, tu vois le secret, et *Vérifier le mélange* rejoue la partie à partir de lui.
board-deal = -# D’autres jouent peut-être encore avec les mêmes cartes et les mêmes dés, donc le secret du mélange vient plus tard.
verify-deal-data =
    Pour le vérifier toi-même : le SHA-256 du secret est celui promis d’avance. La graine est le HMAC-SHA256 du mot `deal`, avec le secret pour clé.
    Donne : `{ $deal }`
    Promis : `{ $hash }`
    Secret : `{ $secret }`
refused-deal-not-revealed = D’autres jouent peut-être encore avec les mêmes cartes et les mêmes dés. Tu pourras le faire quand toutes les tables auront fini.
refused-shared-deal = D’autres jouent les mêmes cartes et les mêmes dés, donc chacun doit jouer sans aide.
