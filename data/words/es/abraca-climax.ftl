# Las imágenes de las rondas que alguien gana.
abraca-climax-attack = ¡Noqueo!
abraca-climax-all-used = ¡Ni una piedra más!
abraca-climax-survivor = ¡Nadie más en pie!
