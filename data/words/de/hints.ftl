# Tipps: was ein Meister täte, für alle, die lernen wollen.

button-hint = Was würdest du tun?
hint-thinking = 💡 Einen Moment, ich sehe mir an, was du siehst …
hint-title = 💡 **Nach dem, was du siehst, würde ich wählen:**
hint-answer = { $number }. **{ $choice }** – gewinnt von hier aus { $wins } % der Partien
hint-plain = **{ $choice }**
hint-equal =
    { $count ->
        [2] Es ist egal, welches der ersten beiden du wählst.
       *[other] Es ist egal, was davon du wählst.
    }
hint-times = in { $times } % der Fälle
hint-only = **{ $choice }** – es gibt nichts anderes zu wählen.

hints-alone = Wenn du allein spielst
hints-all = Für alle
hints-none = Für niemanden
hints-alone-help = Solange eine Person gegen Computer spielt.
hints-all-help = Alle dürfen fragen, und die Partie wird nicht gewertet.
hints-none-help = Niemand darf fragen.
board-hints-all = -# 💡 Tipps gibt es für alle: Drück *Was würdest du tun?* in deiner Hand. Diese Partie wird nicht gewertet.
board-hints-alone = -# 💡 Du spielst allein, also kannst du Tipps bekommen: Drück *Was würdest du tun?* in deiner Hand.

refused-no-hints = An diesem Tisch gibt es keine Tipps. Es gibt sie, wenn du allein gegen Computer spielst oder die Lobby sie eingeschaltet hat.
refused-no-hint-now = Was ich hier täte, kann ich nicht sagen: Bei mir ist etwas schiefgegangen. Wählen kannst du wie zuvor; wer den Bot betreibt, findet die Details.
