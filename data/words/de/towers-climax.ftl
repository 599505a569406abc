# Das Bild eines geschafften Turms.
towers-climax-cleared = Turm { $tower } geschafft!
