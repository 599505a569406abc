# De afbeeldingen van rondes die iemand wint.
abraca-climax-attack = Knock-out!
abraca-climax-all-used = Alle stenen op!
abraca-climax-survivor = Als laatste over!
