# A lição de Tschak!: o que cada passo diz. data/towers/lesson.toml tem as jogadas.

towers-lesson-tower = **Você explora quatro torres de três andares cada.** Cada andar tem um monstro e um tesouro. Você manda três cartas para lá: é a sua equipe. A mais forte leva o tesouro, a mais fraca leva o monstro. No andar 1 há um baú que vale 5 pontos e um Observador que custa 4. Aperte **Próximo**.

towers-lesson-first = **Cada um escolhe uma carta em segredo, e todas são mostradas ao mesmo tempo.** Sua equipe precisa de três tipos diferentes: mago azul, guerreiro verde, anão vermelho ou o artefato roxo. Os valores se somam. Vale a pena brigar por este baú, então escolha sua melhor carta: **Guerreiro 6 (machado)**.
towers-lesson-first-done = **Um começo forte!** Nenhuma carta é maior. Os outros mostraram um 5 cada.
towers-lesson-first-wrong = Até poderia, mas essa carta é mais baixa, e este é o melhor baú do jogo. Escolha **Guerreiro 6 (machado)**.
towers-lesson-first-wrong-artifact = Um artefato não tem valor próprio. Ele dobra uma das suas outras cartas, então pode esperar. Escolha **Guerreiro 6 (machado)**.
towers-lesson-first-wrong-chameleon = Um camaleão copia um mago que outra pessoa mostra. Você ainda não viu nenhum, então ele pode esperar. Escolha **Guerreiro 6 (machado)**.

towers-lesson-chameleon = **Você juntou um Anão 5: são 11.** Falta uma carta, e tem que ser um mago ou o artefato. Um **camaleão** é um mago que copia o maior mago dos seus rivais. A Rã mostra um Mago 5, então aperte **Camaleão II**.
towers-lesson-chameleon-done = **O baú é seu!** Seus 6 + 5 + 5 dão 16. A Garça e a Rã empatam em 15. Os magos decidem o empate, e a Garça não tem nenhum: ela leva o Observador.
towers-lesson-chameleon-wrong = Isso dá no máximo 14. Um camaleão copia o 5 da Rã e leva você a 16. Aperte **Camaleão II**.
towers-lesson-chameleon-wrong-artifact = Isso também dá 16, dobrando seu Anão 5. Mas você só tem um artefato e vai precisar dele lá em cima. Aperte **Camaleão II**.

towers-lesson-cheap = **Andar 2: um anel que vale 1 ponto e um Troglodita que custa 1.** Você mostrou um Anão 4. A Garça tem um Mago 4, e o camaleão da Rã copia esse mago: as duas querem vencer. Pois que vençam! Agora você escolhe mais duas cartas de uma vez. Escolha sua dupla mais fraca: **Mago 2, Guerreiro 3 (machado)**.
towers-lesson-cheap-done = **Saiu barato.** Seu 9 é a equipe mais fraca, e o Troglodita custa 1 ponto. Mas suas melhores cartas ainda estão na mão.
towers-lesson-cheap-wrong = Essas cartas vão fazer falta no andar 3, onde há mais a ganhar. Escolha **Mago 2, Guerreiro 3 (machado)**.

towers-lesson-artifact = **Andar 3: um baú que vale 4 e um Golem que custa 3.** Aqui você escolhe a equipe inteira de uma vez. Seu **artefato** dobra a mais fraca das outras duas cartas: Guerreiro 4 e Anão 5 dão 4 + 4 + 5 = 13. A carta que fica pode ganhar ouro. Aperte **Guerreiro 4 (espada), Anão 5 (mãos nuas), Artefato (amuleto)**.
towers-lesson-artifact-done = **Mais uma vitória!** Seu 13 vence o 9 e o 8. Depois cada um mostra a última carta. Seu Mago 3 é a maior e ganha 3 de ouro: são 3 pontos.
towers-lesson-artifact-wrong = Assim o artefato só dobraria seu Mago 3, e você teria no máximo 11. Escolha Guerreiro 4, Anão 5 e o artefato.
towers-lesson-artifact-wrong-unused = Isso dá 12, um a menos, e um artefato não ganha ouro como última carta. Escolha Guerreiro 4, Anão 5 e o artefato.

towers-lesson-pass = **Agora todas as mãos andam um lugar para a esquerda.** A Garça recebe as dez cartas que você acabou de jogar. As suas vêm do quarto lugar, que está vazio: ninguém viu essas cartas ainda. Depois de quatro torres, todos terão jogado as mesmas quatro mãos. Guarde na memória o que você vê: pode ser a sua próxima mão!
towers-lesson-end = **Ganha quem tiver mais pontos depois de quatro torres.** Baús e ouro dão o que mostram. Monstros custam as caveiras. Os anéis crescem: um vale 1 ponto, dois valem 4, três valem 9. Os trogloditas crescem do mesmo jeito, mas custam pontos.

# O que se ilumina nas imagens, para quem não vê.

towers-mark-floor-1 = andar 1
towers-mark-floor-2 = andar 2
towers-mark-floor-3 = andar 3
towers-mark-others = as outras equipes
towers-mark-hand = sua mão
towers-mark-warrior_6_axe = seu Guerreiro 6
towers-mark-chameleon_2 = seu Camaleão
towers-mark-wizard_2_none = seu Mago 2
towers-mark-warrior_3_axe = seu Guerreiro 3
towers-mark-warrior_4_sword = seu Guerreiro 4
towers-mark-dwarf_5_bare = seu Anão 5
towers-mark-artifact_4 = seu artefato
