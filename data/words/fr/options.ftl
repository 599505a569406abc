# Les options d’une table : ce dont un lobby convient, et leurs formulaires.

options-page-rules = Règles
options-page-time = Temps
options-page-who = Qui joue
options-page-computers = Ordis
options-form =
    { $count ->
        [one] { $page }
       *[other] { $page } { $number }
    }
options-form-title = Options · { $form }

options-board-marks = Marques sur le plateau
options-board-marks-help = Un ❗ dans l’image montre à tous ce qui vient de changer.
options-clock = Pendule
options-clock-help = Combien de temps chacun a pour réfléchir.
options-clock-own = Une autre pendule
options-clock-own-help = Remplis les trois lignes ci-dessous.
options-own-clock = Une autre pendule
options-own-clock-help = Ta propre pendule.
options-own-clock-reserve = Autre pendule : temps au départ
options-own-clock-refill = Autre pendule : en plus par tour
options-own-clock-cap = Autre pendule : au maximum
options-extensions = Prolongation
options-extensions-help = Combien de fois peut-on prendre plus de temps sans demander ?
options-extensions-count =
    { $count ->
        [0] Jamais
        [one] Une fois
       *[other] Jusqu’à { $count } fois
    }
options-timeout-policy = Si le temps est écoulé
options-timeout-policy-help = Que devient alors le tour ?
options-decider = Quand on vote
options-decider-help = On vote si quelqu’un n’a plus de temps ou ne répond pas.
options-silent-days = Sans réponse
options-silent-days-help = Les congés ne comptent pas.
options-silent-days-count =
    { $count ->
        [0] La partie attend
       *[other] Après { $count } jours, les autres décident
    }
options-pace = Réponses d’office
options-pace-help = Si tu n’as rien à décider, je réponds pour toi. Au bout de combien de temps ?
options-least-in-time = Pour rejoindre
options-least-in-time-help = À combien de ses derniers tours faut-il avoir répondu à temps ?
options-least-in-time-percent =
    { $percent ->
        [0] Tout le monde
       *[other] Au moins { $percent } % de tours à temps
    }
options-starts-full = Début si c’est complet
options-starts-full-help = Sans que personne n’appuie sur Commencer.
options-starts-at = Début à heure fixe
options-starts-at-help = Les personnes arrivées d’ici là jouent.
options-starts-at-time = Début à heure fixe
options-starts-set = { $time }
options-starts-none = non
options-starts-filled = S’il manque du monde
options-starts-filled-help = À l’heure fixée.
options-starts-wait = Je préviens l’hôte
options-starts-fill = Des ordinateurs prennent les places
options-hints = Conseils
options-hints-help = Appuie sur « Tu ferais quoi ? » dans ta main, et un Maître te dit ce qu’il choisirait.
options-stand-ins = Remplaçants
options-stand-ins-help = Un remplaçant joue pour quelqu’un qui n’est pas là ou qui est parti.
options-strength = { $seat }
options-strength-help = À quel niveau joue cet ordinateur ?

options-plans = Prévoir d’avance
options-plans-help = Que peut-on choisir avant qu’on le demande ? Personne d’autre ne le voit.

field-moment-hint = { $zone } : 20h30, vendredi 20h, ou dans 2 h. Vide : pas d’heure fixe
field-duration-hint = Comme 3 j, 12 h, 1h30, 90 min ou 2 semaines
refused-own-clock-empty = Pour ta propre pendule, remplis les trois lignes : combien de temps chacun a au départ, combien revient à chaque tour, et le maximum possible. Rien n’a changé.
