# Les parties revues pas à pas, données en fichiers et reprises de fichiers.

button-replay = Revoir
button-replay-first = ⏮ Début
button-replay-chapter-back = ⏪ { $chapter }
button-replay-turn-back = ◀ Tour
button-replay-step-back = ‹ Étape
button-replay-step-on = Étape ›
button-replay-turn-on = Tour ▶
button-replay-chapter-on = { $chapter } ⏩
button-replay-last = Fin ⏭

replay-title = Revoir · { $table }
replay-where = { $turn } · étape { NUMBER($step, useGrouping: 0) } sur { NUMBER($last, useGrouping: 0) } · vu par { $eyes }
replay-turn = Tour { NUMBER($turn, useGrouping: 0) } sur { NUMBER($turns, useGrouping: 0) }
replay-of-chapter = { $chapter } · { $turn }
replay-public = tout le monde
replay-begins = -# La partie commence.
replay-quiet = -# Quelqu’un a choisi en secret.
replay-more =
    { $count ->
        [one] -# { $count } détail de plus dans *Ce qui s’est passé*.
       *[other] -# { $count } détails de plus dans *Ce qui s’est passé*.
    }
replay-jump = Ce qui a décidé de la partie
replay-whose-eyes = Par les yeux de qui ?
replay-public-eyes = Comme tout le monde l’a vue
replay-eyes = Comme { $name } l’a vue

export-done = Toute la partie en un fichier : chaque coup, chaque tirage, et la preuve du mélange. `/table importer` la montre sur tout serveur où je suis.
import-done = ✅ Rejouée depuis son secret, elle est authentique : { $table } est dans ce salon. Tu peux la revoir, la vérifier et l’exporter ; elle ne compte pas dans les statistiques.
board-imported = -# Cette partie a été jouée ailleurs et importée d’un fichier. Je l’ai rejouée depuis son secret.

log-imported = { $player } importe cette partie d’un fichier.

refused-no-replay = On ne peut pas revoir cette partie ; une fois qu’elle est finie, l’hébergeur du bot peut savoir pourquoi avec `/table vérifier`.
refused-file-size = Le fichier est trop gros : { NUMBER($most, useGrouping: 0) } Kio au plus. Une partie en prend d’habitude quelques dizaines.
refused-file-not-there = Je n’ai pas pu obtenir le fichier de Discord. Réessaie.
refused-file-json = Ce n’est pas un fichier JSON, ou seulement un morceau.
refused-file-format = Ce n’est pas une partie que j’ai exportée : il en manque un morceau, ou il a une autre forme.
refused-file-version = Ce fichier est au format { $there } ; je lis le format { NUMBER($here) }.
refused-file-game = Je ne connais pas le jeu de ce fichier.
refused-file-rules = Cette partie suit la version { $there } de ses règles ; j’utilise la version { NUMBER($here) }, elle pourrait se passer autrement.
refused-file-seats = Ce jeu ne se joue pas à autant de personnes que dans le fichier.
refused-file-names = Un nom du fichier est impossible sur Discord : { NUMBER($longest) } caractères au plus, sur une ligne.
refused-file-options = Le fichier a une option ou une valeur que ce jeu n’a pas.
refused-file-times = Les heures du fichier sont fausses, ou il n’y en a pas une par coup.
refused-file-moves = Cette partie a trop de coups : { NUMBER($most) } au plus.
refused-file-shuffle = La graine du fichier ne vient pas de son secret et de ses appuis, ou la promesse ne correspond pas au secret.
refused-file-replay = Les coups du fichier sont impossibles : la partie ne se rejoue pas depuis sa graine.
refused-file-unfinished = La partie du fichier n’est pas finie.
refused-file-results = La partie du fichier se rejoue, mais avec un autre résultat.
refused-file-known = Cette partie est déjà ici : table { NUMBER($table, useGrouping: 0) }, { $link }.
refused-file-known-elsewhere = Cette partie est déjà sur ce serveur, là où tu ne peux pas la voir.

command-table-replay-name = revoir
command-table-replay-description = Revoir une partie, pas à pas
command-table-import-name = importer
command-table-import-description = Importer une partie exportée, pour la revoir et la vérifier ici
parameter-file-name = fichier
parameter-file-description = Le fichier JSON de /table exporter
