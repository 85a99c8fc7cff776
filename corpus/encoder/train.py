"""Tunes the encoder, in stages.

general DUMPS OUT.pt              masked words, then all that is no annotated contract
fold K DUMPS FROM.pt OUT.pt       annotated contracts but part K of four (-1: on all)
pupil K DUMPS FROM.pt OUT.pt A.pt B.pt...  the same, and what the mean of A, B... reads of DUMPS/plain.jsonl
mean OUT.pt A.pt B.pt...          the mean of the weights of runs; .3*A.pt gives one its share
read K DUMPS WEIGHTS.pt OUT.jsonl what such weights read of part K, as the product writes it; prints how well

Environment: WEIGHTS, PUBLIC and CUAD (README.md), SEED, and STEPS: stops each stage after so many, to try whether it runs.
"""
import json
import os
import random
import sys

import torch
import torch.nn.functional as F

from contracts import classes_of, part_of, real_contracts
from data import Tokens, Unit, batches, contract_units, example_units, owners_of, pack, read_lines, swapped, tokens_of
from model import DEVICE, Reader, describe, fresh
from score import curve, line
from words import guess, said_in

WEIGHTS = os.environ["WEIGHTS"]  # folder with the pretrained model.safetensors, config.json, tokenizer.json, vocab.txt
PUBLIC = os.environ["PUBLIC"].rstrip("/") + "/"  # folder with tos100_unfair.jsonl.gz, tos_multilingual_en.jsonl.gz, tosdr_points.jsonl.gz
STEPS = int(os.environ.get("STEPS", "0")) or None
SEED = int(os.environ.get("SEED", "1"))
TOKENS_A_BATCH = 6144
DECAY, HEADS = 0.9, 8  # each layer learns less than the one above it; the heads learn so many times as much as the last
GENERAL = {"epochs": 2, "lr": 1.5e-4, "dropout": 0.05}
REAL = {"epochs": 7, "lr": 2e-4, "dropout": 0.1}
PUPIL = {**REAL, "epochs": 6}
TAUGHT = 1.5  # how much a piece counts of which only readings are known
SPEAKS = 0.08  # chance of raising anything from which such a chunk says something
torch.set_num_threads(int(os.environ.get("OMP_NUM_THREADS", "1")))


def loss_of(model, batch):
    ids, mask = (t.to(DEVICE) for t in tokens_of(batch))
    with torch.autocast(DEVICE, dtype=torch.bfloat16):
        hidden = model.states(ids, mask)
    sides = model.heads(hidden.float(), owners_of(batch).to(DEVICE))
    most = max(len(c.units) for c in batch)
    fill = lambda i, s: torch.stack([F.pad(c.targets[i][s], (0, 0) * (c.targets[i].dim() - 2) + (0, most - len(c.units))) for c in batch]).to(DEVICE)  # noqa: E731
    total = torch.zeros((), device=DEVICE)
    noted = torch.tensor([[[float(not c.taught)]] for c in batch], device=DEVICE)  # a reading is a chance, no label
    for s, (cats, marks) in enumerate(sides):
        want, wcat, m, wm = (fill(i, s) for i in range(4))
        pos = torch.where(want * noted > 0, 4.0, 1.0)
        total = total + (F.binary_cross_entropy_with_logits(cats, want, reduction="none") * pos).sum(-1).mul(wcat).sum()
        pos = torch.where(m * noted > 0.5, 3.0, 1.0)
        total = total + (F.binary_cross_entropy_with_logits(marks, m, reduction="none") * pos * wm).sum() * 2
    return total / max(1.0, sum(c.count for c in batch))


def tune(model, epoch, log, epochs, lr, dropout):
    """epoch(rng): the chunks of an epoch."""
    rng = random.Random(SEED)
    torch.manual_seed(SEED)
    plan = [batch for _ in range(epochs) for batch in batches(epoch(rng), TOKENS_A_BATCH, rng)]
    steps = len(plan)
    model.to(DEVICE).train()
    model.dropout(dropout)
    heads = [p for name, p in model.named_parameters() if p.requires_grad and not name.startswith("body.")]
    groups = [{"params": own, "lr": lr * DECAY**above} for above, own in enumerate(reversed(model.layers()))]
    opt = torch.optim.AdamW([{"params": heads, "lr": lr * HEADS}, *groups], weight_decay=0.01, fused=True)
    warm = max(1, steps // 12)
    sched = torch.optim.lr_scheduler.LambdaLR(opt, lambda i: min(1, (i + 1) / warm) * max(0.03, 1 - i / steps))
    mean = None
    for at, batch in enumerate(plan[:STEPS], 1):
        loss = loss_of(model, batch)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 2.0)
        opt.step()
        sched.step()
        opt.zero_grad(set_to_none=True)
        mean = loss.item() if mean is None else 0.98 * mean + 0.02 * loss.item()
        if at % 100 == 0 or at == STEPS:
            print(f"{log} {at}/{steps} loss {mean:.3f}", flush=True)


