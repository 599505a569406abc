# Touria – was man nachschlagen kann: Arten, Dinge, die sonst keine Worte haben, Beispiele.

touria-kind-item = Magische Gegenstände
touria-kind-place = Orte
touria-kind-mine = Minen
touria-kind-tower = Türme
touria-kind-gem = Edelsteine
touria-kind-order = Die Aufträge des Händlers
touria-kind-person = Hinter den Türen
touria-kind-thing = Herzen, Münzen und der Rest

touria-lookup-when-entry = Nutzen kannst du das, wenn du ins Schloss gehst.
touria-lookup-when-action = Nutzen kannst du das in deinem Zug an einem Ort.
touria-lookup-when-copied_action = Nutzen kannst du das beim Mitmachen.
touria-lookup-when-doors = Nutzen kannst du das im Schloss, bevor du eine Tür öffnest.
touria-lookup-when-route = Nutzen kannst du das unterwegs.
touria-lookup-when-own_free = Nutzen kannst du das in deinem Zug: zu Beginn, bei der Ankunft, nach der Aktion oder am Ende.
touria-lookup-when-copied = Du kannst es in deinem Zug nutzen, sobald auch der kopierte Gegenstand ginge.
touria-lookup-when-end = Nutzen kannst du das am Ende deines Zugs.
touria-lookup-when-copy = Nutzen kannst du das, um bei jemand anderem mitzumachen.
touria-lookup-when-start = Nutzen kannst du das zu Beginn deines Zugs, statt einen Turm zu wählen.
touria-lookup-when-double = Nutzen kannst du das nach der Aktion, um sie noch einmal zu machen.

touria-lookup-wizard = Zahl 1 Münze, und flieg an jeden Ort, auch zum Turnier. Du kommst an keiner Mine vorbei. Den Zauberer gibt es nur auf den Türmen, nicht auf dem Plan.
touria-lookup-bridge = Ein Feld zwischen Drache und Schwertmeister. Hier passiert nichts. Der Schritt vom Turnier hierher zählt nicht.
touria-lookup-castle = Zu Beginn deines Zugs darfst du hinein, mit { $target } Herzen, { $target } Münzen und ohne schwarzen Edelstein (im kürzeren Spiel je { $short }). Du zahlst sie und öffnest von da an Türen.
touria-lookup-mine = In einer Mine liegen bis zu zwei Edelsteine. Kommen die Helden vorbei, musst du einen nehmen; sind sie verschieden, wählst du. Eine leere Mine wird neu gefüllt, wenn ihr sie verlasst.
touria-lookup-mine-black = Ist ein Edelstein davon schwarz, nimmst du beide. Zwei schwarze liegen nie in einer Mine.
touria-lookup-tower = Zu Beginn zeigt er im Norden { $north }, im Osten { $east }, im Süden { $south } und im Westen { $west }.
touria-lookup-tower-turns = Du kannst die Seite nutzen, die zu dir zeigt. Ein Turm dreht sich um ein Viertel, wenn er gewählt wird oder du ein Schwert dafür ausgibst.
touria-lookup-gem-name = Edelstein: { $gem-title }
touria-lookup-gem-regular = Es gibt { $count }. Der Händler und der Goldschmied nehmen ihn, und der Drache, wenn der Würfel seine Farbe zeigt.
touria-lookup-gem-black = Es gibt { $count }. Solange du einen hast, kommst du nicht ins Schloss. Die Brunnenfee und der Frosch entfernen einen aus dem Spiel, und der Drache nimmt einen, wenn der Würfel Schwarz zeigt.
touria-lookup-gem-purple = Es gibt { $count }. Gib ihn nach einer Aktion aus, um sie noch einmal zu machen. Der Goldschmied nimmt ihn auch, der Händler nicht.
touria-lookup-order-name =
    { $coins ->
        [one] Auftrag: { $gems } (1 Münze)
       *[other] Auftrag: { $gems } ({ $coins } Münzen)
    }
touria-lookup-order =
    { $coins ->
        [one] Gib dem Händler genau diese Edelsteine, und nimm 1 Münze. Der Auftrag kommt dann unter seinen Stapel.
       *[other] Gib dem Händler genau diese Edelsteine, und nimm { $coins } Münzen. Der Auftrag kommt dann unter seinen Stapel.
    }
