import type { Insight, Page } from '@karar/schema'
import type { Contract } from '../contract.ts'
import { isNegated } from '../playbook/reading.ts'
import type { Clause } from '../segment/clauses.ts'
import { originalSpan } from '../text/normalize.ts'
import { pageAt } from '../text/pages.ts'
import type { Sentence } from '../text/sentences.ts'

/** A term that protects whoever reads, since it binds both alike or limits the other side. */
interface Protection {
  readonly id: string
  readonly title: string
  readonly why: string
  readonly gate: RegExp
  readonly holds: (sentence: Sentence, clause: Clause) => boolean
}

const protections: readonly Protection[] = [
  {
    id: 'mutual-liability-cap',
    title: 'Liability is capped for both sides',
    why: 'What either side can be made to pay has a ceiling you can price.',
    gate: /liab/,
    holds: ({ text }) =>
      /\b(?:each|neither|either) party(?:'s)?\b[^.;]{0,120}\bliab/.test(text) &&
      /\b(?:not exceed|limited to|exceed|capped)\b/.test(text),
  },
  {
    id: 'mutual-indirect-loss',
    title: 'Neither side answers for indirect loss',
    why: 'Remote loss, such as lost profit, cannot be claimed by either side.',
    gate: /liab/,
    holds: ({ text }) =>
      /\b(?:neither|no|either) party\b[^.;]{0,120}\bliab/.test(text) && /\b(?:consequential|indirect)\b/.test(text),
  },
  {
    id: 'mutual-termination',
    title: 'Either side may leave on notice',
    why: 'You can end the contract without proving fault, with the same notice as the other side.',
    gate: /terminat/,
    holds: ({ text }) =>
      /\b(?:either|each|any) (?:of the )?part(?:y|ies)\b[^.;]{0,80}\bterminat/.test(text) &&
      /\bnotice\b/.test(text) &&
      /\b(?:day|month|week)s?\b/.test(text) &&
      !/\bbreach|default|\bif\b|event|insolven|force majeure/.test(text),
  },
  {
    id: 'cure-period',
    title: 'A breach can be cured before the contract ends',
    why: 'A mistake can be put right within a fixed time before the other side may leave.',
    gate: /cure|remed|rectif/,
    holds: ({ full }) =>
      /\bbreach\b/.test(full) &&
      /\b(?:cured?|remed(?:y|ied)|rectif(?:y|ied))\b[^.;]{0,60}\bwithin\b|\bwithin\b[^.;]{0,60}\b(?:cure|remedy|rectify)/.test(
        full,
      ) &&
      /terminat/.test(full),
  },
  {
    id: 'mutual-confidentiality',
    title: 'Secrets are kept by both sides',
    why: 'The duty of secrecy binds the other side as it binds you.',
    gate: /confiden/,
    holds: ({ text }) =>
      /\b(?:each|both|either) (?:of the )?part(?:y|ies)\b[^.;]{0,140}\b(?:confiden|secret)/.test(text) &&
      /\b(?:shall|will|agrees?|undertakes?)\b/.test(text),
  },
  {
    id: 'mutual-indemnity',
    title: 'Each side answers for its own faults',
    why: 'The indemnity runs both ways.',
    gate: /indemnif/,
    holds: ({ text }) =>
      /\b(?:each|either) party\b[^.;]{0,60}\bindemnif/.test(text) || /\bmutual(?:ly)? indemnif/.test(text),
  },
  {
    id: 'joint-arbitrator',
    title: 'The arbitrator is chosen jointly or by an institution',
    why: 'Neither side picks the judge of its own case.',
    gate: /arbitrat/,
    holds: ({ text }) =>
      /\barbitrator\b[^.;]{0,100}\b(?:jointly|mutual(?:ly)?|by (?:the )?(?:parties|both parties|consent)|high court|institution)|\b(?:jointly|mutually) (?:appoint|agree)[^.;]{0,60}arbitrator|\beach party\b[^.;]{0,60}\bappoint\b[^.;]{0,30}arbitrator/.test(
        text,
      ),
  },
  {
    id: 'written-amendment',
    title: 'Changes need both signatures',
    why: 'The other side cannot rewrite the contract alone.',
    gate: /amend|modif|vari|chang/,
    holds: ({ text }) =>
      /\b(?:amend|modif|vari|chang)\w*\b/.test(text) &&
      /\b(?:signed|executed|agreed) (?:in writing )?by (?:both|the|each|all|authori[sz]ed representatives of (?:both|the|each))\b|\bin writing\b[^.;]{0,40}\bsigned\b|\bmutual (?:written )?(?:consent|agreement)\b/.test(
        text,
      ),
  },
  {
    id: 'prompt-payment',
    title: 'Payment falls due within 45 days',
    why: 'The time to pay is within the limit that the law sets for micro and small suppliers.',
    gate: /pay|invoice/,
    holds: ({ text }) =>
      /\b(?:pay|pays|paid|payable|payment)\b[^.;]{0,110}\bwithin\b[^.;]{0,12}\b(?:7|10|14|15|20|21|30|45|seven|ten|fourteen|fifteen|twenty|thirty|forty[- ]five)\b[^.;]{0,14}\bdays?\b/.test(
        text,
      ) &&
      /\b(?:invoices?|fees?|price|bills?|charges)\b/.test(text) &&
      !/\bnot\b|terminat|breach|notice|refund|penalt|submit/.test(text),
  },
  {
    id: 'mutual-force-majeure',
    title: 'Neither side is liable for events beyond control',
    why: 'Delay that nobody could prevent is not a breach.',
    gate: /force majeure|beyond/,
    holds: ({ text }) =>
      /\b(?:neither party|no party|either party|a party|the parties)\b[^.;]{0,140}\b(?:force majeure|beyond (?:its|the|their))/.test(
        text,
      ) && /\b(?:liable|responsible|excused|breach|default)\b/.test(text),
  },
  {
    id: 'deposit-refund',
    title: 'The deposit comes back by a date',
    why: 'The refund of the deposit has a time limit.',
    gate: /deposit/,
    holds: ({ text }) =>
      /\bdeposit\b[^.;]{0,120}\brefund(?:ed|able)?\b[^.;]{0,80}\b(?:within|on|at the time)\b/.test(text) &&
      !/\bnon-?refund|interest[- ]free[^.;]{0,20}convenience/.test(text),
  },
  {
    id: 'consent-to-assign',
    title: 'Neither side may hand the contract on without consent',
    why: 'You will not find yourself bound to a stranger.',
    gate: /assign/,
    holds: ({ text }) =>
      /\b(?:neither|no) party\b[^.;]{0,60}\b(?:assign|transfer)|\b(?:assign|transfer)\w*\b[^.;]{0,80}\bby (?:either|any|neither) party\b[^.;]{0,60}\bconsent\b/.test(
        text,
      ),
  },
]

/** Protective terms that the contract holds, one of each kind, in its order, each with the words that give it. */
export function findProtections(contract: Contract, pages: readonly Page[] | undefined): Insight[] {
  const found: Insight[] = []
  const seen = new Set<string>()
  for (const clause of contract.clauses) {
    if (clause.kind !== 'clause') continue
    for (const protection of protections) {
      if (seen.has(protection.id) || !protection.gate.test(clause.text)) continue
      const sentence = clause.sentences.find(
        (candidate) =>
          candidate.end - candidate.start < 900 && protection.holds(candidate, clause) && !isNegated(candidate.text, 0),
      )
      if (sentence === undefined) continue
      seen.add(protection.id)
      const place = originalSpan(contract.text, sentence)
      found.push({
        id: `favour-${protection.id}`,
        source: 'clause',
        rule_id: protection.id,
        title: protection.title,
        description: protection.why,
        severity: null,
        clause_type: clause.type,
        quote: contract.text.original.slice(place.start, place.end),
        ...place,
        page: pageAt(pages, place.start),
        clause_id: clause.id,
        clause_number: clause.number,
        issue_id: null,
      })
    }
  }
  return found
}