def settled(chunks, classes):
    return [chunk.settle(len(classes)) for chunk in chunks]


def some_swapped(chunks, rng, classes):
    """Three in ten with their sides exchanged."""
    return [swapped(c).settle(len(classes)) if rng.random() < 0.3 else c for c in chunks]


def written_of(dumps, tokens, classes):
    """Chunks of written contracts and of written lines."""
    contracts = [c for row in read_lines(dumps + "/written.jsonl") for c in pack(contract_units(row, tokens, classes, other_known=False))]
    lines = [c for row in read_lines(dumps + "/lines.jsonl") for c in pack(example_units(row, tokens, classes), weight=0.7)]
    return settled(contracts, classes), settled(lines, classes)


def terms_of(tokens, classes):
    """Chunks of terms of service, told as fair or unfair sentence by sentence."""
    chunks = []
    for name in ("tos100_unfair", "tos_multilingual_en"):
        docs = {}
        for row in read_lines(PUBLIC + name + ".jsonl.gz"):
            docs.setdefault(row["doc"], []).append(row)
        for rows in docs.values():
            for at in range(0, len(rows), 6):
                units = [Unit(tokens(r["text"]) or [100], unfair=float(r["unfair"])) for r in rows[at : at + 6] if len(r["text"]) > 12]
                if any(u.unfair for u in units) or random.Random(at).random() < 0.3:
                    chunks += pack(units, weight=0.5)
    return settled(chunks, classes)


def general(dumps, out):
    classes, texts = classes_of(dumps)
    tokens = Tokens(WEIGHTS)
    model = Reader(WEIGHTS, describe(WEIGHTS, texts, tokens.fast))
    guess(model, said_in(dumps, tokens), STEPS)
    written, lines = written_of(dumps, tokens, classes)
    terms = terms_of(tokens, classes)

    def epoch(rng):
        """Of what raises nothing only a little."""
        some = lambda chunks, all_of, of_plain: [c for c in chunks if rng.random() < (of_plain if c.plain else all_of)]  # noqa: E731
        return some_swapped(some(written, 1, 0.12) + some(lines, 0.6, 0.6), rng, classes) + some(terms, 0.35, 0.05)

    tune(model, epoch, "general", **GENERAL)
    torch.save(model.cpu().state_dict(), out)


