# Die Kapitel von `/regeln` zu Saga, in der Reihenfolge, in der man lernt.

saga-rules-1 =
    ### Ein Held, viele Feen
    Ihr seid **Feen** und spinnt das Leben eines Helden, der euch allen gehört. Er hat fünf Eigenschaften, jede ein Würfel von 1 bis 6: **Ruhm, Mut, Reichtum, Weisheit, Kraft**.

    Jede von euch hat ein geheimes **Ziel**: zwei Eigenschaften, die hoch genug sein müssen, und etwas, das die Geschichte haben muss, etwa dreimal Liebe oder sechs gescheiterte Abenteuer. Sobald es wahr wird, **gewinnst du**; werden mehrere im selben Moment wahr, gewinnt ihr gemeinsam.

    Ein Abenteuer, dessen Herausforderung gelingt, ist **bestanden**, sonst ist es **gescheitert**. „Im Spiel“ auf einer Karte heißt bestanden oder gescheitert.

saga-rules-2 =
    ### Vor dem ersten Zug
    1. Alle bekommen ein Ziel, verdeckt.
    2. Ein Held wird aufgedeckt. Alle fünf Eigenschaften beginnen bei **1**.
    3. Alle würfeln offen. Der höchste Wurf beginnt, dann geht es im Uhrzeigersinn.
    4. Die 63 Abenteuer und 44 Eingriffe werden zu **einem Stapel** gemischt. Alle bekommen **5 Karten**.
    5. Hast du weniger als zwei Abenteuer, kannst du einmal deine ganze Hand abwerfen und 5 neue Karten ziehen.

    Es gibt **zwei Ablagestapel**, einen für Abenteuer und einen für Eingriffe. Ist der Stapel leer, werden beide zu einem neuen.

saga-rules-3 =
    ### Die Geschichte
    Die Geschichte ist eine Reihe von **Abenteuern** von sieben Arten: Reise, Eroberung, Kampf, Wunder, Schwur, Liebe, Freundschaft. Jede Karte sagt, auf welche Art oder Arten sie folgt. Sie schließt an das **zuletzt bestandene Abenteuer** an; gescheiterte bleiben in der Geschichte, aber an sie schließt nichts an. Bis eins bestanden ist, schließen Abenteuer an die Art des Helden an.

    Die Art des Helden zählt beim Anschließen und für das Heldenziel, nie als Karte dieser Art.

saga-rules-4 =
    ### Dein Zug
    1. Du ziehst 2 Karten.
    2. Spiel so oft du willst **Eingriffe für deinen Zug**.
    3. Spiel höchstens **ein Abenteuer**, das an die Geschichte anschließt.
    4. Einmal pro Zug darfst du das oberste Abenteuer vom Ablagestapel zurückholen. Das kostet ein anderes Abenteuer oder zwei Eingriffe.
    5. Beende deinen Zug; du wirfst auf 5 Karten ab. Zwischen deinen Zügen dürfen es mehr sein.

saga-rules-5 =
    ### Die Heldenprüfung
    Zuerst muss der Held eine Prüfung bestehen, eine Probe mit dem Wert und der Schwierigkeit auf seiner Karte. In deinem Zug musst du sie versuchen und spielst dann kein Abenteuer. Ist sie so oft gescheitert, wie es Feen gibt, bricht der Held trotzdem auf. Die anderen Feen dürfen wie bei jeder Probe eingreifen, für den Helden oder gegen ihn.

saga-rules-6 =
    ### Herausforderungen
    Die meisten Abenteuer sind **Proben**: Ein Würfel plus das, was die Karte nennt, muss **höher als** die Schwierigkeit sein. Hat die Karte mehrere Proben, müssen alle gelingen; misslingt eine, ist Schluss. Manche verlangen stattdessen, Karten abzuwerfen, oder eine Bedingung; da kann niemand eingreifen.

    Ist das Abenteuer bestanden, folgt sein **Lohn**, sonst sein **Fehlschlag**. Eine Eigenschaft fällt nie unter 1 und steigt nie über 6.

saga-rules-7 =
    ### Eingreifen
    Bei jeder Probe dürfen alle Feen eingreifen: bevor Würfel der Schwierigkeit fallen, bevor der Würfel der Probe fällt, und noch einmal danach. Es geht reihum und beginnt mit der Fee, die am Zug ist. Ist eine Fee an der Reihe, spielt sie **eine Karte oder passt**; haben alle nacheinander gepasst, wird gewürfelt, oder die Probe ist entschieden.

    Karten, die die Schwierigkeit ändern, kommen vor dem Wurf: Mit dem Wurf stehen Wert und Schwierigkeit fest. Karten, die den Würfel oder den Ausgang drehen, kommen danach. Zuerst wird neu gewürfelt, in der Reihenfolge der Karten; dann zählt ein „Mirakel“.

    Ein **Talisman** darf jederzeit gespielt werden, auch außer der Reihe. Er hebt einen anderen Eingriff auf; ein zweiter Talisman hebt den ersten auf, und was aufgehoben war, zählt wieder. Nach dem Wurf kann er nicht mehr aufheben, was davor gespielt wurde.

