import type { Severity } from '@karar/schema'
import type { Contract } from '../../contract.ts'
import type { Clause } from '../../segment/clauses.ts'
import { parseNumber } from '../../text/numbers.ts'
import type { Sentence } from '../../text/sentences.ts'
import { moneyIn, onlyDescribes, withNext } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'
import { isLetting, tenantOf } from './premises.ts'

const CUTS =
  /\b(?:disconnect(?:ed|ing|ion)?|cut(?:ting)?(?: off)?|discontinu(?:e|ed|ing)|suspend(?:ed|ing)?|stop(?:ped|ping)?|withh(?:o|e)ld|switch(?:ed)? off|interrupt)\b[^.;]{0,60}\b(?:electricity|power|water|essential (?:services|supplies)|utilit(?:y|ies)|supply|lift|gas)\b|\b(?:electricity|power|water|essential (?:services|supplies)|utilities)\b[^.;]{0,60}\b(?:be|get|is) (?:disconnected|cut|discontinued|suspended|stopped|withheld)\b/
const ENTERS =
  /(?<!re-?)\b(?:enter(?:s|ing)?(?: upon| into)?|entry|inspect(?:ion)?|visit|walk in(?:to)?|access to|have access)\b/
const AT_WILL =
  /\b(?:at (?:any|all) (?:times?|hours?)|without (?:telling|informing|asking)|whenever|any time|at (?:its|his|her|their) (?:sole )?(?:will|pleasure|discretion|convenience)|without (?:any )?(?:prior |previous )?(?:notice|permission|consent|intimation)|day or night|(?:duplicate|spare) keys?)\b/
const NOTICED =
  /\b(?:reasonable (?:notice|times?|hours?)|(?:prior|previous|advance|written) (?:written )?(?:notice|intimation|appointment|permission|consent)|(?:on|with|upon|giving|after)[^.;]{0,40}\bnotice|\d+ hours|twenty-four|emergenc\w+|normal (?:business|working) hours|business hours|day ?time|mutually convenient|consent of the (?:tenant|lessee|licensee))\b/
const STRUCTURAL =
  /\b(?:structural (?:repairs?|defects?|damage|changes?|maintenance)|(?:major|all) (?:kinds? of )?repairs?[^.;]{0,60}(?:structural|roof|walls|foundation|whatsoever|major)|leakage of the roof|repairs of the (?:roof|structure|foundation))\b/
const PROPERTY_TAX =
  /\b(?:property tax(?:es)?|house tax|municipal (?:taxes|dues|rates)|land revenue|ground rent|(?:rates and taxes|all taxes) (?:of|on|in respect of) the (?:property|premises|building))\b/
const DEPOSIT = /\b(?:security deposit|deposit|interest[- ]free (?:refundable )?(?:security )?deposit|advance)\b/
const MONTHS_OF_RENT =
  /\b(?:(\d{1,2})|(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|twenty-four))\b(?: ?\(\w+\))? months?'?s?'?(?: of)?(?: the)?(?: monthly)? ?(?:rent|licen[cs]e fees?|rental|compensation)\b/
