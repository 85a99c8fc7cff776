"""Reads dumps of pieces, marks what each piece raises for each side, and packs pieces into chunks of tokens."""
import copy
import gzip
import json
import random
import re
from dataclasses import dataclass, field

import torch
from tokenizers import Tokenizer

MARKS = {"\ue001": 2, "\ue002": 3, "\ue003": 4}  # rows of BERT's unused tokens
MARK = re.compile("([\ue001-\ue003])")
CLS, SEP, MASK = 101, 102, 103
MOST_TOKENS = 192
GRAVE = {"critical": 1.0, "high": 1.0, "medium": 0.15, "low": 0.0}
SURELY = 0.15  # how grave a card is that was judged true where nobody had annotated anything


@dataclass
class Unit:
    """A piece with what it raises. Targets of a side are None where nobody has looked."""
    ids: list[int]
    span: tuple[int, int] = (-1, -1)
    pooled: bool = True
    cats: list = field(default_factory=lambda: [None, None])  # per side: {category index: strength} or None
    grave: list = field(default_factory=lambda: [None, None])
    decoy: float | None = None
    unfair: float | None = None


class Tokens:
    def __init__(self, folder: str):
        self.fast = Tokenizer.from_file(folder + "/tokenizer.json")
        self.fast.no_padding()
        self.fast.no_truncation()

    def __call__(self, text: str, most: int = 150) -> list[int]:
        ids: list[int] = []
        for part in MARK.split(text):
            if part in MARKS:
                ids.append(MARKS[part])
            elif part.strip():
                ids += self.fast.encode(part, add_special_tokens=False).ids
        return ids[:most]


def over(a, b) -> bool:
    """The measure of shared/data/real/score.mjs: 30 % of the shorter."""
    return min(a[1], b[1]) - max(a[0], b[0]) >= 0.3 * min(a[1] - a[0], b[1] - b[0])


def sides_of(contract) -> list[int]:
    """Which mark each annotated side bears: 0 or 1; what the engine does not know is worked out from the others, else from the burdens."""
    marks = list(contract["map"])
    known = {m for m in marks if m is not None}
    if len(known) == 2 or (len(known) == 1 and None in marks):
        other = 1 - next(iter(known)) if len(known) == 1 else 1
        return [other if m is None else m for m in marks]
    if len(known) == 1 and len(marks) == 1:
        return marks
    weight = [sum((3 if i["s"] in ("critical", "high") else 1) for i in contract["issues"] if s in i["b"]) for s in contract["sides"]]
    first = weight.index(max(weight))
    return [0 if i == first else 1 for i in range(len(marks))]


def contract_units(contract, tokens: Tokens, classes: dict[str, int], other_known=True) -> list[Unit]:
    marks = sides_of(contract)
    mark_of = dict(zip(contract["sides"], marks))
    units = []
    for start, end, text, _ in contract["pieces"]:
        ids = tokens(text)
        if not ids:
            continue
        unit = Unit(ids, (start, end), pooled=start >= 0)
        if start >= 0:
            seen = [0, 1] if other_known else sorted(set(marks))
            for side in seen:
                unit.cats[side], unit.grave[side] = {}, 0.0
            unit.decoy = 0.0
            near = False
            for issue in contract["issues"]:
                at = issue["at"]
                if at and over(at, (start, end)):
                    for name in issue["b"]:
                        side = mark_of.get(name)
                        if side is None or unit.cats[side] is None:
                            continue
                        cats = unit.cats[side]
                        cats[classes[issue["c"]]] = 1.0
                        for also in issue["also"]:
                            if also in classes:
                                cats[classes[also]] = max(cats.get(classes[also], 0.0), 0.6)
                        unit.grave[side] = max(unit.grave[side], GRAVE[issue["s"]])
                    if not other_known:
                        for side in (0, 1):
                            if unit.cats[side] is None:
                                unit.cats[side], unit.grave[side] = {}, 0.0
                elif (at and min(at[1], end) > max(at[0], start)) or any(w and over(w, (start, end)) for w in issue["w"]):
                    near = True
            for decoy in contract["decoys"]:
                if decoy["at"] and over(decoy["at"], (start, end)):
                    unit.decoy = 1.0
            if near:  # needed to see the harm, but not the harm: neither for nor against
                for side in (0, 1):
                    if unit.cats[side] == {}:
                        unit.cats[side], unit.grave[side] = None, None
                unit.decoy = None if unit.decoy == 0.0 else unit.decoy
        units.append(unit)
    for card in contract.get("judged", ()):
        if card["party"] in mark_of:
            for unit in units:
                if unit.pooled and over((card["start"], card["end"]), unit.span):
                    judge(unit, mark_of[card["party"]], card, classes)
    return units


