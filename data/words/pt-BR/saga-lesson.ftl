# A lição de Saga: o que cada passo diz. data/saga/lesson.toml tem as jogadas.

saga-lesson-aim = **Vocês são Fadas e, juntas, tecem a vida de um Herói só.** O que acontece com Ivanhoé vale para todas. Mas cada uma tem um Objetivo secreto. O seu é o **Grande Amante**: Riqueza 4, Coragem 4 e duas histórias de Amor. Ivanhoé acaba de superar a provação: as Aventuras podem começar. Aperte **Próximo**.

saga-lesson-adventure = **Jogue uma Aventura que leve a história adiante.** Ivanhoé é uma Jornada, então a próxima carta tem que poder seguir uma Jornada. Das suas, só **Isolda** pode. É uma história de Amor, e traz Coragem e Riqueza: bem o que seu Objetivo pede. Aperte **Isolda · Amor**.
saga-lesson-adventure-done = **O desafio começou.** O dado mais a Coragem do Herói tem que superar 4.
saga-lesson-adventure-wrong = Hoje você não precisa disso. Aperte **Isolda · Amor**.
saga-lesson-adventure-wrong-end = Você pode jogar uma Aventura por turno, então aproveite. Aperte **Isolda · Amor**.
saga-lesson-adventure-wrong-retrieve = Isso traz de volta uma Aventura descartada, mas custa cartas. Você já tem uma boa: aperte **Isolda · Amor**.

saga-lesson-blade = **Ajude antes que o dado role.** A Coragem é 1, então você precisa de 4 ou mais: 50%. As Interferências mudam isso, e todo mundo pode jogar as suas. A **Lâmina das Fadas** tira 3 da Dificuldade. Escolha **Jogar Lâmina das Fadas**.
saga-lesson-blade-done = **Agora qualquer número serve**, a não ser que alguém interfira.
saga-lesson-blade-wrong = Guarde isso para depois. Escolha **Jogar Lâmina das Fadas**.
saga-lesson-blade-wrong-star = A Estrela tira 2 e vale em todo Teste. A Lâmina das Fadas tira 3, mas só se o Teste usa Força ou Coragem. Então use aqui: escolha **Jogar Lâmina das Fadas**.
saga-lesson-blade-wrong-cunning = A Sabedoria é 1, como a Coragem: não muda nada. Escolha **Jogar Lâmina das Fadas**.
saga-lesson-blade-wrong-pass = Ainda não: antes você pode garantir. Escolha **Jogar Lâmina das Fadas**.

saga-lesson-talisman = **A Garça tem outros planos.** A Névoa soma 2 à Dificuldade, e um Talismã anula sua Lâmina das Fadas. Agora só um 6 ajuda. Mas você também tem um **Talismã**. Jogue contra o **Talismã da Garça**, e sua Lâmina das Fadas volta a valer.
saga-lesson-talisman-done = **Anulado!** Sua Lâmina das Fadas voltou: basta um 3 ou mais.
saga-lesson-talisman-wrong = Isso não basta. Jogue seu **Talismã** contra o **Talismã da Garça**.
saga-lesson-talisman-wrong-mist = Sem a Névoa, você precisaria de um 4. Jogue contra o **Talismã da Garça**, e um 3 basta.
saga-lesson-talisman-wrong-pass = Aí só um 6 ajuda. Jogue seu **Talismã** contra o **Talismã da Garça**.

saga-lesson-roll = **Chega de cartas. Que role o dado!** Ele rola quando todos passaram, e a Garça já passou. Escolha **Passar neste desafio inteiro**.
saga-lesson-roll-done = **Um 4! Isolda está vencida.** 4 + 1 supera 3; sem suas cartas, seria 5 contra 6. Coragem e Riqueza agora são 2.
saga-lesson-roll-wrong = Escolha **Passar neste desafio inteiro**.
saga-lesson-roll-wrong-once = Também dá, mas eu perguntaria mais uma vez depois do dado. Escolha **Passar neste desafio inteiro**.
saga-lesson-roll-wrong-keep = 67% é bom. Guarde essa carta e escolha **Passar neste desafio inteiro**.

saga-lesson-turn = **Riqueza 2, Coragem 2, uma história de Amor.** Seu Objetivo mostra o que ainda falta. Você já jogou sua Aventura, então aperte **Encerrar meu turno**.
saga-lesson-turn-done = **É a vez da Garça.** Você pode interferir nos desafios dela, como ela interferiu no seu.
saga-lesson-turn-wrong = Aperte **Encerrar meu turno**.
saga-lesson-turn-wrong-retrieve = Isso custaria mais do que rende. Aperte **Encerrar meu turno**.

saga-lesson-end = **Assim que você alcança tudo o que seu Objetivo pede, ganha**, até no turno de outra pessoa. Aventuras perdidas também ficam na história, mas custam algo ao Herói. Então ajude o que serve a você, atrapalhe o que não serve, e não mostre cedo demais o que está buscando.

# O que se ilumina nas imagens, para quem não vê.

saga-mark-cards = suas cartas
saga-mark-challenge = o desafio até agora
saga-mark-characteristics = as características do Herói
saga-mark-objective = seu Objetivo
