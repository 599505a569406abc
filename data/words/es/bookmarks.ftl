# Marcadores y momentos: una pulsación larga sobre un mensaje, la repetición, la lista de marcadores.

menu-hand = Mi mano
menu-bookmark = Marcar este momento
menu-moment = Mostrar este momento
bookmark-title = Marcar este momento
bookmark-remark = Comentario
bookmark-remark-hint = Solo lo ves tú. Puedes dejarlo vacío.
bookmark-saved = Marcado en { $table }. Lo encuentras en la repetición y en `/mesas`.
bookmark-noted = 🔖 Marcado.
bookmark-dropped = Quité el marcador.
bookmark-plain = Sin comentario
bookmark-here = 🔖 { $remark }
bookmark-undone = -# El momento que marcaste se deshizo. Este es el último antes.
bookmark-jump = Tus marcadores
bookmarks-title = Tus marcadores
bookmarks-none = Aún no has marcado nada aquí. En una repetición, pulsa **{ button-bookmark }**, o mantén pulsado un mensaje sobre una partida.
bookmarks-everywhere = -# Son de todos los servidores. Una partida se abre en el servidor donde se jugó.
button-bookmark = Marcar
button-bookmark-change = Cambiar el comentario
button-bookmark-drop = Quitar
button-bookmark-open = Abrir
button-bookmarks =
    { $count ->
        [one] Un marcador
       *[other] { $count } marcadores
    }
button-back-to-tables = Mesas
moment-title = Mostrar este momento
moment-remark-hint = Lo verán todos en el canal de la mesa. Puedes dejarlo vacío.
moment-shown = { $person } muestra un momento de { $table } · { $turn }
moment-posted = Ya lo ve todo el mundo: { $link }
button-moment = Repetir desde aquí
button-moment-show = Mostrar al canal
refused-too-long-remark = Un comentario puede tener como mucho { $most } caracteres.
refused-too-many-bookmarks = Ya tienes 25 marcadores en esta partida. Quita uno en la repetición y prueba otra vez.
refused-no-such-bookmark = Este marcador ya no está.
refused-not-my-message = Ese mensaje no es mío. Pruébalo con un mensaje sobre una de mis mesas.
refused-no-table-message = Este mensaje no trata de una sola mesa. Pruébalo con el mensaje de una mesa.
refused-many-tables-message = Este mensaje trata de varias mesas. Pruébalo con el mensaje de una de ellas.
refused-other-database-message = No recuerdo la mesa de este mensaje: mi base de datos se reemplazó después. `/mesas` muestra lo que hay ahora.
refused-not-for-the-channel = Solo tú ves esta mesa, así que no la muestro al canal.
refused-may-not-post = No puedes escribir en el canal de la mesa, así que no puedes mostrar nada ahí.
