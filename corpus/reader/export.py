"""Writes the reader for the product: `export.py GROUPS.jsonl.gz PRETRAINED TUNED.pt OUT TEXTS...`: OUT.onnx (whole numbers of 7 bits), OUT-words.txt.

TEXTS: further files whose words are kept."""
import os
import sys

import onnx
import torch
from tokenizers import Tokenizer
from transformers import BertModel

from pair_graph import graph_of
from groups import read_groups

FIRST = [0, 100, 2, 3, 4, 101, 102]  # padding, unknown, three that the encoder uses, begin, end: rows 0 to 6 of the product's vocabulary
SEEN = 3  # times that a word piece must stand anywhere to be kept; twice each in questions


def vocabulary(groups, folder, texts):
    tokens = Tokenizer.from_file(folder + "/tokenizer.json")
    pieces = open(folder + "/vocab.txt").read().split("\n")
    places, questions = groups
    count = {}
    for some, worth in ((places, 1), (questions, 2), ([open(text).read().lower() for text in texts], 1)):
        for encoded in tokens.encode_batch(some, add_special_tokens=False):
            for i in encoded.ids:
                count[i] = count.get(i, 0) + worth
    sign = lambda piece: len(piece.removeprefix("##")) == 1 and piece.isascii()  # noqa: E731
    keep = [i for i in range(999, len(pieces)) if pieces[i] and (count.get(i, 0) >= SEEN or sign(pieces[i]))]
    rows = FIRST + [i for i in keep if i not in FIRST]
    return rows, [pieces[i] for i in rows]


if __name__ == "__main__":
    path, folder, weights, out = sys.argv[1:5]
    texts, _, groups = read_groups(path, folder)
    rows, pieces = vocabulary((texts, [group["q"] for group in groups]), folder, sys.argv[5:])
    words = BertModel.from_pretrained(folder, add_pooling_layer=False).embeddings.word_embeddings.weight.detach().numpy()
    onnx.save(graph_of(torch.load(weights, weights_only=True), words, rows), out + ".onnx")
    open(out + "-words.txt", "w").write("\n".join(pieces))
    print("rows", len(rows), "bytes", os.path.getsize(out + ".onnx"))
