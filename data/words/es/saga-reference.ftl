# Saga — lo que se puede consultar: clases, cosas sin palabras en otra parte, ejemplos.

saga-kind-hero = Héroes
saga-kind-journey = Aventuras: Viajes
saga-kind-conquest = Aventuras: Conquistas
saga-kind-fight = Aventuras: Combates
saga-kind-wonder = Aventuras: Prodigios
saga-kind-vow = Aventuras: Votos
saga-kind-love = Aventuras: Amores
saga-kind-friendship = Aventuras: Amistades
saga-kind-interference = Interferencias
saga-kind-objective = Objetivos
saga-kind-characteristic = Características
saga-kind-type = Tipos de Aventuras
saga-kind-rule = Cómo funciona

saga-lookup-hero = La Prueba es la iniciación del Héroe. El tipo decide qué Aventuras pueden seguir, y la meta del Héroe.
saga-lookup-copies =
    { $count ->
        [one] Hay 1 carta como esta.
       *[other] Hay { $count } cartas como esta.
    }
saga-lookup-needs =
    { $plus ->
        [0] Entre { $players }: los mismos dos valores, y al menos { $n }.
       *[other] Entre { $players }: los dos valores suben { $plus }, y al menos { $n }.
    }
saga-lookup-characteristic = Una de las cinco características del Héroe, un dado del 1 al 6. Empieza en 1 y nunca baja de 1 ni pasa de 6.
saga-lookup-type = Uno de los siete tipos de Aventuras, con { $count } cartas. Cada Aventura dice a qué tipos sigue.

saga-lookup-story-name = La historia, y qué puede seguir
saga-lookup-story = Una Aventura sigue a la última que se superó, o al Héroe si no hay ninguna. Las fallidas se quedan en la historia, pero nada las sigue.
saga-lookup-trial-name = La iniciación del Héroe
saga-lookup-trial = Primero el Héroe tiene que superar una Prueba. En tu turno tienes que intentarla, y entonces no puedes jugar una Aventura.
saga-lookup-test-name = Prueba
saga-lookup-test = Un dado más lo que dice la carta tiene que superar la Dificultad; igualarla no basta. Si una carta tiene varias Pruebas, tienen que funcionar todas.
saga-lookup-difficulty-name = Dificultad
saga-lookup-difficulty = Lo que una Prueba tiene que superar. Las Interferencias la cambian solo antes de que se tire el dado de la Prueba.
saga-lookup-interfering-name = Interferir
saga-lookup-interfering = En cada Prueba, cada Hada por turno juega una carta o pasa. Cuando todas pasan seguidas, se tiran los dados o se decide la Prueba.
saga-lookup-intent-name = Responder por adelantado
saga-lookup-intent = Puedes responder antes de tiempo. Si alguien juega antes una carta, puedes responder otra vez.
saga-lookup-previous-name = La carta anterior
saga-lookup-previous = La carta a la que seguía una Aventura cuando se jugó.
saga-lookup-hand-name = Tu mano
saga-lookup-hand = Robas { $draw } cartas al empezar tu turno. Al final, descartas hasta quedarte con { $count }.
saga-lookup-retrieve-name = Recuperar una carta
saga-lookup-retrieve = Una vez por turno puedes recuperar la Aventura de arriba de los descartes. Cuesta otra Aventura o dos Interferencias de tu mano.
saga-lookup-deck-name = Cuando se acaba el mazo
saga-lookup-deck = Las dos pilas de descartes se mezclan y forman un mazo nuevo. Si aun así no hay nada que robar, no robas.
saga-lookup-objectives-name = Objetivos
saga-lookup-objectives = Cada Hada tiene uno. Pide dos características altas y algo en la historia. Alcánzalo y ganas. Se comprueba después de cada Aventura, de cada Interferencia que juegas en tu turno y de cada turno.
saga-lookup-goal-name = La meta del Héroe
saga-lookup-goal = Si superas una Aventura del tipo del Héroe y ya hay al menos { $count } superadas de ese tipo, también ganas, diga lo que diga tu Objetivo.
saga-lookup-epilogue-name = Epílogo
saga-lookup-epilogue = Si nadie ha ganado tras la última ronda, gana el Hada más cercana a su Objetivo.

## Ejemplos; los números son los de la página de reglas

