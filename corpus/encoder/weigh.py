"""Learns how much frames and readings count: `weigh.py DUMPS OUT.json FOLD.pkl...`, one file of train.py for each part held out.

Two steps, both logistic regressions, for "raises anything" and for "raises anything grave": the frames of a piece on all
annotated contracts; then, on readings and frame scores of contracts that neither had seen, how the two go together and how
harsh the whole contract is. Prints the average precision over the parts; writes the weights of all, for `npm run frames -- --pack`.
"""
import json
import pickle
import sys

import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import average_precision_score
from sklearn.preprocessing import StandardScaler

from data import over, read_lines, sides_of
from train import fold_of, real_contracts

LATER = 0.5  # weight of contracts that came later: foreign ones
C = 0.3


def rows_of(contract, said):
    """For each side and piece: frames, whether it raises anything or anything grave, place and side."""
    marks = sides_of(contract)
    mark_of = dict(zip(contract["sides"], marks))
    frames, labels, places = [], [], []
    for (start, end, _, _), both in zip(contract["pieces"], said):
        if both is None:
            continue
        here = [i for i in contract["issues"] if i["at"] and over(i["at"], (start, end))]
        for side in sorted(set(marks)):
            own = [i["s"] for i in here if any(mark_of.get(b) == side for b in i["b"])]
            frames.append(both[side])
            labels.append((bool(own), any(s in ("critical", "high") for s in own)))
            places.append(((start, end), side))
    return np.array(frames, float), np.array(labels, int), places


def odds(p):
    p = np.clip(p, 0.001, 0.999)
    return np.log(p / (1 - p))


def fitted(x, y, weights=None):
    return LogisticRegression(C=C, max_iter=3000, solver="liblinear").fit(x, y, sample_weight=weights)


def read_by(readings, places):
    """Readings of both sides in the order of the rows: any, grave, fit, and the other side's any, grave."""
    by_place = {tuple(span): sides for span, sides in readings}
    out = []
    for span, side in places:
        (cats, marks), (_, across) = by_place[span][side], by_place[span][1 - side]
        out.append([marks[0], marks[1], cats.max(), across[0], across[1]])
    return odds(np.array(out, float))


def whole(scores, places):
    """How harsh the contract is to the row's side: mean, mean of the worst twentieth, pieces, whether it is the first side."""
    out = np.zeros((len(scores), 4))
    sides = np.array([side for _, side in places])
    for side in set(sides):
        own = sides == side
        worst = np.sort(scores[own])[::-1][: max(1, own.sum() // 20)]
        out[own] = [scores[own].mean(), worst.mean(), np.log(own.sum()), float(side == 0)]
    return out


def linear(model, scaler=None):
    weights, bias = model.coef_[0], model.intercept_[0]
    if scaler is not None:
        weights = weights / scaler.scale_
        bias = bias - (weights * scaler.mean_).sum()
    return {"bias": round(float(bias), 4), "weights": [round(float(w), 4) for w in weights]}


def main(dumps, out, *folds):
    contracts = {c["id"]: c for c in real_contracts(dumps)}
    names, *said = read_lines(dumps + "/frames.jsonl")
    rows = {r["id"]: rows_of(contracts[r["id"]], r["said"]) for r in said if r["id"] in contracts}
    read, part = {}, {}
    for k, fold in enumerate(folds):
        for id_, readings in pickle.load(open(fold, "rb"))[0].items():
            read[id_], part[id_] = read_by(readings, rows[id_][2]), k
    assert all(fold_of(contracts[i], len(folds)) == k for i, k in part.items())
    weight = np.concatenate([np.full(len(r[1]), 1.0 if i in part else LATER) for i, r in rows.items()])
    owner = np.concatenate([np.full(len(r[1]), part.get(i, -1)) for i, r in rows.items()])
    x, y = (np.concatenate([r[n] for r in rows.values()]) for n in (0, 1))
    scores = np.zeros(y.shape)
    for k in range(len(folds)):
        for n in (0, 1):
            scores[owner == k, n] = fitted(x[owner != k], y[owner != k, n], weight[owner != k]).decision_function(x[owner == k])
    starts = dict(zip(rows, np.cumsum([0] + [len(r[1]) for r in rows.values()])))
    both = {i: scores[starts[i] : starts[i] + len(rows[i][1])] for i in read}
    seen = {i: np.hstack([read[i], both[i], whole(both[i][:, 1], rows[i][2])]) for i in read}
    gather = lambda ids, n: (np.vstack([seen[i] for i in ids]), np.concatenate([rows[i][1][:, n] for i in ids]))  # noqa: E731
    result = {"names": names, "words": [], "stack": []}
    for n, what in enumerate(("anything", "grave")):
        result["words"].append(linear(fitted(x, y[:, n], weight)))
        shown = []
        for k in range(len(folds)):
            scaler = StandardScaler().fit(gather([i for i in read if part[i] != k], n)[0])
            fit_x, fit_y = gather([i for i in read if part[i] != k], n)
            test_x, test_y = gather([i for i in read if part[i] == k], n)
            chance = fitted(scaler.transform(fit_x), fit_y).decision_function(scaler.transform(test_x))
            alone = test_x[:, 0] + test_x[:, 2] if n == 0 else test_x[:, :3].sum(1)
            shown.append([average_precision_score(test_y, s) for s in (alone, test_x[:, 5 + n], chance)])
        print(what, "encoder, frames, both:", np.mean(shown, 0).round(3), "by part", np.array(shown)[:, 2].round(3))
        all_x, all_y = gather(list(read), n)
        scaler = StandardScaler().fit(all_x)
        result["stack"].append(linear(fitted(scaler.transform(all_x), all_y), scaler))
    json.dump(result, open(out, "w"))


if __name__ == "__main__":
    main(*sys.argv[1:])
