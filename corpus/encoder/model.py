"""A small encoder that reads a stretch of a contract once and says of each piece what it raises for either side."""
import torch
from torch import nn
from transformers import AutoModel

WIDTH = 384
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"


class Reader(nn.Module):
    """Categories are compared with embeddings of their descriptions, so that one with few examples begins from its words."""

    def __init__(self, folder: str, described: torch.Tensor):
        super().__init__()
        self.body = AutoModel.from_pretrained(folder, attn_implementation="eager", add_pooling_layer=False)
        words = self.body.embeddings.word_embeddings.weight
        words.requires_grad_(False)  # most words stand in too few contracts to be learned anew
        tokens = {w: i for i, w in enumerate(open(folder + "/vocab.txt").read().split("\n"))}
        mean = lambda names: words.data[[tokens[n] for n in names]].mean(0)  # noqa: E731
        sides = [["you", "your", "customer", "employee", "tenant"], ["we", "our", "company", "provider", "owner"], ["both", "parties", "each"]]
        self.parties = nn.Parameter(torch.stack([mean(names) for names in sides]), requires_grad=False)  # rows 2 to 4 of the words
        self.look = nn.Parameter(torch.randn(2, WIDTH) * 0.02)
        self.sides = nn.ModuleList(nn.Linear(2 * WIDTH, WIDTH) for _ in range(2))
        for side in self.sides:
            side.weight.data.normal_(0, 0.01)
            side.weight.data[:, WIDTH:] += torch.eye(WIDTH)
            side.bias.data.zero_()
        self.labels = nn.Parameter(described.clone())
        self.scale = nn.Parameter(torch.tensor(8.0))
        self.bias = nn.Parameter(torch.full((described.shape[0],), -6.0))
        self.marks = nn.ModuleList(nn.Linear(WIDTH, 4) for _ in range(2))  # any, grave, unfair, decoy
        for mark in self.marks:
            mark.bias.data.fill_(-2.0)
        self.drop = nn.Dropout(0.1)

    def dropout(self, share: float):
        """Sets how much is left out in the body; what each side sees of a piece keeps its own."""
        for part in self.body.modules():
            if isinstance(part, nn.Dropout):
                part.p = share

    def layers(self):
        """What is tuned of the body, from the places of words to the last layer: each a list of weights."""
        parts = [self.body.embeddings, *self.body.encoder.layer]
        return [[p for p in part.parameters() if p.requires_grad] for part in parts]

    def states(self, ids, mask):
        body = self.body
        own = ((ids >= 2) & (ids <= 4)).unsqueeze(-1)
        words = torch.where(own, self.parties[(ids - 2).clamp(0, 2)], body.embeddings.word_embeddings(ids))
        hidden = body.embeddings(inputs_embeds=words)
        hide = (1.0 - mask[:, None, None, :].to(hidden.dtype)) * -1e4
        for layer in body.encoder.layer:
            hidden = layer(hidden, hide)
        return hidden

    def heads(self, hidden, own):
        """hidden [B,T,H], own [B,U,T] -> for each side: categories [B,U,C], marks [B,U,4]."""
        count = own.sum(-1, keepdim=True).clamp(min=1)
        mean = own @ hidden / count
        out = []
        for s in range(2):
            logits = (hidden @ self.look[s]).unsqueeze(1) + (own - 1) * 1e4
            z = torch.cat([torch.softmax(logits, -1) @ hidden, mean], -1)
            z = self.drop(self.sides[s](z))
            norm = lambda v: v / (v.pow(2).sum(-1, keepdim=True) + 1e-6).sqrt()  # noqa: E731
            cats = self.scale * (norm(z) @ norm(self.labels).T) + self.bias
            out.append((cats, self.marks[s](z)))
        return out

    def forward(self, ids, mask, own):
        return self.heads(self.states(ids, mask).float(), own)


def describe(folder: str, texts: list[str], tokenizer) -> torch.Tensor:
    """Mean of the pretrained states over each description, less what all have in common."""
    body = AutoModel.from_pretrained(folder, add_pooling_layer=False).eval()
    rows = []
    with torch.no_grad():
        for text in texts:
            ids = torch.tensor([tokenizer.encode(text).ids])
            rows.append(body(input_ids=ids).last_hidden_state[0].mean(0))
    mean = torch.stack(rows)
    return mean - mean.mean(0)


def fresh(folder: str, state) -> Reader:
    """A reader with these weights; those of provisions that earlier ones bear are left out."""
    model = Reader(folder, torch.zeros_like(state["labels"], device="cpu"))
    model.load_state_dict({name: value for name, value in state.items() if not name.startswith("provisions.")})
    return model
