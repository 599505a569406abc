# Privétafels: iemand speelt alleen tegen computerspelers, en niemand anders ziet het.

private-table = -# 🔒 Alleen jij kunt deze tafel zien.
private-table-players = -# 🔒 Alleen de spelers kunnen deze tafel zien.
private-opened = Als dit paneel niet meer reageert, is je spel veilig: `/tafels` haalt het terug.
button-show-here = In dit kanaal tonen
button-here-yes = Ja, tonen
ask-show = { $table } hier tonen? Iedereen die dit kanaal ziet, ziet dan de tafel en het verloop, en je kunt hem niet weer privé maken.
here-shown = De tafel staat nu in dit kanaal, en iedereen hier kan hem zien.
log-shown = { $player } toont deze tafel in het kanaal.
refused-private-table = Alleen jij kunt deze tafel zien. Wil je met anderen spelen, toon hem dan eerst in een kanaal: druk op **{ button-show-here }**, in de lobby of onder *Meer*.
lobby-no-clock-alone = 🕰️ Geen klok zolang je alleen speelt.
greeting-play-alone = Of speel alleen, gewoon voor jezelf
button-lesson-private = Spelen waar alleen ik het zie
practice-here = De tafel opent in dit kanaal, waar iedereen kan toekijken.
practice-private = 🔒 Alleen jij ziet de tafel.
button-practise-here = In dit kanaal openen
button-practise-private = Alleen voor mij openen
tables-private = Privétafels van anderen
tables-only-you = alleen jij kunt hem zien
tables-only-players = alleen de spelers kunnen hem zien
parameter-private-name = privé
parameter-private-description = Alleen spelen tegen computerspelers, waar niemand anders het ziet
private-opened-elsewhere = Met `/tafels` vind je deze tafel overal terug. Dit bericht volgt het spel een kwartier; druk daarna op een knop eronder.
private-elsewhere = Hier kun je tegen computers spelen. Alleen jij ziet de tafel. Gebruik voor een tafel met anderen `/tafel nieuw` op een server die Tavolata heeft.
button-play-alone = Alleen spelen
refused-own-table = Je hebt deze tafel buiten servers geopend, dus hij blijft alleen van jou. Open er hier een voor anderen met `/tafel nieuw`.
refused-too-many-nowhere = Je hebt te veel open tafels buiten servers. Maak er eerst een af.
