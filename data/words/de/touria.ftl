# Touria – Namen, Optionen, Möglichkeiten, Verlauf, Absagen und Regeln.

touria-name = Touria
touria-tagline = Eine Heldenschar, vier Türme, die sich drehen, und neun Türen: Hinter einer wartet die Hochzeit.
touria-players = 2–4 Personen, etwa eine Stunde

## Namen

touria-space-castle = Schloss
touria-space-dragon = Drache
touria-space-sword_master = Schwertmeister
touria-space-trader = Händler
touria-space-goldsmith = Goldschmied
touria-space-thief = Räuberhöhle
touria-space-forest_fairy = Waldfee
touria-space-fountain_fairy = Brunnenfee
touria-space-tournament = Turnier
touria-space-wizard = Zauberer
touria-space-bridge = Brücke
touria-space-mine_1 = Nordmine
touria-space-mine_2 = Ostmine
touria-space-mine_3 = Südostmine
touria-space-mine_4 = Südmine
touria-space-mine_5 = Südwestmine
touria-space-mine_6 = Westmine

touria-about-dragon = Würfle und gib einen Edelstein dieser Farbe ab: Das bringt ein Herz. Mit Schwert noch mal.
touria-about-sword_master = Nimm bis zu 2 Schwerter.
touria-about-trader = Erfüll einen von drei Aufträgen: Edelsteine gegen Münzen.
touria-about-goldsmith = Gib 1 Edelstein für 1 Münze, 2 gleiche für 1 Herz, 3 gleiche für 2 (Würfelfarbe: 3).
touria-about-thief = Zieh heimlich 3 Edelsteine aus dem Beutel, und behalt einen.
touria-about-forest_fairy = Nimm einen der beiden magischen Gegenstände in der Auslage.
touria-about-fountain_fairy = Entfern einen deiner schwarzen Edelsteine aus dem Spiel.
touria-about-tournament = Gib ein Schwert für ein Herz oder für bis zu 3 Münzen.

touria-tower-nw = Nordwestturm
    .title = Nordwestturm
touria-tower-ne = Nordostturm
    .title = Nordostturm
touria-tower-se = Südostturm
    .title = Südostturm
touria-tower-sw = Südwestturm
    .title = Südwestturm

touria-gem-black = schwarz
    .title = Schwarz
    .strong = schwarzer
    .weak = schwarzen
touria-gem-blue = blau
    .title = Blau
    .strong = blauer
    .weak = blauen
touria-gem-red = rot
    .title = Rot
    .strong = roter
    .weak = roten
touria-gem-green = grün
    .title = Grün
    .strong = grüner
    .weak = grünen
touria-gem-yellow = gelb
    .title = Gelb
    .strong = gelber
    .weak = gelben
touria-gem-purple = lila
    .title = Lila
    .strong = lila
    .weak = lila
touria-gems = { $count } { $colour ->
    [black] { $count ->
        [one] schwarzer
       *[other] schwarze
    }
    [blue] { $count ->
        [one] blauer
       *[other] blaue
    }
    [red] { $count ->
        [one] roter
       *[other] rote
    }
    [green] { $count ->
        [one] grüner
       *[other] grüne
    }
    [yellow] { $count ->
        [one] gelber
       *[other] gelbe
    }
   *[purple] lila
}

touria-item-rose = Rose
touria-item-paintbrush = Pinsel
touria-item-compass = Kompass
touria-item-scale = Waage
touria-item-crystal_ball = Kristallkugel
touria-item-helmet = Helm
touria-item-frog = Frosch
touria-item-chest = Truhe
touria-item-mirror = Spiegel
touria-item-hourglass = Sanduhr
touria-item-knapsack = Rucksack
touria-item-flagon = Flakon
touria-item-boots = Stiefel
touria-item-broom = Besen
touria-item-lantern = Laterne
touria-item-bird = Vogel

touria-the-rose = die Rose
    .accusative = die Rose
    .dative = der Rose
    .bare = Rose
touria-the-paintbrush = der Pinsel
    .accusative = den Pinsel
    .dative = dem Pinsel
    .bare = Pinsel
touria-the-compass = der Kompass
    .accusative = den Kompass
    .dative = dem Kompass
    .bare = Kompass
touria-the-scale = die Waage
    .accusative = die Waage
    .dative = der Waage
    .bare = Waage
touria-the-crystal_ball = die Kristallkugel
    .accusative = die Kristallkugel
    .dative = der Kristallkugel
    .bare = Kristallkugel
touria-to-castle = das Schloss
    .to = zum Schloss
    .at = am Schloss
touria-the-helmet = der Helm
    .accusative = den Helm
    .dative = dem Helm
    .bare = Helm
touria-the-frog = der Frosch
    .accusative = den Frosch
    .dative = dem Frosch
    .bare = Frosch
touria-the-chest = die Truhe
    .accusative = die Truhe
    .dative = der Truhe
    .bare = Truhe
touria-the-mirror = der Spiegel
    .accusative = den Spiegel
    .dative = dem Spiegel
    .bare = Spiegel
touria-the-hourglass = die Sanduhr
    .accusative = die Sanduhr
    .dative = der Sanduhr
    .bare = Sanduhr
touria-the-knapsack = der Rucksack
    .accusative = den Rucksack
    .dative = dem Rucksack
    .bare = Rucksack
touria-the-flagon = der Flakon
    .accusative = den Flakon
    .dative = dem Flakon
    .bare = Flakon
touria-the-boots = die Stiefel
    .accusative = die Stiefel
    .dative = den Stiefeln
    .bare = Stiefel
touria-the-broom = der Besen
    .accusative = den Besen
    .dative = dem Besen
    .bare = Besen
touria-the-lantern = die Laterne
    .accusative = die Laterne
    .dative = der Laterne
    .bare = Laterne
touria-the-bird = der Vogel
    .accusative = den Vogel
    .dative = dem Vogel
    .bare = Vogel

touria-to-dragon = der Drache
    .to = zum Drachen
    .at = beim Drachen
touria-to-sword_master = der Schwertmeister
    .to = zum Schwertmeister
    .at = beim Schwertmeister