touria-lookup-siblings = Öffne ihre Tür, und du gewinnst das Spiel sofort.
touria-lookup-dweller =
    Erwartet { $gift ->
        [elixir] ein Elixier
        [sword] ein Schwert
        [item] einen magischen Gegenstand
        [coin] eine Münze
        [yellow] einen gelben Edelstein
        [green] einen grünen Edelstein
        [red] einen roten Edelstein
       *[blue] einen blauen Edelstein
    } von dir. Hast du das, musst du es geben und darfst noch eine Tür öffnen. Sonst endet dein Zug, und du schuldest später nichts.

touria-lookup-heart-name = Herz
touria-lookup-heart = Herzen brauchst du fürs Schloss. Es gibt sie beim Drachen, beim Goldschmied und beim Turnier. Die Bank hat { $count }. Sind sie weg, bekommt niemand mehr welche.
touria-lookup-coin-name = Münze
touria-lookup-coin = Münzen brauchst du fürs Schloss, für lange Wege und für den Zauberer. Du beginnst mit { $coins }. Insgesamt gibt es Münzen im Wert von { $count }.
touria-lookup-sword-name = Schwert
touria-lookup-sword = Zu Beginn deines Zugs dreht ein Schwert einen beliebigen Turm. Außerdem würfelt es beim Drachen neu und kauft beim Turnier ein Herz oder Münzen. Es gibt { $count }.
touria-lookup-elixir-name = Elixier
touria-lookup-elixir = Gib ein Elixier der Person, die am Zug ist, und mach dieselbe Aktion selbst. Alle beginnen mit einem.
touria-lookup-die-name = Farbwürfel
touria-lookup-die = Er hat eine Seite für jede Farbe, auch Schwarz und Lila. Du wirfst ihn gegen den Drachen. Bis zum nächsten Wurf bringen drei Edelsteine seiner Farbe beim Goldschmied ein Herz mehr.
touria-lookup-steps-name = Schritte
touria-lookup-steps = { $free } Schritte sind gratis, jeder weitere kostet eine Münze. Jede Straße kannst du nur einmal pro Zug nutzen.
touria-lookup-copying-name = Mitmachen
touria-lookup-copying = Nach der Aktion können alle anderen mit ihren eigenen Sachen dasselbe tun, für ein Elixier oder mit dem Flakon. Wer mitmacht, kann nicht verdoppeln. Niemand sieht, wer schon geantwortet hat.
touria-lookup-doubling-name = Verdoppeln
touria-lookup-doubling = Nach der Aktion kannst du sie für einen lila Edelstein oder mit dem Vogel noch einmal machen. Das geht einmal pro Zug, aber nicht beim Mitmachen.
touria-lookup-doors-name = Türen
touria-lookup-doors = Im Schloss gibt es { $count } Türen. In jedem deiner Züge dort öffnest du mindestens eine. Offene Türen bleiben offen.
touria-lookup-bonus-name = Bonus
touria-lookup-bonus = Wer nicht beginnt, wählt einen Bonus: eine Münze, ein Schwert oder einen Edelstein, der nicht lila ist.
touria-lookup-screen-name = Schirm
touria-lookup-screen = Was du hast, ist hinter deinem Schirm verborgen, sogar wie viel es ist. Du hebst ihn, wenn du ins Schloss gehst.
touria-lookup-pass-name = Passen
touria-lookup-pass = Du kannst nur passen, wenn du keine deiner vier Aktionen erreichst. Du drehst einen Turm, und es geht reihum weiter.
touria-lookup-sudden-marriage-name = Blitzhochzeit
touria-lookup-sudden-marriage = Mit dieser Option gibt es keine Türen. Sobald du hast, was das Schloss verlangt, gewinnst du, auch beim Mitmachen.

## Beispiele; ihre Nummern sind die der Regelseite

