# What people are told: mentions in the channel, direct messages, the daily digest.

notice-turn = { $person }, it’s your turn: { $table }.
notice-last = { $person }, everyone has chosen but you: { $table }.
notice-secret = { $person }, { $table } is waiting for secret answers. Already answered? Then you’re done.
notice-vote = { $person }, someone is holding up { $table }. Vote on how to go on.
notice-again = { $person }, { $table } is still waiting for you.
notice-soon = { $person }, get ready, you’re next: { $table }.
notice-short = { $person }, you don’t have much time left: { $table }.
notice-third = { $person }, a third of the time for this game has passed: { $table }. It’s your turn.
notice-thirds = { $person }, two thirds of the time for this game have passed: { $table }. It’s your turn.
notice-time = { $person }, your time is up: { $table }. The others decide what happens; you can still move.
notice-silent = { $person }, we haven’t heard from you in a while: { $table }. The others decide how to go on; open your hand and you’re back.
notice-hostless = { $person }: { $table } needs its host, who hasn’t been here in a while. Any player can take over hosting.
notice-proposal =
    { $what ->
        [end] { $person }, someone proposes to end the game here: { $table }. Please agree or decline.
        [pause] { $person }, someone proposes a pause: { $table }. Please agree or decline.
        [undo] { $person }, someone proposes to take moves back: { $table }. Please agree or decline.
       *[nothing] { $person }, someone proposes something: { $table }. Please agree or decline.
    }
notice-offer = { $person }, you’re offered a seat at { $table }. Accept to play on from here.
notice-invited = { $person }, { $by } invites you to { $table }.
notice-open = { $person }, { $by } is looking for players: { $table }.
notice-call = { $person }, { $by } is looking for players: { $table }.
notice-seat = { $person }, a seat is free in a running game: { $table }.
notice-removed =
    { $role ->
        [host] { $person }, the host has removed you from { $table }.
       *[moderator] { $person }, a moderator has removed you from { $table }.
    }
notice-ended =
    { $role ->
        [host] { $person }, the host has ended { $table }.
        [time] { $person }, somebody ran out of time, so { $table } has ended.
        [decided] { $person }, { $table } has ended early: its challenge was decided.
       *[moderator] { $person }, a moderator has ended { $table }.
    }
notice-planned = { $person }, your plan at { $table } is over.
notice-challenged = { $person }, you’ve been challenged on the ladder: { $table }.
notice-blocked = { $person }, someone you’ve blocked is at { $table } or was invited to it.
notice-full = { $person }, every seat is taken: { $table }. You can start.
notice-missed = { $person }, it’s time to start, but players are missing: { $table }. Set another time, or start when enough have joined.
notice-door-closed = -# You asked for direct messages, but Discord won’t let me write to you. Allow direct messages from this server’s members (*Privacy settings* of the server); until then I’ll mention you here.

letter-turn = It’s your turn.
letter-last = Everyone has chosen but you.
letter-secret = The table is waiting for secret answers. Nobody sees who has answered.
letter-vote = Someone is holding up the table. Vote on how to go on.
letter-again = The table is still waiting for you.
letter-soon = The player before you has started; you’re next.
letter-short = You don’t have much time left.
letter-third = A third of the time for this league game has passed. It’s your turn.
letter-thirds = Two thirds of the time for this league game have passed. It’s your turn.
letter-time = Your time is up. The others decide what happens; you can still move.
letter-silent = We haven’t heard from you in a while, and the others decide how to go on. Open your hand and you’re back.
letter-hostless = The table needs its host, who hasn’t been here in a while. Any player can take over hosting.
letter-proposal = Someone proposes something: please agree or decline.
letter-offer = You’re offered a seat. Accept to play on from here.
letter-invited = { $by } invites you to this table.
letter-open =
    { $by } is looking for players. Want a seat?
    -# Choose which tables you hear about with `/me open-tables`.
letter-seat =
    A seat is free in this game, which is already under way. Want it?
    -# Choose which tables you hear about with `/me open-tables`.
letter-removed =
    { $role ->
        [host] The host has removed you from this table.
       *[moderator] A moderator has removed you from this table.
    }
letter-ended =
    { $role ->
        [host] The host has ended this table.
        [time] Somebody ran out of time, so this game has ended.
        [decided] This game has ended early: its challenge was decided.
       *[moderator] A moderator has ended this table.
    }
letter-challenged = You’ve been challenged on the ladder, and the game has begun.
letter-blocked =
    Someone you’ve blocked has sat down at this table or been invited to it. You can stay or leave; either way, they won’t know about the block.
    -# As the host of a lobby you can also send people away, under *Invitations*.
letter-planned = { $plan }
letter-call = { $by } is looking for players.
letter-full = Every seat of your table is taken; you can start.
letter-missed = It’s time for your table to start, but players are missing. Set another time, or start when enough have joined.
short-then =
    { $policy ->
        [ask] After that, the others decide what happens.
        [wait] After that, you get more time once.
        [turn] After that, a stand-in plays this turn for you.
        [absence] After that, a stand-in plays for you until you’re back.
        [end] After that, the game ends, and you lose it.
       *[wanted] After that, a stand-in plays for you, and others can take your seat.
    }

digest-title = Waiting for you today
digest-line = { $told } ({ $time })
digest-more =
    { $count ->
        [one] -# And one more table; `/tables` shows it.
       *[other] -# And { $count } more tables; `/tables` shows them.
    }
digest-settings = -# `/me settings` changes how and when I write to you.

button-open = Open
button-mute = Mute this turn
mute-done = 🔕 Muted for this turn. You’ll hear from me again from the next one; press again to unmute.
mute-undone = 🔔 Unmuted: I’ll remind you of this turn again.
refused-nothing-to-mute = This table isn’t waiting for you, so there’s nothing to mute.
