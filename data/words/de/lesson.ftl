# Lektionen: was in jedem Spiel gleich ist. Was jeder Schritt sagt, steht in der Datei seines Spiels.

command-learn-name = lernen
command-learn-description = Ein Spiel in drei Minuten lernen, beim Spielen
lesson-shape-title = Eine Lektion zu { $game }
button-learn = Zum ersten Mal?

lessons-title = Beim Spielen lernen
lessons-choose = Wähl ein Spiel. Eine Lektion dauert etwa drei Minuten, und nur du siehst sie.
lesson-title = { $game } · Lektion, Schritt { $step } von { $steps }
lesson-resumed = Willkommen zurück! Hier hattest du aufgehört.
lesson-changed = Willkommen zurück! Dieser Schritt hat sich inzwischen geändert, sieh ihn dir noch mal an.
lesson-gone = Willkommen zurück! Diese Lektion wurde erneuert, und deinen Schritt gibt es nicht mehr. Mach hier weiter, oder drück **{ button-back }**, um zu sehen, was neu ist.
lesson-sent = Ich habe dir diesen Schritt als Direktnachricht geschickt. Du kannst dort oder hier weitermachen.
lesson-left = Dein Stand ist gesichert. Mit `/lernen` geht es jederzeit weiter.
lesson-finished-title = { $game } · du bist bereit!
lesson-finished = Probier jetzt ein echtes Spiel: Zwei gutmütige Computer spielen mit, und niemand wartet auf dich.
lesson-finished-direct = Probier jetzt ein echtes Spiel: Geh in einen Kanal deines Servers, und nutz `/tisch neu`. Computer können alle leeren Plätze nehmen.
lesson-table = Dein Spiel ist bereit, an Tisch { NUMBER($table, useGrouping: 0) }: { $link }
button-lesson-next = Weiter
button-lesson-again = Von vorn
button-lesson-leave = Verlassen
button-lesson-direct = Als Direktnachricht schicken
button-lesson-play = Gegen Lehrlinge spielen
button-lesson-others = Ein anderes Spiel lernen
button-lesson-resume = Lektion fortsetzen
refused-no-lesson = Für dieses Spiel gibt es noch keine Lektion. Versuch stattdessen `/regeln`.
