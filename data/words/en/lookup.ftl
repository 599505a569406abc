# Looking things up: /lookup and Explain.

explain-title = What would you like to read about?
explain-now = Your current choices
explain-kinds = By kind
explain-choose = Choose what to read about

lookup-found = { $title } · { $kind } · { $game }
lookup-kind = { $kind } · { $game }
lookup-example = **For example:** { $example }
lookup-section = -# More on it in the complete rules, section { $section }
lookup-rules = In the rules

lookup-unknown = I can’t find “{ $typed }”. Type the start of a name, then choose.
lookup-unknown-near = I can’t find “{ $typed }”. Maybe you mean one of these.
lookup-several = Several things match “{ $typed }”. Which one do you mean?
