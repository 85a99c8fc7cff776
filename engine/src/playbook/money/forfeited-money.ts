import type { Severity } from '@karar/schema'
import type { Contract } from '../../contract.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import { counterpart, families, isNegated, isOneOf, isParty, partyOn, subjectAt, weakerParty } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'
import { MONEY_LAW } from './payment-law.ts'

const KEPT_SUM = String.raw`(?:deposit|advance|earnest money|retention(?: money| amount)?|caution money|bid security|token amount|booking amount|salary|salaries|wages|dues|remuneration|fees?|payments?|commissions?|full and final|performance (?:security|guarantee|deposit)|security (?:amount|money)|amounts? (?:already )?(?:paid|deposited|due|payable)|instal?ments? (?:already )?paid|monies|moneys|balance|credits)`
const FORFEITED = new RegExp(
  String.raw`\b${KEPT_SUM}\b[^.;]{0,120}?\b(?:be |stands? |is |are )?(?:automatically )?(?:forfeit(?:ed|s)?|confiscated|appropriated as penalty)\b|\b(?:forfeit|confiscate)s?\b[^.;]{0,60}?\b${KEPT_SUM}\b|\bforfeiture of\b[^.;]{0,40}\b${KEPT_SUM}\b|\b${KEPT_SUM}\b[^.;]{0,60}?\b(?:shall|will|would|stands?) (?:stand |be )?(?:lapsed?|written off|extinguished)\b`,
)
/** Goods made or work done that shall not be paid for. */
const UNPAID =
  /\b(?:shall|will) not be (?:paid|entitled to (?:be paid|(?:any )?(?:payment|price|compensation|remuneration))) for\b[^.;]{0,60}\b(?:finished|completed|done|performed|rendered|in progress|produced|manufactured|executed)\b/
const WITHHELD = new RegExp(
  String.raw`\b(?:withhold|withheld|hold back|held back|stop payment of|suspend payment of)\b[^.;,]{0,20}?\b(?:all|any|entire|the|his|her|its|your|last|full|salary|wages)\b[^.;]{0,40}?\b${KEPT_SUM}\b|\b(?:salary|wages|all payments?|entire payment|full and final(?: settlement)?|dues|deposit)\b[^.;]{0,70}\b(?:(?:be |stand )?(?:withheld|held back)|not be released(?! (?:before|in|by|until)))\b`,
)
const KEPT_DEPOSIT =
  /\b(?:retain|keep|appropriate|pocket)\b[^.;]{0,20}\b(?:entire|whole|full)\b[^.;]{0,20}\bdeposit\b|\bdeposit\b[^.;]{0,80}\b(?:shall|will|is|may)\b[^.;]{0,20}\b(?:not be (?:refund|return)|non-refundable|not refundable|be retained)|\b(?:adjust|appropriate|deduct)\b[^.;]{0,60}\bdeposit\b[^.;]{0,60}\b(?:as (?:he|she|it|they|the \w+) (?:decides?|deems?|thinks?)|sole discretion|without (?:any )?account)/
/** What may be kept: shares, discretionary sums, proved loss, a disputed part, taxes, a true and moderate earnest. */
const LAWFUL =
  /\b(?:unvested|options?|shares?|stock|discretionary|incentive|tax(?:es)?|tds|withholding|required (?:by|under) (?:any )?(?:applicable )?law|reasonably related|sufficient funds|in dispute|disputed (?:portion|part|amount|sum|invoice)|undisputed|proved|proven|actual (?:loss|damage)|itemi[sz]ed|reasonable compensation|retention money of|defects? liability|consent|approval|after deducting|except as|to the extent of)\b/
const BROAD =
  /\b(?:any breach|any reason|any default|whatsoever|sole (?:and absolute )?(?:discretion|opinion)|until (?:it|he|she|they|the \w+) (?:is|are) (?:fully )?satisfied|satisfaction|any claim|without (?:notice|assigning)|clearance|entire|all|in full|pending)\b/
const EARNEST = /\bearnest\b|\bbooking amount\b/

/**
 * Section 74 allows reasonable compensation and no more, so money kept as punishment can be claimed back; where nothing was
 * lost nothing may be kept (Kailash Nath, 2015). True earnest money of about a tenth is outside the rule (Karlekar, 2025).
 */
