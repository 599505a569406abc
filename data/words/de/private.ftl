# Private Tische: Jemand spielt allein gegen Computer, und sonst sieht es niemand.

private-table = -# 🔒 Nur du siehst diesen Tisch.
private-opened = Wenn diese Ansicht nicht mehr antwortet, ist dein Spiel sicher: `/tische` bringt es zurück.
button-show-here = In diesem Kanal zeigen
button-here-yes = Ja, zeigen
ask-show = { $table } hier zeigen? Alle, die diesen Kanal sehen, sehen dann den Tisch und seinen Verlauf, und privat wird er nicht wieder.
here-shown = Der Tisch ist jetzt in diesem Kanal, und alle hier können ihn sehen.
log-shown = { $player } zeigt diesen Tisch im Kanal.
refused-private-table = Nur du siehst diesen Tisch. Um mit anderen zu spielen, zeig ihn erst in einem Kanal: Drück **{ button-show-here }**, in der Lobby oder unter *Mehr*.
lobby-no-clock-alone = 🕰️ Keine Uhr, solange du allein spielst.
greeting-play-alone = Oder allein spielen, nur für dich
button-lesson-private = Spielen, wo nur ich es sehe
practice-here = Der Tisch öffnet in diesem Kanal, wo alle zuschauen können.
practice-private = 🔒 Nur du wirst den Tisch sehen.
button-practise-here = In diesem Kanal öffnen
button-practise-private = Nur für mich öffnen
tables-private = Private Tische anderer
tables-only-you = nur du siehst ihn
tables-only-players = nur die Leute am Tisch sehen ihn
parameter-private-name = privat
parameter-private-description = Allein gegen Computer spielen, wo es sonst niemand sieht
private-opened-elsewhere = Diesen Tisch findest du überall mit `/tische` wieder. Diese Nachricht folgt dem Spiel 15 Minuten lang; danach drück einen Button darauf.
private-elsewhere = Hier kannst du gegen Computer spielen. Nur du siehst den Tisch. Für einen mit anderen nutz `/tisch neu` auf einem Server, der Tavolata hat.
button-play-alone = Allein spielen
refused-own-table = Du hast diesen Tisch außerhalb von Servern geöffnet, also bleibt er deiner allein. Öffne hier mit `/tisch neu` einen für andere.
refused-too-many-nowhere = Du hast zu viele offene Tische außerhalb von Servern. Spiel erst einen zu Ende.
private-table-players = -# 🔒 Nur wer hier spielt, kann diesen Tisch sehen.
