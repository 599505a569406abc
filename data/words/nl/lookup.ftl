# Dingen opzoeken: /opzoeken en Uitleg.

explain-title = Waar wil je over lezen?
explain-now = Je keuzes van nu
explain-kinds = Per soort
explain-choose = Kies waar je over wilt lezen

lookup-found = { $title } · { $kind } · { $game }
lookup-kind = { $kind } · { $game }
lookup-example = **Bijvoorbeeld:** { $example }
lookup-section = -# Meer hierover in de volledige regels, paragraaf { $section }
lookup-rules = In de regels

lookup-unknown = Ik kan “{ $typed }” niet vinden. Typ het begin van een naam en kies dan.
lookup-unknown-near = Ik kan “{ $typed }” niet vinden. Misschien bedoel je een van deze.
lookup-several = Er zijn meerdere dingen die op “{ $typed }” lijken. Welk bedoel je?
