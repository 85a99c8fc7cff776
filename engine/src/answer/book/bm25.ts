/** How soon more of the same word stops counting, and how much a long passage is held back. */
const K1 = 1.2
const B = 0.6

/** A row of passages that can be asked which of them fits some words best. */
export interface Ranking {
  /** how telling a stem is: rare stems weigh more; a stem that is nowhere weighs as the rarest */
  idf(stem: string): number
  has(stem: string): boolean
  /** in how many passages it stands */
  count(stem: string): number
  /** scores of the passages that hold any of the stems; each stem with its weight */
  score(stems: ReadonlyMap<string, number>): Map<number, number>
}

/**
 * Okapi BM25 (Robertson and Zaragoza, The Probabilistic Relevance Framework, 2009) over stems. A passage is a map of its
 * stems to their counts, where a count may be a fraction: a stem of the heading weighs less than one of the words.
 */
export function rank(passages: readonly ReadonlyMap<string, number>[]): Ranking {
  const holders = new Map<string, [passage: number, count: number][]>()
  const lengths = passages.map((stems, passage) => {
    let length = 0
    for (const [stem, count] of stems) {
      length += count
      const list = holders.get(stem)
      if (list === undefined) holders.set(stem, [[passage, count]])
      else list.push([passage, count])
    }
    return length
  })
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length) || 1
  const idf = (stem: string): number => {
    const count = holders.get(stem)?.length ?? 0
    return Math.log(1 + (passages.length - count + 0.5) / (count + 0.5))
  }
  return {
    idf,
    has: (stem) => holders.has(stem),
    count: (stem) => holders.get(stem)?.length ?? 0,
    score: (stems) => {
      const scores = new Map<number, number>()
      for (const [stem, weight] of stems) {
        const own = idf(stem) * weight
        for (const [passage, count] of holders.get(stem) ?? []) {
          const held = count + K1 * (1 - B + (B * lengths[passage]!) / mean)
          scores.set(passage, (scores.get(passage) ?? 0) + (own * count * (K1 + 1)) / held)
        }
      }
      return scores
    },
  }
}
