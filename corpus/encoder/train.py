"""Tunes the encoder, in stages.

general DUMPS OUT.pt              masked words, then all that is no annotated contract
fold K DUMPS FROM.pt OUT.pt       annotated contracts but part K of four (-1: on all)
mean OUT.pt A.pt B.pt...          the mean of the weights of runs
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
TOKENS_A_BATCH = 4096
DECAY, HEADS = 0.9, 8  # each layer learns less than the one above it; the heads learn so many times as much as the last
GENERAL = {"epochs": 2, "lr": 1.5e-4, "dropout": 0.05}
REAL = {"epochs": 8, "lr": 1.8e-4, "dropout": 0.1}
torch.set_num_threads(int(os.environ.get("OMP_NUM_THREADS", "1")))


def loss_of(model, batch):
    ids, mask = (t.to(DEVICE) for t in tokens_of(batch))
    with torch.autocast(DEVICE, dtype=torch.bfloat16):
        hidden = model.states(ids, mask)
    sides = model.heads(hidden.float(), owners_of(batch).to(DEVICE))
    most = max(len(c.units) for c in batch)
    fill = lambda i, s: torch.stack([F.pad(c.targets[i][s], (0, 0) * (c.targets[i].dim() - 2) + (0, most - len(c.units))) for c in batch]).to(DEVICE)  # noqa: E731
    total = torch.zeros((), device=DEVICE)
    for s, (cats, marks) in enumerate(sides):
        want, wcat, m, wm = (fill(i, s) for i in range(4))
        pos = torch.where(want > 0, 4.0, 1.0)
        total = total + (F.binary_cross_entropy_with_logits(cats, want, reduction="none") * pos).sum(-1).mul(wcat).sum()
        pos = torch.where(m > 0.5, 3.0, 1.0)
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


def fold(k, dumps, start, out):
    """Trains on the annotated contracts outside part k, and on a little of what is written."""
    classes, tokens = classes_of(dumps)[0], Tokens(WEIGHTS)
    model = fresh(WEIGHTS, torch.load(start, weights_only=True))
    rows = [row for row in real_contracts(dumps) if part_of(row) != k]
    real = settled([c for row in rows for c in pack(contract_units(row, tokens, classes), weight=1.5)], classes)
    written, lines = written_of(dumps, tokens, classes)
    print("contracts", len(rows), "judged cards", sum(len(row["judged"]) for row in rows), "chunks", len(real), flush=True)

    def epoch(rng):
        chosen = [c for c in real if not c.plain or rng.random() < 0.6]
        chosen += [swapped(c).settle(len(classes)) for c in real if c.told and rng.random() < 0.3]
        return chosen + some_swapped(rng.sample(written, len(written) // 15) + rng.sample(lines, len(lines) // 27), rng, classes)

    tune(model, epoch, f"fold {k}", **REAL)
    torch.save(model.cpu().state_dict(), out)


def mean(out, *runs):
    states = [torch.load(run, weights_only=True) for run in runs]
    torch.save({name: sum(state[name].float() for state in states) / len(states) for name in states[0]}, out)


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
    if what in ("fold", "read"):
        {"fold": fold, "read": read}[what](int(rest[0]), *rest[1:])
    else:
        {"general": general, "mean": mean}[what](*rest)
