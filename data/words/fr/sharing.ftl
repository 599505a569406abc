# Partager une partie finie : un film de ses moments clés, et une page pour la revoir partout.

button-share = Partager
button-share-page = Partager en page

share-by = { $person } partage cette partie. L’image ci-dessous montre comment elle s’est terminée.
share-alone = Voici ta partie. Garde le film, ou fais-le passer.
share-done = Ton film de { $table } est maintenant dans ce salon.

film-opening = { $game } avec { $players }
film-alt = Le film d’une partie { $game-initial ->
    [vowel] d’{ $game }
   *[consonant] de { $game }
} avec { $players }.

## Pourquoi non

refused-sharing-not-played = Il faut avoir joué cette partie pour la partager.
refused-sharing-may-not-post = Tu ne peux pas publier d’images dans ce salon. Il te manque : { $permissions }.
refused-sharing-again = Cette partie vient d’être partagée ici. Tu pourras la partager à nouveau { $time }.
refused-sharing-not-sent = Je n’ai pas pu écrire ici. `/config vérification` montre ce qui me manque.

## La page

share-page-done = Voici { $table } en une page. Ouvre le fichier dans n’importe quel navigateur, garde-le, ou mets-le sur un site. Tout est dedans.
page-title = { $game } avec { $players }
page-first = Premier tour
page-back = Tour précédent
page-on = Tour suivant
page-last = Dernier tour
page-steps = Tous les tours
page-story = La partie, tour par tour
page-noscript = Fais défiler pour lire toute la partie.
