"""Guesses masked words of contracts, so that the pretrained layers learn how contracts speak before they learn what weighs."""
import os

import torch
import torch.nn.functional as F
from torch import nn

from contracts import is_foreign, real_contracts
from data import MASK, Tokens, read_lines
from model import DEVICE, WIDTH

LONG, ROWS = 128, 128  # tokens of a row, rows of a batch
ROUNDS, LR, MASKED = 3, 3e-4, 0.2
SHORTENED = 60_000  # signs that are read of each contract of CUAD


def said_in(dumps, tokens: Tokens) -> torch.Tensor:
    """Rows of tokens: contracts of CUAD, annotated ones (twice: they are like what the product reads), written ones, terms of service."""
    ids = []
    see = lambda text: ids.extend(tokens.fast.encode(text.lower(), add_special_tokens=False).ids)  # noqa: E731
    pieces = lambda row: ids.extend(i for _, _, text, _ in row["pieces"] for i in tokens(text))  # noqa: E731
    for row in read_lines(os.environ["CUAD"]):
        see(row["text"][:SHORTENED])
    for row in real_contracts(dumps):
        for _ in range(0 if is_foreign(row) else 2):  # the foreign ones stand in CUAD
            pieces(row)
    for row in read_lines(dumps + "/written.jsonl"):
        pieces(row)
    for row in read_lines(os.environ["PUBLIC"].rstrip("/") + "/tosdr_points.jsonl.gz"):
        see(row["quote"])
    rows = len(ids) // LONG
    return torch.tensor(ids[: rows * LONG]).view(rows, LONG)


def guess(model, rows: torch.Tensor, most_steps=None, seed=3):
    """Tunes the body of `model` on the rows; what guesses is thrown away."""
    torch.manual_seed(seed)
    model.to(DEVICE).train()
    model.dropout(0.0)
    body = [p for name, p in model.body.named_parameters() if p.requires_grad]
    guesser = nn.Sequential(nn.Linear(WIDTH, WIDTH), nn.GELU(), nn.LayerNorm(WIDTH))
    guesser[0].weight.data.normal_(0, 0.01)
    guesser[0].weight.data += torch.eye(WIDTH)
    guesser.to(DEVICE)
    words = model.body.embeddings.word_embeddings.weight
    bias = nn.Parameter(torch.zeros(len(words), device=DEVICE))
    opt = torch.optim.AdamW([{"params": body, "lr": LR}, {"params": [*guesser.parameters(), bias], "lr": LR * 3}], weight_decay=0.01, fused=True)
    size = min(ROWS, len(rows))
    steps, at = ROUNDS * (len(rows) // size), 0
    sched = torch.optim.lr_scheduler.LambdaLR(opt, lambda i: min(1, (i + 1) / (steps / 15 + 1)) * max(0.02, 1 - i / steps))
    for _ in range(ROUNDS):
        for chosen in torch.randperm(len(rows))[: len(rows) // size * size].view(-1, size):
            ids = rows[chosen].to(DEVICE)
            hidden = (torch.rand(ids.shape, device=DEVICE) < MASKED) & (ids > 4)
            with torch.autocast(DEVICE, dtype=torch.bfloat16):
                states = model.states(torch.where(hidden, MASK, ids), torch.ones_like(ids))[hidden]
                guesses = guesser(states) @ words.T.to(torch.bfloat16) + bias
            loss = F.cross_entropy(guesses.float(), ids[hidden])
            loss.backward()
            nn.utils.clip_grad_norm_(body, 1.0)
            opt.step()
            sched.step()
            opt.zero_grad(set_to_none=True)
            at += 1
            if at % 100 == 0 or at == most_steps:
                print(f"words {at}/{steps} loss {loss.item():.3f}", flush=True)
            if at == most_steps:
                return