touria-example-1 = Ihr seid zu dritt. Wer rechts von der Person sitzt, die beginnt, wählt zuerst und nimmt einen blauen Edelstein; die nächste Person nimmt eine Münze. Wer beginnt, bekommt nichts.
touria-example-3 = Du wählst den Nordwestturm wegen der Waldfee. Er dreht sich um ein Viertel und zeigt dir jetzt den Schwertmeister.
touria-example-5 = Du hast 2 Schwerter und willst zum Zauberer. Ein Schwert dreht einen Turm, sodass er dir den Zauberer zeigt. Dann wählst du diesen Turm wie gewohnt.
touria-example-7 = Du gehst 6 Schritte. Ohne die Stiefel kostet das 3 Münzen, mit ihnen nichts.
touria-example-8 = Du gehst vom Turnier zur Waldfee, über die Brücke, den Drachen und die Brunnenfee. Der Schritt zur Brücke zählt nicht, also sind es 3 Schritte, gratis.
touria-example-9 = Die Helden sind beim Goldschmied, und ein Turm zeigt dir den Goldschmied. Du bleibst, gibst zwei rote Edelsteine und gewinnst ein Herz.
touria-example-10 = Du gehst vom Goldschmied durch die Südmine und die Südostmine zurück zum Goldschmied: 3 Schritte, gratis. In eine Mine und auf derselben Straße gleich zurück, das geht nicht.
touria-example-11 = Eine Mine wird gefüllt, und du ziehst zwei schwarze Edelsteine. Du legst sie beiseite und ziehst einen schwarzen und einen roten. Die kommen in die Mine, die ersten zwei zurück in den Beutel.
touria-example-12 = Der Würfel zeigt Blau. Drei blaue Edelsteine bringen 3 Herzen, drei grüne nur 2. Zwei von einer Farbe bringen 1 Herz, ein einzelner eine Münze.
touria-example-13 = Du gibst Rot, Grün und Gelb für 6 Münzen. Dann gibst du einen lila Edelstein aus und erfüllst einen zweiten Auftrag. Das kann auch der sein, der gerade aufgedeckt wurde.
touria-example-14 = Du würfelst Rot, hast keinen roten Edelstein und gibst ein Schwert aus. Du würfelst Lila und gibst noch eins aus. Du würfelst Schwarz und gibst einen schwarzen Edelstein: Du gewinnst ein Herz.
touria-example-15 = Jemand nimmt 2 Schwerter. Du gibst dafür dein Elixier und nimmst auch 2. Mit dem Flakon könntest du das Elixier behalten.
touria-example-16 = Jemand macht beim Drachen mit und würfelt Rot. Von jetzt an bringen drei rote Edelsteine beim Goldschmied 3 Herzen.
touria-example-17 = Du ziehst drei schwarze Edelsteine. Zieh einzeln weiter, bis ein farbiger kommt, und behalt ihn. Die schwarzen kommen zurück.
touria-example-18 = Du zahlst 1 Münze und fliegst zum Turnier. Mit dem Helm tauschst du ein Schwert gegen ein Herz und eins gegen 3 Münzen.
touria-example-19 = Du hast zwei blaue Edelsteine und einen grünen. Du malst den grünen blau an und gibst drei blaue.
touria-example-20 = Du gehst 8 Schritte. Mit den Stiefeln sind 3 mehr gratis, dann kopiert der Spiegel die Stiefel, und noch 3 sind gratis. Es kostet nichts.
touria-example-21 = Der Stapel der Gegenstände ist leer. Du nutzt die Truhe und nimmst den Besen. Dann werden die benutzten Gegenstände gemischt, und einer davon füllt die Lücke.
touria-example-22 = Du kommst an einer Mine mit einem schwarzen und einem gelben Edelstein vorbei. Mit der Laterne kommt der schwarze in den Beutel, und du nimmst nur den gelben.
touria-example-23 = Mit dem Rucksack holst du einen schwarzen und einen roten Edelstein aus einer Mine. Dann entfernt der Frosch den schwarzen aus dem Spiel.
touria-example-24 = Du springst von der Ostmine in die Südwestmine und gehst weiter zur Räuberhöhle: 3 Schritte, gratis. Du kommst an beiden Minen vorbei.
touria-example-25 = Du gehst mit 6 Herzen und der Rose hinein. Du gibst dem Schatzmeister eine Münze, dann der Zofe einen gelben Edelstein. Hinter der dritten Tür will die Kräuterfrau ein Elixier. Du hast keins, also endet dein Zug.
touria-example-26 = Du hast 6 Herzen, 7 Münzen und einen schwarzen Edelstein und machst beim Drachen mit. Du würfelst Schwarz, gibst den Edelstein und gewinnst ein Herz. Damit gewinnst du das Spiel sofort.
touria-example-27 = Du beendest deinen Zug und nutzt die Sanduhr. Du spielst noch einen ganzen Zug, mit den Türmen, wie sie jetzt stehen.
touria-example-28 = Alles, was du siehst, ist 4 Schritte weit weg oder kostet eine Münze, und du hast weder Münze noch Schwert noch Gegenstand. Du drehst einen Turm, und es geht reihum weiter.
