import type { Contract } from '../../contract.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import { onlyDescribes, withNext } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'
import { isLetting, tenantOf } from './premises.ts'

const REENTERS =
  /\b(?:re-?enter(?:s|ing)?|re-?entry|(?:re-?)?tak(?:e|es|ing) (?:back |over )?(?:immediate |physical |vacant |actual |forcible )*possession|resume (?:immediate )?possession|(?:lock|bolt|padlock)(?:s|ed|ing)?(?: up)?(?: or (?:seal|lock))?[^.;]{0,20}(?:the )?(?:premises|flat|shop|office|house|property|doors?|unit)|seal(?:s|ed)? the (?:premises|flat|shop|office|unit)|chang(?:e|es|ing) the locks?|evict(?:s|ed|ion)?|eject(?:s|ed|ment)?|throw(?:n|ing)? out|dispossess(?:ed)?|break open|(?:forcibl[ey] )?remov(?:e|es|ing) the (?:tenant|lessee|licensee|occupant)s?(?! 's))\b/
const GOODS =
  /\b(?:remov(?:e|es|ed|ing)|sell|sold|dispose(?:d)?(?: of)?|seize|auction|take (?:custody|charge) of|throw out|put out|confiscate|lien over)\b[^.;]{0,80}\b(?:goods|belongings|articles|furniture|effects|things|property of the (?:tenant|lessee|licensee|occupant))\b/
const FORCE =
  /\bby force\b|\bforcibl[ey]\b|\b(?:breaking|break) open\b|\bwithout (?:giving |serving |issuing )?(?:any )?(?:(?:prior|further|written|previous|due) )*(?:notice|intimation|warning|recourse|reference|resort|process|approaching|order|intervention)\b|\bwithout (?:going|having) (?:to|recourse)\b|\bimmediately\b|\bforthwith\b|\bat once\b|\bsummarily\b|\bon the same day\b|\bwithin (?:24|twenty-four|48) hours\b/
const WAIVES =
  /\bwaiv(?:es?|ed|ing)\b[^.;]{0,100}\b(?:notice|eviction|court|section 106|section 114|relief against forfeiture|proceedings|protection)\b|\b(?:shall|will) not (?:be entitled to )?(?:contest|oppose|resist|object to|challenge)\b[^.;]{0,60}\b(?:eviction|re-?entry|possession|removal)/
const DEEMED = /\bpossession[^.;]{0,60}\bdeemed\b[^.;]{0,40}\b(?:surrendered|handed over|given|delivered|taken)\b/
const LAWFUL =
  /\b(?:due process|process of law|(?:through|by|from|order of|before|approach(?:ing)?) (?:the |a |any )?(?:competent )?(?:court|authority|rent (?:court|controller|authority))|in accordance with (?:the )?(?:applicable )?law|as per (?:the )?law|by lawful means|legal proceedings|decree|lawfully recover|competent authority)\b/
const AFTER_NOTICE =
  /\b(?:after|upon|on|by|following|with|giving|given|serving|expiry of)\b[^.;]{0,60}\b(?:\d+|fifteen|thirty|sixty|ninety|one|two|three|seven|ten)\b[^.;]{0,30}\b(?:days?|months?|weeks?)\b[^.;]{0,30}\bnotice\b|\bnotice (?:period )?of[^.;]{0,20}(?:\d+|fifteen|thirty|sixty|ninety|one|two|three)[^.;]{0,12}(?:days?|months?)|\bnotice\b[^.;]{0,80}\b(?:remed(?:y|ied)|cure[d]?|rectif)/
const END_OF_TERM =
  /\b(?:handover|hand over|deliver|vacate)\b[^.;]{0,60}\b(?:on|upon|at)\b[^.;]{0,20}\b(?:expiry|end|determination|termination)/

/**
 * Even an owner gets an occupant out only by due course of law (Krishna Ram Mahale v Shobha Rao, 1989; Specific Relief Act
 * s. 6), and a monthly lease ends on fifteen days' notice at least (Transfer of Property Act s. 106). Locks, force and the
 * sale of belongings are self-help; a promise not to resist them gives the owner no right to use them.
 */
export const evictionWithoutNotice: Rule = {
  id: 'eviction-without-notice',
  category: 'eviction_without_notice',
  law: [
    {
      act: 'Transfer of Property Act 1882',
      section: 's. 106',
      note: 'Without other agreement a monthly letting ends on fifteen days\u2019 notice.',
    },
    {
      act: 'Specific Relief Act 1963',
      section: 's. 6',
      note: 'Whoever is put out otherwise than by law may have possession restored, by a suit within six months.',
    },
    {
      act: 'Krishna Ram Mahale v Shobha Rao (Supreme Court, 1989)',
      section: '',
      note: 'Even an owner may remove an occupant only by due course of law.',
    },
  ],
  words: {
    title: 'You can be put out without a court',
    short: 'Eviction by self-help',
    harm: 'The clause lets {other} {what}. In India only a court or authority can put an occupant out, even after default, yet on the day the locks are changed you are the one outside.',
    ask: 'Ask for a written notice, time to put a default right, and recovery of possession only through a court or authority.',
    wording:
      'On default that continues 30 days after written notice, {other} may terminate and recover possession through due process of law.',
    notes: ['If you are put out by force, a suit for possession within six months needs no proof of title.'],
    favour: {
      title: 'You may not use this power to re-enter',
      harm: 'Self-help invites an injunction and a criminal complaint; possession comes back through a court only.',
    },
  },
  gate: /re-?ent|bolt|remov|possession|lock|seal|evict|eject|throw|dispossess|belongings|goods|waive|break open/,
  read(clause, contract) {
    if (!isLetting(contract)) return []
    return clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract)).slice(0, 1)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const words = sentence.full
  if (onlyDescribes(clause, sentence)) return []
  const found = selfHelp(words, withNext(clause, sentence))
  if (found === null) return []
  const match = found.at.exec(sentence.text) ?? { index: 0, 0: sentence.text.slice(0, 40) }
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity: 'critical',
      burdened: tenantOf(contract),
      forBeneficiary: 'high',
      confidence: 0.85,
      values: { what: found.what },
      flags: [found.flag],
    },
  ]
}

