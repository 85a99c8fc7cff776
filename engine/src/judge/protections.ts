import type { Insight, Page } from '@karar/schema'
import { FROM_FUNDS } from '../categories/money/late-or-conditional-payment/detect-funds.ts'
import { originalSpan } from '../grammar/normalize.ts'
import { pageAt } from '../grammar/pages.ts'
import type { Sentence } from '../grammar/sentences.ts'
import { type ProtectionId, protectionWords } from '../language/protections.ts'
import type { Contract } from '../understand/contract.ts'
import type { ContractParty } from '../understand/parties/party.ts'
import { isNegated, isParty, periodsIn, whoDoes } from '../understand/reading/reading.ts'
import type { Clause } from '../understand/segment/clauses.ts'

/** A term that protects whoever reads, since it binds both alike or limits the other side. */
interface Protection {
  readonly id: ProtectionId
  readonly gate: RegExp
  readonly holds: (sentence: Sentence, contract: Contract, reader: ContractParty | null, clause: Clause) => boolean
}

/** The contract itself, not one right or one order under it. */
const CONTRACT =
  /\b(?:agreement|contract|deed|lease|licen[cs]e|engagement|employment|appointment|arrangement|mnda|nda|undertaking)\b/

/** Days of notice from which leaving on notice is a comfort: a week leaves nobody the time to find another contract. */
const ENOUGH_NOTICE = 14

/** Exceptions that leave nothing of a cap: whoever claims claims for a breach, or under an obligation. */
const SWALLOWED =
  /\b(?:except|save|other than|excluding|(?:shall|does|do|will) not (?:apply|extend))\b[^.;]{0,160}\b(?:breach(?:es)? of (?:this|the) (?:agreement|contract)|breach(?:es)? by either|obligations? under (?:this|the) (?:agreement|contract))\b/

