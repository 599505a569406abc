# Trouver des tables : listes par jeu et par salon, et importer une partie finie d’ailleurs.

parameter-place-name = salon
parameter-place-description = Seulement les tables de ce salon
tables-sought = -# Filtre : { $what } · `/tables` sans rien d’autre les montre toutes
tables-none-sought = Tu ne vois aucune table ouverte de ce genre. `/tables` sans rien d’autre les montre toutes.
button-import = Importer une partie finie
import-title = Importer une partie finie
import-file = Le fichier de /table exporter
import-hint = Ici, tu peux la revoir, l’analyser et la vérifier. Ça ne change aucune statistique.
