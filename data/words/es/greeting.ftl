# Primer contacto: lo que dice el bot cuando llega a un servidor, y qué guarda de quién.

button-open-table = Abrir una mesa
button-help = Ayuda
button-privacy = Privacidad
button-terms = Condiciones
greeting-which-game = ¿A qué juego te gustaría jugar?
greeting =
    ### ¡Hola! Soy Tavolata.
    Traigo a este servidor juegos de mesa fantásticos con manos ocultas, a tu ritmo: una jugada en el desayuno, la siguiente en el almuerzo.

    ¿No conoces estos juegos? Pulsa *¿Primera vez?* o usa `/aprender`: cada uno se aprende en tres minutos, jugando. Luego abre una mesa aquí mismo y pulsa *Empezar* cuando estén todos; las máquinas ocupan los asientos libres. Funciona sin configurar nada. Los ajustes son para la moderación.
privacy-text =
    ## Privacidad
    Tavolata guarda lo que necesita para llevar tus partidas, y nada más.

    { "" }**Qué guarda**
    Tu id de Discord; cómo te llamas en cada servidor donde juegas; tu idioma; tus ajustes, vacaciones y zona horaria; las mesas donde tienes asiento, con tus jugadas, el registro y los resultados; tus puntuaciones y con qué puntualidad respondes; tus plantillas, notas, marcadores, seguimientos y bloqueos; a quién diste las gracias por una partida; tus diarias, y en qué semanas las miraste en qué servidor; de qué mesas abiertas quieres enterarte; a qué quieres jugar en la cola, y con quién; qué te explicó la guía; quién ha visto qué de una partida en marcha; si te sacaron de una mesa, o alguien la terminó, el motivo que escribió, durante un mes; y, de la moderación, qué ajustes cambió.

    { "" }**Qué no guarda**
    Mensajes. Discord le dice al bot que se escribió o se borró un mensaje, pero no qué dice, salvo que mencione al bot. El bot lo olvida enseguida; solo busca tableros que alguien borró, para publicarlos otra vez. Ve los comandos, botones y formularios que usas con él. Si rechaza un formulario, recuerda 15 minutos lo que escribiste, para que pruebes otra vez.

    { "" }**Quién lo ve**
    La gente de tus mesas y de sus canales ve lo que muestra la partida. Las salas muestran con qué puntualidad respondes, y alertan si quizá te enteras tarde de tus turnos. Tu servidor ve resultados y puntuaciones. En las partidas con gente de otros servidores, si las activas, esa gente ve tu nombre de Discord, pero ninguno de tus servidores. Las listas de la diaria muestran tu nombre a quienes usan el bot, si lo activas. Quien aloja el bot tiene su base de datos, y todo pasa por Discord. La moderación puede compartir mesas públicas, resultados y clasificaciones con otros programas, como su sitio web, con tu nombre; se desactiva en `/yo ajustes`. Nada se vende ni se usa para publicidad, y nada llega a nadie más.

    { "" }**Cuánto tiempo**
    Hasta que lo borres. Las partidas acabadas se quedan, porque las repeticiones y las estadísticas las necesitan. Las copias de seguridad de quien aloja el bot pueden conservarlo más tiempo.

    { "" }**Pedirlo, borrarlo**
    `/yo exportar` te da en un archivo todo lo que hay sobre ti. `/yo borrar` deja tus mesas abiertas, borra tus ajustes, puntuaciones, plantillas, notas, marcadores, agradecimientos, bloqueos y seguimientos, y quita tu nombre y tu id de las partidas acabadas. Donde viste partes ocultas de una partida que sigue, tu id se queda hasta que acabe, porque no puedes tomar otro asiento en ella. Lo publicado en canales se queda hasta que alguien lo borre.

    { "" }**Preguntas**
    Pregunta a quienes llevan este bot; tu moderación sabe quiénes son.
terms-text =
    ## Condiciones de uso
    Tavolata es gratis. Al usarlo aceptas esta página y las condiciones de Discord.

    { "" }**Juega limpio.** Una persona, un asiento. No uses el bot para acosar a nadie, para saltarte un bloqueo ni para sobrecargarlo. La moderación puede terminar mesas y quitar asientos; quien aloja el bot puede excluir a personas y servidores que abusen de él.

    { "" }**Puede fallar.** Hacemos lo posible, pero nadie promete que el bot esté siempre disponible o sin errores, ni que nunca se pierda una partida. Se ofrece tal cual, sin garantía, hasta donde lo permite la ley.

    { "" }**Tus palabras son tuyas.** Los nombres de plantillas, las notas y lo que escribes en formularios se guardan solo para aquello que escribiste.

    { "" }**Los juegos** son de sus autores y editoriales. Este bot no es suyo, y sigue sus reglas para sus comunidades.

    { "" }**Los cambios** de esta página llegan con una versión nueva del bot. Si no los aceptas, deja de usarlo; `/yo borrar` se lleva tus datos.
