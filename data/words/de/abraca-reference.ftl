# Abraca…was? – was man nachschlagen kann: Arten, Dinge, die sonst keine Worte haben, Beispiele.

abraca-kind-spell = Zauber
abraca-kind-thing = Steine, Leben und Punkte

abraca-lookup-copies =
    { $count ->
        [one] Ihn gibt es nur einmal im Spiel.
       *[other] Ihn gibt es { $count }-mal im Spiel.
    }
abraca-lookup-left = Wer links von dir sitzt und nach dir spielt, verliert 1 Leben.
abraca-lookup-right = Wer rechts von dir sitzt und vor dir spielt, verliert 1 Leben.
abraca-lookup-left_and_right = Wer links und wer rechts von dir sitzt, verliert je 1 Leben. Zu zweit verliert dein Gegenüber nur 1.

abraca-lookup-hand-name = Deine Steine
abraca-lookup-hand = Du hast { $count } Steine. Alle können sie lesen, nur du nicht. Am Ende deines Zugs ziehst du auf { $count } nach, solange der Vorrat reicht.
abraca-lookup-life-name = Leben
abraca-lookup-life = Alle beginnen jede Runde mit { $start } Leben. Mehr als { $most } oder weniger als 0 hat niemand.
abraca-lookup-die-name = Würfel
abraca-lookup-die = Er zeigt { $least } bis { $most }, jede Zahl zweimal. Du würfelst für die Zauber 1 und 3, und wenn eine 1 misslingt.
abraca-lookup-pool-name = Vorrat
abraca-lookup-pool = Die verdeckten Steine, von denen ihr zieht. Ist er leer, zieht niemand mehr.
abraca-lookup-aside-name = Beiseitegelegte Steine
abraca-lookup-aside = Zu zweit und zu dritt liegen einige Steine von Anfang an offen. Niemand hat sie, also kannst du sie ausschließen.
abraca-lookup-secret-name = Geheimsteine
abraca-lookup-secret = In jeder Runde liegen { $count } Steine verdeckt bereit. Der Nachtsänger gibt dir einen, und nur du kannst ihn ansehen. Lebst du am Ende der Runde noch, bringt jeder von deinen 1 Punkt.
abraca-lookup-neighbours-name = Links und rechts
abraca-lookup-neighbours = Wer links von dir sitzt, spielt nach dir; wer rechts von dir sitzt, vor dir. Zu zweit ist das dieselbe Person.
abraca-lookup-failure-name = Wenn eine Zahl misslingt
abraca-lookup-failure = Hast du den Stein nicht, verlierst du 1 Leben (bei einer 1 so viele Leben, wie der Würfel zeigt), und dein Zug endet. Du ziehst trotzdem nach.
abraca-lookup-order-name = Welche Zahl folgen darf
abraca-lookup-order = Wenn eine Zahl gelingt, darfst du dieselbe oder eine höhere ansagen. Die Optionen am Tisch können jede Zahl erlauben oder niedrigere als Falle anbieten: Die misslingen immer und kosten 1 Leben.
abraca-lookup-last-stone-name = Dein letzter Stein
abraca-lookup-last-stone = Verbrauchst du alle deine Steine, gewinnst du die Runde sofort. Alle anderen fallen auf 0 Leben.
abraca-lookup-knock-out-name = Knockout
abraca-lookup-knock-out = Bringt dein Zauber jemand anderen auf 0 Leben, endet die Runde, und du gewinnst sie.
abraca-lookup-points-name = Punkte
abraca-lookup-points = Eine Runde zu gewinnen bringt { $winner } Punkte, einen Knockout zu überleben { $survivor }. Wer zuerst { $target } Punkte hat, gewinnt das Spiel.

## Beispiele; ihre Nummern sind die der Regelseite

abraca-example-1 = Du hast 4 Leben, sagst 3 an und würfelst eine 3. Jetzt hast du 6, mehr geht nicht.
abraca-example-2 = Du hast 6 Leben und sagst eine 1 an, die du nicht hast. Der Würfel zeigt 2: Du hast noch 4 Leben, und dein Zug endet.
abraca-example-3 = Die anderen drei haben 6, 3 und 5 Leben. Dein Drache gelingt, und du würfelst eine 3: Sie haben noch 3, 0 und 2. Du gewinnst die Runde durch Knockout.
abraca-example-4 = Jemand bringt sich selbst um das letzte Leben. Du lebst noch und hast einen Geheimstein: 1 Punkt fürs Überleben und 1 für den Stein.
abraca-example-5 = Der Vorrat ist leer, und du hast nur noch einen Stein, eine 6. Du sagst sie an und gewinnst die Runde: 3 Punkte für dich, 0 Leben für alle anderen.
abraca-example-6 = Dein letzter Stein ist eine 7, und sie bringt die Person rechts von dir auf 0 Leben. Alle deine Steine sind verbraucht: Du bekommst 3 Punkte und sonst niemand etwas.
abraca-example-7 = Dein letzter Stein ist eine 4, und du hast schon einen Geheimstein. Du nimmst noch einen und gewinnst die Runde: 3 Punkte, plus 2 für die Geheimsteine.
abraca-example-8 = Zu zweit: Deine 5 gelingt, und dein Gegenüber fällt von 3 Leben auf 2, nicht auf 1.
abraca-example-9 = Du hast 5 Leben und sagst zweimal 8 an. Die erste bringt dich auf 6; die zweite gelingt, aber bringt nichts.
abraca-example-10 = Die anderen beiden haben 3 Leben und 1. Deine 2 gelingt: Sie fallen auf 2 und 0, und du gewinnst die Runde durch Knockout.
abraca-example-11 = Deine 6 nimmt 1 Leben von der Person nach dir, deine 7 nimmt 1 von der Person vor dir. Dann ziehst du zwei Steine.
abraca-example-12 = Deine 6 ist gelungen: Du darfst 6, 7 oder 8 ansagen oder deinen Zug beenden. Einen Zug darfst du mit jeder Zahl anfangen, aber auslassen darfst du ihn nicht.
abraca-example-13 = Ada hat 7 Punkte, Bruno 6. Bruno gewinnt die Runde und bekommt 3; Ada überlebt und bekommt 1. Beide haben mindestens 8, aber Bruno hat in dieser Runde mehr geholt und gewinnt.
abraca-example-21 = Du sagst 3 an, und sie misslingt. Alle sehen, dass du von 6 Leben auf 5 fällst, aber niemand erfährt, was deine Steine sind.
