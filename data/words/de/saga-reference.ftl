# Saga – was man nachschlagen kann: Arten, Dinge, die sonst keine Worte haben, Beispiele.

saga-kind-hero = Helden
saga-kind-journey = Abenteuer: Reisen
saga-kind-conquest = Abenteuer: Eroberungen
saga-kind-fight = Abenteuer: Kämpfe
saga-kind-wonder = Abenteuer: Wunder
saga-kind-vow = Abenteuer: Schwüre
saga-kind-love = Abenteuer: Liebe
saga-kind-friendship = Abenteuer: Freundschaften
saga-kind-interference = Eingriffe
saga-kind-objective = Ziele
saga-kind-characteristic = Eigenschaften
saga-kind-type = Arten von Abenteuern
saga-kind-rule = Wie es geht

saga-lookup-hero = Die Probe ist die Heldenprüfung. Die Art entscheidet, welche Abenteuer folgen können, und bestimmt das Heldenziel.
saga-lookup-copies =
    { $count ->
        [one] Diese Karte gibt es einmal.
       *[other] Diese Karte gibt es { $count }-mal.
    }
saga-lookup-needs =
    { $plus ->
        [0] Zu { $players }: dieselben zwei Werte, und mindestens { $n }.
       *[other] Zu { $players }: beide Werte um { $plus } höher, und mindestens { $n }.
    }
saga-lookup-characteristic = Eine der fünf Eigenschaften des Helden, ein Würfel von 1 bis 6. Sie beginnt bei 1 fällt nie unter 1 und steigt nie über 6.
saga-lookup-type = Eine der sieben Arten von Abenteuern, mit { $count } Karten. Jedes Abenteuer sagt, auf welche Arten es folgt.

saga-lookup-story-name = Die Geschichte, und was folgen kann
saga-lookup-story = Ein Abenteuer folgt auf das zuletzt bestandene, oder auf den Helden, solange keins bestanden ist. Gescheiterte Abenteuer bleiben in der Geschichte, aber auf sie folgt nichts.
saga-lookup-trial-name = Die Heldenprüfung
saga-lookup-trial = Zuerst muss der Held eine Probe bestehen. In deinem Zug musst du sie versuchen, und dann kannst du kein Abenteuer spielen.
saga-lookup-test-name = Probe
saga-lookup-test = Ein Würfel plus das, was die Karte nennt, muss die Schwierigkeit schlagen; gleich viel reicht nicht. Hat eine Karte mehrere Proben, müssen alle gelingen.
saga-lookup-difficulty-name = Schwierigkeit
saga-lookup-difficulty = Was eine Probe schlagen muss. Eingriffe können sie nur ändern, bevor der Würfel der Probe fällt.
saga-lookup-interfering-name = Eingreifen
saga-lookup-interfering = Bei jeder Probe spielt jede Fee reihum eine Karte oder passt. Passen alle nacheinander, wird gewürfelt, oder die Probe ist entschieden.
saga-lookup-intent-name = Im Voraus antworten
saga-lookup-intent = Du kannst im Voraus antworten. Spielt vorher jemand eine Karte, kannst du neu antworten.
saga-lookup-previous-name = Die vorige Karte
saga-lookup-previous = Die Karte, auf die ein Abenteuer folgte, als es gespielt wurde.
saga-lookup-hand-name = Deine Hand
saga-lookup-hand = Zu Beginn deines Zugs ziehst du { $draw } Karten. An seinem Ende wirfst du auf { $count } ab.
saga-lookup-retrieve-name = Eine Karte zurückholen
saga-lookup-retrieve = Einmal pro Zug darfst du das oberste Abenteuer vom Ablagestapel zurückholen. Das kostet ein anderes Abenteuer oder zwei Eingriffe aus deiner Hand.
saga-lookup-deck-name = Wenn der Stapel leer ist
saga-lookup-deck = Beide Ablagestapel werden zu einem neuen Stapel gemischt. Gibt es immer noch nichts zu ziehen, ziehst du nicht.
saga-lookup-objectives-name = Ziele
saga-lookup-objectives = Jede Fee hat eins. Es verlangt zwei hohe Eigenschaften und etwas in der Geschichte. Erreich es, und du gewinnst. Geprüft wird nach jedem Abenteuer, nach jedem Eingriff, den du in deinem Zug spielst, und nach jedem Zug.
saga-lookup-goal-name = Das Heldenziel
saga-lookup-goal = Bestehst du ein Abenteuer von der Art des Helden, und sind davon mindestens { $count } bestanden, gewinnst auch du, was immer dein Ziel sagt.
saga-lookup-epilogue-name = Epilog
saga-lookup-epilogue = Hat nach der letzten Runde niemand gewonnen, gewinnt die Fee, die ihrem Ziel am nächsten ist.

## Beispiele; ihre Nummern sind die der Regelseite