touria-to-trader = der Händler
    .to = zum Händler
    .at = beim Händler
touria-to-goldsmith = der Goldschmied
    .to = zum Goldschmied
    .at = beim Goldschmied
touria-to-thief = die Räuberhöhle
    .to = zur Räuberhöhle
    .at = in der Räuberhöhle
touria-to-forest_fairy = die Waldfee
    .to = zur Waldfee
    .at = bei der Waldfee
touria-to-fountain_fairy = die Brunnenfee
    .to = zur Brunnenfee
    .at = bei der Brunnenfee
touria-to-tournament = das Turnier
    .to = zum Turnier
    .at = beim Turnier
touria-to-wizard = der Zauberer
    .to = zum Zauberer
    .at = beim Zauberer
touria-to-bridge = die Brücke
    .to = zur Brücke
    .at = auf der Brücke
touria-to-mine_1 = die Nordmine
    .to = zur Nordmine
    .at = in der Nordmine
touria-to-mine_2 = die Ostmine
    .to = zur Ostmine
    .at = in der Ostmine
touria-to-mine_3 = die Südostmine
    .to = zur Südostmine
    .at = in der Südostmine
touria-to-mine_4 = die Südmine
    .to = zur Südmine
    .at = in der Südmine
touria-to-mine_5 = die Südwestmine
    .to = zur Südwestmine
    .at = in der Südwestmine
touria-to-mine_6 = die Westmine
    .to = zur Westmine
    .at = in der Westmine

touria-effect-rose = Zählt als ein Herz, wenn du ins Schloss gehst.
touria-effect-paintbrush = Ein Edelstein, den du zahlst, zählt als blau, rot, grün oder gelb. Ein schwarzer nicht.
touria-effect-compass = Spring einmal pro Weg von einer Mine in eine beliebige andere. Zählt als ein Schritt.
touria-effect-scale = Nimm beim Händler 3 Münzen, mit oder ohne Auftrag.
touria-effect-crystal_ball = Sieh hinter zwei geschlossene Türen. Nur du siehst sie.
touria-effect-helmet = Tausch beim Turnier zweimal statt einmal.
touria-effect-frog = Entfern einen deiner schwarzen Edelsteine aus dem Spiel.
touria-effect-chest = Nimm einen Gegenstand aus der Auslage der Waldfee.
touria-effect-mirror = Kopiert den obersten benutzten Gegenstand.
touria-effect-hourglass = Spiel gleich danach noch einen Zug.
touria-effect-knapsack = Nimm alle Edelsteine aus einer Mine, auch schwarze.
touria-effect-flagon = Mach die Aktion von jemand anderem mit, ohne ein Elixier zu geben.
touria-effect-boots = Geh bis zu 3 Schritte mehr gratis.
touria-effect-broom = Flieg gratis an jeden Ort. Kein Turm dreht sich.
touria-effect-lantern = Auf diesem Weg gehen schwarze Edelsteine in den Beutel statt zu dir.
touria-effect-bird = Nutz den Ort noch einmal, wie mit einem lila Edelstein.

touria-dweller-siblings = Prinzessin Tara und Prinz Talan
    .title = Prinzessin Tara und Prinz Talan
    .accusative = Prinzessin Tara und Prinz Talan
touria-dweller-herbalist = die Kräuterfrau
    .title = Die Kräuterfrau
    .accusative = die Kräuterfrau
touria-dweller-court_marshal = der Hofmarschall
    .title = Der Hofmarschall
    .accusative = den Hofmarschall
touria-dweller-court_jester = der Hofnarr
    .title = Der Hofnarr
    .accusative = den Hofnarren
touria-dweller-bursar = der Schatzmeister
    .title = Der Schatzmeister
    .accusative = den Schatzmeister
touria-dweller-ladys_maid = die Zofe
    .title = Die Zofe
    .accusative = die Zofe
touria-dweller-cupbearer = der Mundschenk
    .title = Der Mundschenk
    .accusative = den Mundschenk
touria-dweller-bard = der Barde
    .title = Der Barde
    .accusative = den Barden
touria-dweller-guard = die Wache
    .title = Die Wache
    .accusative = die Wache

touria-thing-elixir = ein Elixier
touria-thing-sword = ein Schwert
touria-thing-coin = eine Münze

touria-list-nothing = nichts
touria-yield-nothing = leer
touria-yield-both = { $first } + { $second }
touria-yield-times = { $what } ({ $count }×)
touria-yield-either = { $first } oder { $second }

## Optionen am Tisch

