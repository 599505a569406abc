# A imagem de uma torre que acabou.
towers-climax-cleared = Torre { $tower } vencida!
