import { ownName } from '@karar/schema'
import i18next from 'i18next'

/** A clause by its number, as its contract calls it: 'Clause 4.2', 'Section 6'. */
export const clauseName = (number: string): string => ownName(number) ?? i18next.t('ui:clause.named', { number })

/** The same inside a sentence: 'clause 4.2', 'Section 6'. */
export const clauseNameIn = (number: string): string => ownName(number) ?? i18next.t('ui:clause.namedIn', { number })
