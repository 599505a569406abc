# Een afgelopen spel delen: een filmpje van de belangrijkste momenten, en een pagina om het overal te bekijken.

button-share = Delen
button-share-page = Delen als pagina

share-by = { $person } deelt dit spel. De afbeelding hieronder toont hoe het eindigde.
share-alone = Hier is je spel. Bewaar het filmpje of stuur het door.
share-done = Je filmpje van { $table } staat nu in dit kanaal.

film-opening = { $game } met { $players }
film-alt = Een filmpje van een potje { $game } met { $players }.

## Waarom niet

refused-sharing-not-played = Alleen wie dit spel heeft gespeeld, kan het delen.
refused-sharing-may-not-post = Je mag in dit kanaal geen afbeeldingen plaatsen. Je mist: { $permissions }.
refused-sharing-again = Dit spel is hier net gedeeld. Je kunt het { $time } weer delen.
refused-sharing-not-sent = Ik kon hier niets plaatsen. `/beheer controleer` toont wat ik mis.

## De pagina

share-page-done = Hier is { $table } als pagina. Open het bestand in een browser, bewaar het of zet het op een website. Alles zit erin.
page-title = { $game } met { $players }
page-first = Eerste beurt
page-back = Vorige beurt
page-on = Volgende beurt
page-last = Laatste beurt
page-steps = Alle beurten
page-story = Het spel, beurt voor beurt
page-noscript = Scrol naar beneden om het hele spel te lezen.
