# Die Lektion von Tschak!: was jeder Schritt sagt. Die Züge stehen in data/towers/lesson.toml.

towers-lesson-tower = **Ihr erkundet vier Türme mit je drei Etagen.** Auf jeder Etage gibt es ein Monster und einen Schatz. Du schickst drei Karten als dein Team hinauf. Das stärkste Team holt den Schatz, das schwächste nimmt das Monster. Auf Etage 1 liegt eine Truhe für 5 Punkte, und ein Glotzauge kostet 4. Drück **Weiter**.

towers-lesson-first = **Alle wählen heimlich eine Karte, dann werden alle zugleich aufgedeckt.** Dein Team braucht drei verschiedene Typen: blauer Zauberer, grüner Krieger, roter Zwerg oder das violette Artefakt. Ihre Werte zählst du zusammen. Um diese Truhe lohnt der Kampf, also nimm deine beste Karte: **Krieger 6 (Axt)**.
towers-lesson-first-done = **Ein starker Anfang!** Höher geht keine Karte. Die anderen haben je eine 5 gezeigt.
towers-lesson-first-wrong = Das ginge, aber diese Karte ist niedriger, und das hier ist die beste Truhe im Spiel. Nimm **Krieger 6 (Axt)**.
towers-lesson-first-wrong-artifact = Ein Artefakt hat selbst keinen Wert. Es verdoppelt eine deiner anderen Karten, hat also Zeit. Nimm **Krieger 6 (Axt)**.
towers-lesson-first-wrong-chameleon = Ein Chamäleon kopiert einen Zauberer, den jemand anders zeigt. Noch liegt keiner da, es hat also Zeit. Nimm **Krieger 6 (Axt)**.

towers-lesson-chameleon = **Du hast einen Zwerg 5 dazugelegt und stehst bei 11.** Eine Karte fehlt noch, und das muss ein Zauberer oder das Artefakt sein. Ein **Chamäleon** ist ein Zauberer, der den höchsten Zauberer der anderen kopiert. Der Frosch zeigt einen Zauberer 5, also drück **Chamäleon II**.
towers-lesson-chameleon-done = **Die Truhe gehört dir!** Deine 6 + 5 + 5 machen 16. Reiher und Frosch sind mit 15 gleichauf. Bei Gleichstand entscheiden Zauberer, und der Reiher hat keinen, also nimmt er das Glotzauge.
towers-lesson-chameleon-wrong = Das macht höchstens 14. Ein Chamäleon kopiert die 5 des Froschs und bringt dich auf 16. Drück **Chamäleon II**.
towers-lesson-chameleon-wrong-artifact = Das macht auch 16, denn es verdoppelt deinen Zwerg 5. Aber du hast nur ein Artefakt und brauchst es oben noch. Drück **Chamäleon II**.

towers-lesson-cheap = **Etage 2: ein Ring für 1 Punkt, und ein Troglodyt, der 1 kostet.** Du hast einen Zwerg 4 gezeigt. Der Reiher hat einen Zauberer 4, und das Chamäleon des Froschs kopiert ihn: Die wollen gewinnen. Lass sie! Jetzt wählst du zwei Karten auf einmal. Nimm dein schwächstes Paar: **Zauberer 2, Krieger 3 (Axt)**.
towers-lesson-cheap-done = **Ein kleiner Preis.** Deine 9 ist das schwächste Team, also kostet dich der Troglodyt 1 Punkt. Aber deine besten Karten hast du noch auf der Hand.
towers-lesson-cheap-wrong = Diese Karten brauchst du auf Etage 3, da gibt es mehr zu holen. Nimm **Zauberer 2, Krieger 3 (Axt)**.

towers-lesson-artifact = **Etage 3: eine Truhe für 4, und ein Golem, der 3 kostet.** Hier wählst du das ganze Team auf einmal. Dein **Artefakt** verdoppelt die schwächere der beiden anderen Karten: Krieger 4 und Zwerg 5 machen 4 + 4 + 5 = 13. Die Karte, die du behältst, kann Gold gewinnen. Drück **Krieger 4 (Schwert), Zwerg 5 (bloße Hände), Artefakt (Amulett)**.
towers-lesson-artifact-done = **Wieder gewonnen!** Deine 13 schlägt 9 und 8. Dann zeigen alle ihre letzte Karte. Dein Zauberer 3 ist die höchste und gewinnt 3 Gold. Das sind 3 Punkte.
towers-lesson-artifact-wrong = Da würde das Artefakt nur deinen Zauberer 3 verdoppeln, und du hättest höchstens 11. Nimm Krieger 4, Zwerg 5 und das Artefakt.
towers-lesson-artifact-wrong-unused = Das macht 12, eins weniger, und ein Artefakt gewinnt als letzte Karte kein Gold. Nimm Krieger 4, Zwerg 5 und das Artefakt.

towers-lesson-pass = **Jetzt wandert jede Hand einen Platz nach links.** Der Reiher bekommt die zehn Karten, die du eben gespielt hast. Deine kommen vom leeren vierten Platz, also hat sie noch niemand gesehen. Nach vier Türmen haben alle dieselben vier Hände gespielt. Merk dir, was du siehst: Vielleicht ist es als Nächstes bei dir!
towers-lesson-end = **Wer nach vier Türmen am meisten Punkte hat, gewinnt.** Truhen und Gold bringen, was sie zeigen. Monster kosten ihre Schädel. Ringe wachsen: Einer bringt 1 Punkt, zwei bringen 4, drei 9. Troglodyten wachsen genauso, aber sie kosten dich.

# Was in den Bildern leuchtet, für Menschen, die sie nicht sehen.

towers-mark-floor-1 = Etage 1
towers-mark-floor-2 = Etage 2
towers-mark-floor-3 = Etage 3
towers-mark-others = die anderen Teams
towers-mark-hand = deine Hand
towers-mark-warrior_6_axe = dein Krieger 6
towers-mark-chameleon_2 = dein Chamäleon
towers-mark-wizard_2_none = dein Zauberer 2
towers-mark-warrior_3_axe = dein Krieger 3
towers-mark-warrior_4_sword = dein Krieger 4
towers-mark-dwarf_5_bare = dein Zwerg 5
towers-mark-artifact_4 = dein Artefakt
