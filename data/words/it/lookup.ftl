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

lookup-unknown = Non trovo «{ $typed }». Scrivi l’inizio di un nome, poi scegli.
lookup-unknown-near = Non trovo «{ $typed }». Forse cerchi una di queste cose.
lookup-several = Più cose corrispondono a «{ $typed }». Quale intendi?
