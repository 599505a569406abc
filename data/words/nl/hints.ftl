# Hints: wat een meester zou doen, voor wie wil leren.

button-hint = Wat zou jij doen?
hint-thinking = 💡 Eén moment, ik denk na over wat jij kunt zien…
hint-title = 💡 **Met wat jij kunt zien, zou ik kiezen:**
hint-answer = { $number }. **{ $choice }** – wint vanaf hier { $wins }% van de potjes
hint-plain = **{ $choice }**
hint-equal =
    { $count ->
        [2] Het maakt niet uit welke van de eerste twee je kiest.
       *[other] Het maakt niet uit welke hiervan je kiest.
    }
hint-times = in { $times }% van de gevallen
hint-only = **{ $choice }** – er valt niets anders te kiezen.

hints-alone = Als je alleen speelt
hints-all = Voor iedereen
hints-none = Voor niemand
hints-alone-help = Zolang één mens tegen computerspelers speelt.
hints-all-help = Iedereen mag erom vragen, en het spel telt niet voor de rating.
hints-none-help = Niemand mag erom vragen.
board-hints-all = -# 💡 Iedereen mag hints vragen: druk in je hand op *Wat zou jij doen?* Dit spel telt niet voor de rating.
board-hints-alone = -# 💡 Je speelt alleen, dus je mag hints vragen: druk in je hand op *Wat zou jij doen?*

refused-no-hints = Aan deze tafel zijn er geen hints. Je krijgt ze als je alleen tegen computerspelers speelt, of als ze in de lobby zijn aangezet.
refused-no-hint-now = Ik kan niet zeggen wat ik hier zou doen: er ging bij mij iets mis. Je keuzes zijn dezelfde als eerst; wie de bot beheert, vindt de details.
