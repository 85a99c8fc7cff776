import { readCuad } from '@karar/corpus'
import { analyze } from '@karar/engine'
import type { UnifiedAnalysis } from '@karar/schema'
import { DAY } from './annotated.ts'

/** What the labels of one contract say of the parties that were found in it. */
export interface FoundParties {
  readonly id: string
  /** two of the found ones are parties, each another one: by their names, and by names or, as in a form, by roles */
  readonly both: boolean
  readonly bothOrRoles: boolean
  /** names that were found */
  readonly named: readonly string[]
  /** those of them that no label knows */
  readonly wrong: readonly string[]
}

/** Roles and pronouns stand for a party without naming it: 'The Customer', but not 'The Daily Post ("Customer")'. */
const isNameless = ({ name, role, defined_term: term }: UnifiedAnalysis['parties'][number]): boolean =>
  /^(?:you|we)$/i.test(name) ||
  (/^the [\w-]+(?: [\w-]+)?$/i.test(name) &&
    (role ?? term ?? name).toLowerCase().replace(/^the /, '') === name.toLowerCase().replace(/^the /, ''))

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(
      /\b(?:the|mr|mrs|ms|inc|incorporated|corporation|corp|company|co|llc|ltd|limited|lp|llp|plc|sa|nv|bv|ag)\b\.?/g,
      ' ',
    )
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** True where one name holds the other, or both begin with the same two words. */
function sameName(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)]
  if (a.length < 2 || b.length < 2) return one.trim().toLowerCase() === other.trim().toLowerCase()
  if (` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `)) return true
  const head = (name: string): string => name.split(' ').slice(0, 2).join(' ')
  return head(a).includes(' ') && head(a) === head(b)
}

/** The parties that the analysis names against those that CUAD labels, where it labels two at least. */
export function foundParties(data: string): FoundParties[] {
  return readCuad(data).flatMap(({ id, text, labels }) => {
    const labelled = (labels.Parties ?? []).map((label) => text.slice(label.start, label.end))
    if (labelled.length < 2) return []
    const { parties } = analyze(text, { day: DAY })
    const found = parties.map(({ name }) => name)
    const named = parties.filter((party) => !isNameless(party)).map(({ name }) => name)
    const isRight = (name: string): boolean => labelled.some((label) => sameName(name, label))
    const right = named.filter(isRight)
    return [
      {
        id,
        both: distinct(right),
        bothOrRoles: distinct(found.filter(isRight)),
        named,
        wrong: named.filter((name) => !right.includes(name)),
      },
    ]
  })
}

const distinct = (names: readonly string[]): boolean => new Set(names.map(plain)).size > 1
