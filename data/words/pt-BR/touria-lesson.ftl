# A lição de Touria: o que cada passo diz. data/touria/lesson.toml tem as jogadas.

touria-lesson-aim = **Todos vocês guiam o mesmo bando de heróis por uma ilha.** Para entrar no castelo, você precisa de 7 corações, 7 moedas e nenhuma gema preta. Por enquanto, tem 3 moedas. O plano: pegar gemas pelo caminho e trocar por corações e moedas. Aperte **Próximo**.

touria-lesson-tower = **Comece seu turno por uma torre.** Há quatro torres nos cantos, e cada uma mostra a você um lugar aonde ir. O Ourives transforma gemas em corações e moedas, e há gemas no caminho até lá. Aperte **Ourives · torre sudeste**.
touria-lesson-tower-done = **E lá vão eles!** A torre girou. Da próxima vez, ela mostra a você o Covil dos Ladrões.
touria-lesson-tower-wrong = Isso também vale, mas não traz coração neste turno. Aperte **Ourives · torre sudeste**.

touria-lesson-way = **Escolha uma rota que passe por minas: é lá que estão as gemas.** Três passos são de graça, e cada um a mais custa uma moeda. Você vai querer duas gemas da mesma cor, então aperte **3 passos, grátis: verde, verde · rota 2**.
touria-lesson-way-done = **Duas gemas verdes, e de graça.** Você está no Ourives.
touria-lesson-way-wrong = Até poderia, mas assim não vêm duas gemas da mesma cor de graça. Aperte **3 passos, grátis: verde, verde · rota 2**.
touria-lesson-way-wrong-black = Cuidado: essa rota traz uma gema preta, e com ela ninguém entra no castelo. Aperte **3 passos, grátis: verde, verde · rota 2**.
touria-lesson-way-wrong-stepwise = Mais tarde você pode montar uma rota casa por casa. Por enquanto, aperte **3 passos, grátis: verde, verde · rota 2**.

touria-lesson-act = **Agora troque.** Uma gema rende uma moeda, mas duas iguais rendem um coração, e corações são mais difíceis de conseguir. Aperte **2 verdes por 1 coração**.
touria-lesson-act-done = **Seu primeiro coração!** Faltam seis.
touria-lesson-act-wrong-coin = Uma moeda também ajuda, mas você desfaria seu par. Aperte **2 verdes por 1 coração**.
touria-lesson-act-wrong-skip = Vir até aqui para nada? Aperte **2 verdes por 1 coração**.
touria-lesson-act-wrong = Aperte **2 verdes por 1 coração**.

touria-lesson-done = **Esse é o seu turno.** Agora os outros podem copiar você: trocariam também no Ourives, com as gemas deles. Para isso, teriam que dar um elixir a você. Aperte **Pronto: encerrar meu turno**.
touria-lesson-done-done = **É a vez da Garça.** A Garça não tinha gemas para trocar, então ninguém copiou você.
touria-lesson-done-wrong = Aperte **Pronto: encerrar meu turno**.
touria-lesson-done-wrong-linger = Isso só serve para usar um item depois que os outros copiarem, e você não tem item. Aperte **Pronto: encerrar meu turno**.

touria-lesson-copy = **Agora você pode copiar a Garça.** A Garça foi à Fada da Floresta e pegou um item. Dê seu elixir à Garça e pegue um item lá também, mesmo sem ser a sua vez. A Ampulheta é das fortes: dá a você dois turnos seguidos. Aperte **Dar um elixir, pegar a Ampulheta**.
touria-lesson-copy-done = **A Ampulheta é sua.** Use quando um turno não bastar.
touria-lesson-copy-wrong = Aí o turno da Garça não renderia nada a você, e um item vale seu elixir. Aperte **Dar um elixir, pegar a Ampulheta**.
touria-lesson-copy-wrong-elixir = Também dá: você escolheria o item em seguida. Mas é mais rápido dizer já qual é. Aperte **Dar um elixir, pegar a Ampulheta**.
touria-lesson-copy-wrong-paintbrush = O Pincel também é útil. Mas dois turnos seguidos podem decidir a corrida ao castelo. Aperte **Dar um elixir, pegar a Ampulheta**.

touria-lesson-castle = **Esse é o plano: juntar, trocar e copiar até ter 7 corações, 7 moedas e nenhuma gema preta.** Depois entre no castelo e abra uma das nove portas por turno. A princesa Tara e o príncipe Talan estão atrás de uma delas. Atrás das outras, alguém quer um presente.
touria-lesson-end = **Abra a porta certa antes dos outros e você ganha.** O Dragão, o Ourives e o Torneio dão corações, e o Comerciante dá moedas. A Fada da Fonte livra você de uma gema preta.

# O que se ilumina nas imagens, para quem não vê.

touria-mark-chest = o que você tem
touria-mark-choices = suas escolhas
touria-mark-goal = o que ainda falta para o castelo
touria-mark-island = a ilha
