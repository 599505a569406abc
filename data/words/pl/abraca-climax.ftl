# Obrazy rund, które ktoś wygrywa.
abraca-climax-attack = Nokaut!
abraca-climax-all-used = Kamienie zużyte!
abraca-climax-survivor = Wciąż na nogach!
