# Taking moves back, and what people at a table propose and agree to.

button-take-back = Take back
button-propose-undo = Ask to take back
button-propose-end = Propose to end
button-propose-pause = Propose a pause
button-propose-undo-yes = Yes, ask everybody
button-propose-end-yes = Yes, ask everybody
button-agree = Agree
button-decline = Decline
button-withdraw = Withdraw the proposal

undo-done = ↩️ Your move is taken back. This is how it stood before.

proposal-end = 🤝 { $player } proposes to **end the game here**. What is hidden stays hidden, and nobody wins.
proposal-pause = 🤝 { $player } proposes **a pause**: nobody is asked and no clock runs until somebody here resumes.
proposal-undo =
    { $count ->
        [one] 🤝 { $player } proposes to **take back the last move**.
       *[other] 🤝 { $player } proposes to **take back the last { $count } moves**.
    }
proposal-agreed = Agreed: { $names }
proposal-missing = Still to answer: { $names }
proposal-you-proposed = 🤝 Proposed. The others are asked; computer players and absent people agree with anything.
proposal-you-agreed = 🤝 You agree.
proposal-you-declined = You have declined, so the proposal is off.
proposal-you-withdrew = Your proposal is withdrawn.

propose-end-question = Propose to end { $table }? All people who sit here are asked. When all agree, the game ends without a result and cannot be taken up again.
propose-undo-question =
    { $count ->
        [one] { $table }: ask everybody to take back the last move?
       *[other] { $table }: others have moved since. Ask everybody to take back the last { $count } moves, yours and theirs?
    }

log-void-undo = There is a new move; nothing is taken back now.

refused-other-rules = The rules of this game have changed since this one was begun, so its moves cannot be replayed.

command-table-undo-name = undo
command-table-undo-description = Take your last move back, or ask the others to
command-table-propose-name = propose
command-table-propose-description = Propose something to everybody at a table
parameter-what-name = what
parameter-what-description = What everybody shall agree to
propose-end = to end the game
propose-pause = a pause
propose-undo = to take my last move back
