# Les titres qu’on gagne à Tschak !
towers-title-monster-shy = Monstres, non merci
towers-title-monster-shy-why = Gagner une partie à trois ou plus avec un monstre au plus.
towers-title-clean-sweep = Razzia
towers-title-clean-sweep-why = Prendre tous les trésors de deux donjons dans une partie à trois ou plus.
towers-title-landslide = Raz-de-marée
towers-title-landslide-why = Gagner trois parties avec au moins dix points d’avance.
