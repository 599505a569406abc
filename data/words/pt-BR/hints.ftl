# Dicas: o que um mestre faria, para quem quer aprender.

button-hint = O que você faria?
hint-thinking = 💡 Um momento, estou pensando no que você pode ver…
hint-title = 💡 **Pelo que você pode ver, eu escolheria:**
hint-answer = { $number }. **{ $choice }** – daqui, ganha { $wins }% das partidas
hint-plain = **{ $choice }**
hint-equal =
    { $count ->
        [2] Não faz diferença qual das duas primeiras você escolhe.
       *[other] Não faz diferença qual destas você escolhe.
    }
hint-times = em { $times }% das vezes
hint-only = **{ $choice }** – não há outra coisa a escolher.

hints-alone = Só contra computadores
hints-all = Para todos
hints-none = Para ninguém
hints-alone-help = Enquanto uma só pessoa joga contra computadores.
hints-all-help = Todos podem perguntar, e a partida não conta para a classificação.
hints-none-help = Ninguém pode perguntar.
board-hints-all = -# 💡 As dicas valem para todos: aperte *O que você faria?* na sua mão. Esta partida não conta para a classificação.
board-hints-alone = -# 💡 Só há computadores contra você, então pode pedir dicas: aperte *O que você faria?* na sua mão.

refused-no-hints = Não há dicas nesta mesa. Elas existem quando você joga só contra computadores, ou quando são ligadas no lobby.
refused-no-hint-now = Não consigo dizer o que faria aqui: algo deu errado do meu lado. Suas escolhas são as mesmas de antes; quem hospeda o bot acha os detalhes.
