# Compartir una partida acabada: una película de sus momentos clave, y una página para verla en cualquier parte.

button-share = Compartir
button-share-page = Compartir como página

share-by = { $person } comparte esta partida. La imagen de abajo muestra cómo acabó.
share-alone = Aquí está tu partida. Guarda la película, o pásala.
share-done = Tu película de { $table } está ahora en este canal.

film-opening = { $game } con { $players }
film-alt = Una película de una partida de { $game } con { $players }.

## Por qué no

refused-sharing-not-played = Solo quienes jugaron esta partida pueden compartirla.
refused-sharing-may-not-post = No puedes publicar imágenes en este canal. Te falta: { $permissions }.
refused-sharing-again = Esta partida se acaba de compartir aquí. Puedes compartirla otra vez { $time }.
refused-sharing-not-sent = No pude escribir aquí. `/config revisar` muestra lo que me falta.

## La página

share-page-done = Aquí está { $table } como página. Abre el archivo en cualquier navegador, guárdalo o ponlo en un sitio web. Está todo dentro.
page-title = { $game } con { $players }
page-first = Primer turno
page-back = Turno anterior
page-on = Turno siguiente
page-last = Último turno
page-steps = Todos los turnos
page-story = La partida, turno a turno
page-noscript = Baja para leer toda la partida.
