"""Learns how much frames and readings count: `weigh.py DUMPS KNOWN.jsonl OUT.json READ.jsonl...`.

Two steps, both logistic regressions, for "raises anything" and for "raises anything grave": the frames of a piece on all
contracts of DUMPS; then, on what encoders read of contracts that they had not learned from (`train.py read`; KNOWN's own
readings where no READ is given) and frame scores of parts that had not seen them, how the two go together, with what the product's
other readers found (KNOWN: `npm run readings`), and how harsh the whole contract is. What judged cards call true counts as
raised, what they call slight counts little where nothing else is noted. Prints the average precision by part; writes the
weights of all, for `npm run frames -- --pack`.
"""
import json
import sys

import numpy as np
import scipy.sparse as sp
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import average_precision_score
from sklearn.preprocessing import StandardScaler

from contracts import is_foreign, part_of, real_contracts
from data import over, read_lines, sides_of

PARTS = 4
FOREIGN = 0.5  # weight of contracts of CUAD among those that frames are learned from
SLIGHT = 0.3  # weight of a piece that only a slight card tells of
C_WORDS, C_STACK = 0.03, 0.3
UNREAD = {"any": 0.004, "grave": 0.004, "fit": 0.004}  # a piece without a word that the encoder knows
FEWEST = 40  # a shorter contract counts as one of so many pieces: there are too few to learn from


def rows_of(contract, said):
    """For each side and piece: frames, whether it raises anything or anything grave, index of the piece and side, how much it counts."""
    marks = sides_of(contract)
    mark_of = dict(zip(contract["sides"], marks))
    frames, labels, places, counts = [], [], [], []
    for index, ((start, end, _, _), both) in enumerate(zip(contract["pieces"], said)):
        if both is None:
            continue
        here = [i for i in contract["issues"] if i["at"] and over(i["at"], (start, end))]
        cards = [c for c in contract["judged"] if over((c["start"], c["end"]), (start, end))]
        for side in sorted(set(marks)):
            own = [i["s"] for i in here if any(mark_of.get(b) == side for b in i["b"])]
            frames.append(both[side])
            verdicts = {c["v"] for c in cards if mark_of.get(c["party"]) == side}
            raised = bool(own) or bool(verdicts & {"T", "R"})
            counts.append(1.0 if raised or "F" in verdicts or not verdicts else SLIGHT)
            labels.append((raised, any(s in ("critical", "high") for s in own)))
            places.append((index, side))
    return sp.csr_matrix(np.array(frames, np.float32)), np.array(labels, int), places, np.array(counts)


def odds(p):
    p = np.clip(p, 0.001, 0.999)
    return np.log(p / (1 - p))


def fitted(x, y, c, weights=None):
    return LogisticRegression(C=c, max_iter=3000, solver="liblinear", tol=1e-3).fit(x, y, sample_weight=weights)


def known_by(row, places):
    """What the other readers of the product found in each piece: found, as grave, how surely, as what the encoder holds it to be, by a detector."""
    out = []
    for index, side in places:
        known = row["known"][side] and row["known"][side][index]
        read = row["pieces"][index]
        if not known:
            out.append([0] * 5)
            continue
        severe, confidence, exact, categories = known
        out.append([1, severe, confidence, float(read is not None and read[side]["category"] in categories), exact])
    return np.array(out, float)


def read_by(pieces, places):
    """Readings of both sides in the order of the rows: any, grave, fit, and the other side's any, grave."""
    out = []
    for index, side in places:
        own, across = (pieces[index][side], pieces[index][1 - side]) if pieces[index] else (UNREAD, UNREAD)
        out.append([own["any"], own["grave"], own["fit"], across["any"], across["grave"]])
    return odds(np.array(out, float))


def whole(scores, places):
    """How harsh the contract is to the row's side: mean, mean of the worst twentieth, pieces, whether it is the first side."""
    out = np.zeros((len(scores), 4))
    sides = np.array([side for _, side in places])
    for side in set(sides):
        own = sides == side
        worst = np.sort(scores[own])[::-1][: max(1, own.sum() // 20)]
        out[own] = [scores[own].mean(), worst.mean(), np.log(max(FEWEST, own.sum())), float(side == 0)]
    return out


def linear(model, scaler=None):
    weights, bias = model.coef_[0], model.intercept_[0]
    if scaler is not None:
        weights = weights / scaler.scale_
        bias = bias - (weights * scaler.mean_).sum()
    return {"bias": round(float(bias), 4), "weights": [round(float(w), 4) for w in weights]}


def main(dumps, known, out, *read_by_others):
    contracts = {c["id"]: c for c in real_contracts(dumps)}
    names, *said = read_lines(dumps + "/frames.jsonl")
    rows = {r["id"]: rows_of(contracts[r["id"]], r["said"]) for r in said if r["id"] in contracts}
    rows = {i: r for i, r in rows.items() if r[2]}
    part = {i: part_of(contracts[i], PARTS) for i in rows}
    share = lambda ids: np.concatenate([np.full(len(rows[i][1]), FOREIGN if is_foreign(contracts[i]) else 1.0) for i in ids])  # noqa: E731
    counts = lambda ids: np.concatenate([rows[i][3] for i in ids])  # noqa: E731
    label = lambda ids, n: np.concatenate([rows[i][1][:, n] for i in ids])  # noqa: E731
    words = lambda ids, n: fitted(sp.vstack([rows[i][0] for i in ids]), label(ids, n), C_WORDS, share(ids))  # noqa: E731
    scores = {}
    for k in range(PARTS):
        models = [words([i for i in rows if part[i] != k], n) for n in (0, 1)]
        for i in rows:
            if part[i] == k:
                scores[i] = np.stack([m.decision_function(rows[i][0]) for m in models], 1)
    read = {r["id"]: r for r in read_lines(known) if r["id"] in rows}
    if read_by_others:
        pieces = {r["id"]: r["pieces"] for name in read_by_others for r in read_lines(name)}
        read = {i: {**r, "pieces": pieces[i]} for i, r in read.items() if i in pieces}
    seen = {}
    for i, r in read.items():
        places = rows[i][2]
        seen[i] = np.hstack([read_by(r["pieces"], places), scores[i], whole(scores[i][:, 1], places), known_by(r, places)])
    result = {"names": names, "words": [], "stack": []}
    for n, what in enumerate(("anything", "grave")):
        result["words"].append(linear(words(list(rows), n)))
        shown = []
        for k in range(PARTS):
            fit, test = [i for i in seen if part[i] != k], [i for i in seen if part[i] == k]
            scaler = StandardScaler().fit(np.vstack([seen[i] for i in fit]))
            model = fitted(scaler.transform(np.vstack([seen[i] for i in fit])), label(fit, n), C_STACK, counts(fit))
            x, y = np.vstack([seen[i] for i in test]), label(test, n)
            chance = model.decision_function(scaler.transform(x))
            shown.append([average_precision_score(y, s) for s in (x[:, :3].sum(1), x[:, 5 + n], chance)])
        print(what, len(seen), "contracts; encoder, frames, both:", np.mean(shown, 0).round(3), "by part", np.array(shown)[:, 2].round(3))
        every = np.vstack([seen[i] for i in seen])
        scaler = StandardScaler().fit(every)
        result["stack"].append(linear(fitted(scaler.transform(every), label(list(seen), n), C_STACK, counts(list(seen))), scaler))
    json.dump(result, open(out, "w"))


if __name__ == "__main__":
    main(*sys.argv[1:])
