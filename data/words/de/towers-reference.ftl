# Tschak! – was man nachschlagen kann: Arten, Dinge, die sonst keine Worte haben, Beispiele.

towers-kind-wizard = Zauberer und Chamäleons
towers-kind-warrior = Krieger
towers-kind-dwarf = Zwerge
towers-kind-artifact = Artefakte
towers-kind-monster = Monster
towers-kind-treasure = Schätze
towers-kind-board = Türme, Etagen und Gold

towers-lookup-card = Zählt im Team { $value }.
towers-lookup-wizard = Bei Gleichstand gewinnt der höhere Zauberer. Sind sie gleich, gewinnt der mit dem Stab.
towers-lookup-warrior = Auch bei den Zauberern gleich? Dann gewinnt der höhere Krieger. Sind sie gleich, schlägt die Axt das Schwert.
towers-lookup-dwarf = Auch bei Zauberern und Kriegern gleich? Dann gewinnt der höhere Zwerg. Sind sie gleich, schlägt die Axt den Hammer und der Hammer die bloßen Hände.
towers-lookup-chameleon = Ein Zauberer ohne Wert. Er kopiert den höchsten Zauberer mit Zahl, den die anderen auf dieser Etage zeigen, 2 bis 5. Zeigen sie keinen, ist er 0 wert.
towers-lookup-artifact = Es hat keinen Wert. Es verdoppelt die schwächere der beiden anderen Karten in deinem Team. Alle Artefakte wirken gleich.
towers-lookup-worthless = Als deine letzte Karte in einem Turm gewinnt es kein Gold.

towers-lookup-creature =
    { $skulls ->
        [one] Kostet am Ende 1 Punkt.
       *[other] Kostet am Ende { $skulls } Punkte.
    }
towers-lookup-troglodyte = Am Ende kosten deine Troglodyten ihre Anzahl im Quadrat: Einer kostet 1 Punkt, zwei kosten 4, drei 9. Es gibt { $count }.
towers-lookup-chest = Bringt am Ende { $points } Punkte.
towers-lookup-cursed =
    { $points ->
        [-1] Zählt am Ende { $points } Punkt. Das stärkste Team muss sie nehmen.
       *[other] Zählt am Ende { $points } Punkte. Das stärkste Team muss sie nehmen.
    }
towers-lookup-ring = Am Ende bringen deine Ringe ihre Anzahl im Quadrat: Einer bringt 1 Punkt, zwei bringen 4, drei 9. Es gibt { $count }.
towers-lookup-trophy = Am Ende bekommst du 2 Punkte für jedes deiner Monster, auch für Troglodyten. Zu zweit ist es je 1 Punkt.
towers-lookup-elixir = Es entfernt vor der Wertung eins deiner Monster. Der Tisch nimmt das, was für dich am besten ist; das kann auch keins sein.

towers-lookup-tower-name = Turm
towers-lookup-tower = Es gibt { $count } Türme, einen nach dem anderen. Jeder hat drei Etagen mit je einem Monster und einem Schatz. Nach jedem Turm wandert jede Hand nach links weiter.
towers-lookup-floor-name = Etage { $floor }
towers-lookup-floor =
    { $steps ->
        [3] Du wählst eine Karte, dann noch eine, dann die dritte. Jedes Mal werden alle Karten zugleich aufgedeckt.
        [2] Du wählst eine Karte, dann zwei zusammen. Jedes Mal werden alle Karten zugleich aufgedeckt.
       *[other] Du wählst alle drei Karten auf einmal.
    }
