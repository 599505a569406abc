# Taking moves back, and what people at a table propose and agree to.

button-take-back = Take back
button-propose-undo = Ask to take back
button-propose-end = Propose to end
button-propose-pause = Propose a pause
button-propose-undo-yes = Yes, ask everyone
button-propose-end-yes = Yes, ask everyone
button-agree = Agree
button-decline = Decline
button-withdraw = Withdraw the proposal

undo-done = ↩️ I’ve taken your move back. Here’s how it was before.

proposal-end = 🤝 { $player } proposes to **end the game here**. Hidden things stay hidden, and nobody wins.
proposal-pause = 🤝 { $player } proposes **a pause**: no turns and no clocks until someone here resumes.
proposal-undo =
    { $count ->
        [one] 🤝 { $player } proposes to **take back the last move**.
       *[other] 🤝 { $player } proposes to **take back the last { $count } moves**.
    }
proposal-agreed = Agreed: { $names }
proposal-missing = Still to answer: { $names } (asked { $time })
proposal-you-proposed = 🤝 Proposed. Now the others answer; computer players and absent people agree to anything.
proposal-you-agreed = 🤝 You agree.
proposal-you-declined = You’ve declined, so the proposal is off.
proposal-you-withdrew = You’ve withdrawn your proposal.

propose-end-question = Propose to end { $table }? If everyone seated here agrees, the game ends without a result and can’t be resumed.
propose-undo-question =
    { $count ->
        [one] { $table }: ask everyone to take back the last move?
       *[other] { $table }: others have moved since. Ask everyone to take back the last { $count } moves, yours and theirs?
    }

log-void-undo = There’s a new move, so nothing is taken back.

refused-other-rules = The rules of this game have changed since it started, so its moves can’t be replayed.

command-table-undo-name = undo
command-table-undo-description = Take your last move back, or ask the others to
command-table-propose-name = propose
command-table-propose-description = Propose something to everyone at a table
parameter-what-name = what
parameter-what-description = What you’d like everyone to agree to
propose-end = to end the game
propose-pause = a pause
propose-undo = to take my last move back
