# De les van Saga: wat elke stap zegt. data/saga/lesson.toml heeft de zetten.

saga-lesson-aim = **Jullie zijn allemaal feeën, en samen spinnen jullie het leven van één held.** Wat Ivanhoe overkomt, telt voor iedereen. Maar elke fee heeft een geheim Doel. Dat van jou is de **Grote Minnaar**: Rijkdom 4, Moed 4 en twee liefdesverhalen. Ivanhoe heeft net zijn heldenproef doorstaan, dus de Avonturen kunnen beginnen. Druk op **Verder**.

saga-lesson-adventure = **Speel een Avontuur waarmee het verhaal verdergaat.** Ivanhoe is een Reis, dus de volgende kaart moet op een Reis kunnen volgen. Van jouw kaarten kan alleen **Isolde** dat. Het is een liefdesverhaal, en het brengt Moed en Rijkdom: precies wat je Doel vraagt. Druk op **Isolde · Liefde**.
saga-lesson-adventure-done = **De uitdaging begint.** De dobbelsteen plus de Moed van de held moet meer zijn dan 4.
saga-lesson-adventure-wrong = Dat heb je vandaag niet nodig. Druk op **Isolde · Liefde**.
saga-lesson-adventure-wrong-end = Je mag één Avontuur per beurt spelen, dus sla het niet over. Druk op **Isolde · Liefde**.
saga-lesson-adventure-wrong-retrieve = Daarmee haal je een afgelegd Avontuur terug, maar het kost je kaarten. Je hebt al een goed Avontuur, dus druk op **Isolde · Liefde**.

saga-lesson-blade = **Help voordat de dobbelsteen gegooid wordt.** Moed is 1, dus je hebt een 4 of meer nodig: 50%. Ingrepen veranderen dat, en iedereen mag ze spelen. Het **Feeënzwaard** haalt 3 van de Moeilijkheid af. Kies **Speel Feeënzwaard**.
saga-lesson-blade-done = **Nu is elke worp goed**, tenzij iemand ingrijpt.
saga-lesson-blade-wrong = Bewaar dat voor later. Kies **Speel Feeënzwaard**.
saga-lesson-blade-wrong-star = De Ster haalt er 2 af en werkt in elke proef. Het Feeënzwaard haalt er 3 af, maar alleen als de proef Kracht of Moed gebruikt. Gebruik het dus hier: kies **Speel Feeënzwaard**.
saga-lesson-blade-wrong-cunning = Wijsheid is 1, net als Moed, en dat verandert niets. Kies **Speel Feeënzwaard**.
saga-lesson-blade-wrong-pass = Nog niet: je kunt eerst zorgen dat het zeker lukt. Kies **Speel Feeënzwaard**.

saga-lesson-talisman = **Reiger heeft andere plannen.** De Mist doet 2 bij de Moeilijkheid, en een Talisman heft je Feeënzwaard op. Nu helpt alleen een 6. Maar jij hebt ook een **Talisman**. Speel die op de **Talisman van Reiger**, en je Feeënzwaard telt weer.
saga-lesson-talisman-done = **Opgeheven!** Je Feeënzwaard is terug, dus een 3 of meer is genoeg.
saga-lesson-talisman-wrong = Dat is niet genoeg. Speel je **Talisman** op de **Talisman van Reiger**.
saga-lesson-talisman-wrong-mist = Zonder de Mist heb je een 4 nodig. Speel hem liever op de **Talisman van Reiger**, dan is een 3 genoeg.
saga-lesson-talisman-wrong-pass = Dan helpt alleen een 6. Speel je **Talisman** op de **Talisman van Reiger**.

saga-lesson-roll = **Genoeg kaarten. Laat de dobbelsteen rollen.** Er wordt gegooid als iedereen gepast heeft, en Reiger heeft dat al. Kies **Passen voor deze hele uitdaging**.
saga-lesson-roll-done = **Een 4! Isolde is gehaald.** 4 + 1 is meer dan 3; zonder jouw kaarten was het 5 tegen 6 geweest. Moed en Rijkdom zijn nu 2.
saga-lesson-roll-wrong = Kies **Passen voor deze hele uitdaging**.
saga-lesson-roll-wrong-once = Dat kan ook, maar dan vraag ik het je na de worp nog een keer. Kies **Passen voor deze hele uitdaging**.
saga-lesson-roll-wrong-keep = 67% is mooi. Houd die kaart en kies **Passen voor deze hele uitdaging**.

saga-lesson-turn = **Rijkdom 2, Moed 2, één liefdesverhaal.** Je Doel laat zien wat er nog ontbreekt. Je hebt je Avontuur gespeeld, dus druk op **Beurt beëindigen**.
saga-lesson-turn-done = **Reiger is aan de beurt.** Je mag ingrijpen in de uitdagingen van Reiger, net zoals Reiger dat bij jou deed.
saga-lesson-turn-wrong = Druk op **Beurt beëindigen**.
saga-lesson-turn-wrong-retrieve = Dat kost je meer dan het oplevert. Druk op **Beurt beëindigen**.

saga-lesson-end = **Zodra je alles van je Doel bereikt, win je**, zelfs in de beurt van een ander. Mislukte Avonturen blijven ook in het verhaal, maar ze kosten de held iets. Help dus wat je uitkomt, dwarsboom wat je niet uitkomt, en laat niet te vroeg merken waar je op uit bent.

# Wat op de afbeeldingen oplicht, voor wie ze niet kan zien.

saga-mark-cards = jouw kaarten
saga-mark-challenge = de uitdaging tot nu toe
saga-mark-characteristics = de eigenschappen van de held
saga-mark-objective = jouw Doel
