"""The reader as a graph for the product's runtime: one question with one place a run, in the manner of the encoder."""
import os
import sys

import numpy as np
from onnx import TensorProto as T
from onnx import helper

sys.path.append(os.path.join(os.path.dirname(__file__), "..", "encoder"))
from graph import RUNTIME, Graph, layers_of  # noqa: E402

MOST = 200  # places of words that are kept


def graph_of(state, words, rows):
    """ids [1,T] int32, place [T,1] float (1 for the tokens of the place) -> answers [1,1]: above 0 rather yes.

    state: the weights of `Pair` without those of words; words: theirs; rows: those that the product keeps."""
    s = {name: value.detach().float().numpy() for name, value in state.items()}
    g = Graph()
    begin, length = g.value("zero", np.array([0])), g.node("Shape", ["ids"], "length", start=1)
    x = g.table("words", words[rows], lambda table: g.node("Gather", [table, "ids"], "known"))
    here = g.table("places", s["body.embeddings.position_embeddings.weight"][:MOST], lambda table: g.node("Slice", [table, begin, length, begin], "here"))
    kinds = s["body.embeddings.token_type_embeddings.weight"]
    step = g.node("Mul", ["place", g.value("kind.step", kinds[1] - kinds[0])], "kind.by")
    kind = g.node("Add", [step, g.value("kind", kinds[0])], "kind.of")
    x = g.node("Add", [g.node("Add", [x, here], "placed"), kind], "embedded")
    x = g.norm("embeddings", x, s["body.embeddings.LayerNorm.weight"], s["body.embeddings.LayerNorm.bias"])
    x = layers_of(g, s, x)

    hidden = g.node("Squeeze", [x, g.value("one", np.array([0]))], "hidden")
    first = g.node("Gather", [hidden, g.value("begin", np.array([0]))], "first", axis=0)
    others = g.node("Mul", [g.node("Sub", ["place", g.value("all", np.float32(1))], "outside"), g.value("far", np.float32(1e4))], "others")
    look = g.node("Add", [g.node("MatMul", [hidden, g.value("look", s["look.weight"].T)], "looked"), others], "look.logits")
    share = g.node("Transpose", [g.node("Softmax", [look], "share", axis=0)], "share.row", perm=[1, 0])
    both = g.node("Concat", [first, g.node("MatMul", [share, hidden], "pooled")], "both", axis=-1)
    mid = g.node("Gelu", [g.dense("mid", both, s["mid.weight"].T, s["mid.bias"])], "mid.gelu", RUNTIME)
    g.node("Add", [g.node("MatMul", [mid, g.value("last", s["last.weight"].T)], "last.by"), g.value("last.bias", s["last.bias"])], "answers")

    inputs = [helper.make_tensor_value_info("ids", T.INT32, [1, "t"]), helper.make_tensor_value_info("place", T.FLOAT, ["t", 1])]
    outputs = [helper.make_tensor_value_info("answers", T.FLOAT, [1, 1])]
    graph = helper.make_graph(g.nodes, "reader", inputs, outputs, g.values)
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18), helper.make_opsetid(RUNTIME, 1)], ir_version=8, producer_name="karar")
