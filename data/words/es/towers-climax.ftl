# La imagen de una torre despejada.
towers-climax-cleared = ¡Torre { $tower } despejada!
