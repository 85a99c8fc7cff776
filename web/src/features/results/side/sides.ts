import type { UnifiedAnalysis } from '@karar/schema'

/** More than so many do not fit on a line: then the list of all parties is the way. */
const mostOnALine = 3

/** Whether nobody has said yet whose side it is. */
export const isGuessed = ({ perspective }: Pick<UnifiedAnalysis, 'perspective'>) => perspective.basis !== 'chosen'

/** The parties that can be taken at once while the side is a guess, the guessed one first. */
export function sidesToTake(
  analysis: Pick<UnifiedAnalysis, 'perspective' | 'parties'>,
): { name: string; guessed: boolean }[] {
  const { parties, perspective } = analysis
  if (!isGuessed(analysis) || parties.length > mostOnALine) return []
  return parties
    .map(({ name }) => ({ name, guessed: name === perspective.party }))
    .toSorted((a, b) => Number(b.guessed) - Number(a.guessed))
}