touria-option-target = Länge
touria-option-target-help = Wie viele Herzen und Münzen öffnen das Schloss: je 7, oder je 5 für die erste Partie?
touria-option-target-standard = 7 Herzen, 7 Münzen
touria-option-target-introductory = 5 Herzen, 5 Münzen
touria-option-ending = Die Hochzeit
touria-option-ending-help = Sucht ihr die Hochzeit hinter neun Türen, oder gewinnt ihr, sobald ihr so weit seid?
touria-option-ending-doors = Neun Türen
touria-option-ending-sudden_marriage = Blitzhochzeit
touria-option-turn_rotation = Türme drehen
touria-option-turn_rotation-help = In welche Richtung dreht sich ein gewählter Turm?
touria-option-turn_rotation-ccw = Gegen den Uhrzeigersinn
touria-option-turn_rotation-cw = Im Uhrzeigersinn
touria-option-entry_payment = Eintritt zahlen
touria-option-entry_payment-help = Gebt ihr Herzen und Münzen ab, wenn ihr ins Schloss geht?
touria-option-entry_payment-true = Abgeben
touria-option-entry_payment-false = Behalten
touria-option-castle_entry = Ins Schloss gehen
touria-option-castle_entry-help = Wenn du ins Schloss gehen kannst: Darfst du warten?
touria-option-castle_entry-optional = Darf warten
touria-option-castle_entry-forced = Muss hinein
touria-option-black_redraw = Zwei schwarze Edelsteine
touria-option-black_redraw-help = Bekäme eine Mine zwei schwarze Edelsteine: erst neu ziehen oder erst zurücklegen?
touria-option-black_redraw-draw_first = Ziehen, dann zurücklegen
touria-option-black_redraw-return_first = Zurücklegen, dann ziehen
touria-option-dragon_reroll = Noch mal würfeln
touria-option-dragon_reroll-help = Wann darf ein Schwert den Drachenwürfel noch mal werfen?
touria-option-dragon_reroll-any_failure = Immer ohne Herz
touria-option-dragon_reroll-only_without_match = Nur wenn du nicht zahlen kannst
touria-option-helmet = Helm
touria-option-helmet-help = Erlaubt der Helm zwei Tauschgeschäfte gegen Schwerter, oder ersetzt er beide Schwerter?
touria-option-helmet-two_swaps = Zweimal tauschen
touria-option-helmet-as_swords = Statt zweier Schwerter
touria-option-lantern = Laterne
touria-option-lantern-help = Mit der Laterne: Kommt ein schwarzer Edelstein nur in den Beutel, oder gibt es einen anderen?
touria-option-lantern-take_other = Er kommt nur zurück
touria-option-lantern-swap_black = Es gibt einen anderen
touria-option-supply = Die Bank
touria-option-supply-help = Können Herzen, Münzen und Schwerter ausgehen?
touria-option-supply-limited = Ja
touria-option-supply-unlimited = Nein
touria-option-items_visible = Gegenstände
touria-option-items_visible-help = Sehen alle, wer welchen magischen Gegenstand hat?
touria-option-items_visible-true = Für alle sichtbar
touria-option-items_visible-false = Hinter den Schirmen
touria-option-log = Der Verlauf
touria-option-log-help = Nennt der Verlauf jeden Edelstein, jedes Herz und jede Münze, oder nur die Wege?
touria-option-log-table = Alles
touria-option-log-discreet = Nur die Wege
touria-option-round_limit = Rundenlimit
touria-option-round_limit-help = Nach wie vielen Runden endet das Spiel ohne Sieg? Die meisten Partien brauchen weniger als 20.
touria-option-round_limit-none = 200 Runden
touria-option-round_limit-15 = 15 Runden
touria-option-round_limit-20 = 20 Runden
touria-option-round_limit-30 = 30 Runden
touria-option-silence = Zeit zum Mitmachen
touria-option-silence-help = Wie lange habt ihr Zeit zu sagen, ob ihr mitmacht? Danach heißt es Nein.
touria-option-silence-two_hours = Zwei Stunden
touria-option-silence-eight_hours = Acht Stunden
touria-option-silence-one_day = Ein Tag
touria-option-silence-wait = Bis zu drei Tage

## Was du gefragt wirst

touria-prompt-bonus = Du beginnst nicht, also wähl einen kleinen Bonus.
touria-prompt-start = Du bist dran! Wohin gehen die Helden?
touria-prompt-fly = Wohin fliegst du?
touria-prompt-route = Welchen Weg gehst du { $place-to }? Der { $tower } hat sich gedreht und führt jetzt { $seen-to }.
touria-prompt-route-on =
    Du gehst { $place-to }. Bisher sind das { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }, { $cost ->
        [0] gratis
        [one] 1 Münze
       *[other] { $cost } Münzen
    }; { $left } kannst du noch gehen.
touria-prompt-mine = Zwei Edelsteine liegen { $place-at }.{ $so_far } Welchen nimmst du?
touria-prompt-arrival = Du bist { $place-at }.{ $so_far } Was machst du?
touria-prompt-execute = Du bist { $place-at }.{ $so_far } Was machst du jetzt?
touria-prompt-copied = Du machst { $place-at } mit: Was tust du?
touria-prompt-dragon = Der Würfel zeigt { $gem-title }. Was nun?
touria-prompt-thief = Du hast in den Beutel gegriffen. Welchen Edelstein behältst du?
touria-prompt-after = Fertig!{ $so_far } { $lacking } Noch was, bevor andere mitmachen?
touria-prompt-copy = Machst du { $place-at } mit? Am besten wäre jetzt „{ $best }“.
touria-prompt-copy-without = Du hast kein Elixier und kannst { $place-at } nicht mitmachen.
touria-prompt-copy-idle = Für dich gibt es { $place-at } gerade nichts zu tun.
touria-prompt-copy-again = Es gibt { $place-at } weniger als bei deiner Antwort. Machst du trotzdem mit? Am besten wäre jetzt „{ $best }“.
touria-prompt-copy-gone = Andere waren { $place-at } schneller, und für dich ist nichts mehr da.
touria-prompt-end = Dein Zug ist vorbei.{ $so_far } { $lacking } Noch etwas?
touria-prompt-end-castle = Noch etwas, bevor dein Zug endet?
touria-aim =
    Fürs Schloss brauchst du { $target } Herzen, { $target } Münzen und keinen schwarzen Edelstein. { $black ->
        [0] Du hast { $hearts } und { $coins }.
        [one] Du hast { $hearts }, { $coins } und 1 schwarzen Edelstein.
       *[other] Du hast { $hearts }, { $coins } und { $black } schwarze Edelsteine.
    }
touria-aim-wedding =
    Mit { $target } Herzen, { $target } Münzen und ohne schwarzen Edelstein gewinnst du. { $black ->
        [0] Du hast { $hearts } und { $coins }.
        [one] Du hast { $hearts }, { $coins } und 1 schwarzen Edelstein.
       *[other] Du hast { $hearts }, { $coins } und { $black } schwarze Edelsteine.
    }
touria-aim-doors =
    { $closed ->
        [one] Du bist im Schloss. Tara und Talan sind hinter der letzten geschlossenen Tür!
       *[other] Du bist im Schloss. Hinter der richtigen Tür gewinnst du, und { $closed } sind noch geschlossen.
    }
touria-prompt-doors = Du bist im Schloss. Welche Tür öffnest du?
touria-prompt-gift = Hier erwartet man ein kleines Geschenk. Was gibst du?
touria-prompt-knapsack = Welche Mine leerst du?
touria-prompt-chest = Welchen Gegenstand nimmst du?
touria-prompt-crystal_ball = Hinter welche Türen siehst du?
touria-prompt-paintbrush = Welchen Edelstein malst du an, und in welcher Farbe?
touria-prompt-wish-open = Wann soll ich dich fragen, ob du mitmachst?
touria-prompt-wish-yes = In diesem Zug machst du mit, wenn du kannst. Wann soll ich dich sonst fragen?
touria-prompt-wish-no = In diesem Zug machst du nicht mit. Wann soll ich dich sonst fragen?

