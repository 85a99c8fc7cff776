import { ownName } from '@karar/schema'
import { words } from './en.ts'
import { format } from './message.ts'

/** A clause by its number, as its contract calls it: 'Clause 4.2', 'Section 6'. */
export const clauseName = (number: string): string => ownName(number) ?? format(words.clause.named, { number })

/** The same inside a sentence: 'clause 4.2', 'Section 6'. */
export const clauseNameIn = (number: string): string => ownName(number) ?? format(words.clause.namedIn, { number })
