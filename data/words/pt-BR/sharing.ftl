# Compartilhar uma partida que acabou: um filme dos momentos decisivos, e uma página para rever em qualquer lugar.

button-share = Compartilhar
button-share-page = Compartilhar como página

share-by = { $person } compartilha esta partida. A imagem abaixo mostra como terminou.
share-alone = Aqui está sua partida. Guarde o filme, ou passe adiante.
share-done = Seu filme de { $table } agora está neste canal.

film-opening = { $game } com { $players }
film-alt = Um filme de uma partida de { $game } com { $players }.

## Por que não

refused-sharing-not-played = Só quem jogou esta partida pode compartilhar.
refused-sharing-may-not-post = Você não pode publicar imagens neste canal. Falta a você: { $permissions }.
refused-sharing-again = Esta partida acabou de ser compartilhada aqui. Você pode compartilhar de novo { $time }.
refused-sharing-not-sent = Não consegui publicar aqui. `/configurar conferir` mostra o que me falta.

## A página

share-page-done = Aqui está { $table } como página. Abra o arquivo em qualquer navegador, guarde, ou ponha num site. Está tudo nele.
page-title = { $game } com { $players }
page-first = Primeiro turno
page-back = Turno anterior
page-on = Próximo turno
page-last = Último turno
page-steps = Todos os turnos
page-story = A partida, turno a turno
page-noscript = Role para baixo para ler a partida inteira.
