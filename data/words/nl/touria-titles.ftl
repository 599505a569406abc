# De titels van Touria.

touria-title-wedding = Lang en gelukkig
touria-title-wedding-why = Won een potje met een bruiloft.
touria-title-seer = Tweede gezicht
touria-title-seer-why = Keek achter twee deuren en opende toen meteen de juiste.
touria-title-shortcut = Sluiproute
touria-title-shortcut-why = Won een potje binnen tien beurten.
