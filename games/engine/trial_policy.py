"""The part of a trial about a game's policy: it answers by the rules, and from what its seat knows."""

from __future__ import annotations

from games.engine.chance import RandomStream
from games.engine.fault import expect
from games.engine.play import held_back, waiting_for
from games.engine.walks import Walk

_SMALL = 1e-6


def ponder(walk: Walk, whim: RandomStream) -> None:
    """Check what the policy says about the position of ``walk``."""
    game, state, policy = walk.game, walk.state, walk.game.policy
    asked = game.decisions(state)
    owing = waiting_for(asked)
    waiting = sorted(policy.waiting(state))
    lifting = [seat for seat, _ in held_back(asked)]
    expect(
        waiting == (owing or lifting),
        f"the policy waits for seats {waiting}, the rules for {owing or lifting}",
    )
    values = list(policy.values(state))
    is_sound = len(values) == walk.seats and all(-_SMALL <= value <= 1 + _SMALL for value in values)
    expect(
        is_sound and abs(sum(values) - 1) < _SMALL,
        f"the policy's values are {values}: they must be one chance for each seat, and add up to 1",
    )
    hash(policy.horizon(state))
    if not owing:
        return
    seat = whim.pick(owing)
    decision = asked[seat]
    worlds = [game.determinize(state, seat, whim) for _ in range(2)]
    luck = f"{whim.below(1 << 30)}".encode()
    answers = [policy.answer(world, seat, RandomStream(luck)) for world in worlds]
    tried = [list(policy.candidates(world, seat)) for world in worlds]
    ids = [option.id for option in decision.options]
    for choice in (*answers, *tried[0]):
        expect(
            decision.allows(choice),
            f"the policy answers {choice} for seat {seat}, which is offered {ids} (pick {decision.minimum} to"
            f" {decision.maximum})",
        )
    expect(bool(tried[0]), f"the policy has no candidates for seat {seat}, which is offered {ids}")
    expect(
        answers[0] == answers[1] and tried[0] == tried[1],
        f"the policy looks at what seat {seat} can't see: in two worlds that look the same to it, it answers"
        f" {answers[0]} and {answers[1]}, and tries {tried[0]} and {tried[1]}",
    )
    made, applied = game.copy(worlds[0]), game.copy(worlds[0])
    policy.make(made, seat, answers[0], RandomStream(luck))
    game.apply(applied, seat, answers[0], RandomStream(luck))
    expect(
        game.decisions(made) == game.decisions(applied),
        f"after {answers[0]} of seat {seat}, the policy's make leads elsewhere than apply",
    )
