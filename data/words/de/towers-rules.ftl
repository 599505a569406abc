# Die Kapitel von `/regeln` zu Tschak!, in der Reihenfolge, in der man lernt.

towers-rules-1 =
    ### Vier Türme, je drei Etagen
    Auf jeder Etage gibt es ein **Monster** und einen **Schatz**, die alle sehen. Alle schicken ein Dreierteam hinauf. Das **stärkste** Team holt den Schatz, das **schwächste** nimmt das Monster, und die anderen nehmen nichts. Schätze und Gold bringen Punkte, Monster kosten Punkte. Nach vier Türmen gewinnt, wer die meisten Punkte hat.

    Du hast zehn Karten auf der Hand. Neun davon brauchst du für die drei Etagen; die zehnte kann etwas Gold gewinnen. Dann wandert jede Hand einen Platz nach **links**, und der nächste Turm beginnt. Am Ende haben alle dieselben vier Hände gespielt. Was die anderen jetzt spielen, hast du vielleicht als Nächstes!

towers-rules-2 =
    ### Vor dem Spiel
    1. Alle 40 Karten werden auf vier Plätze verteilt. Jeder bekommt drei **Zauberer**, drei **Krieger**, drei **Zwerge** und ein **Artefakt**. Die Hände werden nie neu gemischt.
    2. Von den 14 Monstern und von den 14 Schätzen kommen **je zwei** zurück in die Schachtel. Niemand weiß, welche.
    3. Jeder Turm beginnt mit drei Monstern und drei Schätzen, offen, auf jeder Etage eins von beiden.

towers-rules-3 =
    ### Zu zweit und zu dritt
    Die Hände wandern immer über vier Plätze. Leere Plätze sind **Reisetafeln**: Sie behalten eine Hand für einen Turm und geben sie weiter, spielen aber nie. Zu zweit liegt auf beiden Seiten von dir eine, zu dritt kommt sie nach dem letzten Platz. Eine Hand auf einer Tafel ist in diesem Turm nicht im Spiel und kommt im nächsten zu jemandem.

towers-rules-4 =
    ### Wählen
    Niemand wartet auf einen Zug. Alle wählen heimlich und gleichzeitig; nach der letzten Wahl werden alle Karten aufgedeckt. Bis dahin kannst du deine Wahl ändern oder zurücknehmen.
    • **Etage 1**: eine Karte, dann noch eine, dann die dritte.
    • **Etage 2**: eine Karte, dann zwei zusammen.
    • **Etage 3**: alle drei auf einmal.

    Ein Team hat drei **verschiedene** Typen: Zauberer, Krieger und Zwerg, oder das Artefakt mit zwei von ihnen.

towers-rules-5 =
    ### Was ein Team wert ist
    Zähl die Werte seiner Karten zusammen.
    • Ein **Chamäleon** ist ein Zauberer ohne Wert. Es kopiert den höchsten Zauberer, den die **anderen** auf dieser Etage zeigen, 2 bis 5. Zeigen sie keinen, ist es 0 wert. Ein Chamäleon wird nie kopiert.
    • Ein **Artefakt** hat keinen Wert. Es verdoppelt die **schwächere** der beiden anderen Karten. Auch ein kopierter Wert kann verdoppelt werden, aber ein Chamäleon kopiert nur, was gedruckt ist, nie einen verdoppelten Wert.

    Beispiel: Chamäleon (kopiert 4), Artefakt und Krieger 6 sind 4 + 4 + 6 = **14** wert.

towers-rules-6 =
    ### Gleichstand
    Sind zwei Teams ganz vorn oder ganz hinten gleichauf, zählt nur, was gedruckt ist, in dieser Reihenfolge:
    1. Der höhere **Zauberer**. Ein Chamäleon steht unter jedem Zauberer mit Zahl, und ein Team ohne Zauberer noch darunter.
    2. Von gleichen Zauberern der mit dem **Stab**.
    3. Der höhere **Krieger**; kein Krieger ist am niedrigsten. Von gleichen schlägt die **Axt** das Schwert.
    4. Der höhere **Zwerg**; kein Zwerg ist am niedrigsten. Von gleichen schlägt die **Axt** den Hammer und der Hammer die bloßen Hände.

    Ganz gleich sind zwei Teams nie.

