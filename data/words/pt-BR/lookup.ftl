# Consultar: /consultar e Explicar.

explain-title = Sobre o que você quer ler?
explain-now = Suas escolhas de agora
explain-kinds = Por tipo
explain-choose = Escolha sobre o que ler

lookup-found = { $title } · { $kind } · { $game }
lookup-kind = { $kind } · { $game }
lookup-example = **Por exemplo:** { $example }
lookup-section = -# Mais sobre isso nas regras completas, seção { $section }
lookup-rules = Nas regras

lookup-unknown = Não acho “{ $typed }”. Digite o começo de um nome e escolha.
lookup-unknown-near = Não acho “{ $typed }”. Talvez seja um destes.
lookup-several = Várias coisas combinam com “{ $typed }”. Qual você procura?