touria-so-far = { "" } Bisher: { $list }.
touria-so-far-nothing = { "" }
touria-more-hearts = { $count ->
    [one] +{ $count } Herz
   *[other] +{ $count } Herzen
}
touria-less-hearts = { $count ->
    [one] −{ $count } Herz
   *[other] −{ $count } Herzen
}
touria-more-coins = { $count ->
    [one] +{ $count } Münze
   *[other] +{ $count } Münzen
}
touria-less-coins = { $count ->
    [one] −{ $count } Münze
   *[other] −{ $count } Münzen
}
touria-more-swords = { $count ->
    [one] +{ $count } Schwert
   *[other] +{ $count } Schwerter
}
touria-less-swords = { $count ->
    [one] −{ $count } Schwert
   *[other] −{ $count } Schwerter
}
touria-more-elixirs = { $count ->
    [one] +{ $count } Elixier
   *[other] +{ $count } Elixiere
}
touria-less-elixirs = { $count ->
    [one] −{ $count } Elixier
   *[other] −{ $count } Elixiere
}
touria-more-gems = +{ $gems }
touria-less-gems = −{ $gems }

touria-lacking = Dir fehlt noch: { $list }.
touria-lacking-nothing = Das Schloss steht dir offen!
touria-lacking-hearts = { $count ->
    [one] { $count } Herz
   *[other] { $count } Herzen
}
touria-lacking-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
touria-lacking-black = { $count ->
    [one] { $count } schwarzer Edelstein weniger
   *[other] { $count } schwarze Edelsteine weniger
}

## Was ein Tipp von einer Antwort sagt

touria-advice-brings = { $list }. { $lacking }{ $turns }
touria-advice-turns-none = { "" }
touria-advice-turns =
    { $whole ->
        [0] { " " }Das spart dir etwa einen halben Zug.
        [one] { $half ->
            [0] { " " }Das spart dir etwa einen Zug.
           *[other] { " " }Das spart dir etwa anderthalb Züge.
        }
       *[other] { " " }Das spart dir etwa { $whole } Züge.
    }
touria-advice-dragon =
    { $swords ->
        [0] Was der Würfel zeigt, kannst du { $works } zahlen, und das bringt ein Herz.
        [one] Was der Würfel zeigt, kannst du { $works } zahlen, mit deinem Schwert für einen neuen Wurf sogar { $more }. Das bringt ein Herz.
       *[other] Was der Würfel zeigt, kannst du { $works } zahlen, mit deinen { $swords } Schwertern für neue Würfe sogar { $more }. Das bringt ein Herz.
    }
touria-advice-thief = Du siehst drei Edelsteine und behältst einen. Solange ein farbiger im Beutel ist, bekommst du einen.
touria-advice-door-elsewhere = Du hast Tara und Talan hinter einer anderen Tür gesehen.
touria-advice-door-known = Du weißt, wer hinter dieser Tür wartet.
touria-advice-door =
    { $doors ->
        [one] Tara und Talan sind hinter dieser Tür!
       *[other] Tara und Talan sind { $works } hinter dieser Tür. { $stops ->
            [0] Für alle anderen, die du treffen könntest, hast du ein Geschenk.
            [one] 1 andere Person will ein Geschenk, das du nicht hast, und dann endet dein Zug.
           *[other] { $stops } andere wollen Geschenke, die du nicht hast, und dann endet dein Zug.
        }
    }
touria-advice-there-luck = Du versuchst { $place-at } dein Glück. { $best }
touria-advice-flight-luck = Am besten fliegst du { $place-to }. { $best }
touria-advice-bonus-gem = Zwei gleiche Edelsteine sind ein Herz wert, drei sind zwei wert. Einer ist also ein guter Anfang. Die Farbe ist egal.
touria-advice-bonus-coin = Fürs Schloss brauchst du Münzen, und schon jetzt bezahlst du damit lange Wege oder den Zauberer.
touria-advice-bonus-sword = Beim Turnier ist ein Schwert ein Herz oder 3 Münzen wert. Bis dahin kann es einen Turm drehen, wenn dir keiner gefällt.
touria-advice-bonus-black = Jeder schwarze Edelstein hält dich vom Schloss fern, bis du ihn los bist.
touria-advice-equal = Es ist egal.
touria-advice-there = Am besten wäre { $place-at } „{ $best }“.
touria-advice-flight = Flieg { $place-to }, und wähl „{ $best }“.
touria-advice-nothing-there = Für dich gibt es { $place-at } nichts zu tun. Es geht um die Edelsteine am Weg oder um deinen nächsten Zug.
touria-advice-nothing-else = Nichts anderes bringt hier mehr, als es kostet.

## Was du wählen kannst

touria-do-bonus-gem = Ein { $gem-strong } Edelstein
touria-hint-gem = Mit Edelsteinen kaufst du Herzen und Münzen.
touria-hint-bonus-black = Nur der Drache nimmt ihn, bei einem schwarzen Wurf. Mit ihm kommst du nicht ins Schloss.
touria-do-bonus-coin = Eine Münze
touria-hint-bonus-coin = Für lange Wege und den Zauberer, und fürs Schloss brauchst du Münzen.
touria-do-bonus-sword = Ein Schwert
touria-hint-bonus-sword = Für Herzen oder Münzen beim Turnier, einen neuen Wurf beim Drachen oder das Drehen eines Turms.
touria-do-tower =
    { $cost ->
        [0] { $action } · { $tower }
        [one] { $action } · { $tower } · 1 Münze
       *[other] { $action } · { $tower } · { $cost } Münzen
    }
touria-hint-walk =
    { $steps ->
        [0] Ihr seid schon da
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }, { $cost ->
        [0] gratis
        [one] 1 Münze
       *[other] { $cost } Münzen
    }. Danach zeigt dieser Turm: { $next }
