"""Writes the tuned encoder for the product: `export.py DUMPS TUNED.pt OUT`: OUT.onnx (whole numbers of 7 bits), OUT-words.txt, OUT-categories.txt.

Prints how far what the file reads lies from what the weights read, on written contracts: the mean of |difference| over all marks."""
import os
import sys

import numpy as np
import onnx
import onnxruntime
import torch

from contracts import classes_of, real_contracts
from data import CLS, SEP, Tokens, read_lines
from graph import graph_of
from model import fresh
from train import PUBLIC, WEIGHTS

CUAD = os.environ["CUAD"]  # cuad_train.jsonl.gz: for the words that contracts use
FIRST = [0, 100, 2, 3, 4, CLS, SEP]  # padding, unknown, the three marks, begin, end: rows 0 to 6 of the product's vocabulary


def vocabulary(dumps):
    """Rows of the pretrained vocabulary that any text here uses, and all single signs."""
    tokens = Tokens(WEIGHTS)
    pieces = open(WEIGHTS + "/vocab.txt").read().split("\n")
    count = {}
    def see(text):
        for i in tokens(text, 10_000):
            count[i] = count.get(i, 0) + 1
    for name in ("written", "lines", "real"):
        for row in real_contracts(dumps) if name == "real" else read_lines(f"{dumps}/{name}.jsonl"):
            for p in row["pieces"]:
                see(p if isinstance(p, str) else p[2])
    for row in read_lines(CUAD)[:150]:
        see(row["text"].lower())
    for name in ("tos100_unfair", "tos_multilingual_en"):
        for row in read_lines(PUBLIC + name + ".jsonl.gz"):
            see(row["text"])
    keep = [i for i in range(999, len(pieces)) if pieces[i] and (count.get(i, 0) >= 2 or (len(pieces[i].removeprefix("##")) == 1 and pieces[i].isascii()))]
    rows = FIRST + [i for i in keep if i not in FIRST]
    return rows, [pieces[i] for i in rows]


def difference(model, path, rows, dumps, chunks=60, most=180):
    """Mean of |difference| over all marks between the file and the weights, on the beginnings of written contracts."""
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads, options.graph_optimization_level = 1, onnxruntime.GraphOptimizationLevel.ORT_ENABLE_BASIC
    session, tokens = onnxruntime.InferenceSession(path, options), Tokens(WEIGHTS)
    place = {row: at for at, row in enumerate(rows)}
    far = []
    for contract in read_lines(f"{dumps}/written.jsonl")[:chunks]:
        ids, own = [CLS], [-1]
        for unit, piece in enumerate(contract["pieces"]):
            mine = tokens(piece if isinstance(piece, str) else piece[2], 150)
            if len(ids) + len(mine) >= most:
                break
            ids, own = ids + mine, own + [unit] * len(mine)
        ids, own = ids + [SEP], np.array(own + [-1])
        units = [unit for unit in range(own.max() + 1) if (own == unit).any()]
        if not units:
            continue
        owners = np.stack([own == unit for unit in units]).astype(np.float32)
        with torch.no_grad():
            hidden = model.states(torch.tensor([ids]), torch.ones(1, len(ids)))
            sides = model.heads(hidden, torch.tensor(owners)[None])
        meant = torch.stack([torch.sigmoid(marks[0]) for _, marks in sides], 1).numpy()
        short = np.array([[place.get(i, place[100]) for i in ids]], np.int32)
        far.append(np.abs(session.run(["marks"], {"ids": short, "own": owners})[0] - meant).ravel())
    return float(np.concatenate(far).mean())


if __name__ == "__main__":
    dumps, weights, out = sys.argv[1:4]
    state = torch.load(weights, weights_only=True)
    rows, pieces = vocabulary(dumps)
    onnx.save(graph_of(state, rows), out + ".onnx")
    open(out + "-words.txt", "w").write("\n".join(pieces))
    open(out + "-categories.txt", "w").write("\n".join(classes_of(dumps)[0]))
    far = difference(fresh(WEIGHTS, state).eval(), out + ".onnx", rows, dumps)
    print("rows", len(rows), "bytes", os.path.getsize(out + ".onnx"), "marks from those of the weights", round(far, 4))
