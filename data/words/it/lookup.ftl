# Cercare qualcosa: /cerca e Spiega.

explain-title = Di che cosa vuoi leggere?
explain-now = Le tue scelte di adesso
explain-kinds = Per categoria
explain-choose = Scegli di che cosa leggere

lookup-found = { $title } · { $kind } · { $game }
lookup-kind = { $kind } · { $game }
lookup-example = **Per esempio:** { $example }
lookup-section = -# Altro nelle regole complete, sezione { $section }
lookup-rules = Nelle regole

lookup-unknown = Niente si chiama “{ $typed }”. Scrivi come comincia il nome, e scegli che cosa intendi.
lookup-unknown-near = Niente si chiama “{ $typed }”. Forse intendi una di queste cose.
lookup-several = Più cose si chiamano in modo simile a “{ $typed }”. Quale intendi?