def judge(unit: Unit, side: int, card, classes: dict[str, int]):
    """What a judged card says of a piece: a harm that is true is there, a slight one is neither for nor against, and where a false one stands nothing is in doubt."""
    verdict = card["v"]
    name = {"T": card["category"], "R": card.get("right")}.get(verdict)
    if name in classes:
        unit.cats[side] = {**(unit.cats[side] or {}), classes[name]: 1.0}
        if unit.grave[side] is None:
            unit.grave[side] = SURELY
    elif verdict == "M" and not unit.cats[side]:
        unit.cats[side] = None
    elif verdict == "F" and unit.cats[side] is None:
        unit.cats[side], unit.grave[side] = {}, 0.0


def example_units(row, tokens: Tokens, classes) -> list[Unit]:
    """A written line: its last pieces raise the category for the weaker side, or only look like it."""
    units = []
    weaker = row["map"][0] if row["map"][0] is not None else 0
    for text in row["pieces"]:
        ids = tokens(text)
        if not ids:
            continue
        unit = Unit(ids)
        body = len(text) > 45 or len(row["pieces"]) == 1
        unit.pooled = body
        raised = row["c"] is not None and row["r"]
        if raised and len([p for p in row["pieces"] if len(p) > 45]) > 1:
            unit.pooled = body  # which of several sentences raises it is not said: all do
        unit.cats[weaker] = {classes[row["c"]]: 1.0} if raised and row["c"] in classes else {}
        unit.grave[weaker] = None if raised else 0.0
        unit.cats[1 - weaker], unit.grave[1 - weaker] = {}, 0.0
        unit.decoy = 1.0 if row["c"] is not None and not row["r"] else 0.0
        units.append(unit)
    return units


@dataclass
class Chunk:
    ids: list[int]
    own: list[int]  # for each token the index of its unit, -1 for none
    units: list[Unit]
    weight: float = 1.0
    targets: object = None
    taught: bool = False  # targets are what another encoder read, no notes
    speaks: bool = False  # and it read something there

    def settle(self, categories: int):
        """Turns what its units raise into tensors: categories [2,U,C], their weights [2,U], marks and weights [2,U,4]."""
        U = len(self.units)
        want, wcat = torch.zeros(2, U, categories), torch.zeros(2, U)
        m, wm = torch.zeros(2, U, 4), torch.zeros(2, U, 4)
        for u, unit in enumerate(self.units):
            for s in range(2):
                if unit.cats[s] is not None:
                    wcat[s, u] = self.weight
                    for c, v in unit.cats[s].items():
                        want[s, u, c] = v
                    m[s, u, 0], wm[s, u, 0] = float(bool(unit.cats[s])), self.weight
                if unit.grave[s] is not None:
                    m[s, u, 1], wm[s, u, 1] = unit.grave[s], 1.5 * self.weight
            if unit.unfair is not None:
                m[0, u, 2], wm[0, u, 2] = unit.unfair, self.weight
            if unit.decoy is not None:
                m[0, u, 3], wm[0, u, 3] = unit.decoy, 0.5 * self.weight
        self.targets = (want, wcat, m, wm)
        self.told = bool((want > 0).any() or (m[:, :, 3] > 0).any())  # raises something, or only looks like it
        self.plain = not self.told and not bool((m[:, :, 2] > 0).any())
        self.count = U * self.weight
        self.own = torch.as_tensor(self.own, dtype=torch.int16)
        self.length = len(self.ids)
        return self


    def turned(self):
        """A taught chunk with its two sides exchanged: what is told of one side alone (marks from the third on) stays."""
        own, counts, marks, known = self.targets
        marks = torch.cat([marks.flip(0)[..., :2], marks[..., 2:]], -1)
        other = copy.copy(self)
        other.ids, other.targets = [SWAP.get(i, i) for i in self.ids], (own.flip(0), counts, marks, known)
        return other


