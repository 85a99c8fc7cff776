"""Learns how likely a card is true of its words: `truth.py DUMPS SIGNS.jsonl WEIGHTS.json`.

A logistic regression over the signs of cards (`npm run cards`) of contracts whose cards were judged: true, or not, and over
their categories, each for all readers and for those who usually write the paper. A card that is slight, or tells another
harm of the right place, counts half. Prints how well it tells true from not on parts that it has not learned from, and how
often cards of each chance are true; writes its weights into WEIGHTS.json as `truth`, for `npm run frames -- --pack`.
"""
import json
import sys
import zlib

import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import average_precision_score, roc_auc_score
from sklearn.preprocessing import StandardScaler

from contracts import real_contracts
from data import over, read_lines

PARTS = 5
C = 0.1
SLIGHT = 0.5  # weight of a card that is slight, or tells another harm
STRONG = 25  # which sign tells that the reader usually writes the paper
LIGHTLY = 2  # how much less a category is held back than a sign


def said_of(card, contract):
    """Whether it is true and how much that counts, by the verdict on a card of the same category there, else by the notes, else by verdicts on others there; None where nothing tells."""
    at = (card["start"], card["end"])
    category = card["category"]
    verdicts = [j for j in contract["judged"] if j["party"] == card["party"] and over((j["start"], j["end"]), at)]
    same = {j["v"] for j in verdicts if j["category"] == category}
    if "T" in same or any(j["v"] == "R" and j["right"] == category for j in verdicts):
        return True, 1.0
    if same & {"R", "M"}:
        return False, SLIGHT
    noted = [i for i in contract["issues"] if card["party"] in i["b"] and i["at"] and over(i["at"], at)]
    if any(category in [i["c"], *i["also"]] for i in noted):
        return True, 1.0
    if "F" in same:
        return False, 1.0
    if noted or any(j["v"] in ("T", "R") for j in verdicts):
        return False, SLIGHT
    return (False, 1.0) if any(j["v"] == "F" for j in verdicts) else None


def part(card):
    return zlib.crc32(card["id"].split("-")[0].encode()) % PARTS


def columns(cards, categories):
    """Their signs, and a column for each category, and one for it on the strong side."""
    signs = np.array([c["signs"] for c in cards])
    own = np.eye(len(categories))[[categories.index(c["category"]) for c in cards]] * LIGHTLY
    return signs, np.hstack([own, own * signs[:, [STRONG]]])


def fitted(signs, own, y, weights):
    scaler = StandardScaler().fit(signs)
    model = LogisticRegression(C=C, max_iter=5000)
    return model.fit(np.hstack([scaler.transform(signs), own]), y, sample_weight=weights), scaler


def chances(fit, signs, own):
    model, scaler = fit
    return model.predict_proba(np.hstack([scaler.transform(signs), own]))[:, 1]


def weights_of(fit, categories):
    model, scaler = fit
    count, own = len(scaler.mean_), model.coef_[0][len(scaler.mean_):] * LIGHTLY
    signs = model.coef_[0][:count] / scaler.scale_
    pairs = zip(categories, own[: len(categories)], own[len(categories):])
    return {
        "bias": round(float(model.intercept_[0] - (signs * scaler.mean_).sum()), 4),
        "weights": [round(float(v), 4) for v in signs],
        "categories": {c: [round(float(usual), 4), round(float(strong), 4)] for c, usual, strong in pairs},
    }


def main(dumps, signs, out):
    contracts = {c["id"]: c for c in real_contracts(dumps) if c["judged"]}
    cards = [c for c in read_lines(signs) if c["id"] in contracts]
    said = [said_of(c, contracts[c["id"]]) for c in cards]
    known = [(c, t) for c, t in zip(cards, said) if t is not None]
    categories = sorted({c["category"] for c, _ in known})
    signs, own = columns([c for c, _ in known], categories)
    y, counts = np.array([t for _, (t, _) in known]), np.array([w for _, (_, w) in known])
    parts, chance = np.array([part(c) for c, _ in known]), np.zeros(len(y))
    for k in range(PARTS):
        here = parts == k
        if here.any():
            chance[here] = chances(fitted(signs[~here], own[~here], y[~here], counts[~here]), signs[here], own[here])
    print(f"{len(y)} cards, {y.mean():.0%} true; AUC {roc_auc_score(y, chance):.3f}, average precision {average_precision_score(y, chance):.3f}")
    for low in range(10):
        here = np.minimum(chance * 10, 9).astype(int) == low
        if here.any():
            print(f"chance from {low / 10:.1f}: {here.sum()} cards, {y[here].mean():.2f} true")
    weights = json.load(open(out))
    json.dump({**weights, "truth": weights_of(fitted(signs, own, y, counts), categories)}, open(out, "w"))


if __name__ == "__main__":
    main(*sys.argv[1:])
