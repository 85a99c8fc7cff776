"""Tunes the encoder.

general DUMPS OUT          on everything that is no real contract
fold K OF DUMPS FROM OUT   on the real contracts but part K of OF (-1: on all), then scores that part

Environment: WEIGHTS and PUBLIC (below), EPOCHS, LR, SHARE (of the general data), OMP_NUM_THREADS.
"""
import os
import pickle
import random
import sys
import time

import torch
import torch.nn.functional as F

from data import Tokens, Unit, batches, contract_units, example_units, owners_of, pack, read_lines, swapped, tokens_of
from model import Reader, describe
from score import curve, line

WEIGHTS = os.environ["WEIGHTS"]  # folder with the pretrained model.safetensors, config.json, tokenizer.json, vocab.txt
SEALED = set("203 208 215 224 233 246 252 258 264 267 274 278 283 288 293 297 84 89 92 95 101".split())
TOGETHER = {"294": "243", "296": "227"}
PUBLIC = os.environ["PUBLIC"].rstrip("/") + "/"  # folder with tos100_unfair.jsonl.gz and tos_multilingual_en.jsonl.gz
TOKENS_A_BATCH = 2048
torch.set_num_threads(int(os.environ.get("OMP_NUM_THREADS", "1")))


def classes_of(dumps):
    rows = read_lines(dumps + "/categories.jsonl")
    return {row["category"]: i for i, row in enumerate(rows)}, [row["description"] for row in rows]


def real_contracts(dumps, files=("real.jsonl",)):
    return [c for f in files for c in read_lines(f"{dumps}/{f}") if c["dir"] != "real" and c["dir"] != "real_india" or c["id"].split("-")[0] not in SEALED]