towers-rules-7 =
    ### Die letzte Karte
    Nach drei Etagen zeigen alle die Karte, die übrig ist. Die höchste gewinnt **3 Gold**, die zweite **2**, die dritte **1**; zu zweit gewinnt die höhere **2**. Bei gleichen Werten schlägt ein Zauberer einen Krieger und ein Krieger einen Zwerg; dann entscheidet die Waffe. Artefakte und Chamäleons gewinnen nichts, und Gold, das niemand gewinnt, bleibt liegen.

    Dann wandert jede Hand einen Platz nach **links**, auch die auf den Reisetafeln. Nach dem vierten Turm nicht mehr.

towers-rules-8 =
    ### Punkte
    Nach vier Türmen wird gewertet:
    • **Gold**: 1 Punkt pro Münze.
    • **Truhen**: 2 bis 5 Punkte. **Verfluchte Truhen**: −1 und −2. Auch die muss das stärkste Team nehmen.
    • **Ringe der Macht**: ihre Anzahl im Quadrat. Einer bringt 1 Punkt, zwei bringen 4, drei 9, vier 16.
    • **Kreaturen**: minus ihre Schädel.
    • **Troglodyten**: minus ihre Anzahl im Quadrat.
    • **Trophäe**: 2 Punkte für jedes deiner Monster, auch für Troglodyten; zu zweit je 1 Punkt.
    • **Elixier**: entfernt vor der Wertung eins deiner Monster. Der Tisch nimmt, was für dich am besten ist, auch mal keins, außer ihr habt vereinbart, dass ihr selbst wählt.

    Es gibt 8 Kreaturen mit 2, 2, 3, 3, 4, 4, 5 und 5 Schädeln, 6 Troglodyten, 4 Truhen, 2 verfluchte Truhen, 6 Ringe, eine Trophäe und ein Elixier. Zwei Monster und zwei Schätze sind nicht im Spiel; niemand weiß, welche.

    Die **meisten Punkte** gewinnen. Bei Gleichstand gewinnen weniger Monster; sind auch die gleich, teilt ihr euch den Sieg.

towers-rules-9 =
    ### Die Karten
    Zauberer 2 bis 5, je mit und ohne Stab, und vier Chamäleons. Krieger 1 bis 6, je mit Axt und mit Schwert. Zwerge 2 bis 5, je mit Axt, mit Hammer und mit bloßen Händen. Vier Artefakte. Alle 40 sind immer im Spiel.

towers-rules-10 =
    ### Wer was sieht
    Deine Hand siehst nur du. Deine Wahl bleibt geheim, bis alle gewählt haben; dass du gewählt hast, sehen alle. Offen sind die Teams, was sie wert sind und warum, das Gold und die letzten Karten. Spätere Türme, die Karten in der Schachtel und eine Hand auf einer Reisetafel sieht niemand.

towers-rules-11 =
    ### Optionen am Tisch
    • **Gewonnene Karten**: Sie sind für alle offen, oder die anderen sehen nur, wie viele du hast. Gold ist immer offen.
    • **Gespielte Hände**: Der Tisch kann jede Hand nach ihrer letzten Karte auflisten. Sonst merkt sie euch!
    • **Verbotene Teams**: Der Bot lässt zwei Karten desselben Typs nicht zu. Mit Strafe kannst du sie zeigen; dann tauschst du Karten, bis dein Team stimmt, und nimmst, was auf dieser Etage mehr kostet, wie stark du auch bist.
    • **Das Elixier**: Der Tisch entfernt das Monster, bei dem es am meisten bringt, oder wer das Elixier hat, wählt nach dem letzten Turm.

towers-rules-12 =
    ### Feinheiten
    • Ein Chamäleon kopiert nur die anderen auf dieser Etage, nie das eigene Team oder eine Reisetafel. Zeigt niemand einen Zauberer mit Zahl, ist jedes Chamäleon 0 wert.
    • Ein Artefakt neben einem Chamäleon mit Wert 0 verdoppelt die 0.
    • Niemand darf eine Karte ablehnen, auch keine verfluchte Truhe.
    • Eine Trophäe ohne Monster bringt nichts, und Gold geht nie aus.

towers-rules-13 =
    ### Wie Partien verlaufen
    Wenn Computer gegeneinander spielten, lagen die meisten Ergebnisse zwischen −5 und 18, im Schnitt bei 2 zu zweit, 6 zu dritt und 5 zu viert. Auf jeder fünften oder sechsten Etage gab es gleich starke Teams (zu zweit auf jeder achten); fast immer entschied der Zauberer.