export const forfeitedMoney: Rule = {
  id: 'forfeited-money',
  category: 'withheld_or_forfeited_money',
  law: MONEY_LAW.forfeiture,
  words: {
    title: '{other} may keep money that is yours',
    short: 'Money kept back',
    harm: 'Under this clause {what} can be kept from you, whether or not {other} lost anything. The law allows reasonable compensation for a real loss, but you would have to claim your money back.',
    ask: 'Ask that only itemised sums for proved loss may be kept, with a date for the refund of the rest.',
    wording:
      'The amount held shall be refunded within fifteen days of the end of this Agreement after deducting itemised dues and proved loss. Nothing is forfeited where no loss was suffered.',
    notes: ['Ask for interest on a late refund.'],
    favour: {
      title: 'A court may cut what you keep under this clause',
      harm: 'Section 74 lets you keep no more than reasonable compensation. Where you lost nothing, the money goes back.',
    },
  },
  gate: /forfeit|not be released|lapse|written off|extinguish|not be (?:paid|entitled)|confiscat|withh[eo]ld|h[eo]ld back|stop payment|suspend payment|deposit/,
  read(clause, contract) {
    if (clause.kind === 'recitals' || clause.kind === 'parties') return []
    return clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract)).slice(0, 2)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const { text, full } = sentence
  const forfeited =
    FORFEITED.exec(text) ??
    (/\b(?:reject|defect|not accepted|unapproved|excess|outside|without)/.test(text) ? null : UNPAID.exec(text))
  const withheld = forfeited === null ? WITHHELD.exec(text) : null
  const kept = forfeited === null && withheld === null ? KEPT_DEPOSIT.exec(text) : null
  const match = forfeited ?? withheld ?? kept
  if (
    match === null ||
    LAWFUL.test(full) ||
    /\b(?:not|no|never|without)\b[^.;]{0,24}\b(?:forfeit|withh|be withheld)/.test(text)
  )
    return []
  if ((isNegated(text, match.index) && !UNPAID.test(match[0])) || /\bunreasonably with/.test(text)) return []
  if (withheld !== null && !BROAD.test(full) && !wages(match[0])) return []
  const percent = /\b(\d{1,2}(?:\.\d+)?) ?(?:%|per ?cent)/.exec(full)
  const earnest = EARNEST.test(full)
  if (earnest && percent !== null && Number(percent[1]) <= 10) return []
  if (earnest && contract.type === 'terms_of_service') return []
  const severity: Severity =
    wages(match[0]) || isOneOf(contract, families.employment)
      ? 'critical'
      : earnest && percent === null
        ? 'medium'
        : 'high'
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity,
      burdened: loserOf(sentence, match, contract),
      forBeneficiary: 'medium',
      confidence: 0.85,
      values: {
        what: /deposit/.test(match[0])
          ? 'the deposit'
          : wages(match[0])
            ? 'pay that you have earned'
            : 'money that you paid or earned',
      },
      flags: [withheld === null ? 'Forfeited without proof of loss' : 'Held back without a limit or a date'],
    },
  ]
}

const wages = (words: string): boolean => /\b(?:salary|salaries|wages)\b/.test(words)

/** Whoever forfeits loses; whoever may withhold does not; else the one who pays deposits or earns the pay. */
function loserOf(sentence: Sentence, match: RegExpExecArray, contract: Contract): Hit['burdened'] {
  const verb = /\b(?:forfeits?|withhold|hold back|confiscate|adjust|appropriate|retain|stop|suspend)\b/.exec(match[0])
  if (verb !== null) {
    const who = subjectAt(contract, sentence, sentence.start + match.index + verb.index)
    if (isParty(who)) {
      const strong = ['employer', 'landlord', 'customer', 'lender', 'principal', 'platform', 'licensor'].includes(
        who.side,
      )
      const loses = /\b(?:shall|will|must|would) forfeit\b/.test(sentence.text) && !strong
      return loses ? who : counterpart(contract, who)
    }
  }
  return /\b(?:booking|earnest|advance|instal)/.test(match[0])
    ? (partyOn(contract, 'buyer', 'user', 'tenant', 'customer') ?? weakerParty(contract))
    : weakerParty(contract)
}
