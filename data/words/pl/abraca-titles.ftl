# Tytuły w Abrace.

abraca-title-unerring = Pewna różdżka
abraca-title-unerring-why = Wygrana gra: co najmniej dziesięć zaklęć, z nich co najmniej cztery na pięć udane.
abraca-title-to-the-last-stone = Do ostatniego kamienia
abraca-title-to-the-last-stone-why = W trzech grach runda wygrana przez zużycie wszystkich kamieni.
abraca-title-unfallen = Wciąż na nogach
abraca-title-unfallen-why = Pięć gier wygranych bez ani jednego spadku do 0 żyć.
