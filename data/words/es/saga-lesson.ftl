# La lección de Saga: lo que dice cada paso. data/saga/lesson.toml tiene sus jugadas.

saga-lesson-aim = **Entre todas las Hadas tejen la vida de un Héroe.** Lo que le pasa a Ivanhoe vale para todas. Pero cada una tiene un Objetivo secreto. El tuyo es **Gran Amante**: Riqueza 4, Coraje 4 y dos historias de Amor. Ivanhoe acaba de lograr su iniciación, así que pueden empezar las Aventuras. Pulsa **Siguiente**.

saga-lesson-adventure = **Juega una Aventura que continúe la historia.** Ivanhoe es un Viaje, así que la próxima carta tiene que poder seguir a un Viaje. De tus cartas, solo **Isolda** puede. Es una historia de Amor y trae Coraje y Riqueza: justo lo que pide tu Objetivo. Pulsa **Isolda · Amor**.
saga-lesson-adventure-done = **Empieza el desafío.** El dado más el Coraje del Héroe tiene que superar 4.
saga-lesson-adventure-wrong = Hoy no te hará falta. Pulsa **Isolda · Amor**.
saga-lesson-adventure-wrong-end = Puedes jugar una Aventura por turno, así que no la pierdas. Pulsa **Isolda · Amor**.
saga-lesson-adventure-wrong-retrieve = Eso recupera una Aventura descartada, pero te cuesta cartas. Ya tienes una buena: pulsa **Isolda · Amor**.

saga-lesson-blade = **Ayuda antes de que se tire el dado.** El Coraje es 1, así que necesitas un 4 o más: 50 %. Las Interferencias cambian eso, y todas las Hadas pueden jugarlas. La **Espada de Hada** resta 3 a la Dificultad. Elige **Jugar Espada de Hada**.
saga-lesson-blade-done = **Ahora vale cualquier tirada**, salvo que alguien interfiera.
saga-lesson-blade-wrong = Guárdala para luego. Elige **Jugar Espada de Hada**.
saga-lesson-blade-wrong-star = La Estrella resta 2 y vale en cualquier Prueba. La Espada de Hada resta 3, pero solo si la Prueba usa Fuerza o Coraje. Úsala aquí: elige **Jugar Espada de Hada**.
saga-lesson-blade-wrong-cunning = La Sabiduría es 1, igual que el Coraje, y eso no cambia nada. Elige **Jugar Espada de Hada**.
saga-lesson-blade-wrong-pass = Todavía no: antes puedes asegurarla. Elige **Jugar Espada de Hada**.

saga-lesson-talisman = **Garza tiene otros planes.** La Niebla suma 2 a la Dificultad, y un Talismán anula tu Espada de Hada. Ahora solo sirve un 6. Pero tú también tienes un **Talismán**. Juégalo contra el **Talismán de Garza** y tu Espada de Hada vuelve a contar.
saga-lesson-talisman-done = **¡Anulado!** Tu Espada de Hada ha vuelto: basta con un 3 o más.
saga-lesson-talisman-wrong = No basta con eso. Juega tu **Talismán** contra el **Talismán de Garza**.
saga-lesson-talisman-wrong-mist = Sin la Niebla necesitarías un 4. Juégalo mejor contra el **Talismán de Garza**, y basta con un 3.
saga-lesson-talisman-wrong-pass = Entonces solo sirve un 6. Juega tu **Talismán** contra el **Talismán de Garza**.

saga-lesson-roll = **Ya basta de cartas. Que ruede el dado.** Se tira cuando todas las Hadas pasan, y Garza ya pasó. Elige **Pasar en todo este desafío**.
saga-lesson-roll-done = **¡Un 4! Superas Isolda.** 4 + 1 supera 3; sin tus cartas habría sido 5 contra 6. Coraje y Riqueza son ahora 2.
saga-lesson-roll-wrong = Elige **Pasar en todo este desafío**.
saga-lesson-roll-wrong-once = También vale, pero te preguntaría otra vez después de la tirada. Elige **Pasar en todo este desafío**.
saga-lesson-roll-wrong-keep = 67 % está bien. Guarda esa carta y elige **Pasar en todo este desafío**.

saga-lesson-turn = **Riqueza 2, Coraje 2, una historia de Amor.** Tu Objetivo muestra lo que aún falta. Ya jugaste tu Aventura, así que pulsa **Terminar mi turno**.
saga-lesson-turn-done = **Es el turno de Garza.** Puedes interferir en sus desafíos, igual que Garza en los tuyos.
saga-lesson-turn-wrong = Pulsa **Terminar mi turno**.
saga-lesson-turn-wrong-retrieve = Te costaría más de lo que da. Pulsa **Terminar mi turno**.

saga-lesson-end = **En cuanto alcanzas todo lo que pide tu Objetivo, ganas**, también en el turno de otra Hada. Las Aventuras fallidas siguen en la historia, pero le cuestan algo al Héroe. Ayuda a lo que te conviene, estropea lo que no y no muestres demasiado pronto lo que buscas.

# Lo que está iluminado en las imágenes, para quien no las ve.

saga-mark-cards = tus cartas
saga-mark-challenge = el desafío hasta ahora
saga-mark-characteristics = las características del Héroe
saga-mark-objective = tu Objetivo
