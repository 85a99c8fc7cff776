"""Questions with the places of one contract, as tokens."""
import gzip
import json

import numpy as np
from tokenizers import Tokenizer

ASKED, MOST = 48, 192  # tokens of a question, and of it with a place


def read_groups(path, folder):
    """A line `{"x": [texts]}`, then a line a question: q, p (pairs of a text's number and 1 where it answers), a (answered), k (gen, tgt, test), set, fold; w its worth, one: a single pair."""
    tokens = Tokenizer.from_file(folder + "/tokenizer.json")
    tokens.no_padding()
    tokens.no_truncation()
    cut = lambda some, most: [np.array(e.ids[:most], np.int32) for e in tokens.encode_batch(some, add_special_tokens=False)]  # noqa: E731
    with gzip.open(path, "rt") as lines:
        texts = json.loads(next(lines))["x"]
        groups = [json.loads(line) for line in lines]
    for group, ids in zip(groups, cut([group["q"] for group in groups], ASKED)):
        group["ids"] = ids
    return texts, cut(texts, MOST), groups
