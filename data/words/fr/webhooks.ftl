# D’autres programmes : le webhook d’un serveur, et son interface pour les sites web.

setup-page-programs = Autres programmes
setup-webhook = Webhook
# Differs: a webhook is masculine.
setup-webhook-none = aucun
setup-webhook-help = J’envoie chaque nouvelle table et chaque résultat à une adresse web à toi, pour un site, un salon ailleurs ou un script. Seulement ce que tout le salon peut voir, et jamais les tables privées.
setup-api = Interface pour sites web (API)
setup-api-help = Par le bot, des sites et des scripts peuvent lire les tables, résultats et classements publics de ce serveur, avec les noms. Chacun peut s’en retirer avec *Donner mon nom hors de Discord* dans `/moi réglages`.
setup-api-off = L’hébergeur de ce bot ne l’offre pas encore, donc rien ne peut être lu.
setup-public-channels = Ce qu’apprennent les autres programmes
setup-public-channels-none = les salons visibles de tous
setup-public-channels-help = Les tables de ces salons et de leurs fils. Aucun choix : les salons que *@everyone* peut voir. Jamais les fils privés.
webhook-title = Webhook
webhook-none = Il n’y a pas encore d’adresse.
webhook-on = ✅ Les messages vont à **{ $host }** depuis { $time }.
webhook-failing = ⚠️ **{ $host }** échoue depuis { $since }. { $why } J’essaie encore jusqu’à { $until }, avec des pauses de plus en plus longues.
webhook-off = ⛔ J’ai cessé d’envoyer à **{ $host }** { $time }. Répare le destinataire, puis appuie sur *Envoyer un test* : s’il passe, le webhook repart.
webhook-waiting =
    { $count ->
        [one] { $count } message attend.
       *[other] { $count } messages attendent.
    }
webhook-named = ✅ Désormais, les messages vont à **{ $host }**. Appuie sur *Envoyer un test* pour essayer.
webhook-secret = 🔑 **Copie ce secret maintenant ; je ne le montrerai plus.** Avec lui, ton destinataire peut vérifier qu’un message vient de moi ([Standard Webhooks](https://www.standardwebhooks.com)) :
webhook-accepted = ✅ Le test est passé.
webhook-refused = ⚠️ Le test n’est pas passé. { $why }
webhook-removed = ✅ L’adresse et son secret ont disparu ; je n’envoie plus rien.
webhook-renew-question = Créer un nouveau secret ? Dès lors, **{ $host }** ne pourra plus vérifier mes messages, jusqu’à ce que tu y entres le nouveau.
webhook-remove-question = Retirer le webhook ? **{ $host }** ne recevra plus rien, et le secret sera perdu pour de bon.
webhook-address-label = Adresse
webhook-address-hint = Elle commence par https:// et accepte du JSON par POST.
webhook-status = La réponse est l’erreur { $status }.
webhook-redirect = La réponse est une redirection ({ $status }), que je ne suis pas. Entre l’adresse finale.
webhook-late = La réponse a pris plus de 10 secondes.
webhook-unreachable = Rien ne répond là-bas.
webhook-private = Son nom mène à un réseau privé, où je n’envoie rien.
webhook-certificate = Son certificat n’est pas valide.
webhook-letter-failing =
    ⚠️ Le webhook de **{ $server }** échoue depuis { $since } : **{ $host }** n’accepte pas mes messages. { $why }
    { "" }J’essaie encore jusqu’à { $until } ; puis je le désactive. Sur le serveur, `/config panneau` a un test, sous *Autres programmes*.
webhook-letter-off =
    ⛔ J’ai désactivé le webhook de **{ $server }**, car **{ $host }** n’acceptait pas mes messages. { $why }
    { "" }Les messages en attente sont abandonnés. Pour le réactiver, appuie sur *Envoyer un test* dans `/config panneau` sur le serveur, sous *Autres programmes*.
button-webhook = Webhook
button-webhook-address = Entrer une adresse
button-webhook-change = Changer l’adresse
button-webhook-test = Envoyer un test
button-webhook-renew = Nouveau secret
button-webhook-renew-yes = Oui, en créer un
button-webhook-remove = Retirer
button-webhook-remove-yes = Oui, le retirer
refused-no-webhook = Ce serveur n’a plus de webhook.
refused-no-web-address = Ce n’est pas une adresse web que je comprends ; rien n’a changé. Elle doit ressembler à https://example.org/hook.
refused-https-only = L’adresse doit commencer par https:// ; rien n’a changé.
refused-login-in-address = Enlève le nom et le mot de passe devant le @ ; rien n’a changé. Ma signature montre qu’un message vient de moi.
refused-inside-network = Cette adresse est dans un réseau privé, où je n’envoie rien ; rien n’a changé.
