import type { Book } from '../book/book.ts'
import { saidFor } from '../question/synonyms.ts'

/**
 * How much of what a question asks some words speak of, 0 to 1, each stem by how telling it is; `strange` are the stems
 * for which the whole contract has nothing.
 */
export function coverage(
  { ranking }: Book,
  stems: readonly string[],
  spoken: ReadonlySet<string>,
  synonyms = true,
): { share: number; strange: string[] } {
  let asked = 0
  let covered = 0
  const strange: string[] = []
  for (const stem of stems) {
    const weight = ranking.idf(stem)
    asked += weight
    const said = saidFor(stem)
    if (spoken.has(stem)) covered += weight
    else if (synonyms && said.some((other) => spoken.has(other))) covered += weight * 0.8
    if (!said.some((other) => ranking.has(other))) strange.push(stem)
  }
  return { share: asked === 0 ? 0 : covered / asked, strange }
}
