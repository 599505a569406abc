# Les tables privées : quelqu’un joue seul contre des ordinateurs, et personne d’autre ne le voit.

private-table = -# 🔒 Personne d’autre ne voit cette table.
private-table-players = -# 🔒 Seules les personnes qui y jouent voient cette table.
private-opened = Si ce panneau ne répond plus, ta partie est à l’abri : `/tables` la ramène.
private-opened-elsewhere = Retrouve cette table partout avec `/tables`. Ce message suit la partie pendant 15 minutes ; ensuite, appuie sur un de ses boutons.
private-elsewhere = Ici, tu peux jouer contre des ordinateurs. Personne d’autre ne voit la table. Pour jouer avec d’autres, tape `/table nouvelle` sur un serveur qui a Tavolata.
button-play-alone = Jouer en solo
refused-own-table = Tu as ouvert cette table hors d’un serveur, donc elle reste privée. Pour jouer avec d’autres, ouvres-en une ici avec `/table nouvelle`.
refused-too-many-nowhere = Tu as trop de tables ouvertes hors d’un serveur. Finis-en une d’abord.
button-show-here = La montrer dans ce salon
button-here-yes = Oui, la montrer
ask-show = Montrer { $table } ici ? Tous ceux qui voient ce salon verront la table et son journal, et tu ne pourras plus la rendre privée.
here-shown = La table est maintenant dans ce salon, et tout le monde ici peut la voir.
log-shown = { $player } montre cette table dans le salon.
refused-private-table = Personne d’autre ne voit cette table. Pour y jouer avec d’autres, montre-la d’abord dans un salon : appuie sur **{ button-show-here }**, dans le lobby ou sous *Plus*.
lobby-no-clock-alone = 🕰️ Sans pendule tant que tu joues en solo.
greeting-play-alone = Ou joue en solo, rien que pour toi
button-lesson-private = Jouer rien que pour moi
practice-here = La table s’ouvre dans ce salon, où tout le monde peut regarder.
practice-private = 🔒 Personne d’autre ne verra la table.
button-practise-here = L’ouvrir dans ce salon
button-practise-private = L’ouvrir rien que pour moi
tables-private = Tables privées des autres
tables-only-you = personne d’autre ne la voit
tables-only-players = seules les personnes qui y jouent la voient
parameter-private-name = privée
parameter-private-description = Jouer en solo contre des ordinateurs, sans que personne ne le voie
