# Les conseils : ce que ferait un maître, pour qui veut apprendre.

button-hint = Tu ferais quoi ?
hint-thinking = 💡 Un instant, je réfléchis à ce que tu vois…
hint-title = 💡 **D’après ce que tu vois, je choisirais :**
hint-answer = { $number }. **{ $choice }** – gagne { $wins } % des parties à partir d’ici
hint-plain = **{ $choice }**
hint-equal =
    { $count ->
        [2] Entre les deux premiers, le choix revient au même.
       *[other] Entre eux, le choix revient au même.
    }
hint-times = dans { $times } % des cas
hint-only = **{ $choice }** – il n’y a rien d’autre à choisir.

hints-alone = En solo
hints-all = Pour tout le monde
hints-none = Pour personne
hints-alone-help = Quand une personne joue seule contre des ordinateurs.
hints-all-help = Tout le monde peut demander, et la partie n’est pas cotée.
hints-none-help = Personne ne peut demander.
board-hints-all = -# 💡 Tout le monde peut avoir des conseils : appuie sur *Tu ferais quoi ?* dans ta main. Cette partie n’est pas cotée.
board-hints-alone = -# 💡 Tu joues en solo, donc tu peux avoir des conseils : appuie sur *Tu ferais quoi ?* dans ta main.

refused-no-hints = Il n’y a pas de conseils à cette table. Il y en a quand tu joues en solo contre des ordinateurs, ou si on les a activés dans le lobby.
refused-no-hint-now = Je ne peux pas dire ce que je ferais ici : il y a eu un problème de mon côté. Tes choix restent les mêmes ; l’hébergeur du bot trouvera les détails.
