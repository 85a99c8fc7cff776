import type { Contract } from '../../contract.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Period } from '../../text/numbers.ts'
import type { Sentence } from '../../text/sentences.ts'
import { families, isOneOf, partyOn, periodsIn, withNext } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'

const RENEWS =
  /\b(?:automatic(?:ally)?|auto-?)\b[^.;]{0,60}\b(?:renew\w*|extend(?:ed|s)?|extension)\b|\b(?:renew(?:ed|s)?|extend(?:ed|s)?)\b[^.;]{0,40}\b(?:automatically|by itself|without (?:any )?(?:further )?(?:notice|action))\b|\b(?:deemed|treated as|stand|stands|shall be considered)\b[^.;]{0,20}\b(?:renewed|extended)\b|\b(?:shall|will) (?:thereafter )?(?:renew|be renewed)\b[^.;]{0,120}\bunless\b|\brenews (?:each|every|for)\b|\broll(?:s|ed)? (?:over|on|forward)\b|\b(?:runs?|continues?|carr(?:y|ies)) (?:on )?for (?:a|an|another|the) (?:further|next|new|successive|like|same|additional)\b[^.;]{0,80}\bunless\b|\bevergreen\b/
const UNTIL_THEY_AGREE =
  /\b(?:until|unless) (?:the )?[\w ]{2,40}\b(?:agrees?|consents?|accepts?)\b[^.;]{0,40}\b(?:end|terminat|cancel|non-?renewal|writing)/
const POST_ONLY = /\bregistered (?:post|mail)\b/
const UPLIFT =
  /\b(?:then[- ]current|then prevailing|prevailing|list)\b[^.;]{0,20}\b(?:price|rates?|fees?|charges|tariff)|\b(?:fees?|price|charges|rent)\b[^.;]{0,60}\b(?:may|shall|will) (?:be )?(?:increased?|revised?|raised?)\b/
const NO_REFUND = /\bnon-?refundable\b|\bno refund\b|\bnot be refunded\b/
const REMINDED = /\bremind\w*\b|\bprior notice of (?:the )?renewal\b|\brenewal notice (?:shall|will) be sent\b/
/** Leaving on short notice at any time makes the renewal harmless. */
const FREE_EXIT = /\b(?:cancel|terminate)\b[^.;]{0,60}\bat any time\b|\bmonth[- ]to[- ]month\b|\bmonthly basis\b/

/**
 * A renewal that comes by silence: harmless month by month, a trap where the new term is long and the window to refuse
 * it is early. No general statute forbids it; against consumers it may be an unfair contract or practice.
 */
export const autoRenewalTrap: Rule = {
  id: 'auto-renewal-trap',
  category: 'auto_renewal_trap',
  law: [
    {
      act: 'Consumer Protection Act 2019',
      section: 's. 2(46), (47)',
      note: 'Against a consumer, a term that binds by silence may be an unfair contract or an unfair trade practice.',
    },
  ],
  words: {
    title: 'The contract renews itself unless you object in time',
    short: 'Auto-renewal',
    harm: 'Miss the moment once and you are bound, and billed, for another term. The clause counts your silence as a yes.',
    ask: 'Ask for renewal only on your written yes; or a reminder, a window of thirty days, and a monthly exit after the first renewal.',
    wording:
      '{other} shall remind {you} forty-five days before expiry. The term renews for one year only if this is confirmed in writing by {you}.',
    notes: ['Put the last day for notice in your calendar now.'],
  },
  gate: /renew|extend|extension|evergreen|\broll|unless/,
  read(clause, contract) {
    if (clause.kind === 'recitals' || clause.kind === 'parties') return []
    return clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract)).slice(0, 1)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const words = sentence.text
  const match = RENEWS.exec(words)
  if (match === null || /\b(?:not|no) (?:be )?(?:automatic|renew|extend)/.test(words)) return []
  if (/\b(?:mutual|written) (?:written )?(?:agreement|consent)\b/.test(words)) return []
  const around = withNext(clause, sentence)
  if (REMINDED.test(clause.text) || FREE_EXIT.test(around)) return []
  if (isOneOf(contract, [...families.ventures, 'sale_deed', 'purchase_agreement'])) return []
  const payer = partyOn(contract, 'user', 'customer', 'tenant', 'licensee', 'buyer')
  const periods = periodsIn(contract, { start: sentence.start, end: Math.min(clause.norm.end, sentence.end + 400) })
  const window = noticeWindow(periods, contract)
  const term = Math.max(
    0,
    ...periods.filter((period) => period !== window && period.days >= 28).map(({ days }) => days),
  )
  const yearly =
    term >= 360 || /\b(?:each|every) year|\bannual(?:ly)?|\byearly|\bsame (?:term|period|duration)/.test(words)
  // 'between the 120th and the 90th day before it ends': the window is counted back from the end.
  const counted = /\b(\d{2,3})(?:st|nd|rd|th) (?:and (?:the )?\d{2,3}(?:st|nd|rd|th) )?days? (?:before|prior)/.exec(
    around,
  )
  const earliest = Math.max(window?.days ?? 0, Number(counted?.[1] ?? 0))
  const early = earliest > 60
  const uplift = UPLIFT.test(around)
  const held = UNTIL_THEY_AGREE.test(words) || POST_ONLY.test(around)
  const consumer = contract.type === 'terms_of_service'
  const flags = [
    ...(early
      ? [
          window !== null && window.days === earliest
            ? `Notice is due ${window.amount} ${window.unit}s before the end`
            : `Notice is due ${earliest} days before the end`,
        ]
      : []),
    ...(uplift ? ['At a price not known today'] : []),
    ...(NO_REFUND.test(around) ? ['Fees are not refunded'] : []),
    ...(held ? ['Refusal must take a set form or needs consent'] : []),
  ]
  if (flags.length === 0 && !(yearly && payer !== null)) return []
  // Where nobody plainly pays for the term, or the term is one of trade, the renewal is worth raising and no more.
  const heavy = payer !== null && isOneOf(contract, [...families.services, ...families.premises, 'terms_of_service'])
  const trap = heavy && ((yearly && early) || uplift || consumer)
  const fair = flags.length === 0 && window !== null && window.days <= 30
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity: (fair && !consumer) || contract.type === 'non_disclosure_agreement' ? 'low' : trap ? 'high' : 'medium',
      burdened: payer,
      confidence: 0.82,
      flags: flags.length > 0 ? flags : ['Renews for a year or more by silence'],
    },
  ]
}

/** How long before the end notice must be given. */
function noticeWindow(periods: readonly Period[], contract: Contract): Period | null {
  return (
    periods.find((period) => {
      const after = contract.text.norm.slice(period.end, period.end + 60)
      const before = contract.text.norm.slice(Math.max(0, period.start - 50), period.start)
      return (
        /^'?s?'? ?(?:(?:prior|advance|written|previous|clear|calendar|or more|in) ){0,3}(?:before|prior|notice|advance)\b/.test(
          after,
        ) || /\bnotice of[^.;]{0,30}$/.test(before)
      )
    }) ?? null
  )
}
