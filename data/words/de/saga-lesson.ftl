# Die Lektion von Saga: was jeder Schritt sagt. Die Züge stehen in data/saga/lesson.toml.

saga-lesson-aim = **Ihr seid alle Feen, und gemeinsam spinnt ihr das Leben eines Helden.** Was Ivanhoe geschieht, zählt für alle. Aber jede von euch hat ein geheimes Ziel. Deins ist der **Herzensbrecher**: Reichtum 4, Mut 4 und zwei Liebesgeschichten. Ivanhoe hat eben seine Prüfung bestanden, also können die Abenteuer beginnen. Drück **Weiter**.

saga-lesson-adventure = **Spiel ein Abenteuer, das die Geschichte fortsetzt.** Ivanhoe ist eine Reise, also muss die nächste Karte auf eine Reise folgen können. Von deinen Karten kann das nur **Isolde**. Sie ist eine Liebesgeschichte und bringt Mut und Reichtum: genau, was dein Ziel braucht. Drück **Isolde · Liebe**.
saga-lesson-adventure-done = **Die Herausforderung läuft.** Der Würfel plus der Mut des Helden muss 4 schlagen.
saga-lesson-adventure-wrong = Das brauchst du heute nicht. Drück **Isolde · Liebe**.
saga-lesson-adventure-wrong-end = Pro Zug darfst du ein Abenteuer spielen, also lass es nicht aus. Drück **Isolde · Liebe**.
saga-lesson-adventure-wrong-retrieve = Das holt ein abgeworfenes Abenteuer zurück, kostet dich aber Karten. Du hast schon ein gutes, also drück **Isolde · Liebe**.

saga-lesson-blade = **Hilf nach, bevor der Würfel fällt.** Der Mut ist 1, du brauchst also 4 oder mehr: 50 %. Eingriffe ändern das, und alle können sie spielen. Die **Feenklinge** senkt die Schwierigkeit um 3. Wähl **„Feenklinge“ spielen**.
saga-lesson-blade-done = **Jetzt reicht jeder Wurf**, wenn niemand eingreift.
saga-lesson-blade-wrong = Heb dir das für später auf. Wähl **„Feenklinge“ spielen**.
saga-lesson-blade-wrong-star = Der Stern senkt die Schwierigkeit um 2 und wirkt bei jeder Probe. Die Feenklinge senkt sie um 3, aber nur bei Kraft oder Mut. Also nutz sie hier: Wähl **„Feenklinge“ spielen**.
saga-lesson-blade-wrong-cunning = Die Weisheit ist 1, genau wie der Mut, das ändert also nichts. Wähl **„Feenklinge“ spielen**.
saga-lesson-blade-wrong-pass = Noch nicht: Vorher kannst du auf Nummer sicher gehen. Wähl **„Feenklinge“ spielen**.

saga-lesson-talisman = **Der Reiher hat anderes vor.** Der Nebel erhöht die Schwierigkeit um 2, und ein Talisman hebt deine Feenklinge auf. Jetzt hilft nur eine 6. Aber du hast auch einen **Talisman**. Spiel ihn auf den **„Talisman“ vom Reiher**, dann zählt deine Feenklinge wieder.
saga-lesson-talisman-done = **Aufgehoben!** Deine Feenklinge ist zurück, also reicht eine 3 oder mehr.
saga-lesson-talisman-wrong = Das reicht nicht. Spiel deinen **Talisman** auf den **„Talisman“ vom Reiher**.
saga-lesson-talisman-wrong-mist = Ohne den Nebel bräuchtest du eine 4. Spiel ihn lieber auf den **„Talisman“ vom Reiher**, dann reicht eine 3.
saga-lesson-talisman-wrong-pass = Dann hilft nur eine 6. Spiel deinen **Talisman** auf den **„Talisman“ vom Reiher**.

saga-lesson-roll = **Genug Karten, lass den Würfel fallen.** Er fällt, sobald alle gepasst haben, und der Reiher hat schon. Wähl **Ganze Herausforderung passen**.
saga-lesson-roll-done = **Eine 4! Isolde ist bestanden.** 4 + 1 schlägt 3; ohne deine Karten wäre es 5 gegen 6 gewesen. Mut und Reichtum sind jetzt 2.
saga-lesson-roll-wrong = Wähl **Ganze Herausforderung passen**.
saga-lesson-roll-wrong-once = Das geht auch, aber dann frage ich dich nach dem Wurf noch einmal. Wähl **Ganze Herausforderung passen**.
saga-lesson-roll-wrong-keep = 67 % sind gut. Behalt die Karte, und wähl **Ganze Herausforderung passen**.

saga-lesson-turn = **Reichtum 2, Mut 2, eine Liebesgeschichte.** Dein Ziel zeigt, was noch fehlt. Dein Abenteuer hast du gespielt, also drück **Zug beenden**.
saga-lesson-turn-done = **Der Reiher ist dran.** In seine Herausforderungen kannst du eingreifen, so wie er in deine.
saga-lesson-turn-wrong = Drück **Zug beenden**.
saga-lesson-turn-wrong-retrieve = Das würde dich mehr kosten, als es bringt. Drück **Zug beenden**.

saga-lesson-end = **Sobald du alles auf deinem Ziel erreichst, gewinnst du**, auch wenn gerade jemand anders dran ist. Auch gescheiterte Abenteuer bleiben in der Geschichte, aber sie kosten den Helden etwas. Also hilf, wo es dir passt, verdirb, was dir nicht passt, und zeig nicht zu früh, worauf du aus bist.

# Was in den Bildern leuchtet, für Menschen, die sie nicht sehen.

saga-mark-cards = deine Karten
saga-mark-challenge = die Herausforderung bisher
saga-mark-characteristics = die Eigenschaften des Helden
saga-mark-objective = dein Ziel
