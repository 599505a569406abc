# Die Kapitel von `/regeln` zu Abraca…was?, in der Reihenfolge, in der man lernt.

abraca-rules-1 =
    ### Zauber, die du nicht siehst
    Vor jeder Person stehen fünf Zaubersteine. Alle können sie lesen, **nur sie selbst nicht**. Schließ aus den Steinen der anderen, was du hast, und sprich deine Zauber, bevor sie ihre auf dich loslassen. Wer Runden gewinnt, bekommt Punkte. Wer zuerst **8 Punkte** hat, gewinnt das Spiel.

    Es gibt 36 Steine: eine **1**, zwei **2**en, drei **3**en … bis zu acht **8**en. Hohe Zahlen sind häufig und harmlos, niedrige selten und stark.
abraca-rules-2 =
    ### Vor jeder Runde
    1. Alle 36 Steine werden gemischt.
    2. Alle bekommen **fünf Steine**, mit der Rückseite zu sich, und **6 Leben**.
    3. Zu dritt werden 6 Steine offen beiseitegelegt, zu zweit 12. Die hat niemand, also kannst du sie ausschließen.
    4. Vier **Geheimsteine** werden verdeckt beiseitegelegt. Der Rest ist der Vorrat.

    Wer die erste Runde beginnt, entscheidet das Los, außer der Tisch hat einen Platz bestimmt.
abraca-rules-3 =
    ### Dein Zug
    1. **Sag eine Zahl an**, von 1 bis 8. Mindestens einmal musst du es versuchen.
    2. **Hast du diesen Stein**, gelingt sie: Der Stein kommt auf den Plan, und sein Zauber wirkt. Du darfst mit **derselben oder einer höheren Zahl** weitermachen oder deinen Zug beenden.
    3. **Hast du ihn nicht**, misslingt sie: Du verlierst 1 Leben (bei einer **1** so viele Leben, wie der Würfel zeigt), und dein Zug endet.

    Am Ende deines Zugs ziehst du in jedem Fall auf fünf Steine nach, solange der Vorrat reicht. Dann ist dran, wer **links** von dir sitzt. Links ist, wer nach dir spielt, rechts, wer vor dir spielt.

    Hast du eine Zahl zweimal, verbrauchst du den älteren Stein. Misslingt eine Zahl, erfahren alle nur, dass du sie nicht hast. Bitte keine Tipps geben!
abraca-rules-4 =
    ### Die acht Zauber
    1 · **Uralter Drache** (1 Stein): Würfle; so viele Leben verlieren alle anderen.
    2 · **Dunkler Wanderer** (2): Alle anderen verlieren 1 Leben, du gewinnst 1.
    3 · **Süße Träume** (3): Würfle; so viele Leben gewinnst du.
    4 · **Nachtsänger** (4): Nimm einen Geheimstein, den nur du ansehen kannst. Du weißt dann, dass er sonst nirgends ist, und er kann einen Punkt bringen. Er gehört nicht zu deinen fünf: Du kannst ihn nicht ansagen.
    5 · **Blitzgewitter** (5): Wer links und wer rechts von dir sitzt, verliert je 1 Leben (zu zweit: insgesamt 1).
    6 · **Schneesturm** (6): Wer links von dir sitzt, verliert 1 Leben.
    7 · **Feuerball** (7): Wer rechts von dir sitzt, verliert 1 Leben.
    8 · **Zaubertrank** (8): Du gewinnst 1 Leben.

    Der Würfel zeigt 1, 1, 2, 2, 3, 3. Mehr als 6 Leben oder weniger als 0 hat niemand.

    Nach einer 8 darfst du nur noch eine 8 ansagen. Sie ist also ein guter Schluss, aber kein guter Anfang. Du darfst auch eine Zahl ansagen, von der alle Steine verbraucht sind, aber sie misslingt. Werden die Steine gezählt, sagt dir deine Hand vorher, welche Zahl du nicht haben kannst; sonst warnt dich niemand.