const AT_CONVENIENCE =
  /\b(?:refund(?:ed|able)?|return(?:ed|able)?|repa(?:id|y))\b[^.;]{0,80}\b(?:at (?:the )?(?:\w+'s |its |his |her )?(?:sole )?(?:convenience|discretion|pleasure)|as and when|only (?:when|after|upon)[^.;]{0,40}(?:new|another|next|fresh) (?:tenant|lessee|licensee|occupant)|(?:after|until)[^.;]{0,40}(?:new|next|another) (?:tenant|lessee|licensee))/
const HOUSE_RULES =
  /\b(?:visitors?|guests?|cook(?:ing)?|non-?vegetarian|pets?)\b[^.;]{0,120}\bforfeit|\bforfeit\w*[^.;]{0,120}\b(?:visitors?|guests?|cook(?:ing)?|non-?vegetarian|pets?)\b/

/**
 * A letting gives quiet use of the place (Transfer of Property Act s. 108). Rent laws bar the cutting of essential supplies;
 * the Model Tenancy Act, followed in some States, sets deposits of two months (homes) and six (others) and 24 hours' notice
 * of entry. Bands for deposits are those of the model and editorial above it.
 */
export const landlordOverreach: Rule = {
  id: 'landlord-overreach',
  category: 'landlord_overreach',
  law: [
    {
      act: 'Transfer of Property Act 1882',
      section: 's. 108',
      note: 'The tenant is entitled to hold the premises without interruption while rent is paid.',
    },
    {
      act: 'Model Tenancy Act 2021',
      section: 'ss. 11, 17, 20',
      note: 'A model followed in some States: deposit of at most two months\u2019 rent for homes and six for others, entry on 24 hours\u2019 notice, no cutting of essential supplies.',
    },
  ],
  words: {
    title: 'The owner may {what}',
    short: 'Owner\u2019s overreach',
    harm: 'Under this clause the owner may {what}. Renting should give you quiet use of the place, at a cost that you can foresee.',
    ask: 'Ask for entry on 24 hours\u2019 notice, a smaller deposit with a date of refund, structural repairs and property tax on the owner, and no cutting of services.',
    wording:
      '{other} may enter on 24 hours\u2019 written notice between 9 am and 7 pm, except in an emergency, shall not interrupt essential services, bears structural repairs and property tax, and refunds the deposit on handover.',
    notes: ['Rent law is State law: check what your State has adopted.'],
    favour: {
      title: 'You keep a strong hand over the premises',
      harm: 'A tenant may ask a rent authority or court to set such a power aside.',
    },
  },
  gate: /walk in|disconnect|cut|discontinu|suspend|stop|withh|enter|entry|access|visit|inspect|repair|tax|deposit|advance|visitor|guest|cook|pets?|switch|interrupt|forfeit/,
  read(clause, contract) {
    if (!isLetting(contract)) return []
    const hits = clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract))
    return [hits.find(({ severity }) => severity === 'high') ?? hits[0]].filter((hit) => hit !== undefined)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  if (onlyDescribes(clause, sentence)) return []
  const found = overreach(sentence, clause, contract)
  if (found === null) return []
  const match = found.at.exec(sentence.text) ?? { index: 0, 0: sentence.text.slice(0, 40) }
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity: found.severity,
      burdened: tenantOf(contract),
      forBeneficiary: found.severity === 'high' ? 'medium' : 'low',
      confidence: 0.82,
      values: { what: found.what },
      flags: [`The owner may ${found.what}`],
    },
  ]
}

