# Ein beendetes Spiel teilen: ein Film seiner Schlüsselmomente, und eine Seite, die es überall noch einmal zeigt.

button-share = Teilen
button-share-page = Als Seite teilen

share-by = { $person } teilt dieses Spiel. Das Bild unten zeigt, wie es ausging.
share-alone = Hier ist dein Spiel. Behalt den Film, oder gib ihn weiter.
share-done = Dein Film von { $table } ist jetzt in diesem Kanal.

film-opening = { $game } mit { $players }
film-alt = Ein Film von einer Partie { $game } mit { $players }.

## Warum nicht

refused-sharing-not-played = Nur wer dieses Spiel gespielt hat, kann es teilen.
refused-sharing-may-not-post = Du kannst in diesem Kanal keine Bilder posten. Dir fehlt: { $permissions }.
refused-sharing-again = Dieses Spiel wurde hier gerade geteilt. Du kannst es { $time } wieder teilen.
refused-sharing-not-sent = Ich konnte hier nicht schreiben. `/setup rechte` zeigt, was mir fehlt.

## Die Seite

share-page-done = Hier ist { $table } als Seite. Öffne die Datei in einem Browser, behalt sie, oder stell sie auf eine Website. Es ist alles darin.
page-title = { $game } mit { $players }
page-first = Erster Zug
page-back = Voriger Zug
page-on = Nächster Zug
page-last = Letzter Zug
page-steps = Alle Züge
page-story = Das Spiel, Zug für Zug
page-noscript = Scroll nach unten, um das ganze Spiel zu lesen.
