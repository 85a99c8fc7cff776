import type { ClauseType, IssueCategory, LibraryClause } from '@karar/schema'
import { cards } from '../categories/cards.ts'
import { formatDate } from '../grammar/calendar.ts'
import { words } from '../language/en.ts'
import { say } from '../language/message.ts'
import { typeName } from '../language/type-name.ts'
import { figuresOn } from '../law/figures.ts'
import { lawTable } from '../law/law-table.ts'
import { missingWords } from '../missing/words.en.ts'

/**
 * The wordings that findings ask for and that missing clauses would have, each with what it is good for. It is the same
 * source as an analysis, told for two sides that have no names yet.
 *
 * @param day whose law is named
 */
export function clauseLibrary(day: string): LibraryClause[] {
  const law = new Map(lawTable(day).provisions.map((entry) => [entry.id, entry]))
  const ofTheLaw = figuresOn(day, formatDate)
  const named = (ids: readonly string[]): string[] =>
    ids.flatMap((id) => {
      const entry = law.get(id)
      if (entry?.state !== 'in_force') return []
      return [entry.section === '' ? entry.act : `${entry.act}, ${entry.section}`]
    })
  const ofFindings = (Object.keys(cards) as IssueCategory[]).flatMap((category): LibraryClause[] => {
    const { theme, law: ids, words: told } = cards[category]
    if (told.wording === null) return []
    return [
      {
        id: category,
        source: 'finding',
        name: told.short,
        group: theme,
        when: say(told.harm, { ...ofTheLaw, ...inProse }),
        ask: say(told.ask, { ...ofTheLaw, ...inProse }),
        wording: say(told.wording, { ...ofTheLaw, ...inWording }),
        law: named(ids),
      },
    ]
  })
  const ofMissing = (Object.keys(missingWords) as ClauseType[]).flatMap((type): LibraryClause[] => {
    const { reason, wording, law: ids = [] } = missingWords[type] ?? { reason: '', wording: null }
    if (wording === null) return []
    return [
      {
        id: `clause-${type}`,
        source: 'missing_clause',
        name: typeName(type),
        group: 'clauses',
        when: reason,
        ask: null,
        wording: say(wording, ofTheLaw),
        law: named(ids),
      },
    ]
  })
  return [...ofFindings, ...ofMissing]
}

/** To the reader, of somebody who is not known. */
const inProse = {
  you: words.library.you,
  youIs: 'you',
  other: words.library.other,
  otherIs: 'other',
  clause: words.library.clause,
  figure: '',
}
/** For a contract whose parties have no names yet. */
const inWording = { ...inProse, you: words.library.yourSide, youIs: 'other', other: words.library.otherSide }
