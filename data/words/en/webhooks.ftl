# A server's webhook: its panel for moderators, and what they read if it fails.

setup-page-programs = Other programs
setup-webhook = Webhook
setup-webhook-none = none
setup-webhook-help = I send each new table and each result to a web address of yours, for a website, a channel elsewhere or a script. Only what everyone in the channel can see, and never private tables.
setup-api = Website interface (API)
setup-api-help = Websites and scripts can read public tables, results and rankings of this server from the bot, with people’s names. Anyone can opt out with *Name me outside Discord* in `/me settings`.
setup-api-off = The host of this bot doesn’t offer it yet, so nothing can be read.
setup-public-channels = What other programs hear about
setup-public-channels-none = channels everyone can see
setup-public-channels-help = Tables in these channels and their threads. Nothing chosen: channels that *@everyone* can see. Private threads never.

webhook-title = Webhook
webhook-none = There’s no address yet.
webhook-on = ✅ Messages go to **{ $host }** since { $time }.
webhook-failing = ⚠️ **{ $host }** has been failing since { $since }. { $why } I keep trying until { $until }, with longer and longer pauses.
webhook-off = ⛔ I stopped sending to **{ $host }** { $time }. Fix the receiver, then press *Send a test*: if it’s accepted, the webhook is on again.
webhook-waiting =
    { $count ->
        [one] One message is waiting.
       *[other] { $count } messages are waiting.
    }
webhook-named = ✅ From now on, messages go to **{ $host }**. Press *Send a test* to try it.
webhook-secret = 🔑 **Copy this secret now; I won’t show it again.** With it, your receiver can check that a message comes from me ([Standard Webhooks](https://www.standardwebhooks.com)):
webhook-accepted = ✅ The test was accepted.
webhook-refused = ⚠️ The test didn’t get through. { $why }
webhook-removed = ✅ The address and its secret are gone; I send nothing anymore.
webhook-renew-question = Make a new secret? From then on, **{ $host }** can’t verify my messages until you enter the new one there.
webhook-remove-question = Remove the webhook? **{ $host }** gets nothing anymore, and the secret is gone for good.
webhook-address-label = Address
webhook-address-hint = It starts with https:// and accepts JSON by POST.

webhook-status = It answered with error { $status }.
webhook-redirect = It answered with a redirect ({ $status }), which I don’t follow. Enter the final address.
webhook-late = It took longer than 10 seconds to answer.
webhook-unreachable = Nothing answers there.
webhook-private = Its name leads into a private network, where I send nothing.
webhook-certificate = Its certificate isn’t valid.

webhook-letter-failing =
    ⚠️ The webhook of **{ $server }** has been failing since { $since }: **{ $host }** doesn’t accept my messages. { $why }
    { "" }I keep trying until { $until }; then I switch it off. `/setup panel` on the server has a test, under *Other programs*.
webhook-letter-off =
    ⛔ I’ve switched off the webhook of **{ $server }**, because **{ $host }** didn’t accept my messages. { $why }
    { "" }Messages that were waiting are dropped. To switch it on again, press *Send a test* in `/setup panel` on the server, under *Other programs*.

button-webhook = Webhook
button-webhook-address = Enter an address
button-webhook-change = Change address
button-webhook-test = Send a test
button-webhook-renew = New secret
button-webhook-renew-yes = Yes, make a new one
button-webhook-remove = Remove
button-webhook-remove-yes = Yes, remove it

refused-no-webhook = This server has no webhook anymore.
refused-no-web-address = I can’t read that as a web address; nothing changed. It looks like https://example.org/hook.
refused-https-only = The address must start with https://; nothing changed.
refused-login-in-address = Leave out the name and password in front of the @; nothing changed. My signature shows that a message comes from me.
refused-inside-network = That address is inside a private network, where I send nothing; nothing changed.
