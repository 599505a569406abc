# Ladders: plekken, uitdagingen, en wat moderators doen.

command-ladder-name = ladder
command-ladder-description = Klim door te winnen: de plekken, wie je kunt uitdagen, lopende spellen

ladders-title = Ladders
ladders-help = Daag iemand uit die hooguit { $reach } plekken boven je staat, in een spel met z’n tweeën. Win je, dan neem je die plek over.
ladders-none = Deze server heeft nog geen ladder.
ladders-line = **{ $game }** · { $channel }
button-ladder-show = Bekijken
button-ladder-back = Terug
button-ladder-new = Nieuwe ladder
button-ladder-join = Meedoen
button-ladder-leave = Verlaten
button-ladder-leave-yes = Ladder verlaten
button-ladder-history = Geschiedenis
button-ladder-give-up = Opgeven
button-ladder-repair = Herstellen
button-ladder-options = Opties
button-ladder-close = Sluiten
button-ladder-reopen = Weer openen
button-ladder-call-off = Dit spel beëindigen

ladder-title = Ladder · { $game }
ladder-terms = { $clock } · { $rules } · { $channel }
ladder-is-closed = Deze ladder is gesloten. Lopende spellen worden uitgespeeld, en niemand kan iemand uitdagen.
ladder-empty = Er doet nog niemand mee. Wie het eerst meedoet, staat bovenaan.
ladder-line = **{ $place }.** { $name }
ladder-line-own = **{ $place }. { $name }** ⬅️
ladder-more-people =
    { $count ->
        [one] … en nog 1
       *[other] … en nog { $count }
    }
ladder-place = plek { $place }
ladder-challenges = Lopende uitdagingen
ladder-challenge-open = { $challenger } tegen { $other } · tafel { NUMBER($table, useGrouping: 0) } · { $time }
ladder-challenge-waits = { $challenger } tegen { $other } · de tafel gaat zo open · { $time }
ladder-more-challenges =
    { $count ->
        [one] … en nog 1 uitdaging
       *[other] … en nog { $count } uitdagingen
    }
ladder-pair = { $challenger } tegen { $other }
ladder-thread = Ladder { $game } · { $challenger } tegen { $other }
ladder-rules =
    Je begint onderaan en kunt mensen uitdagen die hooguit { $reach } plekken boven je staan. Win je, dan neem je die plek over; verlies je, dan houd je je eigen plek.
    Je kunt een uitdaging niet weigeren: het spel gaat vanzelf open, en ik zeg het als je aan de beurt bent. Hooguit { $most } mensen dagen je tegelijk uit. Op vrije dagen staat je klok stil.
    Is je tijd om, dan verlies je het spel en je plek. Speel je twee weken niet, dan laat ik de speler vlak onder je jou uitdagen.
ladder-own = Je staat op plek { $place }.
ladder-challenge-whom = Uitdagen …
ladder-give-up-what = Een spel opgeven …
ladder-nobody-above = Er staat niemand boven je. De anderen kunnen jou uitdagen.
ladder-nobody-more = Je hebt { $most } uitdagingen lopen. Is een van die spellen uit, dan kun je weer iemand uitdagen.
ladder-nobody-free = Boven je staat nu niemand die je kunt uitdagen. Misschien spelen ze al tegen jou, of in { $most } spellen tegen anderen.
ladder-nobody-closed = Zolang de ladder gesloten is, kun je niemand uitdagen.

ladder-done-joined = Je staat op de ladder. Nu kun je iemand uitdagen.
ladder-done-left = Je hebt de ladder verlaten. Je kunt onderaan weer meedoen.
ladder-done-challenged = Je hebt { $other } uitgedaagd. Het spel gaat zo vanzelf open.
ladder-done-given-up = Je hebt het spel opgegeven.
ladder-leave-question =
    { $count ->
        [0] De ladder verlaten? Kom je terug, dan begin je onderaan.
        [one] De ladder verlaten? Je verliest je lopende spel, en kom je terug, dan begin je onderaan.
       *[other] De ladder verlaten? Je verliest je { $count } lopende spellen, en kom je terug, dan begin je onderaan.
    }
ladder-give-up-question = Het spel tegen { $other } opgeven? Het telt als verloren.