def pack(units: list[Unit], most: int = MOST_TOKENS, weight: float = 1.0) -> list[Chunk]:
    """Consecutive units together; each chunk begins with the heading in force and the unit before, as context."""
    chunks: list[Chunk] = []
    ids, own, mine = [CLS], [-1], []
    heading: list[int] = []
    before: list[int] = []

    def close():
        nonlocal ids, own, mine
        if mine:
            chunks.append(Chunk(ids + [SEP], own + [-1], mine, weight))
        lead = heading[:16] + before[-24:]
        ids, own, mine = [CLS] + lead, [-1] * (1 + len(lead)), []

    for unit in units:
        if len(ids) + len(unit.ids) + 1 > most and mine:
            close()
        if unit.pooled:
            own += [len(mine)] * len(unit.ids)
            mine.append(unit)
            before = unit.ids
        else:
            own += [-1] * len(unit.ids)
            heading, before = unit.ids, []
        ids = ids + unit.ids
    close()
    return chunks


SWAP = {2: 3, 3: 2}


def swapped(chunk: Chunk) -> Chunk:
    """The same words with the two sides exchanged."""
    units = []
    for u in chunk.units:
        units.append(Unit(u.ids, u.span, u.pooled, u.cats[::-1], u.grave[::-1], u.decoy, u.unfair))
    return Chunk([SWAP.get(i, i) for i in chunk.ids], chunk.own, units, chunk.weight)


def batches(chunks: list[Chunk], tokens_a_batch: int, rng: random.Random):
    """Chunks of like length together, the order of batches by chance."""
    order = sorted(range(len(chunks)), key=lambda i: len(chunks[i].ids) + rng.random() * 12)
    out, batch, longest = [], [], 0
    for i in order:
        longest = max(longest, len(chunks[i].ids))
        if batch and longest * (len(batch) + 1) > tokens_a_batch:
            out.append(batch)
            batch, longest = [], len(chunks[i].ids)
        batch.append(chunks[i])
    if batch:
        out.append(batch)
    rng.shuffle(out)
    return out


def tokens_of(batch: list[Chunk]):
    """ids and mask [B,T] of a batch."""
    length = max(len(c.ids) for c in batch)
    ids = torch.zeros(len(batch), length, dtype=torch.long)
    mask = torch.zeros(len(batch), length, dtype=torch.long)
    for b, chunk in enumerate(batch):
        ids[b, : len(chunk.ids)] = torch.tensor(chunk.ids)
        mask[b, : len(chunk.ids)] = 1
    return ids, mask


def owners_of(batch: list[Chunk]):
    """Which unit each token belongs to, as 0/1 [B,U,T]."""
    length, most = max(len(c.ids) for c in batch), max(len(c.units) for c in batch)
    own = torch.full((len(batch), length), -1, dtype=torch.long)
    for b, chunk in enumerate(batch):
        own[b, : len(chunk.ids)] = torch.as_tensor(chunk.own).long()
    return (own.unsqueeze(1) == torch.arange(most).view(1, -1, 1)).float()


def read_lines(path: str):
    opener = gzip.open if path.endswith(".gz") else open
    with opener(path, "rt") as lines:
        return [json.loads(line) for line in lines if line.strip()]
