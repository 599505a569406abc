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

lookup-unknown = Nothing is called “{ $typed }”. Type the beginning of a name, and choose what you mean.
lookup-unknown-near = Nothing is called “{ $typed }”. Perhaps you mean one of these.
lookup-several = Several things are called like “{ $typed }”. Which one do you mean?
