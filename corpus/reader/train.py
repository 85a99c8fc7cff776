"""Tunes the reader: `train.py GROUPS.jsonl.gz PRETRAINED OUT`: OUT/reader.pt, and OUT/read.json, what each question's places were read as by a
reader that had not learned from their contract. Prints the area under the curve of the surest place, by set. STEPS=2 stops each stage early."""
import copy
import json
import os
import random
import sys

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

from groups import MOST, read_groups
from model import DEVICE, Pair

CLS, SEP = 101, 102
PLACES, GROUPS = 8, 48  # places of a question, questions of a step
GENERAL, OWN = (2.5, 1.2e-4), (5, 7e-5)  # rounds and rate of the two stages
FOLDS, MIXED, SOFT = 4, 0.4, 0.05
STEPS = int(os.environ.get("STEPS", 0))


class Trainer:
    def __init__(self, path, folder):
        _, self.places, self.groups = read_groups(path, folder)

    def of(self, kind):
        return [i for i, group in enumerate(self.groups) if group["k"] == kind]

    def batch(self, pairs):
        rows = [(self.groups[q]["ids"], self.places[p]) for q, p in pairs]
        rows = [(q, p[: MOST - 3 - len(q)]) for q, p in rows]
        ids, kinds, mask = (np.zeros((len(rows), max(len(q) + len(p) for q, p in rows) + 3), np.int64) for _ in range(3))
        for i, (q, p) in enumerate(rows):
            begin, end = len(q) + 2, len(q) + len(p) + 3
            ids[i, :end] = [CLS, *q, SEP, *p, SEP]
            kinds[i, begin:end] = mask[i, :end] = 1
        return [torch.from_numpy(x).to(DEVICE) for x in (ids, kinds, mask)]

    def chosen(self, group, rnd):
        """Up to two places that answer, the first five that do not, and others of those."""
        right, wrong = ([t for t, hit in group["p"] if hit == one] for one in (1, 0))
        rnd.shuffle(right)
        tail = wrong[5:]
        rnd.shuffle(tail)
        return [(t, 1.0) for t in right[:2]] + [(t, 0.0) for t in [*wrong[:5], *tail][: PLACES - len(right[:2])]]

    def loss(self, model, mine, rnd):
        """Which of the places answers, or none; and of each by itself whether it does."""
        pairs, who, hit = [], [], []
        for k, at in enumerate(mine):
            for place, right in self.chosen(self.groups[at], rnd):
                pairs.append((at, place)), who.append(k), hit.append(right)
        with torch.autocast(DEVICE, dtype=torch.bfloat16, enabled=DEVICE == "cuda"):
            score = model(*self.batch(pairs))
        who, hit = torch.tensor(who, device=DEVICE), torch.tensor(hit, device=DEVICE)
        add = lambda values: torch.zeros(len(mine), device=DEVICE).index_add(0, who, values)  # noqa: E731
        all_, right = add(score.clamp(-20, 20).exp()) + 1, add(score.clamp(-20, 20).exp() * hit)
        which = all_.log() - torch.where(add(hit) == 0, torch.ones_like(right), right).log()
        each = F.binary_cross_entropy_with_logits(score, hit * (1 - SOFT) + SOFT * 0.3, reduction="none")
        each = 3 * add(each) / add(torch.ones_like(score))
        single = torch.tensor([bool(self.groups[at].get("one")) for at in mine], device=DEVICE)
        worth = torch.tensor([float(self.groups[at].get("w", 1)) for at in mine], device=DEVICE)
        return (worth * torch.where(single, each, which + each / 2)).sum() / worth.sum()

    def tune(self, model, some, stage, seed):
        rounds, rate = stage
        torch.manual_seed(seed)
        rnd = random.Random(seed)
        model.to(DEVICE).train()
        size = min(GROUPS, len(some))
        steps = STEPS or max(1, int(rounds * len(some) / size))
        opt = torch.optim.AdamW(model.parts(rate), weight_decay=0.01)
        sched = torch.optim.lr_scheduler.LambdaLR(opt, lambda i: min(1, (i + 1) / (steps * 0.08 + 1)) * max(0.02, 1 - i / steps))
        order = []
        for _ in range(steps):
            if len(order) < size:
                order += rnd.sample(some, len(some))
            mine, order = order[:size], order[size:]
            self.loss(model, mine, rnd).backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            opt.step(), sched.step(), opt.zero_grad(set_to_none=True)
        return model

    @torch.no_grad()
    def read(self, model, some):
        model.eval()
        pairs = [(at, place) for at in some for place, _ in self.groups[at]["p"]]
        pairs.sort(key=lambda pair: len(self.places[pair[1]]))
        got = {}
        for begin in range(0, len(pairs), 512):
            mine = pairs[begin : begin + 512]
            got.update(zip(mine, model(*self.batch(mine)).tolist()))
        return {at: [round(got[at, place], 3) for place, _ in self.groups[at]["p"]] for at in some}


def area(groups, read):
    yes, no = ([max(chances) for at, chances in read.items() if groups[at]["a"] == one and chances] for one in (1, 0))
    return sum((a > b) + 0.5 * (a == b) for a in yes for b in no) / max(1, len(yes) * len(no))


if __name__ == "__main__":
    path, folder, out = sys.argv[1:4]
    trainer = Trainer(path, folder)
    general, own, test = (trainer.of(kind) for kind in ("gen", "tgt", "test"))
    torch.manual_seed(7)
    base = trainer.tune(Pair(folder), general, GENERAL, 1)

    def tuned(some):
        mixed = random.Random(1).sample(general, min(len(general), int(MIXED * len(some))))
        return trainer.tune(copy.deepcopy(base), some + mixed, OWN, 11)

    read = {}
    for fold in range(FOLDS):
        inside = [at for at in own if trainer.groups[at]["fold"] == fold]
        if inside:
            read.update(trainer.read(tuned([at for at in own if at not in set(inside)]), inside))
    model = tuned(own)
    read.update(trainer.read(model, test))
    for name in sorted({trainer.groups[at]["set"] for at in read}):
        print(name, round(area(trainer.groups, {at: chances for at, chances in read.items() if trainer.groups[at]["set"] == name}), 3))
    torch.save({name: value.half().cpu() for name, value in model.state_dict().items() if "word_embeddings" not in name}, out + "/reader.pt")
    json.dump(read, open(out + "/read.json", "w"))
