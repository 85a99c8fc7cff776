"""The encoder as a graph for the product's runtime: one chunk a run, weights as whole numbers of 7 bits, and only what it needs.

A chunk alone has no padding, so nothing is masked and attention is one operator; what each layer's three projections read is made
whole numbers once; each sum and each norm is an operator of its own, since the runtime's own fusion of the two takes several times as long.
"""
import numpy as np
from onnx import TensorProto as T
from onnx import helper, numpy_helper

HEADS = 12
EPSILON = 1e-12
RUNTIME = "com.microsoft"


class Graph:
    def __init__(self):
        self.nodes, self.values = [], []

    def value(self, name, array):
        self.values.append(numpy_helper.from_array(np.array(array, order="C"), name))
        return name

    def node(self, op, inputs, name, domain="", outputs=1, **options):
        names = [name] if outputs == 1 else [f"{name}.{k}" for k in range(outputs)]
        self.nodes.append(helper.make_node(op, inputs, names, name=name, domain=domain, **options))
        return name if outputs == 1 else names

    def whole(self, name, weight):
        """A matrix [in, out] in whole numbers from -64 to 64, a scale for each column: a wider range overflows on processors without dot products of bytes."""
        scale = np.maximum(np.abs(weight).max(0), 1e-9) / 64
        whole = np.clip(np.round(weight / scale), -64, 64).astype(np.int8)
        return self.value(name + ".whole", whole), self.value(name + ".scale", scale.astype(np.float32))

    def table(self, name, rows, found):
        """Rows of a table kept in whole numbers of 8 bits; `found` picks some, and they are made fractions again."""
        low, high = min(rows.min(), 0), max(rows.max(), 0)
        scale = (high - low) / 255
        zero = np.round(-low / scale)
        whole = self.value(name + ".whole", np.clip(np.round(rows / scale) + zero, 0, 255).astype(np.uint8))
        return self.node("DequantizeLinear", [found(whole), self.value(name + ".scale", np.float32(scale)), self.value(name + ".zero", np.uint8(zero))], name)

    def dense(self, name, x, weight, bias):
        whole, scale = self.whole(name, weight)
        return self.node("DynamicQuantizeMatMul", [x, whole, scale, "", self.value(name + ".bias", bias)], name, RUNTIME)

    def norm(self, name, x, weight, bias):
        return self.node("LayerNormalization", [x, self.value(name + ".weight", weight), self.value(name + ".bias", bias)], name, epsilon=EPSILON, axis=-1)


def layers_of(g, s, x):
    """What the layers of these weights make of x, in the graph."""
    layer = 0
    while f"body.encoder.layer.{layer}.output.dense.weight" in s:
        at = f"body.encoder.layer.{layer}."
        part = lambda name: (s[f"{at}{name}.weight"].T, s[f"{at}{name}.bias"])  # noqa: E731, B023
        bytes_, scale, zero = g.node("DynamicQuantizeLinear", [x], f"{layer}.bytes", outputs=3)
        seen = []
        for name in ("query", "key", "value"):
            weight, bias = part("attention.self." + name)
            whole, columns = g.whole(f"{layer}.{name}", weight)
            seen.append(g.node("MatMulIntegerToFloat", [bytes_, whole, scale, columns, zero, "", g.value(f"{layer}.{name}.bias", bias)], f"{layer}.{name}", RUNTIME))
        looked = g.node("MultiHeadAttention", seen, f"{layer}.looked", RUNTIME, num_heads=HEADS)
        x = g.node("Add", [g.dense(f"{layer}.attention", looked, *part("attention.output.dense")), x], f"{layer}.sum")
        x = g.norm(f"{layer}.normed", x, s[at + "attention.output.LayerNorm.weight"], s[at + "attention.output.LayerNorm.bias"])
        wide = g.node("Gelu", [g.dense(f"{layer}.wide", x, *part("intermediate.dense"))], f"{layer}.gelu", RUNTIME)
        x = g.node("Add", [g.dense(f"{layer}.narrow", wide, *part("output.dense")), x], f"{layer}.total")
        x = g.norm(f"{layer}.out", x, s[at + "output.LayerNorm.weight"], s[at + "output.LayerNorm.bias"])
        layer += 1
    return x


