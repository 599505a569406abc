# What people are told: mentions in the channel, direct messages, the daily digest.

notice-turn = { $person }, it is your turn: { $table }.
notice-last = { $person }, everybody has chosen but you: { $table }.
notice-secret = { $person }, { $table } waits for secret answers. Have you answered already? Then there is nothing to do.
notice-vote = { $person }, somebody's time is up at { $table }. Decide on the board how it goes on.
notice-again = { $person }, { $table } still waits for you.
notice-soon = { $person }, get ready, you are next: { $table }.
notice-time = { $person }, your time is up: { $table }. The others are asked what to do; you can still move.
notice-proposal =
    { $what ->
        [end] { $person }, somebody proposes to end the game here: { $table }. Please agree or decline.
        [pause] { $person }, somebody proposes a pause: { $table }. Please agree or decline.
        [undo] { $person }, somebody proposes to take moves back: { $table }. Please agree or decline.
       *[nothing] { $person }, somebody proposes something: { $table }. Please agree or decline.
    }
notice-offer = { $person }, you are offered a seat at { $table }. Accept, and you play on from where it stands.
notice-invited = { $person }, { $by } invites you to { $table }.
notice-open = { $person }, { $by } looks for players: { $table }.
notice-call = { $person }, { $by } looks for players: { $table }.
notice-full = { $person }, every seat is taken: { $table }. You can start.
notice-missed = { $person }, it was time to begin, but players are missing: { $table }. Set another time, or start when enough have joined.
notice-door-closed = -# You asked for direct messages, but Discord does not let me write to you. Allow direct messages from members of this server (*Privacy settings* of the server) to get them; until then I mention you here.

letter-turn = It is your turn.
letter-last = Everybody has chosen but you.
letter-secret = The table waits for secret answers. Nobody sees who has answered.
letter-vote = Somebody's time is up. Decide on the board how it goes on.
letter-again = The table still waits for you.
letter-soon = The player before you has begun; you are next.
letter-time = Your time is up. The others are asked what to do; you can still move.
letter-proposal = Somebody proposes something: please agree or decline.
letter-offer = You are offered a seat. Accept, and you play on from where it stands.
letter-invited = { $by } invites you to this table.
letter-open =
    { $by } looks for players. Is a seat for you?
    -# `/me open-tables` says of which tables you hear.
letter-call = { $by } looks for players.
letter-full = Every seat of your table is taken; you can start.
letter-missed = It was time for your table to begin, but players are missing. Set another time, or start when enough have joined.

digest-title = What waits for you today
digest-line = { $told } ({ $time })
digest-more =
    { $count ->
        [one] -# And one more table; `/tables` shows it.
       *[other] -# And { $count } more tables; `/tables` shows them.
    }
digest-settings = -# `/me settings` changes how and when I write to you.

button-open = Open
button-mute = Mute this turn
mute-done = 🔕 I remind you of this turn no more. From the next one on you hear of me again; press again to be reminded after all.
mute-undone = 🔔 I remind you of this turn again.
refused-nothing-to-mute = Nobody waits for you at this table now, so there is nothing to mute.