function selfHelp(words: string, context: string): { what: string; flag: string; at: RegExp } | null {
  if (LAWFUL.test(context) && !/\bwithout[^.;]{0,60}(?:process of law|court|authority|due process)/.test(words))
    return null
  if (
    /\b(?:landlord|lessor|licensor|owner|he|she|we)s?\b[^.;]{0,20}\b(?:shall|may|will) not\b[^.;]{0,60}\b(?:re-?ent|evict|lock|dispossess|remove|eject|take possession)/.test(
      words,
    ) ||
    /\bquiet(?:ly)? (?:enjoy|and peaceful)|\bpeaceful/.test(words)
  )
    return null
  if (WAIVES.test(words))
    return {
      what: 'put you out and asks you to give up notice or defence',
      flag: 'Notice or defence is given up',
      at: WAIVES,
    }
  if (DEEMED.test(words))
    return {
      what: 'treat possession as given back though it was not',
      flag: 'Possession deemed surrendered',
      at: DEEMED,
    }
  const reenters = REENTERS.test(words)
  const physical = /\b(?:lock|seal|throw|break|eject|dispossess|forcibl|by force)/.test(words)
  if (
    GOODS.test(words) &&
    (reenters ||
      FORCE.test(words) ||
      /\b(?:default|non-payment|arrears|fails? to (?:pay|vacate)|unpaid)\b/.test(words)) &&
    !/\b(?:tenant|lessee|licensee) (?:shall|may|will|must)(?: be (?:entitled|at liberty) to)? remove/.test(words)
  )
    return { what: 'remove or sell your belongings', flag: 'Belongings are removed or sold', at: GOODS }
  if (!reenters || END_OF_TERM.test(words)) return null
  if (
    !/\b(?:landlord|lessor|licensor|owner|landlady|it|he|she|eviction|evicted|ejected|thrown|dispossessed|we)\b/.test(
      words,
    )
  )
    return null
  if (FORCE.test(words) || physical)
    return AFTER_NOTICE.test(words) && !/\b(?:by force|forcibl|lock|without (?:recourse|reference|court))/.test(words)
      ? null
      : { what: 'take the premises back by itself', flag: 'Re-entry without notice or court', at: REENTERS }
  if (/\b(?:default|non-payment|arrears|breach|fails?|failure|unpaid)\b/.test(words) && !/\bnotice\b/.test(context))
    return {
      what: 'take the premises back on default without notice',
      flag: 'Re-entry on default without notice',
      at: REENTERS,
    }
  return null
}
