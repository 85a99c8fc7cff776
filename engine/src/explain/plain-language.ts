import { formatMoney } from '../grammar/numbers.ts'
import { clauseMeanings } from '../language/clause-meanings.ts'
import { words } from '../language/en.ts'
import { format } from '../language/message.ts'
import type { Contract } from '../understand/contract.ts'
import { moneyIn, periodsIn } from '../understand/reading/reading.ts'
import type { Clause } from '../understand/segment/clauses.ts'
import { whoIn } from './clause-norms.ts'

/** The clause in a few plain sentences: what such a clause does, who has it by this one, and the figures that this one holds. */
export function plainLanguage(contract: Contract, { type, body }: Pick<Clause, 'type' | 'body'>): string {
  const meaning = clauseMeanings[type]
  const sums = moneyIn(contract, body).map(formatMoney)
  const periods = periodsIn(contract, body).map(({ amount, unit }) => format(words.periods, { count: amount, unit }))
  const figures = [...new Set([...sums, ...periods])].slice(0, 4)
  const [who, whoElse] = whoIn(contract, type, body)
  return format(words.inPlainWords, { meaning, who, whoElse, figures })
}
