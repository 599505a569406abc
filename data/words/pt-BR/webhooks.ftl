# O webhook de um servidor: o painel para a moderação, e o que ela lê se algo falha.

setup-page-programs = Outros programas
setup-webhook = Webhook
# Differs: o webhook é masculino.
setup-webhook-none = nenhum
setup-webhook-help = Envio cada mesa nova e cada resultado a um endereço web seu, para um site, um canal em outro lugar ou um script. Só o que todos no canal podem ver, e nunca mesas privadas.
setup-api = Interface para sites (API)
setup-api-help = Sites e scripts podem ler do bot as mesas públicas, os resultados e os rankings deste servidor, com os nomes das pessoas. Quem não quer desliga *Mostrar meu nome fora do Discord* em `/eu ajustes`.
setup-api-off = Quem hospeda este bot ainda não oferece isso, então nada pode ser lido.
setup-public-channels = O que outros programas ficam sabendo
# Differs: por alguém, não à vista de alguém.
setup-public-channels-none = canais que todos podem ver
setup-public-channels-help = Mesas nestes canais e nos tópicos deles. Se nada for escolhido: canais que *@everyone* pode ver. Tópicos privados, nunca.

webhook-title = Webhook
webhook-none = Ainda não há endereço.
webhook-on = ✅ As mensagens vão para **{ $host }** desde { $time }.
webhook-failing = ⚠️ **{ $host }** falha desde { $since }. { $why } Continuo tentando até { $until }, com pausas cada vez maiores.
webhook-off = ⛔ Parei de enviar para **{ $host }** { $time }. Conserte o receptor e aperte *Enviar um teste*: se ele aceitar, o webhook volta a funcionar.
webhook-waiting =
    { $count ->
        [one] Há { $count } mensagem na fila.
       *[other] Há { $count } mensagens na fila.
    }
webhook-named = ✅ A partir de agora, as mensagens vão para **{ $host }**. Aperte *Enviar um teste* para experimentar.
webhook-secret = 🔑 **Copie este segredo agora; não mostro de novo.** Com ele, seu receptor pode conferir que uma mensagem vem de mim ([Standard Webhooks](https://www.standardwebhooks.com)):
webhook-accepted = ✅ O teste foi aceito.
webhook-refused = ⚠️ O teste não chegou. { $why }
webhook-removed = ✅ O endereço e o segredo não existem mais; não envio mais nada.
webhook-renew-question = Criar um novo segredo? Depois disso, **{ $host }** não consegue conferir minhas mensagens até você pôr o novo lá.
webhook-remove-question = Remover o webhook? **{ $host }** não recebe mais nada, e o segredo se perde para sempre.
webhook-address-label = Endereço
webhook-address-hint = Começa com https:// e aceita JSON por POST.

webhook-status = Ele respondeu com o erro { $status }.
webhook-redirect = Ele respondeu com um redirecionamento ({ $status }), que eu não sigo. Ponha o endereço final.
webhook-late = Ele levou mais de 10 segundos para responder.
webhook-unreachable = Nada responde ali.
webhook-private = O nome leva a uma rede privada, para onde não envio nada.
webhook-certificate = O certificado não é válido.

webhook-letter-failing =
    ⚠️ O webhook de **{ $server }** falha desde { $since }: **{ $host }** não aceita minhas mensagens. { $why }
    { "" }Continuo tentando até { $until }; depois, desligo. `/configurar painel` no servidor tem um teste, em *Outros programas*.
webhook-letter-off =
    ⛔ Desliguei o webhook de **{ $server }**, porque **{ $host }** não aceitava minhas mensagens. { $why }
    { "" }As mensagens que estavam na fila se perdem. Para ligar de novo, aperte *Enviar um teste* em `/configurar painel` no servidor, em *Outros programas*.

button-webhook = Webhook
button-webhook-address = Pôr um endereço
button-webhook-change = Mudar o endereço
button-webhook-test = Enviar um teste
button-webhook-renew = Novo segredo
button-webhook-renew-yes = Sim, criar um novo
button-webhook-remove = Remover
button-webhook-remove-yes = Sim, remover

refused-no-webhook = Este servidor não tem mais webhook.
refused-no-web-address = Não entendi isso como endereço web; nada mudou. Ele se parece com https://example.org/hook.
refused-https-only = O endereço tem que começar com https://; nada mudou.
refused-login-in-address = Tire o nome e a senha de antes do @; nada mudou. Minha assinatura mostra que uma mensagem vem de mim.
refused-inside-network = Esse endereço fica dentro de uma rede privada, para onde não envio nada; nada mudou.
