# Podpowiedzi: co zrobiłby mistrz, dla tych, którzy chcą się uczyć.

button-hint = Co radzisz?
hint-thinking = 💡 Chwila, myślę nad tym, co widzisz…
hint-title = 💡 **Sądząc z tego, co widzisz, wybieram:**
hint-answer = { $number }. **{ $choice }** – stąd wygrywa { $wins }% gier
hint-plain = **{ $choice }**
hint-equal =
    { $count ->
        [2] Wszystko jedno, które z pierwszych dwóch wybierzesz.
       *[other] Wszystko jedno, które z tych wybierzesz.
    }
hint-times = w { $times }% przypadków
hint-only = **{ $choice }** – nic innego nie ma do wyboru.

hints-alone = Dla grających solo
hints-all = Dla wszystkich
hints-none = Dla nikogo
hints-alone-help = Gdy jedna osoba gra z komputerami.
hints-all-help = Pytać może każdy, a gra nie liczy się do rankingu.
hints-none-help = Nikt nie może pytać.
board-hints-all = -# 💡 Podpowiedzi są włączone dla wszystkich: naciśnij *Co radzisz?* w swojej ręce. Ta gra nie liczy się do rankingu.
board-hints-alone = -# 💡 Grasz solo, więc możesz dostać podpowiedź: naciśnij *Co radzisz?* w swojej ręce.

refused-no-hints = Przy tym stole nie ma podpowiedzi. Są, gdy grasz solo z komputerami albo gdy włączono je w lobby.
refused-no-hint-now = Nie umiem powiedzieć, co tu wybrać: coś poszło nie tak po mojej stronie. Twoje wybory są takie jak przedtem; szczegóły znajdzie host bota.
