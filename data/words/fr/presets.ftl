# Les préréglages d’options, et la pendule dans le lobby.

lobby-clock = 🕰️ Pendule : { $clock }. Si quelqu’un n’a plus de temps : { $verdict }.
lobby-no-clock = 🕰️ Sans pendule.
lobby-extensions =
    { $count ->
        [one] Chacun peut prolonger un tour une fois, de { $time }.
       *[other] Chacun peut prolonger jusqu’à { $count } tours, de { $time } chaque fois.
    }
lobby-least-in-time = 🤝 Pour rejoindre, il faut au moins { $percent } % de ses derniers tours à temps. Les nouvelles têtes sont les bienvenues, sauf si le serveur en décide autrement.
lobby-usual = ⌛ { $took } D’habitude : { $habits }.
lobby-took-here =
    Ici, les parties de ce genre ont duré environ { $time }, avec { $presses ->
        [one] un appui chacun
       *[other] { $presses } appuis chacun
    } (médiane de { $games }).
lobby-took-anywhere =
    Sur tous les serveurs, les parties de ce genre ont duré environ { $time }, avec { $presses ->
        [one] un appui chacun
       *[other] { $presses } appuis chacun
    } (médiane de { $games }).
usual-undo = on peut annuler
usual-no-undo = on n’annule pas
usual-computers = avec ordinateurs
usual-no-computers = sans ordinateurs
usual-rated = cotée
usual-unrated = non cotée
lobby-silent-days =
    { $count ->
        [0] 💤 Si quelqu’un ne répond pas, les autres ne peuvent rien décider à sa place.
       *[other] 💤 Si quelqu’un ne répond pas pendant { $count } jours, les autres décident.
    }

pace-quick = Rapides
pace-strict = Strictes
pace-quick-help = En quelques secondes. La pendule peut trahir qui avait le choix.
pace-strict-help = Aussi tard qu’une personne. La pendule ne trahit rien.
lobby-pace-strict = ⏳ Si quelqu’un n’a rien à décider, je réponds à sa place, aussi tard qu’une personne, pour ne rien trahir.

presets-title = Préréglages · { $table }
presets-help = Un préréglage garde les réglages d’une table sous un nom : les options du jeu et la pendule. Choisis-en un pour t’en servir ici, ou donne-le à `/table nouvelle`.
presets-none = Un préréglage garde les réglages d’une table sous un nom : les options du jeu et la pendule. Ce jeu n’en a pas encore.
presets-mine = Utiliser un des miens
presets-server = Utiliser un de ceux du serveur
presets-delete-title = Quel préréglage dois-je supprimer ?
presets-delete-none = Tu n’as pas de préréglage à supprimer.
preset-form-title = Enregistrer comme préréglage
preset-name = Nom
preset-name-hint = Il garde toutes les options et la pendule
preset-for = Pour qui
preset-for-mine = Pour moi, sur tous les serveurs
preset-for-server = Pour tout le monde sur ce serveur
preset-of-server = { $name } (de ce serveur)
preset-used = ✅ Cette table utilise maintenant « { $name } ».
preset-incomplete = ⚠️ Une partie du préréglage n’existe plus ; j’ai pris la valeur par défaut à la place.
preset-saved = ✅ « { $name } » est enregistré.
preset-deleted = ✅ « { $name } » est supprimé.
preset-taken = Il y a déjà un préréglage « { $name } ». Le remplacer par les réglages de cette table ?

option-as-printed = comme imprimé
option-printed = imprimé : { $value }
as-printed-already = 📖 Cette table suit les règles imprimées.
as-printed-changes = 📖 *Comme imprimé* changerait : { $changes }
button-as-printed = Comme imprimé
button-presets = Préréglages
button-preset-new = Enregistrer comme préréglage
button-preset-drop = Supprimer un préréglage
button-preset-replace = Oui, le remplacer

refused-preset-name = Le nom d’un préréglage a de 1 à { $most } caractères ; rien n’a été enregistré.
refused-too-many-presets = Ce jeu a déjà 25 préréglages, autant qu’un menu peut en tenir. Supprimes-en un d’abord.
refused-no-such-preset = Ce jeu n’a pas ce préréglage. Laisse vide, ou choisis-en un dans la liste.

parameter-preset-name = préréglage
parameter-preset-description = Des options gardées, les tiennes ou celles du serveur, ou les règles imprimées