abraca-rules-5 =
    ### Das Ende einer Runde
    Eine Runde endet sofort, wenn eins davon passiert:
    • **Du verbrauchst deinen letzten Stein.** Du gewinnst die Runde und bekommst **3 Punkte**; alle anderen fallen auf 0 Leben und bekommen nichts.
    • **Dein Zauber bringt jemanden auf 0 Leben.** Du bekommst **3 Punkte**, alle anderen, die noch leben, **1 Punkt**.
    • **Du verlierst selbst dein letztes Leben**, weil eine Zahl misslingt. Alle anderen bekommen **1 Punkt** und du nichts.

    Wer noch lebt, bekommt auch **1 Punkt für jeden Geheimstein** aus dieser Runde. Dann werden alle Steine gezeigt und neu verteilt, und es beginnt, wer nach dem letzten Zug dran wäre.
abraca-rules-6 =
    ### Das Ende des Spiels
    Wer zuerst **8 Punkte** hat, gewinnt. Kommen mehrere in derselben Runde so weit, gewinnt, wer in dieser Runde am meisten Punkte geholt hat, dann, wer mehr Leben hat. Sind auch die gleich, teilt ihr euch den Sieg. Sonst behaltet ihr eure Punkte und spielt noch eine Runde: Alle bekommen neue Steine und 6 Leben, und es beginnt, wer links von der Person sitzt, die zuletzt dran war.
abraca-rules-7 =
    ### Wer was sieht
    Du siehst die Steine von allen, nur deine nicht. Deine Geheimsteine siehst nur du; den Vorrat und die anderen Geheimsteine sieht niemand. Leben, Punkte, Plan, jede angesagte Zahl, jeden Wurf und die Anzahl der Steine sehen alle.

    Ist eine Runde vorbei, werden alle Steine gezeigt. Wer mehr gesehen hat, als man beim Spielen wissen darf, kann in dieser Partie keinen Platz mehr nehmen.
abraca-rules-8 =
    ### Optionen am Tisch
    • **Freie Reihenfolge**: Wenn eine Zahl gelingt, darf jede andere folgen.
    • **Wer zuletzt steht**: Eine Runde läuft, bis nur noch eine Person Leben hat oder jemand den letzten Stein verbraucht. Wer raus ist, wird übersprungen und zeigt alle Steine; links und rechts zählen die Nächsten, die noch leben. Punkte gibt es nur für den Rundensieg: 2, plus 1 für jeden eigenen Geheimstein.
    • **Niedrigere Zahlen als Falle**: Auch Zahlen unter deiner letzten werden angeboten, aber sie misslingen immer, kosten 1 Leben und beenden deinen Zug.
    • **Steine zählen**: Deine Hand zählt von jeder Zahl die Steine, die du nicht siehst, markiert, was deine nicht sein können, und sagt, welche Zahlen du nicht hast.
    • **Publikum**: Es sieht nur den Tisch oder, wenn der Tisch ihm traut, für sich alle Hände.
    • **Wer beginnt**: Das entscheidet das Los oder ein Platz, den ihr wählt. Im gedruckten Spiel beginnt die älteste Person.
abraca-rules-9 =
    ### Feinheiten
    • Der letzte Stein geht vor einem Knockout: Verbrauchst du ihn, gewinnst nur du die Runde. Sein Zauber wirkt trotzdem.
    • Auch wenn du mehrere auf einmal ausschaltest, gibt es nur einmal 3 Punkte.
    • Du ziehst auch nach, wenn eine Zahl misslingt, solange Vorrat da ist.
    • Von zwei gleichen Steinen verbrauchst du den älteren. Der Bot kann an deinen Steinen markieren, was sie nicht sein können.
    • Eine angesagte Zahl kannst du nicht zurücknehmen, denn alle erfahren etwas dadurch.
abraca-rules-10 =
    ### Wie Partien verlaufen
    Wenn Computer gegeneinander spielten, dauerte eine Partie etwa 4 Runden und eine Runde etwa 9 Züge. Drei von vier Runden endeten mit einem Knockout, zu zweit jede zweite. Von den angesagten Zahlen gelangen etwa 70 %.