touria-hint-wizard = Zahl 1 Münze, und flieg an jeden Ort. Danach zeigt dieser Turm: { $next }
touria-do-sword = Schwert: { $tower } drehen ({ $action-to })
touria-hint-sword = Kostet 1 Schwert. Danach wählst du trotzdem einen Turm.
touria-do-forced = { $tower } drehen und passen
touria-hint-forced = Du erreichst keinen Ort, den deine Türme zeigen.
touria-do-enter = Ins Schloss gehen!
touria-hint-enter = Du hebst deinen Schirm und öffnest von jetzt an Türen.
touria-do-route =
    { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }, { $cost ->
        [0] gratis
        [one] 1 Münze
       *[other] { $cost } Münzen
    }: { $gems } · Weg { $number }
touria-do-route-direct =
    { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }, { $cost ->
        [0] gratis
        [one] 1 Münze
       *[other] { $cost } Münzen
    }, keine Mine · Weg { $number }
touria-hint-mines = Am Weg: { $mines }
touria-hint-no-mines = Du sammelst keine Edelsteine ein.
touria-hint-gems = In der Mine: { $gems }
touria-way =
    { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }
touria-do-stepwise = Anderer Weg
touria-hint-stepwise = Wähl deinen Weg Feld für Feld.
touria-hint-stepwise-idle = Kein anderer Weg bringt mehr.
touria-hint-step = Du zahlst erst, wenn dein ganzer Weg steht.
touria-do-step = Weiter { $space-to }
touria-do-step-mine = Weiter { $space-to } ({ $gems })
touria-do-stay = Hierbleiben ({ $place-at })
touria-hint-stay = Keine Schritte, keine Münzen, keine Edelsteine.
touria-do-arrive =
    { $cost ->
        [0] Gratis { $place-to } gehen
        [one] Für 1 Münze { $place-to } gehen
       *[other] Für { $cost } Münzen { $place-to } gehen
    }
touria-hint-arrive = Du gehst jetzt los, an den gewählten Minen vorbei.
touria-do-jump = Mit { $item-dative } { $mine-to } springen
touria-do-pick = Den { $gem-weak } Edelstein nehmen
touria-hint-pick = Der andere Edelstein bleibt in der Mine.
touria-do-fly = { $place }
touria-do-item = { $item }
touria-do-mirror = Spiegel als { $item-bare }
touria-do-empty = { $mine }: { $gems }
touria-hint-empty = Du nimmst alles, und die Mine wird neu gefüllt.
touria-do-door = Tür { $door }
touria-hint-look = Nur du erfährst, wer dort wartet.
touria-hint-open = Sind Tara und Talan da, gewinnst du. Alle anderen wollen ein Geschenk.
touria-do-take = { $item-bare } nehmen
touria-do-skip = Hier nichts tun
touria-hint-skip = Dann kann niemand mitmachen.
touria-do-sword_master =
    { $count ->
        [one] 1 Schwert nehmen
       *[other] { $count } Schwerter nehmen
    }
touria-do-thief = In den Beutel greifen
touria-do-dragon = Mit dem Drachen kämpfen
touria-hint-dragon = { $works } der { $of } Würfelfarben kannst du zahlen. Passt eine, gibt es ein Herz.
touria-do-fountain_fairy = Schwarzen Edelstein abgeben
touria-do-keep = Den { $gem-weak } Edelstein behalten
touria-hint-keep = Die anderen kommen in den Beutel. Niemand sieht, welchen du behältst.
touria-do-keep-nothing = Alle schwarz: nichts behalten
touria-hint-keep-nothing = Die schwarzen Edelsteine kommen in den Beutel.
touria-do-pay = Den { $gem-weak } Edelstein geben
touria-hint-gift = Dann kannst du noch eine Tür öffnen.
touria-do-reroll = Für ein Schwert neu würfeln
touria-hint-reroll = Kostet 1 Schwert. { $works } der { $of } Farben kannst du zahlen.
touria-do-retreat = Rückzug
touria-hint-retreat = Du behältst deine Edelsteine, bekommst aber nichts.
touria-do-sell = { $gems } für eine Münze
touria-do-pair = { $gems } für ein Herz
touria-do-triple =
    { $hearts ->
        [one] { $gems } für ein Herz
       *[other] { $gems } für { $hearts } Herzen
    }
touria-do-order =
    { $count ->
        [one] { $gems } für 1 Münze
       *[other] { $gems } für { $count } Münzen
    }
touria-hint-then-hearts =
    { $have ->
        [one] Dann hast du 1 Herz und brauchst { $target }.
       *[other] Dann hast du { $have } Herzen und brauchst { $target }.
    }
touria-hint-then-coins =
    { $have ->
        [one] Dann hast du 1 Münze und brauchst { $target }.
       *[other] Dann hast du { $have } Münzen und brauchst { $target }.
    }
touria-do-stop = Das reicht
touria-hint-stop = Damit endet deine Aktion hier.
touria-do-swap-hearts =
    { $swords ->
        [0] Ein Herz, mit dem Helm
       *[other] 1 Schwert für ein Herz
    }
touria-do-swap-coins =
    { $swords ->
        [0] { $count ->
            [one] 1 Münze, mit dem Helm
           *[other] { $count } Münzen, mit dem Helm
        }
       *[other] { $count ->
            [one] 1 Schwert für 1 Münze
           *[other] 1 Schwert für { $count } Münzen
        }
    }
touria-hint-helmet-two_swaps = Zweimal tauschen statt einmal, je für ein Schwert.
touria-hint-helmet-as_swords = Zweimal tauschen, und der Helm zahlt für beide.
touria-hint-short-hearts =
    { $count ->
        [0] Die Bank hat kein Herz mehr.
        [one] Die Bank hat nur noch 1 Herz.
       *[other] Die Bank hat nur noch { $count } Herzen.
    }
touria-hint-short-coins =
    { $count ->
        [one] Die Bank hat nur noch 1 Münze.
       *[other] Die Bank hat nur noch { $count } Münzen.
    }
