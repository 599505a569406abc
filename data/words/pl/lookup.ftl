# Szukanie: /szukaj i Wyjaśnij.

explain-title = O czym chcesz poczytać?
explain-now = Twoje obecne wybory
explain-kinds = Według rodzaju
explain-choose = Wybierz, o czym chcesz poczytać

lookup-found = { $title } · { $kind } · { $game }
lookup-kind = { $kind } · { $game }
lookup-example = **Na przykład:** { $example }
lookup-section = -# Więcej w pełnych zasadach, punkt { $section }
lookup-rules = W zasadach

lookup-unknown = Nie mogę znaleźć „{ $typed }”. Wpisz początek nazwy, a potem wybierz.
lookup-unknown-near = Nie mogę znaleźć „{ $typed }”. Może chodzi o coś z tych.
lookup-several = Do „{ $typed }” pasuje kilka rzeczy. O którą chodzi?
