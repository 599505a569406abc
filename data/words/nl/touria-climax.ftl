# De afbeeldingen van wie het kasteel binnengaat en van een hart dat de Draak afstaat.
touria-climax-castle = Het kasteel in!
touria-climax-dragon = Het hart van de Draak!
touria-climax-dragon-told = { $player } geeft niet op: na { $count } worpen staat de Draak een hart af.
