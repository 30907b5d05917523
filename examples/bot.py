"""A small bot in Python: `sagebrush arena corral --bots deputy --bot "python3 examples/bot.py"`.

It reads one JSON question a line and answers each with the number of a choice. It needs nothing but Python 3.
The questions are described in docs/writing-a-bot.md.
"""
import json
import sys

RANKS = "23456789TJQKA"


def rank(card):
    """2 to 13 for a Two to a King, 14 for an Ace, 0 for a Joker."""
    return RANKS.index(card[0]) + 2 if card[0] in RANKS else 0


def corral(choice, view, seat):
    """Take what is worth most, fight where the odds are good, risk low cards first."""
    mine = {fighter["card"] for fighter in view["fighters"][seat]}
    aims = {fighter["card"]: fighter["aim"] for row in view["fighters"] for fighter in row}
    kind, target = choice["type"], choice.get("target")
    if kind == "showdown":
        return 50
    if kind in ("ambush", "bullet"):
        return rank(target) if target not in mine else -5
    if kind == "fight":
        own_aim = sum(min(rank(card), 10) for card in aims[choice["attacker"]])
        lead = rank(choice["attacker"]) + own_aim - rank(target) - 5 * aims[target]
        is_law = rank(choice["attacker"]) == 2 and rank(target) in (11, 12, 13)
        return rank(target) if is_law or lead >= 0 else -10
    if kind == "aim":
        return 2
    return 4 - rank(choice["card"]) / 10 if kind == "fighter" else 0


def wyoming(choice, view, seat):
    """Show couples, pull guns, shoot the leader, lay down Tens, keep Kings and Queens."""
    kind = choice["type"]
    worth = {"T": 10, "K": 9, "Q": 5, "6": 3}
    if kind == "shoot":
        return 30 + view["totals"][choice["victim"]] / 100
    if kind == "discard":
        return 10 if choice["card"][0] == "T" else -worth.get(choice["card"][0], 0)
    if kind == "give":
        return -sum(worth.get(card[0], 0) for card in choice["cards"])
    if kind == "answer":
        return {"six": 2, "quickdraw": 1, "nothing": 0}[choice["with"]]
    if kind == "draw":
        return len(choice["from"])
    return {"couple": 50, "pull": 20, "nine": -1, "replace": choice.get("count", 0)}.get(kind, 0)


def cowpoker(choice, view, seat):
    """Collect pairs and suits in the Gang; lay what does not fit there into tricks."""
    card = choice.get("card") or choice.get("option")
    gang = view["gangs"][seat]
    fit = sum(3 for other in gang if other[0] == card[0]) + sum(1 for other in gang if other[1] == card[1])
    return -fit if choice["type"] == "follow" else fit


GAMES = {"corral": corral, "wyoming": wyoming, "cowpoker": cowpoker}

for line in sys.stdin:
    question = json.loads(line)
    judge = GAMES[question["game"]]
    marks = [judge(choice, question["view"], question["seat"]) for choice in question["choices"]]
    print(json.dumps({"id": question["id"], "choice": marks.index(max(marks))}), flush=True)
