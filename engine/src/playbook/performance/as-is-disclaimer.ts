import type { ContractType } from '@karar/schema'
import type { Contract } from '../../contract.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import { acrossFrom, families, isNegated, isOneOf, isParty, partyOn, whoDoes } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'

const DISCLAIMS =
  /\b(?:provided|sold|supplied|delivered|available|accept(?:s|ed)?|purchased?|taken|licensed|leased|offered|let)\b[^.;]{0,80}(?:"|'|\b)(?:as[- ]is\b(?=["',.;)]|$| basis| where| condition| and| without| with)|with all (?:its )?faults|where[- ]is)|\bdisclaims?\b[^.;]{0,40}\b(?:all|any)\b[^.;]{0,30}\bwarrant|\b(?:without|with no|(?:is|are) no|makes? no|gives? no|does not (?:give|make) any|not (?:give|make|provide|offer) (?:a|any))\b (?:(?:any|other|such|further|express(?:ed)?|implied|statutory|or|and|representations?|conditions?|guarantees?),? ){0,7}(?:warrant(?:y|ies)|guarantee)\b(?! of (?:payment|results))|\bmakes? no (?:\w+ )?representations?\b[^.;]{0,40}\b(?:quality|fitness|accuracy|condition|merchantab\w+)\b|\bjust as (?:you|it|he|they) (?:finds?|stands?)\b|\bno promises? of any (?:kind|sort|nature)\b|\bno liability for (?:any )?(?:known |patent |latent )?defects\b|\bwarrant(?:y|ies)\b[^.;]{0,80}\b(?:are|is) (?:hereby |expressly )*(?:excluded|disclaimed)\b/
const THING =
  /\b(?:goods|products?|software|services?|platform|site|website|equipment|machine\w*|deliverables|licensed|application|system|materials?|vehicle|property|premises|work|title|technology|content|subscription|items?)\b/
/** Other kinds of warranty talk: information under an NDA, forecasts, trade marks lent, a price or an outcome. */
const OTHER =
  /\b(?:confidential information|information (?:is|was|are) (?:provided|disclosed)|forecasts?|projections?|neither party|no party|each party|both parties|free of charge|evaluation|beta|trial|open[- ]source|second[- ]hand|used (?:goods|equipment|vehicle)|inspect(?:ed|ion)|data room|revenue|sales volume|profit)\b/
const EXCEPT =
  /\bbut for the\b|\bunless (?:otherwise )?(?:specified|stated|provided|set out)\b|\b(?:except (?:as|for|that|to the extent)|other than|save (?:as|for)|apart from)\b[^.;]{0,60}\b(?:expressly|set (?:forth|out)|stated|provided|contained|in this|warrant|section|clause)/
const WARRANTS =
  /\b(?:warrants?|guarantees?)\b(?: and represents?)? (?:to [^.;]{0,40} )?(?:that|the|each|all)\b|\bwarranty period\b|\bwarranted\b/
const NOT_SOLD: readonly ContractType[] = [
  ...families.employment,
  ...families.ventures,
  'non_disclosure_agreement',
  'loan_agreement',
  'settlement_agreement',
]
const QUALITY =
  /\b(?:conform\w*|perform\w* (?:substantially|materially|as|in)|free (?:of|from)|defect\w*|merchantab\w+|quality|workmanlike|professional|specifications?|documentation|good title|fit(?:ness)? for|infring\w*|days|months|warranty period)\b/
const TITLE = /\bno warranty (?:of|as to) title\b|\bwarrant\w*[^.;]{0,60}\b(?:of|as to) title\b/

/**
 * The Sale of Goods Act implies title, description, fitness and quality (ss. 14 to 17) unless the contract shuts them out
 * (s. 62), as this clause does. A limited warranty beside the disclaimer is fair.
 */
export const asIsDisclaimer: Rule = {
  id: 'as-is-disclaimer',
  category: 'as_is_disclaimer',
  law: [
    {
      act: 'Sale of Goods Act 1930',
      section: 'ss. 14, 15, 16, 62',
      note: 'Title, description, fitness and quality are implied unless the contract excludes them.',
    },
    {
      act: 'Consumer Protection Act 2019',
      section: 'ss. 82 to 87',
      note: 'Product liability towards a consumer cannot be contracted away.',
    },
  ],
  words: {
    title: 'You carry the risk that it does not work',
    short: 'As is',
    harm: 'The clause gives you no promise of quality, and the contract makes no other promise in its place. If what you pay for turns out faulty, you may have no claim.',
    ask: 'Ask for a warranty of title, of conformity with the specification, and against defects for six to twelve months.',
    wording:
      '{other} warrants good title, conformity with the specification and freedom from defects for twelve months; what is defective shall be repaired, replaced or refunded.',
    notes: ['A disclaimer does not cover fraud or a false statement that led you to sign.'],
    favour: { title: 'You give no warranty of quality', harm: 'The risk of faults lies with the other side.' },
    alone: {
      title: 'You carry the risk of faults, even known ones, or of a bad title',
      short: 'As is',
      harm: 'The clause shuts out even the promise of title, or any answer for faults that are known. If what you pay for turns out bad, you may have no claim.',
    },
  },
  readWhole(contract) {
    if (NOT_SOLD.includes(contract.type)) return []
    const hits = contract.clauses.flatMap((clause) =>
      /warrant|guarantee|defects|no \w* ?representation|as[- ]is|faults|where[- ]is|just as|no promise/.test(
        clause.text,
      ) && clause.kind !== 'recitals'
        ? clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract))
        : [],
    )
    // Disclaimers come in twos and threes; the worst one tells it.
    return [...hits.filter(({ severity }) => severity === 'high'), ...hits].slice(0, 1)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const words = sentence.text
  const match = DISCLAIMS.exec(words)
  if (
    match === null ||
    !(THING.test(sentence.full) || /\b(?:merchantab\w+|freedom from defects)\b/.test(words)) ||
    OTHER.test(sentence.full)
  )
    return []
  if (/^(?:as|with)/.test(match[0]) && isNegated(words, match.index)) return []
  if (
    /\b(?:as is (?:reasonabl|necessary|required|appropriate|customary|then|in effect|set|available|provided|specified|expressly|permitted|applicable|the))/.test(
      words,
    )
  )
    return []
  // What one may promise to others on the seller's behalf is a duty, not a disclaimer.
  if (/\bon behalf of\b|\b(?:shall|may|must|will)(?: not)? make\b/.test(words)) return []
  const seller = partyOn(contract, 'platform', 'supplier', 'licensor', 'seller', 'principal', 'landlord')
  const speaker = whoDoes(contract, sentence, /\b(?:disclaims?|makes?|gives?|provides?|does not|warrants?)\b/)
  const holder = isParty(speaker) ? speaker : speaker === 'mutual' ? null : seller
  const burdened = acrossFrom(contract, holder)
  if (!isParty(holder) || burdened === null) return []
  const title = TITLE.test(words)
  if (!title && (EXCEPT.test(sentence.full) || elsewhere(contract, sentence, holder.index))) return []
  const grave = title || /\b(?:even if|whether or not)\b[^.;]{0,30}\bknown\b|\bknown defects?\b/.test(words)
  const consumer = contract.type === 'terms_of_service'
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity: isOneOf(contract, families.premises) ? 'low' : grave || consumer ? 'high' : 'medium',
      burdened,
      confidence: 0.78,
      ...(grave ? {} : { absence: true }),
      flags: [title ? 'Not even title is promised' : 'No promise of quality'],
    },
  ]
}

/** Whether the side that disclaims gives a real warranty in another sentence. */
function elsewhere(contract: Contract, own: Sentence, index: number): boolean {
  return contract.clauses.some(
    (clause) =>
      /warrant|guarantee/.test(clause.text) &&
      clause.sentences.some((sentence) => {
        if (sentence === own || DISCLAIMS.test(sentence.text) || !WARRANTS.test(sentence.text)) return false
        const at = clause.sentences.indexOf(sentence)
        const listed = /:\s*$/.test(sentence.text) ? clause.sentences.slice(at + 1, at + 9).map(({ text }) => text) : []
        // 'warrants that it is duly organised' promises nothing of the thing sold.
        if (!QUALITY.test([sentence.full, ...listed].join(' '))) return false
        const who = whoDoes(contract, sentence, /\b(?:warrants?|guarantees?)\b/)
        return who === undefined || who === null || who === 'mutual' || who.index === index
      }),
  )
}
