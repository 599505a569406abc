# Die Bilder von Runden, die jemand gewinnt.
abraca-climax-attack = Knockout!
abraca-climax-all-used = Alle Steine weg!
abraca-climax-survivor = Alle anderen raus!
