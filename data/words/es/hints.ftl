# Consejos: lo que haría un maestro, para quien quiere aprender.

button-hint = ¿Tú qué harías?
hint-thinking = 💡 Un momento, estoy pensando en lo que puedes ver…
hint-title = 💡 **Por lo que puedes ver, yo elegiría:**
hint-answer = { $number }. **{ $choice }** – desde aquí gana el { $wins } % de las partidas
hint-plain = **{ $choice }**
hint-equal =
    { $count ->
        [2] Da igual cuál de las dos primeras elijas.
       *[other] Da igual cuál de estas elijas.
    }
hint-times = el { $times } % de las veces
hint-only = **{ $choice }** – no hay otra cosa que elegir.

hints-alone = Solo contra máquinas
hints-all = Para todo el mundo
hints-none = Para nadie
hints-alone-help = Mientras una sola persona juega contra máquinas.
hints-all-help = Todo el mundo puede preguntar, y la partida no puntúa.
hints-none-help = Nadie puede preguntar.
board-hints-all = -# 💡 Los consejos valen para todo el mundo: pulsa *¿Tú qué harías?* en tu mano. Esta partida no puntúa.
board-hints-alone = -# 💡 Nadie más juega aquí, así que puedes pedir consejos: pulsa *¿Tú qué harías?* en tu mano.

refused-no-hints = En esta mesa no hay consejos. Los hay si juegas contra máquinas sin nadie más, o si la sala los activó.
refused-no-hint-now = No puedo decir qué haría aquí: algo falló por mi parte. Tus opciones son las mismas; quien aloja el bot encuentra los detalles.