touria-hint-short-swords =
    { $count ->
        [one] Die Bank hat nur noch 1 Schwert.
       *[other] Die Bank hat nur noch { $count } Schwerter.
    }
touria-do-paint = Einen { $gem-weak } Edelstein { $target } anmalen
touria-hint-paint = Nur für diese Zahlung.
touria-do-twice-purple = Zweimal Schwerter, für einen lila Edelstein
touria-do-twice-bird = Zweimal Schwerter, mit dem Vogel
touria-do-twice-mirror = Spiegel als Vogel: zweimal Schwerter
touria-hint-twice =
    { $count ->
        [one] Insgesamt 1 Schwert.
       *[other] Insgesamt { $count } Schwerter.
    }
touria-do-double-purple = Noch mal, für einen lila Edelstein
touria-do-double-bird = Noch mal, mit dem Vogel
touria-do-double-mirror = Noch mal, mit dem Spiegel als Vogel
touria-hint-double = Du nutzt diesen Ort ein zweites Mal.
touria-do-done = Fertig: Zug beenden
touria-hint-done = Die anderen können mitmachen, dann geht es weiter.
touria-hint-done-hourglass = Die anderen können mitmachen, dann kannst du die Sanduhr nutzen.
touria-do-linger = Andere mitmachen lassen, dann weiter
touria-hint-linger = Nach dem Mitmachen kannst du noch Gegenstände nutzen.
touria-hint-linger-idle = Du hast dann keinen Gegenstand, den du nutzen könntest.
touria-do-end = Zug beenden
touria-hint-end = Dann geht es reihum weiter.
touria-do-stop-opening = Für jetzt aufhören
touria-hint-stop-opening = In deinem nächsten Zug öffnest du wieder eine Tür.
touria-do-give = Gib { $gift-accusative }
touria-do-give-nothing = Nichts geben und Zug beenden
touria-hint-give-nothing = In deinem nächsten Zug versuchst du eine andere Tür.
touria-do-copy-elixir = Für ein Elixier mitmachen
touria-hint-copy-elixir = Dein Elixier bekommt, wer gerade am Zug ist.
touria-do-copy-flagon = Mit { $item-dative } mitmachen
touria-do-copy-elixir-take = Elixier geben, { $item-bare } nehmen
touria-do-copy-flagon-take = { $flagon-bare } nutzen, { $item-bare } nehmen
touria-do-pass = Diesmal nicht
touria-hint-pass = Du gibst nichts und tust hier nichts.
touria-do-ask-all = Frag mich immer
touria-hint-ask-all = Ich frage überall, wo du mitmachen könntest.
touria-do-ask-some = Frag mich an diesen Orten
touria-hint-ask-some = Hak unten die Orte an. An allen anderen machst du nicht mit.
touria-do-ask-none = Frag mich nie
touria-hint-ask-none = Du machst nie mit und musst nichts drücken.
touria-do-wish-on = ✓ { $place }
touria-do-wish-off = ✗ { $place }
touria-do-advance-yes = In diesem Zug mitmachen
touria-hint-advance-yes = Wohin die Helden in diesem Zug auch gehen, wenn du kannst.
touria-do-advance-no = In diesem Zug nicht mitmachen
touria-hint-advance-no = In diesem Zug bist du nicht dabei und musst nichts drücken.
touria-do-advance-open = Frag mich doch in diesem Zug
touria-hint-advance-open = Damit vergesse ich, was du für diesen Zug gesagt hast.

## Was passiert ist

touria-chapter = Runde { $number }
touria-chapter-name = Runde
touria-event-turn = { $player } ist dran.
touria-event-bonus-gem = { $player } nimmt einen { $gem-weak } Edelstein als Bonus.
touria-event-bonus-coin = { $player } nimmt eine Münze als Bonus.
touria-event-bonus-sword = { $player } nimmt ein Schwert als Bonus.
touria-event-gain-hearts =
    { $count ->
        [one] { $player } gewinnt { $count } Herz.
       *[other] { $player } gewinnt { $count } Herzen.
    }
touria-event-gain-coins =
    { $count ->
        [one] { $player } bekommt { $count } Münze.
       *[other] { $player } bekommt { $count } Münzen.
    }
touria-event-gain-swords =
    { $count ->
        [one] { $player } bekommt { $count } Schwert.
       *[other] { $player } bekommt { $count } Schwerter.
    }
touria-event-pay-hearts =
    { $count ->
        [one] { $player } gibt { $count } Herz ab.
       *[other] { $player } gibt { $count } Herzen ab.
    }
touria-event-pay-coins =
    { $count ->
        [one] { $player } zahlt { $count } Münze.
       *[other] { $player } zahlt { $count } Münzen.
    }
touria-event-pay-swords =
    { $count ->
        [one] { $player } gibt { $count } Schwert ab.
       *[other] { $player } gibt { $count } Schwerter ab.
    }
touria-event-pay-gems = { $player } gibt { $gems } ab.
touria-event-tower = { $player } folgt dem { $tower } { $action-to }.
touria-event-sword = { $player } dreht den { $tower }.
touria-event-forced = { $player } kann nirgendwohin, dreht den { $tower } und passt.
touria-event-walk =
    { $steps ->
        [one] { $player } führt die Helden 1 Schritt weit { $place-to }.
       *[other] { $player } führt die Helden { $steps } Schritte weit { $place-to }.
    }
