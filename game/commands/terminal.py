"""The game in a terminal: every choice as a numbered line. What the window will do with pictures, in words."""

from __future__ import annotations

import random

from game.box import box_for
from game.paths import user_dir
from game.rules import Action, Setup, State, legal_actions, score_sheet, to_move, winners
from game.session import NoSaveError, Refused, SaveSlots, Session
from game.strings import Words, load
from game.view.wording import card_text
from game.view.wording_actions import action_text
from game.view.wording_events import event_text
from game.view.wording_places import room_name
from game.view.wording_questions import question_text
from game.view.wording_reasons import reason_text

AUTOSAVE = "autosave"
OPTIONS = "Options by letter (b side B of the starting tile, p promo cards, m mercy, t own tiles), or just Enter: "
HELP = "number: do it    c N: read card N of the hand or row    u: undo    q: quit"


def play_in_terminal() -> int:
    """Play a whole game; returns the exit code."""
    words, slots = load("en"), SaveSlots(user_dir("saves"))
    try:
        session = _continued(slots) or _new_session()
        print(HELP)
        while not session.state.over:
            if not _decide(words, session):
                return 0
            slots.write(AUTOSAVE, session)
    except (EOFError, KeyboardInterrupt):
        print()
        return 0
    slots.delete(AUTOSAVE)
    _print_scores(session.state)
    return 0


def _continued(slots: SaveSlots) -> Session | None:
    """The game that was left last, if there is one and the players want it."""
    if AUTOSAVE not in slots.names():
        return None
    try:
        loaded = slots.read(AUTOSAVE)
    except NoSaveError as problem:
        print(f"The last game cannot be read: {problem}")
        return None
    for problem in loaded.set_aside:
        print(f"Set aside, damaged: {problem}")
    return loaded.session if input("Continue the last game, y or n? ").strip() in ("y", "") else None


def _new_session() -> Session:
    setup = _with_options(Setup(_ask_players()), input(OPTIONS))
    box, problems = box_for(setup)
    for problem in problems:
        print(f"Left out: {problem}")
    return Session(box, setup, random.SystemRandom().getrandbits(32))


def _with_options(setup: Setup, letters: str) -> Setup:
    return setup._replace(
        start="start_b" if "b" in letters else "start_a",
        promos="p" in letters,
        mercy="m" in letters,
        own_tiles="t" in letters,
    )


def _ask_players() -> int:
    while True:
        answer = input("How many players, 2 to 4? ").strip()
        if answer in ("2", "3", "4"):
            return int(answer)


def _names(state: State) -> list[str]:
    return [f"Player {p.seat + 1}" for p in state.players]


def _decide(words: Words, session: Session) -> bool:
    """One decision; False to leave the game."""
    state = session.state
    actions = legal_actions(state)
    _print_table(words, state)
    for number, action in enumerate(actions, start=1):
        print(f"  {number:2}  {action_text(words, state, action)}")
    answer = input("> ").strip()
    if answer == "q":
        return False
    if answer == "u":
        _undo(words, session)
    elif answer.startswith("c"):
        _read_card(words, state, answer[1:].strip())
    elif answer.isdecimal() and 1 <= int(answer) <= len(actions):
        _do(words, session, actions[int(answer) - 1])
    else:
        print(HELP)
    return True


def _do(words: Words, session: Session, action: Action) -> None:
    for event in session.submit(action):
        line = event_text(words, session.state, event, _names(session.state))
        if line:
            print("    " + line)


def _undo(words: Words, session: Session) -> None:
    try:
        session.undo()
    except Refused as refused:
        print(reason_text(words, refused.reason))


def _shown_cards(state: State) -> list[int]:
    return [*state.players[to_move(state)].hand, *(card for card in state.row if card >= 0)]


def _read_card(words: Words, state: State, number: str) -> None:
    shown = _shown_cards(state)
    if not number.isdecimal() or not 1 <= int(number) <= len(shown):
        print(HELP)
        return
    for section in card_text(words, state.box.cards[shown[int(number) - 1]]):
        print("    " + " ".join([section.title, *section.lines]).strip())


def _print_table(words: Words, state: State) -> None:
    seat = to_move(state)
    p, t = state.players[seat], state.turn
    print(f"\n{_names(state)[seat]} in {room_name(words, state.dungeon, p.room)}: damage {p.damage}, gold {p.gold}, "
          f"lockpicks {p.picks}; skill {t.skill}, swords {t.swords}, boots {t.boots}")  # fmt: skip
    if state.stack:
        print(question_text(words, state))
    names = [f"{n} {words('card.' + state.box.cards[c].slug)}" for n, c in enumerate(_shown_cards(state), start=1)]
    hand = len(p.hand)
    print(f"Hand: {', '.join(names[:hand]) or '-'}\nRow: {', '.join(names[hand:])}")


def _print_scores(state: State) -> None:
    for name, p in zip(_names(state), state.players, strict=True):
        print(f"{name}: {score_sheet(state, p.seat).total}")
    print("Winner: " + (", ".join(_names(state)[seat] for seat in winners(state)) or "nobody"))
