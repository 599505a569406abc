# De wachtrij: mensen die hetzelfde willen spelen, vinden elkaar.

command-play-name = speel
command-play-description = Op een spel wachten: ik zoek mensen die hetzelfde willen spelen

queue-title = Een spel vinden
queue-wish = **{ $games }** · { $sizes } spelers · { $clock }
queue-hours-on = Alleen met mensen die op dezelfde uren spelen als jij.
queue-across-on = Ook met mensen van andere servers, in privéberichten.
queue-others =
    { $count ->
        [0] Er wacht nog niemand op zo’n spel.
        [one] Er wacht 1 ander op zo’n spel.
       *[other] Er wachten { $count } anderen op zo’n spel.
    }
queue-usually = Meestal duurt het ongeveer { $time }.
queue-off = Druk op *Wachten*, dan zeg ik het als ik een tafel gevonden heb. Je hoeft hier niet te blijven.
queue-waiting = Je bent { $time } gaan wachten. Ik zeg het als ik een tafel gevonden heb; je hoeft hier niet te blijven. Komt er niets, dan stop ik { $end } met zoeken.
queue-offered = Ik heb een tafel voor je gevonden: { $table }. Je plaats is bewaard tot { $time }.
queue-offered-across =
    { $count ->
        [0] Je speelt in privéberichten.
        [one] Je speelt in privéberichten. Een van de anderen is van een andere server.
       *[other] Je speelt in privéberichten. { $count } van de anderen zijn van andere servers.
    }
queue-accepted = Je doet mee: { $table }. Het spel begint zodra de anderen dat ook doen. Doet iemand niet mee, dan houd je hier je plek.
queue-found = Je spel is begonnen: je vindt het bij `/tafels`. Druk op *Wachten* voor nog een.
queue-declined = Je zei nee tegen de laatste tafel, dus ik zoek niet meer. Druk op *Wachten* als je weer wilt spelen.
queue-lapsed = Je antwoordde niet toen ik een tafel voor je had, dus ik ben gestopt met zoeken. Druk op *Wachten* als je weer tijd hebt.
queue-called-off = Een moderator heeft de laatste tafel beëindigd, dus ik ben gestopt met zoeken. Druk op *Wachten* om verder te zoeken.
queue-ended = Je hebt twee weken gewacht en ik vond niemand, sorry! Probeer met *Wijzigen* meer spellen, andere aantallen of een andere klok.
queue-table = { $table } in { $channel }
button-queue-wait = Wachten
button-queue-stop = Niet meer wachten
button-queue-keep = Nog twee weken
button-queue-change = Wijzigen
queue-done-wait = Je staat erin.
queue-done-together = Je wacht samen met { $person }. Ik zeg het jullie allebei als ik een tafel gevonden heb.
queue-done-stop = Je wacht niet meer.
queue-done-keep = Prima, ik zoek verder.
queue-done-change = Gewijzigd.
queue-across-letter = Je zoekt nu ook spellen met mensen van andere servers. Als ik er een gevonden heb, schrijf ik je hier, en hier speel je ook. De anderen zien je Discord-naam, maar niet je servers. Stoppen doe je met *Wijzigen* in `/speel`.
queue-done-refused = Goed. { $person } kan met anderen spelen.
queue-form-title = Wat wil je spelen?
queue-form-games = Een van deze spellen
queue-form-sizes = Een van deze aantallen spelers
queue-form-clock = Hoe snel?
queue-form-hours = Vergelijk de uren waarop ik speel
queue-form-hours-hint = Ik kijk wanneer je de laatste vier weken op iets drukte. Niemand ziet het.
queue-form-across = Ook met mensen van andere servers
queue-form-across-hint = Jullie spelen in privéberichten, onder jullie Discord-namen. De spellen tellen niet voor je rating.
queue-with = Je speelt alleen met { $person }.
queue-with-asked = Je speelt alleen met { $person }, die nog akkoord moet gaan.
queue-with-apart = Jij en je vrienden willen niet hetzelfde: ik heb een spel, een aantal spelers en een klok nodig die jullie allemaal passen.
queue-asked = { $person } wil met je spelen.
queue-choose = Alleen samen met …
button-queue-join = Samen wachten
button-queue-refuse = Nee, bedankt
button-queue-without = Zonder hen
queue-friend = { $friend }, { $person } wil samen met jou een spel vinden: { $games }.
queue-friend-letter = { $person } wil samen met jou een spel vinden: { $games }.
queue-thread = { $game } uit de wachtrij
notice-matched =
    { $made ->
        [host] { $person }, ik heb een plaats voor je gevonden aan de tafel van { $by }: { $table }. Hij is bewaard tot { $time }.
       *[queue] { $person }, ik heb een tafel voor je gevonden: { $table }. Het begint als iedereen ja zegt, tot { $time }.
    }
letter-matched =
    { $made ->
        [host] Ik heb een plaats voor je gevonden aan de tafel van { $by }. Hij is bewaard tot { $time }.
       *[queue] Ik heb een tafel voor je gevonden. Het begint als iedereen ja zegt, tot { $time }. Geen zin meer? Zeg gerust nee: niemand vindt dat erg.
    }
lobby-matched = De wachtrij heeft deze mensen bij elkaar gebracht. Het spel begint als iedereen ja zegt.
lobby-matched-across = De wachtrij heeft jullie van verschillende servers bij elkaar gebracht. Jullie spelen in privéberichten; het spel begint als iedereen ja zegt.
lobby-seat-kept-somebody = { $crest } bewaard voor iemand · verloopt { $time }
joined-across = Je hebt een plaats aan tafel { NUMBER($table, useGrouping: 0) }. Als iedereen ja zegt, begint het spel: in je privéberichten en bij `/tafels`.
ended-in-queue = Ik zoek geen tafel meer voor je; druk op *Wachten* bij `/speel` om verder te zoeken.
private-across-over = -# Spellen met andere servers tellen niet voor je rating. `/speel` vindt het volgende voor je.
more-block-choose = Iemand aan deze tafel blokkeren
log-matched = De wachtrij opent de tafel. De SHA-256 van het schudgeheim is { $commitment }.
log-fell-apart = Niet iedereen wil spelen, dus er komt geen spel. De anderen houden hun plek in de wachtrij.
log-queue-offers = Er is een plaats bewaard voor iemand uit de wachtrij.
setup-from-queue = Plaatsen voor de wachtrij
setup-from-queue-help = Krijgt wie met `/speel` wacht, de vrije plaatsen van nieuwe tafels? Elke host kan het veranderen.
setup-across = Spellen met andere servers
setup-across-help = Mogen mensen die met `/speel` wachten, aan tafel met mensen van andere servers, als ze dat willen? Ze spelen in privéberichten, die moderators niet zien.
options-from-queue = Wachtrij
options-from-queue-help = Mag wie met `/speel` wacht, de vrije plaatsen krijgen?
refused-no-size-fits = Geen van deze spellen is voor zoveel spelers. Er is niets veranderd.
refused-not-for-you = Dat is niet voor jou, of het geldt niet meer.
refused-not-yourself = Dat ben jij zelf! Kies iemand anders.
refused-too-many-friends = Je kunt hooguit { $most } vrienden noemen.
refused-sharing-across = Je speelde dit spel met mensen van andere servers, dus het blijft tussen jullie.
refused-across-closed = Ik kan je geen privéberichten sturen, en met mensen van andere servers speel je daar. Sta privéberichten van leden van deze server toe (*Privacyinstellingen* van de server) en vink het vakje nog eens aan.
