# Le immagini dei round vinti da qualcuno.
abraca-climax-attack = Al tappeto!
abraca-climax-all-used = Pietre finite!
abraca-climax-survivor = In piedi fino alla fine!