touria-event-stay = { $player } bleibt { $place-at }.
touria-event-fly = { $player } fliegt { $place-to }.
touria-event-mine = { $player } nimmt einen { $gem-weak } Edelstein aus der { $mine }.
touria-event-lantern-light = Die Laterne schickt einen schwarzen Edelstein aus der { $mine } in den Beutel.
touria-event-use = { $player } nutzt { $item-accusative }.
touria-event-mirror = { $player } nutzt den Spiegel als { $item-bare }.
touria-event-display = Neu bei der Waldfee: { $item }.
touria-event-take = { $player } nimmt { $item-accusative }.
touria-event-banish = { $player } entfernt einen schwarzen Edelstein aus dem Spiel.
touria-event-look = { $player } sieht hinter Tür { $door }.
touria-event-saw = Hinter Tür { $door } siehst du { $dweller-accusative }.
touria-event-place = { $player } ist { $place-at }.
touria-event-fight = { $player } kämpft mit dem Drachen.
touria-event-reach = { $player } greift in den Beutel.
touria-event-keep = { $player } behält einen Edelstein und legt die anderen zurück.
touria-event-keep-nothing = { $player } behält keinen Edelstein.
touria-event-roll = { $player } würfelt { $gem-title }.
touria-event-retreat = { $player } zieht sich vom Drachen zurück.
touria-event-order =
    { $count ->
        [one] { $player } erfüllt einen Auftrag ({ $gems }) für { $count } Münze.
       *[other] { $player } erfüllt einen Auftrag ({ $gems }) für { $count } Münzen.
    }
touria-event-new-order =
    { $count ->
        [one] Ein neuer Auftrag bringt { $count } Münze ({ $gems }).
       *[other] Ein neuer Auftrag bringt { $count } Münzen ({ $gems }).
    }
touria-event-paint = { $player } malt einen { $gem-weak } Edelstein { $target } an.
touria-event-double = { $player } macht es noch einmal.
touria-event-skip = { $player } tut hier nichts.
touria-event-window = { $player } ist { $place-at } fertig, und die anderen können mitmachen.
touria-event-joins = { $player } macht mit.
touria-event-copy-elixir = { $player } gibt { $owner } ein Elixier und macht mit.
touria-event-copy-flagon = { $player } nutzt { $item-accusative } und macht mit.
touria-event-copied = Alle haben mitgemacht oder gepasst, und { $player } macht weiter.
touria-event-enter = { $player } geht ins Schloss und hebt den Schirm!
touria-event-door = { $player } öffnet Tür { $door } und findet { $dweller-accusative }.
touria-event-race = Jetzt sind { $count } im Schloss: ein Rennen um die richtige Tür!
touria-event-last-door = Nur Tür { $door } ist noch geschlossen: Tara und Talan sind dahinter!
touria-event-last-round = Die letzte Runde beginnt.
touria-event-gift = { $player } gibt { $gift-accusative }.
touria-event-no-gift = { $player } hat nicht das richtige Geschenk und wartet.
touria-some-elixirs =
    { $count ->
        [one] { $count } Elixier
       *[other] { $count } Elixiere
    }

touria-some-hearts =
    { $count ->
        [one] { $count } Herz
       *[other] { $count } Herzen
    }
touria-some-coins =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
touria-some-swords =
    { $count ->
        [one] { $count } Schwert
       *[other] { $count } Schwerter
    }
touria-some-gems =
    { $colour ->
        [black] { $count ->
            [one] { $count } schwarzen Edelstein
           *[other] { $count } schwarze Edelsteine
        }
        [blue] { $count ->
            [one] { $count } blauen Edelstein
           *[other] { $count } blaue Edelsteine
        }
        [red] { $count ->
            [one] { $count } roten Edelstein
           *[other] { $count } rote Edelsteine
        }
        [green] { $count ->
            [one] { $count } grünen Edelstein
           *[other] { $count } grüne Edelsteine
        }
        [yellow] { $count ->
            [one] { $count } gelben Edelstein
           *[other] { $count } gelbe Edelsteine
        }
       *[purple] { $count ->
            [one] { $count } lila Edelstein
           *[other] { $count } lila Edelsteine
        }
    }

touria-told = { $player } { $deeds }.
touria-told-and = { $list } und { $item }
touria-told-walks = geht { $place-to } ({ $way })
touria-told-steps =
    { $count ->
        [one] 1 Schritt
       *[other] { $count } Schritte
    }
touria-told-stays = bleibt { $place-at }
touria-told-flies = fliegt { $place-to }
touria-told-flies-paid = fliegt für { $price } { $place-to }
touria-told-turns = dreht den { $tower }
touria-told-turns-paid = dreht für 1 Schwert den { $tower }
touria-told-forced = kann nirgendwohin, dreht den { $tower } und passt
touria-told-picks = sammelt { $gems } ein
touria-told-uses = nutzt { $item-accusative }
touria-told-mirrors = nutzt den Spiegel als { $item-bare }
touria-told-takes = nimmt { $item-accusative }
touria-told-trades = gibt { $paid } für { $got }
touria-told-gives = gibt { $paid-accusative }
touria-told-gets = bekommt { $got }
touria-told-removes =
    { $count ->
        [one] entfernt 1 schwarzen Edelstein aus dem Spiel
       *[other] entfernt { $count } schwarze Edelsteine aus dem Spiel
    }
touria-told-keeps =
    { $count ->
        [one] behält 1 Edelstein
       *[other] behält { $count } Edelsteine
    }
touria-told-keeps-nothing = behält keinen Edelstein
touria-told-retreats = zieht sich vom Drachen zurück
touria-told-order = erfüllt einen Auftrag ({ $gems }) für { $coins }
touria-told-again = macht es noch einmal
touria-told-again-paid = macht es für { $price } noch einmal
touria-told-skips = tut dort nichts
touria-told-copies = macht mit
touria-told-copies-elixir = gibt { $owner } 1 Elixier, um mitzumachen
touria-told-copies-flagon = nutzt { $item-accusative }, um mitzumachen
touria-told-lifts = hebt den Schirm
touria-told-enters = geht ins Schloss
touria-told-opens = öffnet Tür { $door }
touria-told-finds = findet { $dweller-accusative }
touria-told-no-gift = hat nicht das richtige Geschenk
touria-told-looks = sieht hinter { $doors }
touria-told-door = Tür { $door }

touria-score =
    { $score ->
        [one] { $score } Herz oder Münze
       *[other] { $score } Herzen und Münzen
    }
touria-reason-siblings = { $player } findet Tara und Talan zuerst und gewinnt.
touria-reason-marriage = { $player } hat alles für die Hochzeit und gewinnt sofort.
touria-reason-rounds = Die letzte Runde ist vorbei. { $player } ist am weitesten gekommen und gewinnt.
touria-reason-shared =
    { $count ->
        [2] Die letzte Runde ist vorbei. Zwei sind gleichauf und teilen sich den Sieg.
       *[other] Die letzte Runde ist vorbei. { $count } sind gleichauf und teilen sich den Sieg.
    }