function overreach(
  sentence: Sentence,
  clause: Clause,
  contract: Contract,
): { what: string; severity: Severity; at: RegExp } | null {
  const words = sentence.full
  const tenantBears =
    /\b(?:tenant|lessee|licensee|occupant|you)s?\b[^.;]{0,80}\b(?:shall|will|must|agrees?|undertakes?|is (?:liable|responsible))\b|\bby the (?:tenant|lessee|licensee|occupant)\b/.test(
      words,
    )
  if (
    CUTS.test(words) &&
    !/\b(?:shall|will|may|must|agrees?)(?: not|,? in no (?:case|event))\b|\bnot to\b|\bnever\b|\bno right\b/.test(
      words,
    ) &&
    !/\b(?:authority|board|company|discom|corporation|municipal)[^.;]{0,40}\b(?:disconnect|cut|suspend|stop)/.test(
      words,
    ) &&
    /\b(?:landlord|lessor|licensor|owner|landlady|default|non-payment|arrears|be (?:disconnected|cut|stopped))\b/.test(
      words,
    )
  )
    return { what: 'cut your power, water or other services', severity: 'high', at: CUTS }
  if (
    ENTERS.test(words) &&
    AT_WILL.test(words) &&
    /\b(?:landlord|lessor|licensor|owner|landlady|agents?)\b/.test(words) &&
    !NOTICED.test(
      withNext(clause, sentence).replace(
        /without (?:any )?(?:prior |previous )?(?:notice|intimation|permission|consent)/g,
        '',
      ),
    ) &&
    !/\b(?:tenant|lessee|licensee)s? (?:shall|will|may)(?: \w+)? (?:have|enter|be entitled)/.test(words)
  )
    return { what: 'walk in at any time', severity: 'high', at: ENTERS }
  if (DEPOSIT.test(words)) {
    const months = monthsOfRent(sentence, contract)
    if (months > 6)
      return { what: `hold a deposit of ${Math.round(months)} months\u2019 rent`, severity: 'high', at: DEPOSIT }
    if (AT_CONVENIENCE.test(words))
      return { what: 'give the deposit back when it suits', severity: 'high', at: AT_CONVENIENCE }
    if (months > 3 && isHome(contract))
      return { what: `hold a deposit of ${Math.round(months)} months\u2019 rent`, severity: 'medium', at: DEPOSIT }
  }
  if (HOUSE_RULES.test(words)) return { what: 'keep your deposit over a house rule', severity: 'high', at: HOUSE_RULES }
  if (
    STRUCTURAL.test(words) &&
    tenantBears &&
    !/\b(?:landlord|lessor|licensor|owner)s? (?:shall|will|must)\b|\b(?:other than|except(?:ing)?|excluding|not be (?:liable|responsible)|shall not|no structural|without)\b/.test(
      words,
    )
  )
    return { what: 'leave structural repairs to you', severity: 'medium', at: STRUCTURAL }
  if (
    PROPERTY_TAX.test(words) &&
    tenantBears &&
    /\b(?:pay|bear|borne|paid|liable|discharge)\b/.test(words) &&
    !/\b(?:landlord|lessor|licensor|owner)s? (?:shall|will|must|alone)\b|\bby the (?:landlord|lessor|licensor|owner)\b|\b(?:other than|except|excluding|not be liable|shall not)\b/.test(
      words,
    )
  )
    return { what: 'leave property tax to you', severity: 'medium', at: PROPERTY_TAX }
  return null
}

const isHome = (contract: Contract): boolean =>
  /\b(?:residential|flat|apartment|dwelling|family|house)\b/.test(contract.text.norm) &&
  !/\b(?:commercial|office|shop|godown|warehouse)\b/.test(contract.text.norm.slice(0, 6000))

/** The deposit in months of rent: as the sentence says it, or by the two sums where the contract names both. */
function monthsOfRent(sentence: Sentence, contract: Contract): number {
  const said = MONTHS_OF_RENT.exec(sentence.full)
  if (said !== null) return parseNumber(said[1] ?? said[2]!) ?? 0
  const deposit = moneyIn(contract, sentence)[0]
  if (deposit === undefined || !/\bsecurity deposit|deposit of|advance of\b/.test(sentence.full)) return 0
  const rentClause = contract.clauses.find((clause) =>
    clause.sentences.some(
      (candidate) =>
        /\bmonthly (?:rent|licen[cs]e fee)|(?:rent|licen[cs]e fee)[^;]{0,60}(?:per|a|every|each) month/.test(
          candidate.full,
        ) &&
        candidate !== sentence &&
        moneyIn(contract, candidate).length > 0 &&
        !DEPOSIT.test(candidate.full),
    ),
  )
  const rent = rentClause?.sentences
    .filter((candidate) => /rent|fee/.test(candidate.full) && !DEPOSIT.test(candidate.full))
    .flatMap((candidate) => moneyIn(contract, candidate))[0]
  return rent === undefined || rent.amount === 0 || rent.currency !== deposit.currency
    ? 0
    : deposit.amount / rent.amount
}
