# Lo que tienen en común los ajustes de personas y servidores.

settings-yes = sí
settings-no = no
settings-lost =
    { $count ->
        [one] ⚠️ Se borró 1 elemento; pulsa *Revisar permisos* para olvidarlo.
       *[other] ⚠️ Se borraron { $count } elementos; pulsa *Revisar permisos* para olvidarlos.
    }
button-settings-on = Activar
button-settings-off = Desactivar
settings-remove = Quitar
button-settings-remove = Quitar { $what }
settings-previous = Ajustes anteriores
settings-more = Más ajustes
settings-form =
    { $count ->
        [one] Todo en un formulario
       *[other] Formulario { $number } de { $count }
    }

refused-no-such-setting = No existe ese ajuste o ese valor; no cambió nada.