saga-example-1 = Coraje 2, Dificultad 7. Sacas un 5: 5 + 2 = 7 no supera 7, y falla. Sacas un 6: 8 supera 7. Superas la Aventura y la Riqueza sube 3.
saga-example-2 = Dos Aventuras en juego han fallado y en el dado sale 3: la Dificultad es 5. Fama 2 y una tirada de 4 dan 6: superada. Exilio todavía no cuenta como fallida.
saga-example-3 = Fuerza 2, Coraje 1, Sabiduría 3. Sacas 3, 4 y 1: falla la tercera Prueba, y con ella la Aventura. Con 3, 4 y 2, la superas.
saga-example-4 = Tienes tres Interferencias. Sacas un 2: descartas dos cualesquiera y la superas. Sacas un 5: descartas las tres y falla.
saga-example-5 = Tienes 6 cartas y quien está a tu derecha 5: la Dificultad es 5 + 5 = 10. Un 4 da 10 y falla; un 5 da 11 y la supera.
saga-example-6 = Falla una Aventura que seguía a un Viaje. La próxima también tiene que seguir al Viaje, porque nada sigue a una carta fallida.
saga-example-7 = Ivanhoe es un Viaje, así que la primera carta tiene que poder seguir a un Viaje. Pero él no cuenta como Viaje en juego.
saga-example-8 = Ivanhoe tiene Coraje 1, y su Dificultad es 3. La primera Hada saca un 2 y falla. La siguiente tiene que intentarlo en su turno y saca un 3: 4 supera 3, y él lo logra.
saga-example-9 = Coraje 3, Dificultad 5. Bruno juega Niebla y luego todos pasan: la Dificultad es 7. Un 4 da 7, y no basta.
saga-example-10 = La Dificultad es un dado más 2. La Niebla suma 2 y en el dado sale 4: son 8. La Estrella resta 2: 6. Coraje 3 y un 4 dan 7: superada.
saga-example-11 = Bruno juega Niebla. Ada la anula con un Talismán, y la Dificultad vuelve a ser 5. Un segundo Talismán contra el de Ada haría volver la Niebla.
saga-example-12 = En el dado sale 2, y el Trébol lo deja en 5. El Gato Negro saca un 3, y vale el más bajo. Coraje 3 y 3 dan 6, que supera 5: superada.
saga-example-13 = La Prueba usa Fuerza 1. Con Astucia cuenta en su lugar Sabiduría 4. Aún puedes jugar Espada de Hada, porque lo impreso es Fuerza. Dificultad 2, dado 1: 5 supera 2, así que está superada.
saga-example-14 = Don Juan sigue a Ginebra y lo superas. Recibes su propia Recompensa y la de Ginebra.
saga-example-15 = Superas Tesoro, y con el Juglar su Recompensa se da dos veces: la Riqueza pasa de 2 a 5 y a 6. Si alguien añade Ingratitud, no hay Recompensa, pero la Aventura está superada igual.
saga-example-16 = Sabiduría 4, Riqueza 4 y tres Aventuras fallidas. Falla una cuarta y no quita nada que necesites: ganas. Si quita 1 de Riqueza, no.
saga-example-17 = Riqueza 4, Coraje 4 y dos Amores en juego, los dos fallidos. Entre 2 o 3, ganas. Entre 4, necesitas tres Amores.
saga-example-18 = La historia de Ivanhoe tiene cinco Viajes superados. Superas Peregrinación, el sexto, y ganas por la meta del Héroe. Las Hadas que alcanzan su Objetivo en ese momento ganan contigo.
saga-example-19 = Fama y Riqueza empatan como las más bajas, con 1. Superas Fénix y eliges cuál de las dos sube 2.
saga-example-20 = Coraje 2 y una Amistad superada suman 3. Un 5 da 8, que supera 6: superada. Ahora hay dos Amistades superadas, así que también robas una carta.
saga-example-21 = Circe está encima de los descartes. La recuperas y descartas dos Interferencias u otra Aventura, pero no Circe. No puedes repetirlo en este turno.
saga-example-22 = Nadie ha ganado tras la última ronda. A un Hada le falta 1, a otra 2, a la tercera 5: gana la primera.
saga-example-23 = Bruno responde por adelantado «pasar», y Chloé «jugar Niebla». Luego Ada, que va antes, juega Estrella. Bruno y Chloé pueden responder otra vez.
saga-example-24 = Robas dos cartas, pero el mazo solo tiene una. La tomas, los descartes forman el mazo nuevo y de ahí robas la segunda.
