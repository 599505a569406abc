# El webhook de un servidor: su panel para la moderación, y lo que lee si falla.

setup-page-programs = Otros programas
setup-webhook = Webhook
# Differs: el webhook es masculino.
setup-webhook-none = ninguno
setup-webhook-help = Envío cada mesa nueva y cada resultado a una dirección web tuya, para un sitio web, un canal en otra parte o un script. Solo lo que ven todos en el canal, y nunca mesas privadas.
setup-api = Interfaz para sitios web (API)
setup-api-help = Sitios web y scripts pueden leer del bot mesas públicas, resultados y clasificaciones de este servidor, con los nombres de la gente. Cada quien puede evitarlo con *Nombrarme fuera de Discord* en `/yo ajustes`.
setup-api-off = Quien aloja este bot aún no la ofrece, así que no se puede leer nada.
setup-public-channels = De qué se enteran otros programas
setup-public-channels-none = canales que ve cualquiera
setup-public-channels-help = Mesas de estos canales y de sus hilos. Sin elegir nada: canales que *@everyone* puede ver. Hilos privados, nunca.

webhook-title = Webhook
webhook-none = Aún no hay dirección.
webhook-on = ✅ Los mensajes van a **{ $host }** desde { $time }.
webhook-failing = ⚠️ **{ $host }** falla desde { $since }. { $why } Sigo probando hasta { $until }, con pausas cada vez más largas.
webhook-off = ⛔ Dejé de enviar a **{ $host }** { $time }. Arregla el receptor y pulsa *Enviar una prueba*: si la acepta, el webhook vuelve a funcionar.
webhook-waiting =
    { $count ->
        [one] Espera un mensaje.
       *[other] Esperan { $count } mensajes.
    }
webhook-named = ✅ Desde ahora los mensajes van a **{ $host }**. Pulsa *Enviar una prueba* para probarlo.
webhook-secret = 🔑 **Copia ahora este secreto; no lo muestro otra vez.** Con él, tu receptor puede comprobar que un mensaje viene de mí ([Standard Webhooks](https://www.standardwebhooks.com)):
webhook-accepted = ✅ La prueba fue aceptada.
webhook-refused = ⚠️ La prueba no llegó. { $why }
webhook-removed = ✅ La dirección y su secreto ya no están; no envío nada más.
webhook-renew-question = ¿Crear un secreto nuevo? Desde entonces, **{ $host }** no puede verificar mis mensajes hasta que pongas allí el nuevo.
webhook-remove-question = ¿Quitar el webhook? **{ $host }** ya no recibe nada, y el secreto se pierde para siempre.
webhook-address-label = Dirección
webhook-address-hint = Empieza por https:// y acepta JSON por POST.

webhook-status = Respondió con el error { $status }.
webhook-redirect = Respondió con una redirección ({ $status }), que no sigo. Pon la dirección final.
webhook-late = Tardó más de 10 segundos en responder.
webhook-unreachable = Ahí no responde nada.
webhook-private = Su nombre lleva a una red privada, adonde no envío nada.
webhook-certificate = Su certificado no es válido.

webhook-letter-failing =
    ⚠️ El webhook de **{ $server }** falla desde { $since }: **{ $host }** no acepta mis mensajes. { $why }
    { "" }Sigo probando hasta { $until }; después lo desactivo. `/config panel` en el servidor tiene una prueba, en *Otros programas*.
webhook-letter-off =
    ⛔ Desactivé el webhook de **{ $server }**, porque **{ $host }** no aceptaba mis mensajes. { $why }
    { "" }Los mensajes que esperaban se pierden. Para activarlo otra vez, pulsa *Enviar una prueba* en `/config panel` en el servidor, en *Otros programas*.

button-webhook = Webhook
button-webhook-address = Poner una dirección
button-webhook-change = Cambiar la dirección
button-webhook-test = Enviar una prueba
button-webhook-renew = Secreto nuevo
button-webhook-renew-yes = Sí, crear uno nuevo
button-webhook-remove = Quitar
button-webhook-remove-yes = Sí, quitarlo

refused-no-webhook = Este servidor ya no tiene webhook.
refused-no-web-address = No entiendo eso como una dirección web; no cambió nada. Se ve así: https://example.org/hook.
refused-https-only = La dirección tiene que empezar por https://; no cambió nada.
refused-login-in-address = Quita el nombre y la contraseña de delante de la @; no cambió nada. Mi firma muestra que un mensaje viene de mí.
refused-inside-network = Esa dirección está dentro de una red privada, adonde no envío nada; no cambió nada.
