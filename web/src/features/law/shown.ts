import type { LawEntry, LawState } from '@karar/schema'

/** What is shown of the table: of one state or of all, with all words of a search in the name or the sentence. */
export function shownLaw(all: readonly LawEntry[], state: LawState | 'all', search: string): LawEntry[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return all.filter((one) => {
    const text = `${one.act} ${one.section} ${one.says}`.toLowerCase()
    return (state === 'all' || one.state === state) && words.every((word) => text.includes(word))
  })
}
