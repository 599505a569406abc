# Die Kapitel von `/regeln` zu Touria, in der Reihenfolge, in der man lernt.

touria-rules-1 =
    ### Eine Heldenschar
    Alle am Tisch führen **dieselbe Heldenschar** durch Touria. Sammle **7 Herzen und 7 Münzen**, werd jeden **schwarzen Edelstein** los, und geh ins Schloss. Hinter einer seiner neun Türen warten Prinzessin Tara und Prinz Talan: Öffne sie, und du gewinnst.

    Dein Schirm verbirgt, was du hast, sogar wie viel.

touria-rules-2 =
    ### Vor dem ersten Zug
    1. Das Los entscheidet, wer an welcher Seite des Plans sitzt und wer beginnt. Gespielt wird im Uhrzeigersinn.
    2. Minen, Türen, Gegenstände und Aufträge werden gemischt. Drei Aufträge und zwei Gegenstände liegen offen, und der Würfel wird geworfen.
    3. Alle bekommen **3 Münzen und 1 Elixier**.
    4. Wer nicht beginnt, wählt einen Bonus: einen Edelstein in einer Farbe nach Wunsch, eine Münze oder ein Schwert. Zuerst wählt, wer rechts von der Person sitzt, die beginnt. Lila Edelsteine gibt es dabei nicht.

touria-rules-3 =
    ### Dein Zug
    1. In den Ecken stehen vier Türme. Du kannst **die Seite jedes Turms nutzen, die zu dir zeigt**. Bevor du wählst, dreht jedes **Schwert**, das du zahlst, einen beliebigen Turm um ein Viertel gegen den Uhrzeigersinn.
    2. **Wähl einen Turm**. Er dreht sich um ein Viertel gegen den Uhrzeigersinn, also sehen dort alle etwas Neues. In deiner gedruckten Regel steht vielleicht im Uhrzeigersinn: Das regelt *Türme drehen* in den Optionen.
    3. **Führ die Helden** an den Ort, den er gezeigt hat. 3 Schritte sind gratis, jeder weitere kostet 1 Münze, die du vorher zahlst. Keine Straße zweimal in einem Zug.
    4. Aus jeder **Mine** am Weg musst du einen Edelstein nehmen.
    5. **Nutz den Ort** einmal, wenn du willst.
    6. Dann **dürfen die anderen mitmachen**.

    Erreichst du keinen deiner vier Orte, dreh einen Turm und passe. Nur so kannst du einen Zug auslassen.

touria-rules-4 =
    ### Die Orte
    • **{ touria-space-sword_master }**: Nimm 2 Schwerter.
    • **{ touria-space-trader }**: Erfüll einen der drei offenen Aufträge: Edelsteine gegen Münzen. Zwei Edelsteine bringen 3, drei 6, vier 8.
    • **{ touria-space-forest_fairy }**: Nimm einen von zwei magischen Gegenständen.
    • **{ touria-space-fountain_fairy }**: Entfern einen deiner schwarzen Edelsteine aus dem Spiel.
    • **{ touria-space-thief }**: Zieh heimlich 3 Edelsteine, und behalt einen. Alle schwarz? Zieh weiter, bis ein farbiger kommt, und behalt ihn.
    • **{ touria-space-dragon }**: Würfle. Gib einen Edelstein dieser Farbe (auch schwarz!) und gewinn ein Herz, oder würfle für ein Schwert neu.
    • **{ touria-space-goldsmith }**: 1 Edelstein für eine Münze, 2 gleiche für ein Herz, 3 gleiche für 2 Herzen, oder für 3 in der Farbe des Würfels. Keine schwarzen Edelsteine.
    • **{ touria-space-wizard }**: Zahl 1 Münze, und flieg an jeden Ort. Keine Minen unterwegs.
    • **{ touria-space-tournament }**, nur im Flug erreichbar: ein Schwert für ein Herz oder für 3 Münzen.

    Geht der Bank etwas aus, bekommst du nur, was noch da ist.

touria-rules-5 =
    ### Minen
    In jeder liegen bis zu zwei Edelsteine, nie zwei schwarze. Kommen die Helden vorbei:
    • **Liegt ein schwarzer Edelstein da**, nimm alles.
    • **Von zwei farbigen** wählst du einen; einen einzelnen nimmst du.
    • Lila zählt als eigene Farbe.

    Eine Mine, die leer ist, wenn ihr sie verlasst, wird neu gefüllt. Eine, in der noch ein Edelstein liegt, nicht.

touria-rules-6 =
    ### Verdoppeln und mitmachen
    { "" }**Verdoppeln:** Wer am Zug ist, kann nach der Aktion einen lila Edelstein geben oder den Vogel nutzen und dieselbe Aktion ein zweites Mal machen. Nur einmal pro Zug.

    { "" }**Mitmachen:** Dann können alle anderen dieselbe Aktion einmal machen, mit ihren eigenen Sachen. Dafür geben sie **ein Elixier der Person, die am Zug ist**, oder nutzen den Flakon. Wer mitmacht, kann nie verdoppeln. Wurde die Aktion ausgelassen, kann niemand mitmachen.

    Mitgemacht wird im Uhrzeigersinn, eins nach dem anderen. Was sich dabei ändert, bleibt so: der Würfel, die Aufträge, die Bank.