def graph_of(state, rows):
    """ids [1,T] int32, own [U,T] float (which tokens a unit has) -> cats [U,2,C] and marks [U,2,4], all from 0 to 1.

    state: the weights of `Reader`; rows: those of its vocabulary that the product keeps."""
    s = {name: value.detach().float().numpy() for name, value in state.items()}
    g = Graph()
    words = s["body.embeddings.word_embeddings.weight"].copy()
    words[2:5] = s["parties"]
    begin, length = g.value("zero", np.array([0])), g.node("Shape", ["ids"], "length", start=1)
    x = g.table("words", words[rows], lambda table: g.node("Gather", [table, "ids"], "known"))
    here = g.table("places", s["body.embeddings.position_embeddings.weight"], lambda table: g.node("Slice", [table, begin, length, begin], "here"))
    x = g.node("Add", [g.node("Add", [x, here], "placed"), g.value("kind", s["body.embeddings.token_type_embeddings.weight"][0])], "embedded")
    x = g.norm("embeddings", x, s["body.embeddings.LayerNorm.weight"], s["body.embeddings.LayerNorm.bias"])

    x = layers_of(g, s, x)
    hidden = g.node("Squeeze", [x, g.value("one", np.array([0]))], "hidden")
    last = g.value("last", np.array([-1]))
    count = g.node("Max", [g.node("ReduceSum", ["own", last], "tokens", keepdims=1), g.value("least", np.float32(1))], "count")
    mean = g.node("Div", [g.node("MatMul", ["own", hidden], "sum"), count], "mean")
    others = g.node("Mul", [g.node("Sub", ["own", g.value("all", np.float32(1))], "outside"), g.value("far", np.float32(1e4))], "others")
    labels = s["labels"] / np.sqrt((s["labels"] ** 2).sum(-1, keepdims=True) + 1e-6)
    compared = g.value("labels", labels.T * s["scale"])
    cats, marks = [], []
    for side in range(2):
        look = g.node("Transpose", [g.node("MatMul", [hidden, g.value(f"look{side}", s["look"][side][:, None])], f"seen{side}")], f"row{side}", perm=[1, 0])
        share = g.node("Softmax", [g.node("Add", [others, look], f"logits{side}")], f"share{side}", axis=-1)
        z = g.node("Concat", [g.node("MatMul", [share, hidden], f"pooled{side}"), mean], f"both{side}", axis=-1)
        z = g.dense(f"side{side}", z, s[f"sides.{side}.weight"].T, s[f"sides.{side}.bias"])
        size = g.node("ReduceSumSquare", [z, last], f"square{side}", keepdims=1)
        size = g.node("Sqrt", [g.node("Add", [size, g.value(f"little{side}", np.float32(1e-6))], f"size{side}")], f"root{side}")
        near = g.node("MatMul", [g.node("Div", [z, size], f"unit{side}"), compared], f"near{side}")
        cats.append(g.node("Add", [near, g.value(f"bias{side}", s["bias"])], f"cat{side}"))
        mark = g.node("MatMul", [z, g.value(f"mark{side}.weight", s[f"marks.{side}.weight"].T)], f"mark{side}")
        marks.append(g.node("Add", [mark, g.value(f"mark{side}.bias", s[f"marks.{side}.bias"])], f"marked{side}"))
    for name, parts in (("cats", cats), ("marks", marks)):
        stacked = [g.node("Unsqueeze", [p, g.value(p + ".at", np.array([1]))], p + ".side") for p in parts]
        g.node("Sigmoid", [g.node("Concat", stacked, name + ".both", axis=1)], name)

    inputs = [helper.make_tensor_value_info("ids", T.INT32, [1, "t"]), helper.make_tensor_value_info("own", T.FLOAT, ["u", "t"])]
    outputs = [helper.make_tensor_value_info("cats", T.FLOAT, ["u", 2, len(labels)]), helper.make_tensor_value_info("marks", T.FLOAT, ["u", 2, 4])]
    graph = helper.make_graph(g.nodes, "encoder", inputs, outputs, g.values)
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18), helper.make_opsetid(RUNTIME, 1)], ir_version=8, producer_name="karar")
