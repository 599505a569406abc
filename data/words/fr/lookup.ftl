# Chercher : /chercher et Expliquer.

explain-title = Sur quoi veux-tu en savoir plus ?
explain-now = Tes choix actuels
explain-kinds = Par catégorie
explain-choose = Choisis un sujet

lookup-found = { $title } · { $kind } · { $game }
lookup-kind = { $kind } · { $game }
lookup-example = **Par exemple :** { $example }
lookup-section = -# Plus dans les règles complètes, section { $section }
lookup-rules = Dans les règles

lookup-unknown = Je ne trouve pas « { $typed } ». Tape le début d’un nom, puis choisis.
lookup-unknown-near = Je ne trouve pas « { $typed } ». Peut-être l’un de ceux-ci.
lookup-several = Plusieurs choses correspondent à « { $typed } ». Laquelle cherches-tu ?
