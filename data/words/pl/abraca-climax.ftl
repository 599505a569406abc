# Obrazy rund, które ktoś wygrywa.
abraca-climax-attack = Nokaut!
abraca-climax-all-used = Wszystkie kamienie!
abraca-climax-survivor = Wciąż na nogach!
