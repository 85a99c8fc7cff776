import type { Contract } from '../../contract.ts'
import { acrossFrom, families, isOneOf, isParty, moneyIn } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'
import { type Limit, limitsOf, protects } from './whose-liability.ts'

/** Not a limit on liability as such: one event, one thing, or loss that somebody else caused. */
const NARROW =
  /\b(?:force majeure|acts? of god|unless|to the extent|third[- ]part(?:y|ies)|delays?|theft|if (?:the|such|any)|before the|prior to|tax(?:es)?|on account of|(?:caused|arising|resulting|due) (?:by|out of|from|to)|for (?:the|such|its|their) (?:acts?|use|failure)|in respect of (?:the|such|any))\b/
/** A ceiling for one kind of claim says nothing of the rest. */
const ONE_EVENT =
  /\b(?:under|for the purposes of) this (?:paragraph|section|clause|article|sub-?clause|warranty)\b|\bper occurrence of\b/
const FOR_LOSS =
  /\b(?:liable|responsible|answerable|accountable|liabilit(?:y|ies)|responsibility)\b[^.;]{0,80}?\b(?:for|of|under) (?:any|all|every|direct)\b[^.;]{0,60}\b(?:loss(?:es)?|damages?|claims?|liabilit(?:y|ies)|theory|circumstances|part)\b|\b(?:whatsoever|for anything|of any (?:kind|nature))\b|\ball (?:\w+ or )?liabilit/
const ABSOLUTE =
  /\b(?:whatsoever|howsoever|however (?:caused|arising)|under any (?:theory|circumstances|head)|of any (?:kind|nature|sort))\b/
const EVEN_SO = /\b(?:even (?:if|when|where)|whether or not|howsoever|however)\b[^.;]{0,60}/
/** Goods stolen are one event; loss by the shielded side's own neglect is every event. */
const OWN_NEGLECT = /\beven (?:if|when|where)\b[^.;]{0,50}\bnegligen(?:ce|t)\b/
const EXCEPTED = /\b(?:except|other than|save|excluding|unless|provided)\b/
const GRAVE = /\b(?:gross negligence|wil+ful|fraud|negligence)\b/
/** Sums below these are no cap but a token. */
const TOKEN: Record<string, number> = { INR: 10_000, USD: 500, EUR: 500, GBP: 500 }

/** 'The Company's liability is limited to the amount invested and the Promoter's to Rs. 30,00,000.' */
const BOTH_NAMED =
  /\band (?:the |that of the )?[\w ]{2,30}?(?:'s)? (?:liability )?to (?:rs|inr|₹|the|an? (?:sum|amount))/
/** 'Her liability is limited': a person is protected, not a company. */
const OF_A_PERSON = /\b(?:his|her) liabilit/

/**
 * Caps bind between businesses by and large, so what matters is whether both sides have one. A cap that also covers fraud
 * is likely to fail; against a consumer it may be an unfair contract (Consumer Protection Act, s. 2(46)).
 */
export const oneSidedLiabilityCap: Rule = {
  id: 'one-sided-liability-cap',
  category: 'one_sided_liability_cap',
  law: [
    {
      act: 'Indian Contract Act 1872',
      section: 'ss. 16, 19A, 23',
      note: 'Courts enforce caps by and large, but not one got by undue influence or one that shields fraud.',
    },
    {
      act: 'Consumer Protection Act 2019',
      section: 's. 2(46)',
      note: 'Against a consumer, a term that greatly shifts rights to one side may be an unfair contract.',
    },
  ],
  words: {
    title: '{other} limits what it can owe you, and you get no such limit',
    short: 'One-sided cap',
    harm: 'The clause shields {other} from claims for loss, and the contract gives you no like shield. If things go wrong you carry most of the cost on both sides.',
    ask: 'Ask for the same limit for both sides, at no less than twelve months\u2019 fees, with fraud, wilful default, data and confidentiality left out of it.',
    wording:
      'Except for fraud, wilful default and breach of confidentiality, each party\u2019s total liability under this Agreement is limited to the fees paid or payable in the twelve months before the claim, and neither party is liable for indirect or consequential loss.',
    notes: ['A limit that covers fraud is unlikely to hold.'],
    favour: {
      title: 'Your liability is limited, {you}\u2019s is not',
      harm: 'The clause protects you. A limit that also covered fraud would be likely to fail.',
    },
    alone: {
      title: '{other} answers for little or nothing of the loss that it causes you',
      short: 'Liability shut out',
      harm: 'The clause shields {other} from nearly every claim for loss, or even from one for grave fault. If things go wrong you carry most of the cost.',
    },
  },
  readWhole(contract) {
    const hits = limitsOf(contract).flatMap((limit) => readLimit(limit, contract))
    const order = ['critical', 'high', 'medium', 'low']
    return hits.sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity)).slice(0, 1)
  },
}

