# De titels van Tschak!

towers-title-monster-shy = Monsterschuw
towers-title-monster-shy-why = Won een potje met drie of meer spelers met hooguit één monster.
towers-title-clean-sweep = Alles binnengehaald
towers-title-clean-sweep-why = Pakte alle schatten van twee torens in een potje met drie of meer spelers.
towers-title-landslide = Monsterzege
towers-title-landslide-why = Won drie potjes met tien of meer punten voorsprong.