def fold_of(contract, of):
    """The part that a contract is held out with; what came later is always trained on."""
    if contract["dir"] not in ("real", "real_india"):
        return -2
    number = contract["id"].split("-")[0]
    number = TOGETHER.get(number, number)
    return (sum(ord(ch) * 31 ** i for i, ch in enumerate(contract["dir"][:4] + number)) // 7) % of


def loss_of(model, batch):
    ids, mask = tokens_of(batch)
    with torch.autocast("cpu", dtype=torch.bfloat16):
        with torch.no_grad():
            hidden = model.lower(ids, mask)
        hidden = model.upper(hidden.detach(), mask)
    sides, _ = model.heads(hidden.float(), owners_of(batch))
    most = max(len(c.units) for c in batch)
    fill = lambda i, s: torch.stack([F.pad(c.targets[i][s], (0, 0) * (c.targets[i].dim() - 2) + (0, most - len(c.units))) for c in batch])  # noqa: E731
    total = torch.zeros(())
    for s, (cats, marks) in enumerate(sides):
        want, wcat, m, wm = (fill(i, s) for i in range(4))
        pos = torch.where(want > 0, 4.0, 1.0)
        total = total + (F.binary_cross_entropy_with_logits(cats, want, reduction="none") * pos).sum(-1).mul(wcat).sum()
        pos = torch.where(m > 0.5, 3.0, 1.0)
        total = total + (F.binary_cross_entropy_with_logits(marks, m, reduction="none") * pos * wm).sum() * 2
    return total / max(1.0, sum(c.count for c in batch))


def tune(model, epochs, lr, log, seed=1, after=None):
    """epochs: list of functions that give the chunks of an epoch."""
    rng = random.Random(seed)
    torch.manual_seed(seed)
    plan = [batches(make(rng), TOKENS_A_BATCH, rng) for make in epochs]
    steps = sum(len(b) for b in plan)
    slow = [p for n, p in model.named_parameters() if p.requires_grad and n.startswith("body.")]
    fast = [p for n, p in model.named_parameters() if p.requires_grad and not n.startswith("body.")]
    opt = torch.optim.AdamW(fused=True, params=[{"params": slow, "lr": lr}, {"params": fast, "lr": lr * 8}], weight_decay=0.01)
    warm = max(1, steps // 12)
    sched = torch.optim.lr_scheduler.LambdaLR(opt, lambda i: min(1, (i + 1) / warm) * max(0.03, 1 - i / steps))
    model.train()
    begun, mean, at = time.time(), None, 0
    for number, epoch in enumerate(plan):
        for batch in epoch:
            loss = loss_of(model, batch)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 2.0)
            opt.step()
            sched.step()
            opt.zero_grad(set_to_none=True)
            at += 1
            mean = loss.item() if mean is None else 0.98 * mean + 0.02 * loss.item()
            if at % 25 == 0:
                print(f"{log} {number} {at}/{steps} loss {mean:.3f} {time.time() - begun:.0f}s", flush=True)
        if after is not None:
            after(number)
            model.train()
    return model


def chunks_of(dumps, files=("real.jsonl",), written=1.0, lines=1.0, tos=1.0, seed=5):
    """Chunks of what is trained on: written contracts, written lines, terms of service, real contracts by id."""
    rng, tokens, begun = random.Random(seed), Tokens(WEIGHTS), time.time()
    classes, _ = classes_of(dumps)
    some = lambda share: rng.random() < share  # noqa: E731
    kept = {"written": [], "lines": [], "tos": [], "real": {}, "flipped": {}}
    for row in read_lines(dumps + "/written.jsonl"):
        for c in pack(contract_units(row, tokens, classes, other_known=False)):
            told = any(u.cats[0] or u.cats[1] or u.decoy for u in c.units)
            if some(written * (1 if told else 0.12)):
                kept["written"].append(c)
    for row in read_lines(dumps + "/lines.jsonl"):
        if some(lines):
            kept["lines"] += pack(example_units(row, tokens, classes), weight=0.7)
    for group in (kept["written"], kept["lines"]):
        group[:] = [swapped(c) if some(0.3) else c for c in group]
    for name in ("tos100_unfair", "tos_multilingual_en"):
        docs = {}
        for row in read_lines(PUBLIC + name + ".jsonl.gz") if tos else []:
            docs.setdefault(row["doc"], []).append(row)
        for rows in docs.values():
            for at in range(0, len(rows), 6):
                part = rows[at : at + 6]
                if some(tos * (0.25 if any(r["unfair"] for r in part) else 0.04)):
                    kept["tos"] += pack([Unit(tokens(r["text"]) or [100], unfair=float(r["unfair"])) for r in part if len(r["text"]) > 12], weight=0.5)
    for row in real_contracts(dumps, files) if files else []:
        own = pack(contract_units(row, tokens, classes), weight=1.5)
        kept["real"][row["id"]] = (row, own)
        kept["flipped"][row["id"]] = [swapped(c) for c in own if any(u.cats[0] or u.cats[1] for u in c.units)]
    every = [*kept["written"], *kept["lines"], *kept["tos"], *(c for _, g in kept["real"].values() for c in g), *(c for g in kept["flipped"].values() for c in g)]
    for chunk in every:
        chunk.settle(len(classes))
    print("chunks", len(every), "tokens", {k: sum(c.length for c in kept[k]) for k in ("written", "lines", "tos")}, "real", sum(c.length for _, g in kept["real"].values() for c in g), f"{time.time() - begun:.0f}s", flush=True)
    return kept


def general(dumps, out):
    share = float(os.environ.get("SHARE", "1"))
    kept = chunks_of(dumps, (), share, share * 0.5, share)
    texts = classes_of(dumps)[1]
    model = Reader(WEIGHTS, describe(WEIGHTS, texts, Tokens(WEIGHTS).fast), 1)
    tune(model, [lambda rng: kept["written"] + kept["lines"] + kept["tos"]], 1.2e-4, "general")
    torch.save(model.state_dict(), out)


def fresh(dumps, state):
    model = Reader(WEIGHTS, torch.zeros(len(classes_of(dumps)[1]), 384), 1)
    model.load_state_dict(state)
    return model


@torch.no_grad()
def readings(model, held):
    """For each contract its pieces in order: place, and for both sides the scores of the categories and the marks."""
    model.eval()
    out = {}
    for row, chunks in held:
        rows = []
        for chunk in chunks:
            with torch.autocast("cpu", dtype=torch.bfloat16):
                hidden = model.states(*tokens_of([chunk]))
            sides, _ = model.heads(hidden.float(), owners_of([chunk]))
            for u, unit in enumerate(chunk.units):
                rows.append((unit.span, [(torch.sigmoid(cats[0, u]).numpy(), torch.sigmoid(marks[0, u]).numpy()) for cats, marks in sides]))
        out[row["id"]] = rows
    return out


def reader_of(out, classes, how):
    names = list(classes)

    def read(contract, mark):
        rows = []
        for span, sides in out[contract["id"]]:
            cats, marks = sides[mark]
            rows.append({"at": list(span), "score": how(cats, marks), "cat": names[int(cats.argmax())]})
        return rows

    return read


HOWS = {
    "grave": lambda c, m: float(m[1]),
    "grave*any": lambda c, m: float((m[1] * m[0]) ** 0.5),
    "any": lambda c, m: float(m[0]),
    "grave*any*cat": lambda c, m: float((m[1] * m[0] * max(0.02, c.max())) ** (1 / 3)),
}


def report(held, out, classes, note, hows=tuple(HOWS)):
    for name in hows:
        how = HOWS[name]
        read = reader_of(out, classes, how)
        for at, th, t in curve(held, read):
            print(note, name, f"@{at} th {th:.3f}", line(t), flush=True)


def fold(k, of, dumps, files, start, out, epochs=4):
    """Trains on the real contracts outside part k of `of` (k = -1: on all), and scores that part."""
    kept = chunks_of(dumps, files.split(","), 0.4, 0.3, 0)
    classes, _ = classes_of(dumps)
    model = fresh(dumps, torch.load(start, weights_only=True))
    held = [v for v in kept["real"].values() if fold_of(v[0], of) == k]
    train = [key for key, v in kept["real"].items() if fold_of(v[0], of) != k]
    print("train", len(train), "held", len(held), sorted(row["id"].split("-")[0] for row, _ in held), flush=True)

    def epoch(rng):
        chosen = []
        for key in train:
            chosen += [c for c in kept["real"][key][1] if not c.plain or rng.random() < 0.6]
            chosen += [c for c in kept["flipped"][key] if rng.random() < 0.3]
        return chosen + rng.sample(kept["written"], len(kept["written"]) // 6) + rng.sample(kept["lines"], len(kept["lines"]) // 8)

    parts = {g: [v for v in held if v[0]["dir"] == g] for g in sorted({v[0]["dir"] for v in held})}
    if held:
        read = readings(model, held)
        for name, part in parts.items():
            report([row for row, _ in part], read, classes, f"before {name}", ("grave*any",))

    def after(number):
        torch.save(model.state_dict(), out + ".pt")
        read = readings(model, held)
        for name, part in parts.items():
            report([row for row, _ in part], read, classes, f"epoch {number} {name}", ("grave*any",))

    tune(model, [epoch] * epochs, float(os.environ.get("LR", "1.2e-4")), f"fold{k}", after=after)
    torch.save(model.state_dict(), out + ".pt")
    if held:
        read = readings(model, held)
        pickle.dump((read, [row for row, _ in held]), open(out + ".pkl", "wb"))
        for name, part in parts.items():
            report([row for row, _ in part], read, classes, name)


if __name__ == "__main__":
    what, *rest = sys.argv[1:]
    if what == "general":
        general(*rest)
    else:
        fold(int(rest[0]), int(rest[1]), *rest[2:6], int(os.environ.get("EPOCHS", "3")))
