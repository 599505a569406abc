# Lire les règles : la page dessinée, les chapitres, et chercher un mot.

rules-alt = Les règles { $game-initial ->
    [vowel] d’{ $game }
   *[consonant] de { $game }
} en une page.
rules-alt-part = { $part } : { $text }
rules-part-aim = But
rules-part-turn = Ton tour
rules-part-end = La fin

rules-title = Les règles { $game-initial ->
    [vowel] d’{ $game }
   *[consonant] de { $game }
}
rules-choose = Choisis un chapitre à lire
rules-examples = Exemples
rules-departures = Différent de l’imprimé
rules-departures-help = Une table joue ainsi, sauf si vous le changez dans le lobby. *Comme imprimé*, parmi les options, rétablit toutes les règles imprimées.
rules-departure = **{ $option }** : { $value }. Imprimé : { $printed }.
rules-learn = **Première visite ?** `/apprendre` t’apprend le jeu en trois minutes, en y jouant. Les règles sont ci-dessous.
rules-first = Première page
rules-complete = -# Les règles complètes, section par section : { $sections }
rules-complete-in-english = -# Les règles complètes sont en anglais, par section : { $sections }
button-rules-search = Chercher

rules-search-title = Chercher dans les règles
rules-search-field = Un mot ou deux
rules-search-hint = Un demi-mot suffit, comme « gem ».
rules-found = « { $typed } » dans les règles { $game-initial ->
    [vowel] d’{ $game }
   *[consonant] de { $game }
}
rules-found-more = -# Il y en a d’autres : tape un mot de plus pour préciser.
rules-found-things = Ce qui porte ce nom
rules-found-chapters = Ouvrir le chapitre
rules-not-found = Rien dans les règles { $game-initial ->
    [vowel] d’{ $game }
   *[consonant] de { $game }
} ne contient « { $typed } ». Essaie un seul mot, ou son début, ou choisis un chapitre.