const protections: readonly Protection[] = [
  {
    id: 'mutual-liability-cap',
    gate: /liab/,
    holds: ({ text }, _contract, _reader, clause) =>
      !SWALLOWED.test(clause.text) &&
      /\b(?:each|neither|either) party(?:'s)?\b[^.;]{0,120}\bliab|\bliability of (?:each|either) party\b/.test(text) &&
      /\b(?:not|no|neither)\b[^.;]{0,160}\bexceed|(?<!not )\blimited to (?:the|an?|\d|rs|inr|actual|direct|such|fees)\b/.test(
        text,
      ),
  },
  {
    id: 'mutual-indirect-loss',
    gate: /consequential|indirect|special/,
    holds: ({ text }) =>
      /\b(?:neither party|no party|in no event (?:shall|will) (?:either|any) party|each party (?:hereby )?(?:waives|disclaims))\b[^.;]{0,300}\b(?:consequential|indirect|special|incidental)\b/.test(
        text,
      ) && /\bliab|\bdamages\b/.test(text),
  },
  {
    id: 'mutual-termination',
    gate: /terminat/,
    holds: ({ text, full, start, end }, contract) =>
      periodsIn(contract, { start, end }).some(({ days }) => days >= ENOUGH_NOTICE) &&
      /\b(?:either|each|any) (?:of the )?part(?:y|ies)\b[^.;]{0,80}\bterminat|\bterminated\b[^.;]{0,40}\bby (?:either|each|any) (?:of the )?part(?:y|ies)\b/.test(
        text,
      ) &&
      CONTRACT.test(text) &&
      /\bnotice\b/.test(text) &&
      /\b(?:day|month|week)s?\b/.test(text) &&
      !/\bbreach|default|\bif\b|event|\bin (?:the )?case\b|\b(?:with|for) cause\b|\brenew|insolven|force majeure|\b(?:at|upon|on) (?:the )?(?:end|expir\w+)|\bmaterial/.test(
        full,
      ),
  },
  {
    id: 'cure-period',
    gate: /cure|remed|rectif/,
    holds: (sentence, contract, reader) => {
      const { full } = sentence
      const ends = whoDoes(contract, sentence, /\bterminat\w+/)
      return (
        /\b(?:breach|default)/.test(full) &&
        /\b(?:cured?|remed(?:y|ied)|rectif(?:y|ied))\b[^.;]{0,100}\bwithin\b|\bwithin\b[^.;]{0,60}\b(?:cure|remedy|rectify)/.test(
          full,
        ) &&
        /\bterminat\w*\b[^.;]{0,40}\b(?:this|the) (?:agreement|contract|deed|lease|licen[cs]e|engagement|appointment|mnda)\b|\b(?:this|the) (?:agreement|contract|deed|lease|licen[cs]e|engagement)\b[^.;]{0,60}\bterminat/.test(
          full,
        ) &&
        !(isParty(ends) && ends.index === reader?.index)
      )
    },
  },
  {
    id: 'mutual-confidentiality',
    gate: /confiden/,
    holds: ({ text }) =>
      /\b(?:each|both|either) (?:of the )?part(?:y|ies)\b(?! may\b)[^.;]{0,140}\b(?:confiden|secret)/.test(text) &&
      /\b(?:shall|will|agrees?|undertakes?)\b/.test(text),
  },
  {
    id: 'mutual-indemnity',
    gate: /indemnif/,
    holds: ({ text }) =>
      /\b(?:each|either) party\b[^.;]{0,60}\bindemnif/.test(text) || /\bmutual(?:ly)? indemnif/.test(text),
  },
  {
    id: 'joint-arbitrator',
    gate: /arbitrat/,
    holds: ({ text }) =>
      /\barbitrator\b[^.;]{0,100}\b(?:jointly|mutual(?:ly)?|by (?:the )?(?:parties|both parties|consent)|high court|institution)|\b(?:jointly|mutually) (?:appoint|agree)[^.;]{0,60}arbitrator|\beach party\b[^.;]{0,60}\bappoint\b[^.;]{0,30}arbitrator/.test(
        text,
      ),
  },
  {
    id: 'written-amendment',
    gate: /amend|modif|vari|chang/,
    holds: ({ text }) =>
      /\b(?:no|only|not|unless|except|cannot)\b/.test(text) &&
      /\b(?:agreement|contract|deed|provisions?|terms?|mnda)\b/.test(text) &&
      /\b(?:amend|modif|vari|chang)\w*\b/.test(text) &&
      /\b(?:signed|executed|agreed) (?:in writing )?by (?:both|the|each|all|authori[sz]ed representatives of (?:both|the|each))\b|\bin writing\b[^.;]{0,40}\b(?:signed|executed)\b|\b(?:signed|mutual) (?:written|in writing)|\bmutual (?:written )?(?:consent|agreement)\b/.test(
        text,
      ),
  },
  {
    id: 'prompt-payment',
    gate: /pay|invoice/,
    holds: (sentence, contract, reader) =>
      /\b(?:pay|pays|paid|payable|payment)\b[^.;]{0,110}\bwithin\b[^.;]{0,12}\b(?:7|10|14|15|20|21|30|45|seven|ten|fourteen|fifteen|twenty|thirty|forty[- ]five)\b[^.;]{0,14}\bdays?\b/.test(
        sentence.text,
      ) &&
      /\b(?:invoices?|fees?|price|bills?|charges)\b/.test(sentence.text) &&
      !/\bnot\b|terminat|breach|notice|refund|penalt|submit|\b(?:end|close|expiry) of\b/.test(sentence.text) &&
      !FROM_FUNDS.test(sentence.text) &&
      isPaid(sentence, contract, reader),
  },
  {
    id: 'mutual-force-majeure',
    gate: /force majeure|beyond/,
    holds: ({ text }) =>
      /\b(?:neither party|no party|either party|a party|the parties)\b[^.;]{0,140}\b(?:force majeure|beyond (?:its|the|their))/.test(
        text,
      ) && /\b(?:liable|responsible|excused|breach|default)\b/.test(text),
  },
  {
    id: 'deposit-refund',
    gate: /deposit/,
    holds: ({ text }) =>
      /\bdeposit\b[^.;]{0,120}\brefund(?:ed|able)?\b[^.;]{0,80}\b(?:within|on|at the time)\b/.test(text) &&
      !/\bnon-?refund|interest[- ]free[^.;]{0,20}convenience/.test(text),
  },
  {
    id: 'consent-to-assign',
    gate: /assign/,
    holds: ({ text }) =>
      /\b(?:neither|no) party\b[^.;]{0,60}\b(?:assign|transfer)|\b(?:assign|transfer)\w*\b[^.;]{0,80}\bby (?:either|any|neither) party\b[^.;]{0,60}\bconsent\b/.test(
        text,
      ),
  },
]

/** Whether the money comes to the reader: prompt payment is a comfort to who is paid, not to who pays. */
function isPaid(sentence: Sentence, contract: Contract, reader: ContractParty | null): boolean {
  const payer = whoDoes(contract, sentence, /\b(?:pays?|paid|payable)\b/)
  if (reader === null || payer === 'mutual') return false
  if (isParty(payer)) return payer.index !== reader.index
  return ['supplier', 'seller', 'licensor', 'landlord', 'processor'].includes(reader.side)
}

export interface ProtectionView {
  readonly reader: ContractParty | null
  readonly pages: readonly Page[] | undefined
}

/** Protective terms that the contract holds for who reads it, one of each kind, in its order, each with its words. */
export function findProtections(contract: Contract, { reader, pages }: ProtectionView): Insight[] {
  const found: Insight[] = []
  const seen = new Set<string>()
  for (const clause of contract.clauses) {
    if (clause.kind !== 'clause') continue
    for (const protection of protections) {
      if (seen.has(protection.id) || !protection.gate.test(clause.text)) continue
      const sentence = clause.sentences.find(
        (candidate) =>
          candidate.end - candidate.start < 900 &&
          protection.holds(candidate, contract, reader, clause) &&
          !isNegated(candidate.text, 0),
      )
      if (sentence === undefined) continue
      seen.add(protection.id)
      const place = originalSpan(contract.text, sentence)
      found.push({
        id: `favour-${protection.id}`,
        source: 'clause',
        rule_id: protection.id,
        title: protectionWords[protection.id].title,
        description: protectionWords[protection.id].why,
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
