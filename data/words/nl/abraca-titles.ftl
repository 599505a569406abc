# De titels van Abraca.

abraca-title-unerring = Vaste toverhand
abraca-title-unerring-why = Won een potje met tien of meer spreuken, waarvan minstens vier op de vijf goed.
abraca-title-to-the-last-stone = Tot de laatste steen
abraca-title-to-the-last-stone-why = Won in drie potjes een ronde door alle stenen te gebruiken.
abraca-title-unfallen = Nog steeds overeind
abraca-title-unfallen-why = Won vijf potjes zonder ooit op 0 levens te komen.