function readLimit(limit: Limit, contract: Contract): Hit[] {
  const { who, kind, sentence, words } = limit
  if (!isParty(who) || limit.clause.kind === 'recitals') return []
  const burdened = acrossFrom(contract, who)
  // A guarantee up to a sum is how a guarantee should be.
  if (burdened === null || who.side === 'guarantor') return []
  if (BOTH_NAMED.test(sentence.text) || OF_A_PERSON.test(sentence.text)) return []
  const absolute = ABSOLUTE.test(words)
  const extreme = severityOf(limit, contract, absolute) === 'critical'
  // A cap for both does not make up for a token, or for no liability at all, on one side; the like for both does.
  const evens = kind === 'indirect' ? (['cap', 'all', 'indirect'] as const) : (['cap', 'all'] as const)
  const like = limitsOf(contract).filter((other) => other !== limit && evens.some((entry) => entry === other.kind))
  if (like.some((other) => protects(other, burdened) && !(extreme && other.who === 'mutual' && other.kind === 'cap')))
    return []
  if (kind === 'cap' && ONE_EVENT.test(sentence.text)) return []
  if (kind === 'all' && !FOR_LOSS.test(words)) return []
  if (kind === 'all' && NARROW.test(withoutDegree(words)) && (!absolute || EXCEPTED.test(words))) return []
  if (kind === 'indirect' && EXCEPTED.test(words)) return []
  const severity = severityOf(limit, contract, absolute)
  const flags = [
    kind === 'cap'
      ? 'A ceiling for one side only'
      : kind === 'all'
        ? 'One side excludes its liability'
        : 'One side excludes indirect loss',
  ]
  if (GRAVE.test(words) && !EXCEPTED.test(words)) flags.push('Speaks of grave fault too')
  return [
    {
      span: tellingPart(sentence, { index: limit.index, 0: words.slice(0, 200) }),
      clause: limit.clause,
      severity,
      burdened,
      confidence: kind === 'indirect' ? 0.7 : 0.82,
      flags,
      // A token, no liability at all, or a shield for fraud is harsh whatever the other side has.
      ...(extreme ? {} : { absence: true }),
    },
  ]
}

function severityOf({ kind, sentence, words }: Limit, contract: Contract, absolute: boolean): Hit['severity'] {
  const coversFraud =
    /\b(?:even (?:if|for|in)|including|whether or not|regardless)\b[^.;]{0,80}\b(?:gross negligence|wil+ful|fraud|on purpose|deliberate\w*|intentional\w*)\b/.test(
      sentence.full,
    )
  if (kind === 'indirect') return 'medium'
  if (coversFraud) return 'critical'
  if (kind === 'all') return absolute && !EXCEPTED.test(words) ? 'critical' : 'high'
  const sums = moneyIn(contract, sentence)
  if (sums.length > 0 && sums.every((sum) => sum.amount <= TOKEN[sum.currency]!)) return 'critical'
  const yearsFees =
    /\b(?:twelve|12|eighteen|18|twenty[- ]?four|24)\b[^.;]{0,20}months?\b|\bone year|annual|per annum|\byear\b/
  if (isOneOf(contract, [...families.services, 'licence_agreement']) && yearsFees.test(sentence.full)) return 'medium'
  return 'high'
}

/** The words without 'even if ...', which narrows nothing. */
function withoutDegree(words: string): string {
  const rest = words.replace(EVEN_SO, '')
  return OWN_NEGLECT.test(words) ? rest.replace(/\btheft\b/g, '') : rest
}
