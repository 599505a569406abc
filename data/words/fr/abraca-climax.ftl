# Les images des manches que quelqu’un remporte.
abraca-climax-attack = K.-O. !
abraca-climax-all-used = Plus une pierre !
abraca-climax-survivor = Dernier mage debout !