saga-example-1 = Mut 2, Schwierigkeit 7. Du würfelst 5: 5 + 2 = 7 schlägt 7 nicht, also misslingt es. Du würfelst 6: 8 schlägt 7. Bestanden, und der Reichtum steigt um 3.
saga-example-2 = Zwei Abenteuer im Spiel sind gescheitert, und der Würfel zeigt 3, also ist die Schwierigkeit 5. Ruhm 2 und eine 4 machen 6: bestanden. „Exil“ selbst zählt noch nicht als gescheitert.
saga-example-3 = Kraft 2, Mut 1, Weisheit 3. Du würfelst 3, 4 und 1: Die dritte Probe misslingt, und das Abenteuer scheitert. Mit 3, 4 und 2 ist es bestanden.
saga-example-4 = Du hast drei Eingriffe. Du würfelst 2: Du wirfst zwei davon ab, bestanden. Du würfelst 5: Du wirfst alle drei ab, gescheitert.
saga-example-5 = Du hast 6 Karten, die Hand rechts von dir hat 5, also ist die Schwierigkeit 5 + 5 = 10. Eine 4 macht 10 und misslingt; eine 5 macht 11 und gelingt.
saga-example-6 = Ein Abenteuer nach einer Reise scheitert. Auch das nächste muss auf die Reise folgen, denn auf eine gescheiterte Karte folgt nichts.
saga-example-7 = Ivanhoe ist eine Reise, also muss die erste Karte auf eine Reise folgen können. Aber er zählt nicht als Reise im Spiel.
saga-example-8 = Ivanhoe hat Mut 1, und seine Schwierigkeit ist 3. Die erste Fee würfelt 2 und scheitert. Die nächste muss es in ihrem Zug versuchen und würfelt 3: 4 schlägt 3, also besteht er.
saga-example-9 = Mut 3, Schwierigkeit 5. Bruno spielt „Nebel“, dann passen alle: Die Schwierigkeit ist 7. Eine 4 macht 7, und das reicht nicht.
saga-example-10 = Die Schwierigkeit ist ein Würfel plus 2. „Nebel“ erhöht um 2, und der Würfel zeigt 4: macht 8. „Stern“ senkt um 2: 6. Mut 3 und eine 4 machen 7, also bestanden.
saga-example-11 = Bruno spielt „Nebel“. Ada hebt ihn mit einem „Talisman“ auf, und die Schwierigkeit ist wieder 5. Ein zweiter „Talisman“ auf den von Ada brächte den Nebel zurück.
saga-example-12 = Der Würfel zeigt 2, und „Kleeblatt“ macht daraus 5. „Schwarze Katze“ würfelt 3, und der niedrigere Wurf zählt. Mut 3 und 3 machen 6, das schlägt 5: bestanden.
saga-example-13 = Die Probe geht auf Kraft 1. Mit „List“ zählt stattdessen Weisheit 4. „Feenklinge“ darfst du trotzdem spielen, denn auf der Karte steht Kraft. Schwierigkeit 2, Würfel 1: 5 schlägt 2, also bestanden.
saga-example-14 = „Don Juan“ folgt auf „Guinevere“ und ist bestanden. Es gibt seinen eigenen Lohn und den von „Guinevere“.
saga-example-15 = „Schatz“ ist bestanden, und mit „Spielmann“ gibt es den Lohn doppelt: Reichtum von 2 auf 5 auf 6. Kommt „Undank“ dazu, gibt es keinen Lohn, aber bestanden ist es trotzdem.
saga-example-16 = Weisheit 4, Reichtum 4 und drei gescheiterte Abenteuer. Ein viertes scheitert und nimmt dir nichts, was du brauchst: Du gewinnst. Nimmt es 1 Reichtum, gewinnst du nicht.
saga-example-17 = Reichtum 4, Mut 4 und zweimal Liebe im Spiel, beide gescheitert. Zu zweit oder zu dritt gewinnst du. Zu viert brauchst du dreimal Liebe.
saga-example-18 = In Ivanhoes Geschichte sind fünf Reisen bestanden. Du bestehst „Pilgerfahrt“, die sechste, und gewinnst mit dem Heldenziel. Feen, die in diesem Moment ihr Ziel erreichen, gewinnen mit dir.
saga-example-19 = Ruhm und Reichtum sind mit 1 gleich niedrig. Du bestehst „Phönix“ und wählst, welcher von beiden um 2 steigt.
saga-example-20 = Mut 2 und eine bestandene Freundschaft ergeben 3. Eine 5 macht 8, das schlägt 6: bestanden. Jetzt sind zwei Freundschaften bestanden, also ziehst du auch noch eine Karte.
saga-example-21 = „Circe“ liegt oben auf dem Ablagestapel. Du holst sie zurück und wirfst zwei Eingriffe oder ein anderes Abenteuer ab, aber nicht sie. In diesem Zug geht das nicht noch mal.
saga-example-22 = Nach der letzten Runde hat niemand gewonnen. Einer Fee fehlt 1, einer anderen 2, der dritten 5: Die erste gewinnt.
saga-example-23 = Bruno antwortet im Voraus „passen“, Chloé „Nebel spielen“. Dann spielt Ada, die vor ihnen dran ist, „Stern“. Bruno und Chloé können neu antworten.
saga-example-24 = Du ziehst zwei Karten, aber der Stapel hat nur eine. Du nimmst sie, die Ablage wird zum neuen Stapel, und von dort ziehst du die zweite.
