import type { Contract } from '../../../understand/contract.ts'
import type { Slip } from './slip.ts'

/** Last words of terms that contracts define: 'the Approved Budget', 'the Handover Date'. */
const TERM =
  /\b[Tt]he ((?:[A-Z][a-z]+(?:-[A-Z]?[a-z]+)? ){1,3}(?:Fees?|Date|Period|Term|Information|Products?|Territory|Deliverables|Property|Premises|Amount|Price|Event|Rate|Area|Business|Materials?|Charges|Deposit|Plan|Loan|Project|Goods|Equipment|Site|Purpose|Target|Commission|Assets?|Shares?|Works?|Obligations|Limit|Threshold|Account|Specifications?|Standards|Budget|Formula|Interest|Default|Facility|Account|Report|Documents?))\b/g
/** Names of things in the world, not terms of the contract. */
const NAMES =
  /^(?:Effective|Agreement|This|Said|Reserve Bank|Companies|Indian|Intellectual Property|Force Majeure|Board|High|Supreme|Goods and)\b|\b(?:Bank|Act|Court) /

/** Uses that make a term look meant: once or twice may be a slip of the capital letter. */
const LEAST_USES = 3
/** Each candidate costs a walk over the text. */
const MOST_TERMS = 25

/** Capitalised terms that are used again and again and defined nowhere: not in quotes, not as a heading, not with 'means'. */
export function undefinedTerms(contract: Contract): Slip[] {
  const { original } = contract.text
  const uses = new Map<string, { count: number; at: number }>()
  for (const match of original.matchAll(TERM)) {
    const term = match[1]!
    if (NAMES.test(term)) continue
    const use = uses.get(term)
    if (use === undefined) uses.set(term, { count: 1, at: match.index + match[0].length - term.length })
    else use.count++
  }
  const candidates = [...uses].filter(([, { count }]) => count >= LEAST_USES).slice(0, MOST_TERMS)
  for (const [term, { at }] of candidates) {
    if (isDefined(original, term)) continue
    const start = contract.text.toNorm[at]!
    const clause = contract.clauses.find(
      ({ kind, norm }) => kind === 'clause' && norm.start <= start && start < norm.end,
    )
    const sentence = clause?.sentences.find((candidate) => candidate.start <= start && start < candidate.end)
    if (clause === undefined || sentence === undefined) continue
    return [
      {
        clause,
        sentence,
        index: start - sentence.start,
        quote: term.toLowerCase(),
        what: 'undefined',
        first: term,
        severity: 'low',
      },
    ]
  }
  return []
}

function isDefined(original: string, term: string): boolean {
  // prints of filings set a term with two blanks or a break between its words
  const words = term.replace(/s$/, '').replaceAll(' ', String.raw`\s{1,4}`)
  return new RegExp(
    String.raw`["“”'‘’*_][^"“”\n]{0,40}${words}s?[.,]?["“”'‘’*_]|\b${words}s?\b["”]?\)? *(?:shall )?(?:means?|mean|refers?|includes?|has the meaning|is defined|:)|^[ \t\d.()#*]{0,12}(?:[A-Z][\w&]{0,30} ){0,5}${words}s?[ .:]{0,6}$`,
    'mi',
  ).test(original)
}
