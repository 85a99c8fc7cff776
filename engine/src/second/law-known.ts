import type { Provision } from '../law/provision.ts'
import { type ProvisionId, provisions } from '../law/provisions.ts'

const IN_FORCE_FROM = ''
const SMALL = new Set(['the', 'of', 'and', 'act', 'in', 'on', 'for', 'under', 'v', 'vs', 'indian', 'code', 'rules'])

/** What the name of an act or a judgment consists of: its words and its year. */
const nameOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/\([^)]*\)/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !SMALL.has(word))

/** Numbers of sections: 's. 27', 'Sections 73 and 74', 'ss. 124-125', 'sec 11(6)'. */
function sectionsOf(text: string): string[] {
  const told = [
    ...text.matchAll(/\b(?:s{1,2}|secs?|sections?|rules?|art(?:icle)?s?|orders?)\b\.?\s*([\dA-Z(][^;]{0,60})/gi),
  ]
  const numbers = told.flatMap(([, list = '']) => list.match(/\b\d{1,4}[A-Z]{0,2}\b/g) ?? [])
  return [...new Set(numbers.filter((number) => !/^(?:1[5-9]|20)\d\d$/.test(number)))]
}

/** A provision whose act, year and sections are those that were cited, and which holds on the day. */
export function knownLaw(cited: string, day: string): ProvisionId | null {
  const year = /\b(?:1[5-9]|20)\d\d\b/.exec(cited)?.[0]
  const words = new Set(nameOf(cited))
  const sections = sectionsOf(cited)
  const ids = Object.keys(provisions) as ProvisionId[]
  return (
    ids.find((id) => {
      const law: Provision = provisions[id]
      if (!holds(law, day)) return false
      const name = nameOf(law.act).filter((word) => !/^\d{4}$/.test(word))
      if (name.length === 0 || !name.every((word) => words.has(word)))
        return isContractAct(law, cited) && fits(law, year, sections)
      return fits(law, year, sections)
    }) ?? null
  )
}

/** Of the Contract Act hardly a word is left without what all acts are called. */
const isContractAct = ({ act }: Provision, cited: string): boolean =>
  /^Indian Contract Act/.test(act) && /\bcontract act\b/i.test(cited)

function fits(law: Provision, year: string | undefined, sections: readonly string[]): boolean {
  if (year !== undefined && !law.act.includes(year)) return false
  const own = sectionsOf(law.section)
  // A judgment has no sections; an act without one is too little to be held against anything.
  return own.length === 0
    ? law.section === '' && sections.length === 0
    : sections.length > 0 && sections.every((section) => own.includes(section))
}

const holds = ({ from = IN_FORCE_FROM, until }: Provision, day: string): boolean =>
  from <= day && (until === undefined || day <= until)
