# Die Lektion von Touria: was jeder Schritt sagt. Die Züge stehen in data/touria/lesson.toml.

touria-lesson-aim = **Ihr führt alle dieselbe Heldenschar über eine Insel.** Für das Schloss brauchst du 7 Herzen, 7 Münzen und keinen schwarzen Edelstein. Noch hast du 3 Münzen. Der Plan: Sammle unterwegs Edelsteine, und tausch sie gegen Herzen und Münzen. Drück **Weiter**.

touria-lesson-tower = **Dein Zug beginnt mit einem Turm.** In den Ecken stehen vier Türme, und jeder zeigt dir einen Ort. Der Goldschmied macht aus Edelsteinen Herzen und Münzen, und auf dem Weg dorthin findest du welche. Drück **Goldschmied · Südostturm**.
touria-lesson-tower-done = **Los geht’s!** Der Turm hat sich gedreht. Beim nächsten Mal zeigt er dir die Räuberhöhle.
touria-lesson-tower-wrong = Das geht auch, bringt in diesem Zug aber kein Herz. Drück **Goldschmied · Südostturm**.

touria-lesson-way = **Nimm einen Weg an Minen vorbei, denn dort sind die Edelsteine.** Drei Schritte sind gratis, jeder weitere kostet eine Münze. Du willst zwei Edelsteine einer Farbe, also drück **3 Schritte, gratis: grün, grün · Weg 2**.
touria-lesson-way-done = **Zwei grüne Edelsteine, und sie kosten dich nichts.** Du bist beim Goldschmied.
touria-lesson-way-wrong = Das ginge, bringt aber keine zwei Edelsteine einer Farbe gratis. Drück **3 Schritte, gratis: grün, grün · Weg 2**.
touria-lesson-way-wrong-black = Vorsicht: Auf dem Weg liegt ein schwarzer Edelstein, und damit kommt niemand ins Schloss. Drück **3 Schritte, gratis: grün, grün · Weg 2**.
touria-lesson-way-wrong-stepwise = Später kannst du einen Weg Feld für Feld planen. Fürs Erste drück **3 Schritte, gratis: grün, grün · Weg 2**.

touria-lesson-act = **Jetzt tausch.** Ein Edelstein bringt eine Münze, aber zwei gleiche bringen ein Herz, und Herzen sind schwerer zu kriegen. Drück **2 grüne für ein Herz**.
touria-lesson-act-done = **Dein erstes Herz!** Noch sechs.
touria-lesson-act-wrong-coin = Eine Münze ist nett, aber damit ist dein Paar hin. Drück **2 grüne für ein Herz**.
touria-lesson-act-wrong-skip = Jetzt bist du so weit gegangen! Drück **2 grüne für ein Herz**.
touria-lesson-act-wrong = Drück **2 grüne für ein Herz**.

touria-lesson-done = **Das war dein Zug.** Jetzt dürfen die anderen mitmachen: Sie würden beim Goldschmied ihre eigenen Edelsteine tauschen. Dafür müssten sie dir ein Elixier geben. Drück **Fertig: Zug beenden**.
touria-lesson-done-done = **Der Reiher ist dran.** Er hatte keine Edelsteine zum Tauschen, also hat niemand mitgemacht.
touria-lesson-done-wrong = Drück **Fertig: Zug beenden**.
touria-lesson-done-wrong-linger = Das brauchst du nur, um nach den anderen noch einen Gegenstand zu nutzen, und du hast keinen. Drück **Fertig: Zug beenden**.

touria-lesson-copy = **Jetzt kannst du beim Reiher mitmachen.** Er ist zur Waldfee gegangen und hat einen Gegenstand genommen. Gib ihm dein Elixier, dann nimmst du dort auch einen, obwohl du nicht dran bist. Die Sanduhr ist stark: Mit ihr spielst du zwei Züge hintereinander. Drück **Elixier geben, Sanduhr nehmen**.
touria-lesson-copy-done = **Die Sanduhr gehört dir.** Nutz sie, wenn ein Zug nicht reicht.
touria-lesson-copy-wrong = Dann hättest du nichts vom Zug des Reihers, und ein Gegenstand ist dein Elixier wert. Drück **Elixier geben, Sanduhr nehmen**.
touria-lesson-copy-wrong-elixir = Das geht auch: Den Gegenstand wählst du dann danach. Schneller ist es, ihn gleich zu nennen. Drück **Elixier geben, Sanduhr nehmen**.
touria-lesson-copy-wrong-paintbrush = Auch der Pinsel ist praktisch. Aber zwei Züge hintereinander können das Rennen zum Schloss entscheiden. Drück **Elixier geben, Sanduhr nehmen**.

touria-lesson-castle = **Das ist der Plan: sammeln, tauschen und mitmachen, bis du 7 Herzen, 7 Münzen und keinen schwarzen Edelstein hast.** Dann geh ins Schloss, und öffne in jedem Zug eine von neun Türen. Hinter einer sind Prinzessin Tara und Prinz Talan. Hinter den anderen will jemand ein Geschenk.
touria-lesson-end = **Wer zuerst die richtige Tür öffnet, gewinnt.** Herzen gibt es beim Drachen, beim Goldschmied und beim Turnier, Münzen beim Händler. Die Brunnenfee nimmt dir einen schwarzen Edelstein ab.

# Was in den Bildern leuchtet, für Menschen, die sie nicht sehen.

touria-mark-chest = was du hast
touria-mark-choices = deine Möglichkeiten
touria-mark-goal = was dir fürs Schloss noch fehlt
touria-mark-island = die Insel
