# As imagens das rodadas que alguém vence.
abraca-climax-attack = Nocaute!
abraca-climax-all-used = Usou todas as pedras!
abraca-climax-survivor = Último mago de pé!
