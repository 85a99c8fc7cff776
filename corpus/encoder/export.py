"""Writes the tuned encoder as whole numbers: `export.py DUMPS TUNED.pt OUT`: OUT.onnx (int8, range of 7 bits), OUT-words.txt, OUT-categories.txt."""
import os
import re
import sys

import onnx
import torch
from onnxruntime.quantization import QuantType, quantize_dynamic
from torch import nn

from data import CLS, SEP, Tokens, read_lines
from train import PUBLIC, WEIGHTS, classes_of, fresh, real_contracts

CUAD = os.environ["CUAD"]  # cuad_train.jsonl.gz: for the words that contracts use
FIRST = [0, 100, 2, 3, 4, CLS, SEP]  # padding, unknown, the three marks, begin, end: rows 0 to 6 of the product's vocabulary


class Product(nn.Module):
    """ids [B,T] int32 (0: padding), own [B,U,T] float -> categories [B,U,2,C] and marks [B,U,2,4], all from 0 to 1."""

    def __init__(self, model, rows):
        super().__init__()
        self.model = model
        words = model.body.embeddings.word_embeddings
        with torch.no_grad():
            words.weight[2:5] = model.parties
            self.words = nn.Embedding.from_pretrained(words.weight[rows].clone())

    def forward(self, ids, own):
        body = self.model.body
        hidden = body.embeddings(inputs_embeds=self.words(ids.long()))
        hide = (ids == 0).to(hidden.dtype)[:, None, None, :] * -1e4
        for layer in body.encoder.layer:
            hidden = layer(hidden, hide)
        sides, _ = self.model.heads(hidden, own)
        cats = torch.stack([torch.sigmoid(c) for c, _ in sides], 2)
        marks = torch.stack([torch.sigmoid(m) for _, m in sides], 2)
        return cats, marks


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


if __name__ == "__main__":
    dumps, weights, out = sys.argv[1:4]
    model = fresh(dumps, torch.load(weights, weights_only=True)).eval()
    rows, pieces = vocabulary(dumps)
    product = Product(model, rows).eval()
    ids = torch.randint(7, len(rows), (2, 24), dtype=torch.int32)
    ids[1, 20:] = 0
    own = torch.zeros(2, 3, 24)
    own[:, 0, 2:8], own[:, 1, 8:15], own[0, 2, 15:22] = 1, 1, 1
    torch.onnx.export(product, (ids, own), out + ".float.onnx", input_names=["ids", "own"], output_names=["cats", "marks"],
                      dynamic_axes={"ids": {0: "b", 1: "t"}, "own": {0: "b", 1: "u", 2: "t"}}, opset_version=17, dynamo=False)
    # What pools and compares is small, and the runtime takes no single column of whole numbers.
    bare = [n.name for n in onnx.load(out + ".float.onnx").graph.node if n.op_type == "MatMul" and re.fullmatch(r"/MatMul(_\d+)?", n.name)]
    quantize_dynamic(out + ".float.onnx", out + ".onnx", nodes_to_exclude=bare, per_channel=True, reduce_range=True, weight_type=QuantType.QInt8, op_types_to_quantize=["MatMul", "Gather"])
    open(out + "-words.txt", "w").write("\n".join(pieces))
    open(out + "-categories.txt", "w").write("\n".join(classes_of(dumps)[0]))
    print("rows", len(rows), "bytes", os.path.getsize(out + ".onnx"))
