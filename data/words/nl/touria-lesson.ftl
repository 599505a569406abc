# De les van Touria: wat elke stap zegt. data/touria/lesson.toml heeft de zetten.

touria-lesson-aim = **Jullie leiden allemaal dezelfde groep helden over één eiland.** Om het kasteel in te gaan heb je 7 harten, 7 munten en geen zwarte edelsteen nodig. Tot nu toe heb je 3 munten. Het plan: pak onderweg edelstenen en ruil die voor harten en munten. Druk op **Verder**.

touria-lesson-tower = **Begin je beurt met een toren.** In de hoeken staan vier torens, en elke toren toont je één plek om heen te gaan. De Goudsmid maakt van edelstenen harten en munten, en op weg erheen vind je edelstenen. Druk op **Goudsmid · zuidoosttoren**.
touria-lesson-tower-done = **Op weg!** De toren is gedraaid. De volgende keer toont hij je het Rovershol.
touria-lesson-tower-wrong = Dat kan ook, maar het levert deze beurt geen hart op. Druk op **Goudsmid · zuidoosttoren**.

touria-lesson-way = **Kies een route langs mijnen, want daar liggen de edelstenen.** Drie stappen zijn gratis, en elke stap extra kost een munt. Je wilt twee edelstenen van één kleur, dus druk op **3 stappen, gratis: groen, groen · route 2**.
touria-lesson-way-done = **Twee groene edelstenen, en ze kosten je niets.** Je bent bij de Goudsmid.
touria-lesson-way-wrong = Dat kan, maar het levert niet gratis twee edelstenen van één kleur op. Druk op **3 stappen, gratis: groen, groen · route 2**.
touria-lesson-way-wrong-black = Pas op: die route levert een zwarte edelsteen op, en daarmee mag niemand het kasteel in. Druk op **3 stappen, gratis: groen, groen · route 2**.
touria-lesson-way-wrong-stepwise = Later kun je een route vakje voor vakje plannen. Druk nu op **3 stappen, gratis: groen, groen · route 2**.

touria-lesson-act = **Nu ruilen.** Eén edelsteen koopt een munt, maar twee gelijke kopen een hart, en harten zijn lastiger te krijgen. Druk op **2 groene voor een hart**.
touria-lesson-act-done = **Je eerste hart!** Nog zes te gaan.
touria-lesson-act-wrong-coin = Een munt is mooi, maar dan haal je je paar uit elkaar. Druk op **2 groene voor een hart**.
touria-lesson-act-wrong-skip = Je bent er helemaal voor hierheen gelopen! Druk op **2 groene voor een hart**.
touria-lesson-act-wrong = Druk op **2 groene voor een hart**.

touria-lesson-done = **Dat is je beurt.** Nu mogen de anderen meedoen: dan ruilen ze bij de Goudsmid ook hun eigen edelstenen. Daarvoor moeten ze jou een elixer geven. Druk op **Klaar: beurt beëindigen**.
touria-lesson-done-done = **Reiger is aan de beurt.** Reiger had geen edelstenen om te ruilen, dus niemand deed mee.
touria-lesson-done-wrong = Druk op **Klaar: beurt beëindigen**.
touria-lesson-done-wrong-linger = Dat heb je alleen nodig om een voorwerp te gebruiken nadat de anderen hebben meegedaan, en je hebt geen voorwerp. Druk op **Klaar: beurt beëindigen**.

touria-lesson-copy = **Nu kun jij meedoen met Reiger.** Reiger ging naar de Bosfee en pakte een voorwerp. Geef Reiger je elixer, en jij pakt daar ook een voorwerp, al is het niet jouw beurt. De Zandloper is een sterk voorwerp: hij geeft je twee beurten achter elkaar. Druk op **Geef een elixer, pak de Zandloper**.
touria-lesson-copy-done = **De Zandloper is van jou.** Gebruik hem als één beurt niet genoeg is.
touria-lesson-copy-wrong = Dan krijg je niets uit Reigers beurt, en een voorwerp is je elixer waard. Druk op **Geef een elixer, pak de Zandloper**.
touria-lesson-copy-wrong-elixir = Dat kan ook: dan kies je het voorwerp daarna. Het gaat sneller als je het nu noemt. Druk op **Geef een elixer, pak de Zandloper**.
touria-lesson-copy-wrong-paintbrush = Het Penseel is ook handig. Maar met twee beurten achter elkaar kun je de race naar het kasteel winnen. Druk op **Geef een elixer, pak de Zandloper**.

touria-lesson-castle = **Dat is het plan: verzamelen, ruilen en meedoen tot je 7 harten, 7 munten en geen zwarte edelsteen hebt.** Ga dan het kasteel in en open elke beurt een van de negen deuren. Achter een ervan zijn prinses Tara en prins Talan. Achter de andere wil iemand een geschenk.
touria-lesson-end = **Open als eerste de juiste deur, en je wint.** De Draak, de Goudsmid en het Toernooi geven harten, en de Handelaar geeft munten. De Bronfee helpt je van een zwarte edelsteen af.

# Wat op de afbeeldingen oplicht, voor wie ze niet kan zien.

touria-mark-chest = wat je hebt
touria-mark-choices = je keuzes
touria-mark-goal = wat je nog nodig hebt voor het kasteel
touria-mark-island = het eiland