touria-rules-7 =
    ### Die 16 Gegenstände
    Jeder wirkt einmal, dann kommt er oben auf den Stapel der benutzten. Du darfst mehrere in einem Zug nutzen.

    { "" }**In einem ruhigen Moment deines Zugs**: zu Beginn, bei der Ankunft, nach der Aktion oder am Ende
    • **{ touria-item-frog }**: { touria-effect-frog }
    • **{ touria-item-knapsack }**: { touria-effect-knapsack }
    • **{ touria-item-chest }**: { touria-effect-chest }
    • **{ touria-item-crystal_ball }**: { touria-effect-crystal_ball }

    { "" }**Unterwegs**, wenn du deinen Weg sagst
    • **{ touria-item-boots }**: { touria-effect-boots }
    • **{ touria-item-compass }**: { touria-effect-compass }
    • **{ touria-item-lantern }**: { touria-effect-lantern }

    { "" }**Statt eines Turms**
    • **{ touria-item-broom }**: { touria-effect-broom }

    { "" }**An einem Ort**, auch beim Mitmachen
    • **{ touria-item-paintbrush }**: { touria-effect-paintbrush }
    • **{ touria-item-scale }**: { touria-effect-scale }
    • **{ touria-item-helmet }**: { touria-effect-helmet }

    { "" }**Nach der Aktion**
    • **{ touria-item-bird }**: { touria-effect-bird }
    • **{ touria-item-flagon }**, wenn jemand anders handelt: { touria-effect-flagon }

    { "" }**Am Ende deines Zugs**
    • **{ touria-item-hourglass }**: { touria-effect-hourglass }

    { "" }**Am Schloss**
    • **{ touria-item-rose }**: { touria-effect-rose }

    { "" }**Wann immer der andere Gegenstand ginge, in deinem eigenen Zug**
    • **{ touria-item-mirror }**: { touria-effect-mirror } Nie die Rose oder den Flakon.

touria-rules-8 =
    ### Das Schloss
    Zu Beginn deines Zugs darfst du mit 7 Herzen, 7 Münzen und ohne schwarzen Edelstein **hinein**. Du hebst deinen Schirm und zahlst die Herzen und Münzen. Von da an öffnest du in deinen Zügen Türen, jedes Mal mindestens eine.

    Hinter den meisten Türen erwartet jemand ein Geschenk: die Kräuterfrau ein Elixier, der Hofmarschall ein Schwert, der Hofnarr einen Gegenstand, der Schatzmeister eine Münze, die Zofe einen gelben Edelstein, der Mundschenk einen grünen, der Barde einen roten, die Wache einen blauen. Kannst du es geben, musst du und darfst noch eine Tür öffnen. Wenn nicht, endet dein Zug, und du schuldest nichts. Offene Türen bleiben offen.

    Im Schloss nutzt du keine Türme und kannst nicht mitmachen. Von den Gegenständen helfen dort nur Kristallkugel, Truhe, Pinsel, Spiegel und Sanduhr.

touria-rules-9 =
    ### Wer was sieht
    Was hinter deinem Schirm ist, siehst nur du, sogar wie viel es ist, bis du ins Schloss gehst. Türme, Minen, offene Aufträge, die Auslage, offene Türen und alles, was am Tisch geschieht, sehen alle. Die Kristallkugel zeigt Türen nur dir, und niemand erfährt, welchen Edelstein du in der Räuberhöhle behältst.

touria-rules-10 =
    ### Aus der Ferne antworten
    Nach der Aktion frage ich alle anderen zugleich, ob sie mitmachen, und hebe ihre Antworten auf, bis sie an der Reihe sind. Gibt es dann weniger als bei deiner Antwort, frage ich noch einmal, bevor du zahlst. Niemand sieht, wer schon geantwortet hat. Du kannst vorher festlegen, dass ich dich immer, nie oder nur an manchen Orten frage, oder schon für einen Zug antworten. Wer nicht rechtzeitig antwortet, macht nicht mit.

touria-rules-11 =
    ### Optionen am Tisch
    • **Länge**: 5 Herzen und 5 Münzen für eine erste Partie.
    • **Blitzhochzeit**: keine Türen; wer hat, was das Schloss verlangt, gewinnt sofort, auch beim Mitmachen.
    • Die anderen Optionen regeln, wie sich Türme drehen, ob ihr Eintritt zahlt oder hineinmüsst, wie Drache, Helm und Laterne funktionieren, ob der Bank etwas ausgehen kann, was alle sehen, wie lange das Spiel dauern darf und wie lange der Tisch aufs Mitmachen wartet.

touria-rules-12 =
    ### Feinheiten
    • Mit einer Münze steckst du nie fest: Kein kürzester Weg kostet mehr als 1. Ohne Münze musst du vielleicht passen, und ein Turm dreht sich trotzdem.
    • Kannst du den Weg nur mit den Stiefeln oder dem Kompass bezahlen, musst du sie nutzen, wenn du diesen Turm wählst.
    • Durch den Schlosshof darfst du auch mit schwarzen Edelsteinen; nur hinein darfst du nicht.
    • Für den Zauberer reicht deine letzte Münze; der Besen braucht keine.
    • Es zählt nur, was du hast, wenn du hineingehst.
    • Mit Rundenlimit zählt zuerst das Wappen in der Kapelle, dann Herzen und Münzen, dann schwarze Edelsteine, dann Türen.

touria-rules-13 =
    ### Wie Partien verlaufen
    Wenn Computer spielten, brauchten zwei etwa 16 Runden, drei etwa 14, vier etwa 13. Zwei Runden vor Schluss war jemand zum ersten Mal im Schloss, und von den neun Türen wurden etwa fünf geöffnet. Planen lohnt sich: Wer einen Zug vorausdenkt, gewann 94 von 100 Partien gegen jemanden, der das nicht tut.
