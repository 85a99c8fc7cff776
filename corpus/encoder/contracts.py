"""What lies in DUMPS: annotated contracts with the judged cards of each, categories, and the part that a contract is held out with."""
import os
import zlib

from data import read_lines

SEALED = set("203 208 215 224 233 246 252 258 264 267 274 278 283 288 293 297 84 89 92 95 101".split())
# contracts from one hand, or of one company: never one learned from and the other read
TOGETHER = {"294": "243", "296": "227", "319": "315", "325": "292", "360": "236", "537": "314", "444": "314", "428": "440", "826": "812", "834": "818"}


def classes_of(dumps):
    """Categories with their numbers, and their descriptions."""
    rows = read_lines(dumps + "/categories.jsonl")
    return {row["category"]: i for i, row in enumerate(rows)}, [row["description"] for row in rows]


def judged_cards(dumps):
    """Cards by contract, from DUMPS/judged.jsonl: `id`, `party`, `start`, `end`, `category`, `v` (T true, M slight, R another harm, F false), and with R the `right` category."""
    by_contract = {}
    for card in read_lines(dumps + "/judged.jsonl") if os.path.exists(dumps + "/judged.jsonl") else []:
        by_contract.setdefault(card["id"], []).append(card)
    return by_contract


def real_contracts(dumps):
    """Annotated contracts but the sealed ones, each with its judged cards."""
    judged = judged_cards(dumps)
    rows = [c for c in read_lines(dumps + "/real.jsonl") if c["dir"] not in ("real", "real_india") or c["id"].split("-")[0] not in SEALED]
    return [{**c, "judged": judged.get(c["id"], [])} for c in rows]


def part_of(contract, of=4):
    """The part that a contract is held out with."""
    number = contract["id"].split("-")[0]
    return zlib.crc32(TOGETHER.get(number, number).encode()) % of


def is_foreign(contract):
    return "cuad" in contract["dir"]
