"""Learns how likely a card is true of its words: `truth.py DUMPS SIGNS.jsonl WEIGHTS.json`.

A logistic regression over the signs of cards (`npm run cards`) of contracts whose cards were judged: true, or not. Prints
how well it tells the two apart on parts that it has not learned from, and how often cards of each chance are true; writes
its weights into WEIGHTS.json as `truth`, for `npm run frames -- --pack`.
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
from weigh import linear

PARTS = 5
C = 0.3


def is_true(card, contract):
    """By the verdict on a card of the same category there, else by the notes, else by verdicts on others there; None where nothing tells."""
    at = (card["start"], card["end"])
    category = card["category"]
    verdicts = [j for j in contract["judged"] if j["party"] == card["party"] and over((j["start"], j["end"]), at)]
    same = {j["v"] for j in verdicts if j["category"] == category}
    if "T" in same or any(j["v"] == "R" and j["right"] == category for j in verdicts):
        return True
    if same & {"R", "M"}:
        return False
    noted = [i for i in contract["issues"] if card["party"] in i["b"] and i["at"] and over(i["at"], at)]
    if any(category in [i["c"], *i["also"]] for i in noted):
        return True
    return False if noted or any(j["v"] != "M" for j in verdicts) else None


def part(card):
    return zlib.crc32(card["id"].split("-")[0].encode()) % PARTS


def fitted(x, y):
    scaler = StandardScaler().fit(x)
    return LogisticRegression(C=C, max_iter=2000).fit(scaler.transform(x), y), scaler


def main(dumps, signs, out):
    contracts = {c["id"]: c for c in real_contracts(dumps) if c["judged"]}
    cards = [c for c in read_lines(signs) if c["id"] in contracts]
    said = [is_true(c, contracts[c["id"]]) for c in cards]
    known = [(c, t) for c, t in zip(cards, said) if t is not None]
    x, y = np.array([c["signs"] for c, _ in known]), np.array([t for _, t in known])
    parts, chance = np.array([part(c) for c, _ in known]), np.zeros(len(y))
    for k in range(PARTS):
        if not (parts == k).any():
            continue
        model, scaler = fitted(x[parts != k], y[parts != k])
        chance[parts == k] = model.predict_proba(scaler.transform(x[parts == k]))[:, 1]
    print(f"{len(y)} cards, {y.mean():.0%} true; AUC {roc_auc_score(y, chance):.3f}, average precision {average_precision_score(y, chance):.3f}")
    for low in range(10):
        here = np.minimum(chance * 10, 9).astype(int) == low
        if here.any():
            print(f"chance from {low / 10:.1f}: {here.sum()} cards, {y[here].mean():.2f} true")
    weights = json.load(open(out))
    json.dump({**weights, "truth": linear(*fitted(x, y))}, open(out, "w"))


if __name__ == "__main__":
    main(*sys.argv[1:])