## Warum nicht

touria-refused-over = Dieses Spiel ist aus.
touria-refused-not-seated = Du hast an diesem Tisch keinen Platz, also kannst du die Helden nicht führen.
touria-refused-turn = Jetzt wählt { $player }. Du kommst auch noch dran!
touria-refused-copy-chapel = Du bist im Schloss: Von dort macht niemand mit, und nötig ist es auch nicht.
touria-refused-copy-own = Das ist dein eigener Zug. Die anderen überlegen, ob sie mitmachen.
touria-refused-copy-elixir = Du hast kein Elixier, das du geben könntest.
touria-refused-copy-idle = Für dich gibt es hier gerade nichts zu tun.
touria-refused-copy-over = Zum Mitmachen ist es in diesem Zug zu spät.
touria-refused-not-owned = Du hast { $item-accusative } nicht.
touria-refused-mirror = Für den Spiegel gibt es nichts zu kopieren.
touria-refused-window = Du kannst { $item-accusative } jetzt nicht nutzen.
touria-refused-fly = Dort kann niemand landen. Flieg zu einem Ort, nicht in eine Mine, auf die Brücke oder in den Schlosshof.
touria-refused-action = Das geht hier jetzt nicht.
touria-refused-double = Ein zweites Mal geht das jetzt nicht.
touria-refused-pay = Das kannst du jetzt nicht zahlen.
touria-refused-door = Diese Tür kannst du jetzt nicht öffnen.
touria-refused-enter = Fürs Schloss brauchst du { $target } Herzen, { $target } Münzen und keinen schwarzen Edelstein.
touria-refused-enter-later = Ins Schloss kannst du zu Beginn deines eigenen Zugs gehen.
touria-refused-tower-later = Zu spät: Einen Turm wählst du zu Beginn deines Zugs.
touria-refused-sword = Du hast kein Schwert, um einen Turm zu drehen.
touria-refused-tower = Mit dem, was du hast, kommst du nicht { $place-to }.
touria-refused-stepwise = Diese Nachricht ist überholt. Wähl einen der Wege, die jetzt da sind, oder einen anderen Weg Feld für Feld.
touria-refused-route-later = Wähl erst einen Turm, dann den Weg.
touria-refused-route = Dieser Weg führt nicht ans Ziel der Helden.
touria-refused-road = Von hier führt keine Straße { $space-to }.
touria-refused-road-twice = Jede Straße kannst du nur einmal pro Zug nutzen.
touria-refused-coins =
    Zu weit: { $free } Schritte sind gratis, jeder weitere kostet eine Münze, und du hast { $coins ->
        [0] keine
       *[other] { $coins }
    }.
touria-refused-unknown = Das kannst du hier nicht wählen. Die Buttons zeigen, was geht.

## Die gezeichnete Seite der Regeln: kurze Sätze in großer Schrift
touria-page-aim = Sammle 7 Herzen und 7 Münzen, und werd schwarze Edelsteine los. Dann geh ins Schloss.
touria-page-turn = Wähl einen Turm, und führ die Helden zu dem Ort, den er zeigt. Nimm Edelsteine aus Minen, dann nutz den Ort.
touria-page-end = Öffne im Schloss Türen, und gib Geschenke. Findest du Tara und Talan, gewinnst du.
touria-page-shown = Neben dem Text gezeichnet: ein Herz, Münzen und Edelsteine; der Drache und die Helden; neun geschlossene Schlosstüren.

## In einem Formular, und im Voraus geplant

touria-form = Ganzer Zug
touria-form-way = Welcher Weg?
touria-form-decide-there = Das entscheidest du dort: Auf diesem Weg kommt erst etwas anderes.
touria-form-there = Und { $place-at }?
touria-form-later = Dort entscheiden
touria-form-later-hint = Ich frage dich, wenn die Helden da sind.
touria-form-some-ways = Geht nicht nach jedem Weg.
touria-form-then = Und danach?
touria-form-ask-then = Danach entscheiden
touria-form-finish-hint = Die anderen können vorher mitmachen, wenn du etwas getan hast.
touria-refused-form-asked = Danach wirst du erst etwas anderes gefragt: Wähl „Danach entscheiden“. Nichts ist passiert.
touria-refused-form-then = Wähl, was du an dem Ort tust, bevor du deinen Zug beendest, oder beende ihn später. Nichts ist passiert.
touria-refused-form-way = Auf diesem Weg kommt erst etwas anderes: Wähl „Dort entscheiden“. Nichts ist passiert.
touria-plan = { $where } mitmachen, wenn es { $gain } bringt, { $way }; { $rest }
# Differs: wo, nicht wohin.
touria-plan-anywhere = überall
touria-plan-at = { $place-at }
touria-plan-anything = irgendetwas
touria-plan-hearts =
    { $count ->
        [one] mindestens 1 Herz
       *[other] mindestens { $count } Herzen
    }
touria-plan-coins =
    { $count ->
        [one] mindestens 1 Münze
       *[other] mindestens { $count } Münzen
    }
touria-plan-swords =
    { $count ->
        [one] mindestens 1 Schwert
       *[other] mindestens { $count } Schwerter
    }
touria-plan-gems =
    { $count ->
        [one] mindestens 1 Edelstein
       *[other] mindestens { $count } Edelsteine
    }
touria-plan-items = einen Gegenstand
touria-plan-way-either = mit einem Elixier, sonst mit dem Flakon
touria-plan-way-elixir = mit einem Elixier
touria-plan-way-flagon = mit dem Flakon
touria-plan-rest-ask = sonst frag mich
touria-plan-rest-pass = sonst nicht mitmachen
touria-plan-slot-gain = Mitmachen, wenn es bringt …
touria-plan-slot-place = Wo?
touria-plan-slot-way = Wie zahlst du?
touria-plan-slot-rest = Wenn es das nicht bringt …
touria-plan-over-means = So kannst du fürs Mitmachen nicht mehr zahlen.
