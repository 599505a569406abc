# L’image d’un donjon vidé.
towers-climax-cleared = Donjon { $tower } vidé !
