# L’immagine di una torre ripulita.
towers-climax-cleared = Torre { $tower } ripulita!