ladder-event-joined = { $name } doet mee.
ladder-event-left = { $name } is gestopt.
ladder-event-timed-out = De tijd van { $name } was om: van de ladder af.
ladder-event-removed = { $name } is van de ladder gehaald.
ladder-event-won = { $name } daagde { $other } uit en won.
ladder-event-took = { $name } versloeg { $other } en neemt plek { $place } over.
ladder-event-lost = { $name } daagde { $other } uit en verloor.
ladder-event-drawn = { $name } daagde { $other } uit, en niemand won.
ladder-event-void = Het spel van { $name } tegen { $other } telt niet.

ladder-history-title = { $ladder }: geschiedenis
ladder-history-empty = Er is nog niets gebeurd.
ladder-history-line = { $time } · { $text }
ladder-history-by = { $time } · { $text } (door { $moderator })
ladder-history-undone = { $time } · { $text } (teruggedraaid door { $moderator })
ladder-deals-file = verdelingen
ladder-deals = -# De kaarten en worpen van elk spel liggen vast bij de uitdaging. In het bestand staat de SHA-256 van elk geheim en, als het spel uit is, het geheim zelf; `/tafel controleer` zegt hoe je het nagaat.
ladder-deal = { $pair }: SHA-256 { $commitment }
ladder-deal-revealed = { $pair }: SHA-256 { $commitment }, geheim { $secret }

ladder-form-title = Nieuwe ladder
ladder-options-title = Opties van de ladder
ladder-form-game = Spel
ladder-form-channel = Kanaal van de spellen
ladder-form-clock = Klok
ladder-form-preset = Regels

ladder-repair-title = De ladder herstellen
ladder-repair-help = Alles hier komt met je naam in de geschiedenis. Je kunt het terugdraaien, behalve het einde van een spel: dan kunnen ze elkaar weer uitdagen.
ladder-remove-whom = Verwijderen …
ladder-undo-what = Terugdraaien …
ladder-redo-what = Weer laten tellen …
ladder-call-off-what = Een spel afbreken …
ladder-call-off-question = Het spel van { $challenger } tegen { $other } beëindigen? Het telt voor niemand, en het kan niet verdergaan.

ladder-done-opened = De ladder is open.
ladder-done-there = Van dit spel is er al een ladder.
ladder-done-options = Klaar. Dat geldt voor de volgende spellen.
ladder-done-closed = De ladder is gesloten. Lopende spellen worden uitgespeeld.
ladder-done-reopened = De ladder is weer open.
ladder-done-removed = Verwijderd. De lopende spellen tellen als verloren. Kies het onder *Terugdraaien* om dat ongedaan te maken.
ladder-done-undone = Teruggedraaid. Kies het onder *Weer laten tellen* om dat ongedaan te maken.
ladder-done-redone = Het telt weer.
ladder-done-called-off = Het spel eindigt en telt voor niemand.

ladder-next-at = Volgende stap: wie dan nog niet gespeeld heeft, wordt { $time } uitgedaagd.
ladder-next-nothing = Er is niets te doen tot iemand ergens op drukt of een spel eindigt.
ladder-next-record = Volgende stap: een uitslag wordt genoteerd.
ladder-next-close = Volgende stap: een beslist spel eindigt.
ladder-next-settle = Volgende stap: de verdelingen van afgelopen spellen worden onthuld.
ladder-next-open = Volgende stap: er gaat een spel open. Zo niet, dan kan ik niets in het kanaal plaatsen: controleer mijn rechten daar, of kies een ander kanaal onder **{ button-ladder-options }**.
ladder-next-match = Volgende stap: iemand die twee weken niet gespeeld heeft, wordt uitgedaagd.

refused-no-such-ladder = Deze ladder kan ik niet vinden. Misschien is hij van een andere server.
refused-closed-ladder = Deze ladder is gesloten.
refused-not-on-ladder = Je staat niet op deze ladder. Doe eerst mee.
refused-not-challengeable = Die speler kun je nu niet uitdagen. Je kunt mensen uitdagen die hooguit { $reach } plekken boven je staan, elk in één spel tegelijk, en niemand heeft meer dan { $most } uitdagingen per kant.
refused-no-such-challenge = Dit spel is al uit.
refused-not-there-any-more = Dat is intussen veranderd. Kijk nog eens naar de ladder.
refused-no-ladder-channel = Ik kan in dit kanaal niets plaatsen. Kies een ander, of sta het me toe.

log-ladder-opened = { $challenger } daagt { $other } uit om plek { $place }. Niemand kan dit spel pauzeren of eerder beëindigen, en wiens tijd om is, gaat van de ladder af. Om de kaarten en worpen aan het eind te controleren: `{ $commitment }`
log-ladder-decided = Deze uitdaging is beslist, dus het spel is uit.
