"""Scores readings of held-out contracts as shared/data/real/score.mjs scores the product: by place, by side."""
from data import over, sides_of

GROUPS = [set(g.split()) for g in open(__file__.replace("score.py", "near.txt")).read().strip().split("\n")]


def near(a, b):
    return a == b or any(a in g and b in g for g in GROUPS)


def is_grave(s):
    return s in ("critical", "high")


def findings(rows, threshold, key="score"):
    """rows: [{at, score, cat}] of one side in order; neighbours that touch and share a sentence are one finding."""
    out = []
    for r in rows:
        if r[key] < threshold:
            continue
        if out and r["at"][0] - out[-1]["at"][1] <= 2 and r["cat"] == out[-1]["cat"] and r["at"][1] - out[-1]["at"][0] < 600:
            out[-1] = {**(r if r[key] > out[-1][key] else out[-1]), "at": (out[-1]["at"][0], r["at"][1])}
        else:
            out.append(dict(r))
    return out


def score(contracts, read, high, medium=None):
    """read(contract, side 0/1) -> rows. Findings above `high` are high; above `medium` they are medium."""
    t = dict(sides=0, g=0, gp=0, gn=0, a=0, ap=0, fh=0, d=0, dh=0, all=0, free=0, gph=0)
    for c in contracts:
        marks = sides_of(c)
        for name, mark in zip(c["sides"], marks):
            t["sides"] += 1
            rows = read(c, mark)
            found = [{**f, "high": True} for f in findings(rows, high)]
            if medium is not None:
                found += [{**f, "high": False} for f in findings([r for r in rows if r["score"] < high], medium)]
            mine = [i for i in c["issues"] if name in i["b"] and i["at"]]
            hit = lambda x, only=False: [y for y in found if over(y["at"], x["at"]) and (y["high"] or not only)]  # noqa: E731
            gs = [i for i in mine if is_grave(i["s"])]
            t["g"] += len(gs)
            t["gp"] += sum(bool(hit(x)) for x in gs)
            t["gph"] += sum(bool(hit(x, True)) for x in gs)
            t["gn"] += sum(any(near(k, y["cat"]) for y in hit(x) for k in [x["c"], *x["also"]]) for x in gs)
            t["a"] += len(mine)
            t["ap"] += sum(bool(hit(x)) for x in mine)
            free = [y for y in found if not any(over(y["at"], x["at"]) for x in mine)]
            t["fh"] += sum(y["high"] for y in free)
            t["free"] += len(free)
            t["all"] += len(found)
            ds = [d for d in c["decoys"] if d["at"]]
            t["d"] += len(c["decoys"])
            t["dh"] += sum(any(over(y["at"], d["at"]) for y in free) for d in ds)
    return t


def line(t, note=""):
    p = lambda a, b: f"{100 * a / max(1, b):.0f}"  # noqa: E731
    n = t["sides"]
    return (f"{note} sides {n} grave {p(t['gp'], t['g'])}% near {p(t['gn'], t['g'])}% all {p(t['ap'], t['a'])}% "
            f"falsehigh/side {t['fh'] / n:.2f} free/side {t['free'] / n:.2f} decoys {p(t['dh'], t['d'])}% findings/side {t['all'] / n:.1f}")


def curve(contracts, read, points=(0.25, 0.5, 0.75, 1.0, 1.5, 2.5)):
    """Grave recall where the highs alone are shown, at given false highs a side."""
    every = sorted({round(r["score"], 3) for c in contracts for m in (0, 1) for r in read(c, m)}, reverse=True)
    every = every[:: max(1, len(every) // 400)]
    out, want = [], list(points)
    for th in every:
        if not want:
            break
        t = score(contracts, read, th)
        while want and t["fh"] / t["sides"] >= want[0]:
            out.append((want.pop(0), th, t))
    return out