def annotated(k, dumps, tokens, classes):
    """An epoch over the annotated contracts outside part k, and over a little of what is written."""
    rows = [row for row in real_contracts(dumps) if part_of(row) != k]
    real = settled([c for row in rows for c in pack(contract_units(row, tokens, classes), weight=1.5)], classes)
    written, lines = written_of(dumps, tokens, classes)
    print("contracts", len(rows), "judged cards", sum(len(row["judged"]) for row in rows), "chunks", len(real), flush=True)

    def epoch(rng):
        chosen = [c for c in real if not c.plain or rng.random() < 0.6]
        chosen += [swapped(c).settle(len(classes)) for c in real if c.told and rng.random() < 0.3]
        return chosen + some_swapped(rng.sample(written, len(written) // 15) + rng.sample(lines, len(lines) // 27), rng, classes)

    return epoch


def fold(k, dumps, start, out):
    classes, tokens = classes_of(dumps)[0], Tokens(WEIGHTS)
    model = fresh(WEIGHTS, torch.load(start, weights_only=True))
    tune(model, annotated(k, dumps, tokens, classes), f"fold {k}", **REAL)
    torch.save(model.cpu().state_dict(), out)


@torch.no_grad()
def taught(dumps, tokens, classes, teachers):
    """Chunks of contracts that nobody annotated; their targets are what the teachers read, in the mean."""
    rows = read_lines(dumps + "/plain.jsonl")
    chunks = [c for row in rows for c in pack([Unit(tokens(text), pooled=start >= 0) for start, _, text, _ in row["pieces"] if tokens(text)])]
    chunks = settled([c for c in chunks if len(c.units) <= 14], classes)
    models = [fresh(WEIGHTS, torch.load(path, weights_only=True)).to(DEVICE).eval() for path in teachers]
    for batch in batches(chunks, TOKENS_A_BATCH, random.Random(SEED)):
        ids, mask = (t.to(DEVICE) for t in tokens_of(batch))
        read = []
        for model in models:
            with torch.autocast(DEVICE, dtype=torch.bfloat16):
                hidden = model.states(ids, mask)
            sides = model.heads(hidden.float(), owners_of(batch).to(DEVICE))
            read.append([torch.stack([torch.sigmoid(side[i]) for side in sides], 1) for i in range(2)])
        cats, marks = (sum(one[i] for one in read).cpu() / len(read) for i in range(2))
        for chunk, own, mark in zip(batch, cats, marks):
            pieces = len(chunk.units)
            known = torch.full((2, pieces, 4), TAUGHT)
            known[1, :, 2:] = 0  # unfair terms and lookalikes are told of one side
            chunk.targets = (own[:, :pieces], torch.full((2, pieces), TAUGHT), mark[:, :pieces], known)
            chunk.taught, chunk.speaks = True, bool((mark[:, :pieces, 0] > SPEAKS).any())
    return chunks


def pupil(k, dumps, start, out, *teachers):
    classes, tokens = classes_of(dumps)[0], Tokens(WEIGHTS)
    noted, plain = annotated(k, dumps, tokens, classes), taught(dumps, tokens, classes, teachers)

    def epoch(rng):
        return noted(rng) + [c.turned() if rng.random() < 0.5 else c for c in plain if rng.random() < (0.5 if c.speaks else 0.12)]

    model = fresh(WEIGHTS, torch.load(start, weights_only=True))
    tune(model, epoch, f"pupil {k}", **PUPIL)
    torch.save(model.cpu().state_dict(), out)


def mean(out, *runs):
    parts = [run.split("*") if "*" in run else (1, run) for run in runs]
    states = [(float(share), torch.load(path, weights_only=True)) for share, path in parts]
    whole = sum(share for share, _ in states)
    torch.save({name: sum(share * state[name].float() for share, state in states) / whole for name in states[0][1]}, out)


@torch.no_grad()
def readings(model, row, tokens, classes):
    """Of each pooled piece its place, and for both sides the scores of the categories and the marks."""
    out = []
    for chunk in pack(contract_units(row, tokens, classes)):
        ids, mask = (t.to(DEVICE) for t in tokens_of([chunk]))
        with torch.autocast(DEVICE, dtype=torch.bfloat16):
            hidden = model.states(ids, mask)
        sides = model.heads(hidden.float(), owners_of([chunk]).to(DEVICE))
        for u, unit in enumerate(chunk.units):
            out.append((unit.span, [(torch.sigmoid(cats[0, u]).cpu(), torch.sigmoid(marks[0, u]).cpu()) for cats, marks in sides]))
    return out


def as_product(cats, marks, names):
    """A reading as engine/src/detect/encoder/readings.ts has it."""
    rounded = lambda share: round(float(share) * 256) / 256  # noqa: E731
    first, *others = cats.argsort(descending=True, stable=True)[:6].tolist()
    return {"any": rounded(marks[0]), "grave": rounded(marks[1]), "category": names[first], "fit": rounded(cats[first]), "next": [names[i] for i in others]}


def read(k, dumps, weights, out):
    """Readings of part k, a line a contract, and grave recall at given false alarms a side."""
    classes, tokens = classes_of(dumps)[0], Tokens(WEIGHTS)
    names, model = list(classes), fresh(WEIGHTS, torch.load(weights, weights_only=True)).to(DEVICE).eval()
    rows = [row for row in real_contracts(dumps) if part_of(row) == k]
    seen = {row["id"]: readings(model, row, tokens, classes) for row in rows}
    with open(out, "w") as lines:
        for row in rows:
            at = {span: [as_product(*side, names) for side in sides] for span, sides in seen[row["id"]]}
            print(json.dumps({"id": row["id"], "pieces": [at.get((start, end)) for start, end, _, _ in row["pieces"]]}), file=lines)

    def alarms(contract, mark):
        for span, sides in seen[contract["id"]]:
            cats, marks = sides[mark]
            yield {"at": list(span), "score": float((marks[0] * marks[1]) ** 0.5), "cat": names[int(cats.argmax())]}

    for group in sorted({row["dir"] for row in rows}):
        for at, threshold, found in curve([row for row in rows if row["dir"] == group], lambda *which: list(alarms(*which))):
            print(group, f"@{at} th {threshold:.3f}", line(found), flush=True)


if __name__ == "__main__":
    what, *rest = sys.argv[1:]
    if what in ("fold", "pupil", "read"):
        {"fold": fold, "pupil": pupil, "read": read}[what](int(rest[0]), *rest[1:])
    else:
        {"general": general, "mean": mean}[what](*rest)
