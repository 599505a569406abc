# La lección de Tschak!: lo que dice cada paso. data/towers/lesson.toml tiene sus jugadas.

towers-lesson-tower = **Exploras cuatro torres de tres pisos.** En cada piso hay un monstruo y un tesoro. Mandas allí tres cartas: tu equipo. El equipo más fuerte toma el tesoro y el más débil, el monstruo. En el piso 1 hay un cofre que vale 5 puntos y un Observador que cuesta 4. Pulsa **Siguiente**.

towers-lesson-first = **Cada quien elige una carta en secreto, y se muestran todas a la vez.** Tu equipo necesita tres tipos distintos: mago azul, guerrero verde, enano rojo o el artefacto violeta. Sus valores se suman. Vale la pena luchar por este cofre, así que elige tu mejor carta: **Guerrero 6 (hacha)**.
towers-lesson-first-done = **¡Gran comienzo!** No hay carta más alta. Los demás mostraron un 5.
towers-lesson-first-wrong = Podrías, pero esa carta es más baja, y este es el mejor cofre del juego. Elige **Guerrero 6 (hacha)**.
towers-lesson-first-wrong-artifact = Un artefacto no tiene valor propio. Duplica una de tus otras cartas, así que puede esperar. Elige **Guerrero 6 (hacha)**.
towers-lesson-first-wrong-chameleon = Un camaleón copia un mago que muestre otra persona. Aún no has visto ninguno, así que puede esperar. Elige **Guerrero 6 (hacha)**.

towers-lesson-chameleon = **Añadiste un Enano 5: ya tienes 11.** Falta una carta, y tiene que ser un mago o el artefacto. El **camaleón** es un mago que copia el mago más alto de tus rivales. Rana muestra un Mago 5, así que pulsa **Camaleón II**.
towers-lesson-chameleon-done = **¡El cofre es tuyo!** Tus 6 + 5 + 5 suman 16. Garza y Rana empatan a 15. Los empates los deciden los magos, y Garza no tiene ninguno: Garza toma el Observador.
towers-lesson-chameleon-wrong = Eso da 14 como mucho. Un camaleón copia el 5 de Rana y te lleva a 16. Pulsa **Camaleón II**.
towers-lesson-chameleon-wrong-artifact = Eso también da 16, al duplicar tu Enano 5. Pero solo tienes un artefacto, y lo necesitarás más arriba. Pulsa **Camaleón II**.

towers-lesson-cheap = **Piso 2: un anillo que vale 1 punto y un Troglodita que cuesta 1.** Mostraste un Enano 4. Garza tiene un Mago 4 y el camaleón de Rana lo copia: quieren ganar. ¡Que ganen! Ahora eliges otras dos cartas a la vez. Elige tu pareja más débil: **Mago 2, Guerrero 3 (hacha)**.
towers-lesson-cheap-done = **Un precio pequeño.** Tu 9 es el equipo más débil, y el Troglodita te cuesta 1 punto. Pero tus mejores cartas siguen en tu mano.
towers-lesson-cheap-wrong = Querrás esas cartas en el piso 3, donde hay más que ganar. Elige **Mago 2, Guerrero 3 (hacha)**.

towers-lesson-artifact = **Piso 3: un cofre que vale 4 y un Gólem que cuesta 3.** Aquí eliges todo el equipo de una vez. Tu **artefacto** duplica la más débil de las otras dos cartas: Guerrero 4 y Enano 5 dan 4 + 4 + 5 = 13. La carta que guardas puede ganar oro. Pulsa **Guerrero 4 (espada), Enano 5 (sin armas), Artefacto (amuleto)**.
towers-lesson-artifact-done = **¡Ganas otra vez!** Tu 13 supera a 9 y 8. Luego todos muestran su última carta. Tu Mago 3 es la más alta y gana 3 de oro. Son 3 puntos.
towers-lesson-artifact-wrong = Ahí el artefacto solo duplicaría tu Mago 3, y tendrías 11 como mucho. Toma Guerrero 4, Enano 5 y el artefacto.
towers-lesson-artifact-wrong-unused = Eso da 12, uno menos, y un artefacto no gana oro como última carta. Toma Guerrero 4, Enano 5 y el artefacto.

towers-lesson-pass = **Ahora cada mano pasa un lugar a la izquierda.** Garza recibe las diez cartas que acabas de jugar. Las tuyas vienen del cuarto lugar, que está vacío, así que nadie las ha visto. Después de cuatro torres, todo el mundo habrá jugado las mismas cuatro manos. Recuerda lo que veas: ¡puede que luego te toque a ti!
towers-lesson-end = **Gana quien tiene más puntos después de cuatro torres.** Los cofres y el oro valen lo que muestran. Los monstruos cuestan sus calaveras. Los anillos crecen: uno vale 1 punto, dos 4, tres 9. Los trogloditas crecen igual, pero cuestan.

# Lo que está iluminado en las imágenes, para quien no las ve.

towers-mark-floor-1 = piso 1
towers-mark-floor-2 = piso 2
towers-mark-floor-3 = piso 3
towers-mark-others = los otros equipos
towers-mark-hand = tu mano
towers-mark-warrior_6_axe = tu Guerrero 6
towers-mark-chameleon_2 = tu Camaleón
towers-mark-wizard_2_none = tu Mago 2
towers-mark-warrior_3_axe = tu Guerrero 3
towers-mark-warrior_4_sword = tu Guerrero 4
towers-mark-dwarf_5_bare = tu Enano 5
towers-mark-artifact_4 = tu artefacto