towers-lookup-team-name = Team
towers-lookup-team = Drei Karten von drei verschiedenen Typen. Zähl ihre Werte zusammen. Das stärkste Team holt den Schatz, das schwächste nimmt das Monster.
towers-lookup-ties-name = Gleichstand
towers-lookup-ties = Es gewinnt der höhere Zauberer, dann der Stab, der höhere Krieger, die Axt des Kriegers, der höhere Zwerg, die Waffe des Zwergs. Nur was gedruckt ist, zählt. Ein Chamäleon steht unter jedem Zauberer mit Zahl, und kein Zauberer unter einem Chamäleon.
towers-lookup-last-card-name = Die letzte Karte
towers-lookup-last-card = Nach drei Etagen zeigen alle ihre letzte Karte. Die höchsten gewinnen Gold. Bei gleichen Werten schlägt ein Zauberer einen Krieger und ein Krieger einen Zwerg; dann entscheidet die Waffe.
towers-lookup-gold-name = Gold
towers-lookup-gold = Jede Münze bringt am Ende 1 Punkt. Die besten letzten Karten eines Turms gewinnen 3, 2 und 1 Münze; zu zweit gewinnt die beste 2. Es gibt { $count } Münzen.
towers-lookup-passing-name = Hände weitergeben
towers-lookup-passing = Nach jedem Turm wandert jede Hand nach links weiter. Am Ende haben alle dieselben vier Hände gespielt.
towers-lookup-travelling-board-name = Reisetafel
towers-lookup-travelling-board = Sie steht für einen leeren Platz: Sie behält eine Hand für einen Turm und gibt sie weiter, spielt aber nie.
towers-lookup-put-back-name = Zurück in der Schachtel
towers-lookup-put-back = { $monsters } Monster und { $treasures } Schätze kamen vor dem Spiel zurück in die Schachtel. Niemand weiß, welche.

## Beispiele; ihre Nummern sind die der Regelseite

towers-example-1 = Zauberer 4, Krieger 3 und Zwerg 2 machen 4 + 3 + 2 = 9. Ein Team mit 12 holt den Schatz, und die 9 nimmt das Monster.
towers-example-3 = Mit Artefakt, Krieger 4 und Zwerg 3 ist die 3 schwächer und zählt doppelt: 4 + 3 + 3 = 10.
towers-example-7 = Die anderen zeigen Zauberer 5 und Zauberer 3, also ist dein Chamäleon 5 wert. Mit Krieger 2 und Zwerg 4 macht das 11.
towers-example-8 = Zauberer 4, Krieger 5 und Zwerg 3 machen 12, und Zauberer 3, Krieger 6 und Zwerg 3 auch. Der höhere Zauberer entscheidet, also gewinnt das erste Team den Gleichstand.
towers-example-9 = Beide Teams sind 12 wert und haben einen Zauberer 4. Das Team, dessen Zauberer den Stab hat, gewinnt den Gleichstand.
towers-example-10 = Zwei Teams sind 12 wert, beide mit Chamäleon und Krieger 4. Der Krieger mit der Axt schlägt den mit dem Schwert.
towers-example-11 = Zwei Teams sind 11 wert. Eins hat ein Chamäleon, das andere gar keinen Zauberer, also gewinnt das Chamäleon den Gleichstand.
towers-example-12 = Zwei Teams sind gleichauf, beide mit Chamäleon, Artefakt und Zwerg 4. Der Zwerg mit der Axt schlägt den mit bloßen Händen.
towers-example-13 = Die letzten Karten sind Krieger 5, Zauberer 5, ein Artefakt und Zwerg 5. Der Zauberer gewinnt 3 Gold, der Krieger 2, der Zwerg 1 und das Artefakt nichts.
towers-example-15 = Zu zweit schlägt ein Krieger 1 ein Artefakt und gewinnt 2 Gold. Artefakt gegen Chamäleon: Niemand gewinnt etwas.
towers-example-16 = Zu zweit liegt auf beiden Seiten von dir eine Reisetafel. Die Hand, die du eben gespielt hast, geht an die eine, und von der anderen bekommst du deine neue.
towers-example-17 = Zu dritt spielst du nacheinander vier Hände: deine eigene, die von der Reisetafel und die der beiden anderen.
towers-example-18 = Du hast 4 Gold, zwei Ringe (4), eine Truhe (5), eine verfluchte Truhe (−2), den Golem (−3) und drei Troglodyten (−9): zusammen −1.
towers-example-19 = Du hast die Trophäe, den Schleim (2 Schädel) und zwei Troglodyten. Das Elixier nimmt einen Troglodyten weg: −2 − 1 + 4 ist besser als −2 − 4 + 6.
towers-example-20 = Du hast die Trophäe und einen Troglodyten. −1 + 2 ist besser als nichts, also lässt das Elixier ihn da.
towers-example-22 = Auf Etage 2 hast du einen Zauberer gezeigt. Jetzt gehen Krieger und Artefakt; ein zweiter Zauberer, zwei Krieger oder eine einzelne Karte gehen nicht.
towers-example-23 = Nach zwei Karten ist dein Chamäleon 0 wert. Dann zeigt jemand als dritte Karte einen Zauberer 5, und jetzt ist dein Chamäleon 5 wert.
