"""A small transformer that reads a question and a place of a contract together."""
import torch
import torch.nn.functional as F
from torch import nn
from transformers import BertModel

WIDTH = 384
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"


class Pair(nn.Module):
    def __init__(self, folder):
        super().__init__()
        self.body = BertModel.from_pretrained(folder, add_pooling_layer=False)
        self.body.embeddings.word_embeddings.weight.requires_grad_(False)  # most words stand in too few contracts to be learned anew
        self.look, self.mid, self.last = nn.Linear(WIDTH, 1), nn.Linear(2 * WIDTH, WIDTH), nn.Linear(WIDTH, 1)
        self.last.bias.data.fill_(-1.0)
        self.drop = nn.Dropout(0.1)

    def forward(self, ids, kinds, mask):
        """ids, kinds (1 for the place), mask [B,T] -> [B]: above 0 where the place answers."""
        hidden = self.body.embeddings(input_ids=ids, token_type_ids=kinds)
        for layer in self.body.encoder.layer:
            hidden = layer(hidden, mask[:, None, None, :] > 0)
            hidden = hidden[0] if isinstance(hidden, tuple) else hidden
        look = self.look(hidden).squeeze(-1).float().masked_fill((mask == 0) | (kinds == 0), -1e4)
        pooled = (torch.softmax(look, -1).to(hidden.dtype).unsqueeze(1) @ hidden).squeeze(1)
        both = self.drop(torch.cat([hidden[:, 0], pooled], -1))
        return self.last(self.drop(F.gelu(self.mid(both)))).squeeze(-1).float()

    def parts(self, rate):
        """What is tuned, each layer with nine tenths of the rate of the one above it."""
        layers = self.body.encoder.layer
        own = [{"params": [p for p in self.body.embeddings.parameters() if p.requires_grad], "lr": rate * 0.9 ** len(layers)}]
        own += [{"params": list(layer.parameters()), "lr": rate * 0.9 ** (len(layers) - 1 - i)} for i, layer in enumerate(layers)]
        return [*own, {"params": [p for part in (self.look, self.mid, self.last) for p in part.parameters()], "lr": 4 * rate}]
