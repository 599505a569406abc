# Die Bilder vom Weg ins Schloss und von einem Herzen, das dem Drachen abgerungen ist.
touria-climax-castle = Ab ins Schloss!
touria-climax-dragon = Das Herz des Drachen!
touria-climax-dragon-told = { $player } gibt nicht auf: Nach { $count } Würfen rückt der Drache ein Herz heraus.
