# De les van Tschak!: wat elke stap zegt. data/towers/lesson.toml heeft de zetten.

towers-lesson-tower = **Je verkent vier torens met elk drie verdiepingen.** Op elke verdieping wachten een monster en een schat. Je stuurt er drie kaarten naartoe als je team. Het sterkste team pakt de schat, het zwakste het monster. Op verdieping 1 ligt een kist van 5 punten, en een Loeroog dat er 4 kost. Druk op **Verder**.

towers-lesson-first = **Iedereen kiest in het geheim een kaart, en alle kaarten gaan tegelijk open.** Je team heeft drie verschillende types nodig: blauwe tovenaar, groene krijger, rode dwerg of het paarse artefact. Hun waarden tel je op. Voor deze kist loont het om te vechten, dus kies je beste kaart: **Krijger 6 (bijl)**.
towers-lesson-first-done = **Een sterk begin!** Geen kaart is hoger. De anderen lieten elk een 5 zien.
towers-lesson-first-wrong = Dat kan, maar die kaart is lager, en dit is de beste kist van het spel. Kies **Krijger 6 (bijl)**.
towers-lesson-first-wrong-artifact = Een artefact heeft zelf geen waarde. Het verdubbelt een van je andere kaarten, dus het kan wachten. Kies **Krijger 6 (bijl)**.
towers-lesson-first-wrong-chameleon = Een kameleon kopieert een tovenaar die iemand anders laat zien. Die heb je nog niet gezien, dus hij kan wachten. Kies **Krijger 6 (bijl)**.

towers-lesson-chameleon = **Er kwam een Dwerg 5 bij, dus je staat op 11.** Er ontbreekt nog één kaart, en dat moet een tovenaar of het artefact zijn. Een **kameleon** is een tovenaar die de hoogste tovenaar van je tegenstanders kopieert. Kikker laat een Tovenaar 5 zien, dus druk op **Kameleon II**.
towers-lesson-chameleon-done = **De kist is van jou!** Met 6 + 5 + 5 kom je op 16. Reiger en Kikker staan gelijk op 15. Dan beslissen tovenaars, en Reiger heeft er geen, dus Reiger pakt het Loeroog.
towers-lesson-chameleon-wrong = Dan kom je hooguit op 14. Een kameleon kopieert de 5 van Kikker en brengt je op 16. Druk op **Kameleon II**.
towers-lesson-chameleon-wrong-artifact = Dan kom je ook op 16, want het verdubbelt je Dwerg 5. Maar je hebt maar één artefact, en dat heb je boven nog nodig. Druk op **Kameleon II**.

towers-lesson-cheap = **Verdieping 2: een ring van 1 punt, en een Troglodiet die er 1 kost.** Je hebt een Dwerg 4 laten zien. Reiger heeft een Tovenaar 4, en de kameleon van Kikker kopieert die: ze willen winnen. Laat ze maar! Nu kies je nog twee kaarten tegelijk. Kies je zwakste paar: **Tovenaar 2, Krijger 3 (bijl)**.
towers-lesson-cheap-done = **Een kleine prijs.** Met 9 is jouw team het zwakst, dus de Troglodiet kost je 1 punt. Maar je beste kaarten heb je nog in je hand.
towers-lesson-cheap-wrong = Die kaarten wil je op verdieping 3 nog hebben, want daar valt meer te winnen. Kies **Tovenaar 2, Krijger 3 (bijl)**.

towers-lesson-artifact = **Verdieping 3: een kist van 4, en een Golem die 3 kost.** Hier kies je het hele team tegelijk. Je **artefact** verdubbelt de zwakste van de twee andere kaarten: Krijger 4 en Dwerg 5 zijn samen 4 + 4 + 5 = 13. De kaart die je houdt, kan goud winnen. Druk op **Krijger 4 (zwaard), Dwerg 5 (blote handen), Artefact (amulet)**.
towers-lesson-artifact-done = **Je wint weer!** Je 13 verslaat 9 en 8. Dan laat iedereen de laatste kaart zien. Jouw Tovenaar 3 is de hoogste en wint 3 goud. Dat zijn 3 punten.
towers-lesson-artifact-wrong = Dan zou het artefact alleen je Tovenaar 3 verdubbelen, en kom je hooguit op 11. Neem Krijger 4, Dwerg 5 en het artefact.
towers-lesson-artifact-wrong-unused = Dat is 12, één minder, en een artefact wint als laatste kaart geen goud. Neem Krijger 4, Dwerg 5 en het artefact.

towers-lesson-pass = **Nu schuift elke hand een plaats door naar links.** Reiger krijgt de tien kaarten die jij net speelde. De jouwe komen van de lege vierde plaats, dus niemand heeft ze nog gezien. Na vier torens heeft iedereen dezelfde vier handen gespeeld. Onthoud wat je ziet: straks is het misschien van jou!
towers-lesson-end = **Wie na vier torens de meeste punten heeft, wint.** Kisten en goud leveren op wat erop staat. Monsters kosten hun schedels. Ringen groeien: één is 1 punt waard, twee 4, drie 9. Troglodieten groeien net zo, maar die kosten je punten.

# Wat op de afbeeldingen oplicht, voor wie ze niet kan zien.

towers-mark-floor-1 = verdieping 1
towers-mark-floor-2 = verdieping 2
towers-mark-floor-3 = verdieping 3
towers-mark-others = de andere teams
towers-mark-hand = jouw hand
towers-mark-warrior_6_axe = jouw Krijger 6
towers-mark-chameleon_2 = jouw Kameleon
towers-mark-wizard_2_none = jouw Tovenaar 2
towers-mark-warrior_3_axe = jouw Krijger 3
towers-mark-warrior_4_sword = jouw Krijger 4
towers-mark-dwarf_5_bare = jouw Dwerg 5
towers-mark-artifact_4 = jouw artefact
