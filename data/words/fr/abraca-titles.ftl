# Les titres qu’on gagne à Abracada.
abraca-title-unerring = Baguette sûre
abraca-title-unerring-why = Gagner une partie avec au moins dix sorts, dont au moins quatre sur cinq réussis.
abraca-title-to-the-last-stone = Jusqu’à la dernière pierre
abraca-title-to-the-last-stone-why = Remporter une manche en utilisant toutes ses pierres, dans trois parties.
abraca-title-unfallen = Toujours debout
abraca-title-unfallen-why = Gagner cinq parties sans jamais tomber à 0 vie.