saga-rules-8 =
    ### Wie es endet
    Ziele werden nach jedem Abenteuer geprüft, nach jedem Eingriff in deinem Zug und am Ende jedes Zugs, nie mitten in einer Herausforderung. Ab vier Feen verlangen sie mehr: Deine Hand zeigt, was deins an diesem Tisch braucht und was noch fehlt.

    • **Das Heldenziel:** Bestehst du ein Abenteuer von der Art des Helden, und ist es mindestens das **sechste** bestandene dieser Art, gewinnst auch du, was immer dein Ziel sagt.

    • **Epilog:** Hat nach der letzten Runde niemand gewonnen, gewinnt die Fee, der zu ihrem Ziel am wenigsten fehlt: Zähl zusammen, was ihren drei Zahlen fehlt.

saga-rules-9 =
    ### Gut zu wissen
    • „Die vorige Karte“ ist die, an die ein Abenteuer angeschlossen wurde.
    • „Du“ auf einem Abenteuer ist, wer am Zug ist; auf einem Eingriff, wer ihn gespielt hat.
    • Links sitzt, wer nach dir spielt, rechts, wer vor dir spielt.
    • Wo eine Karte Abenteuer zählt, zählt das eben gespielte nicht mit.
    • Ein Lohn, den es doppelt und gar nicht gibt, entfällt. Bestanden ist das Abenteuer trotzdem.

saga-rules-10 =
    ### Aus der Ferne antworten
    Du musst nicht warten, bis du an der Reihe bist: Antworte früh, und ich hebe deine Antwort so lange auf. Spielt vorher jemand eine Karte, kannst du neu antworten. Niemand sieht, wer schon geantwortet oder gepasst hat. Wähl, wie oft ich dich frage: immer, nur wenn du etwas spielen kannst, oder gar nicht. Lässt sich dein automatisches Passen Zeit, verrät eine Pause nichts. Eine stille Fee passt, wenn die Zeit um ist.

saga-rules-11 =
    ### Wer was sieht
    Deine Hand und dein Ziel siehst nur du. Die Geschichte, die Eigenschaften, jeden Würfel, beide Ablagestapel und die Größe jeder Hand sehen alle. Niemand sieht, wer gepasst hat. Eine zufällig genommene Karte sehen nur die beiden, die es betrifft. An eine verborgene Karte erinnert dich der Bot nur, wenn du sie wirklich kennen kannst.

saga-rules-12 =
    ### Optionen am Tisch
    • **Ziele**: Ab vier Feen verlangen sie mehr, oder nur, was gedruckt ist.
    • **Die Heldenprüfung**: bestanden, sobald alle es versucht haben, oder, wie gedruckt, nur durch Erfolg.
    • **Runden**: wann der Epilog kommt.
    • **Zeit zum Eingreifen**: wie lange eine Herausforderung auf stille Feen wartet.
    • **Schnelles Passen verbergen**: wie lange eine Herausforderung noch zufällig wartet, wenn alle Feen gepasst haben. So verrät ein schnelles Ende nichts.
    • **Karten zurückholen**: einmal pro Zug oder so oft du zahlen kannst, aber nie eine Karte, mit der du im selben Zug bezahlt hast.
    • **Anschlüsse**: Nennt eine Karte zwei Arten, zählen beide oder nur die erste.
    • **Offene Ziele**: Alle liegen offen, für eine angenehme erste Partie.

saga-rules-13 =
    ### Wie der Bot die Regeln liest
    • Auf den gedruckten Karten steht, was sie tun; genau das spielt der Bot, und *Erklären* zeigt es für jede Karte.
    • Eine Herausforderung wartet auf stille Feen nur so lange, wie euer Tisch vereinbart hat. Dann passen sie.
    • Was der Bot ablehnt, ändert nichts.

saga-rules-14 =
    ### Wie Partien verlaufen
    Wenn Computer spielten, dauerten die meisten Partien 6 Runden, zu zweit 11. Kaum eine kam bis zum Epilog. Sechs von zehn Abenteuern wurden bestanden, und jedes Ziel gewann etwa gleich oft.
