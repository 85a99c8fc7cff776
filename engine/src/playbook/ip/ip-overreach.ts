import type { Severity } from '@karar/schema'
import type { Contract } from '../../contract.ts'
import { lastMentionBefore, type Who } from '../../facts/mentions.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import { counterpart, families, isOneOf, isParty, onlyDescribes, partyIn, partyOn, subjectAt } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'

const ASSIGNS =
  /\b(?:assigns?|transfers?|conveys?|cedes?|(?:make over|hand over))\b(?! (?:of|this|the (?:agreement|deed|contract))\b)/
const BELONGS =
  /\b(?:(?:shall|will|are|is|be|hereby|to) (?:automatically |immediately |absolutely |solely |exclusively )?(?:vests?|belongs?|assigned|transferred|owned|vested|pass(?:es)?)|vests?|belongs?|stands? (?:assigned|transferred|vested)|(?:be|become|becomes|are|is) (?:and remain |deemed (?:to be )?)?(?:the )?(?:sole |exclusive |absolute |sole and exclusive |sole and absolute )?property of)\b/
const OWNS =
  /\b(?:shall|will|to) (?:(?:solely |exclusively |automatically )?own\b|be (?:deemed (?:to be )?)?(?:the )?(?:sole |absolute |exclusive |sole and absolute |sole and exclusive )?owner of\b)/
const BACKGROUND =
  /\b(?:pre-?existing|background (?:ip|intellectual property|rights|technology|materials|tools)|prior (?:inventions?|works?)|(?:existing|own) (?:tools|code|libraries|know-how|software)|(?:conceived|developed|created|made|owned|acquired|held|existing)[^.;]{0,40} (?:before|prior to)|\bin (?:its|his|her|their) (?:own )?(?:tools|libraries|frameworks|templates|know-how|methodolog(?:y|ies))\b|\b(?:owned|held|possessed)\b[^.;]{0,30}\b(?:as on date|on the date (?:of this|hereof)|at present|presently|currently)\b|past,? present (?:and|or) future|all future (?:works?|inventions?|intellectual property))\b/
const SPARED =
  /\b(?:exclud\w*|except\w*|other than|save (?:for|as)|does not|do(?:es)? not (?:include|extend)|shall not|will not|not (?:include|extend|apply)|nothing|retains?|(?:shall )?(?:remain|continue)s?\b[^.;]{0,40}(?:property|vested|owned|with)|respective|own(?:s|ed)? by (?:it|that|such) )\b/
const MADE_LATER =
  /\b(?:conceive[sd]?|ma(?:d|k)es?|develop(?:s|ed)?|create[sd]?|invent(?:s|ed)|discover(?:s|ed)|reduced? to practice|produce[sd]?)\b[^.;]{0,140}\b(?:after|following|subsequent to)\b[^.;]{0,50}\b(?:terminat|employment|cessation|leav|expir|end|exit|engagement|resign)|\b(?:ma(?:d|k)es?|creates?d?|develops?|developed|invents?|invented|conceives?d?)\b[^.;]{0,20}\bwithin\b[^.;]{0,40}\b(?:of|from|after)\b[^.;]{0,20}\b(?:terminat|ceas|cessation|leav|expir|end of)/
const UNRELATED =
  /\b(?:whether or not|(?:regardless|irrespective) of whether|even (?:if|where) not)\b[^.;,]{0,60}\b(?:relat(?:e|ed|es|ing)|connected|in (?:the course|connection|relation)|pertain\w*|arising (?:out of|from)|within the scope)\b|\b(?:unrelated to|irrespective of (?:its|their|any) (?:relation|connection))\b|\b(?:in|on|during) (?:his|her|their|your|the employee's|its)? ?(?:own|personal|private|spare) time\b|\bat home (?:or |and )?(?:on|during|over|at) (?:weekends?|holidays?|leave)\b|\boutside (?:of )?(?:normal |regular |the )?(?:working|office|business) hours\b/
const UNPAID =
  /\b(?:(?:whether or not|irrespective of whether|regardless of whether)[^.;]{0,90}\b(?:paid|payment)|(?:even (?:if|where|when|though)|notwithstanding)[^.;]{0,90}\b(?:unpaid|non-payment|not (?:been |yet been )?(?:paid|made)|disputed|withheld)|(?:irrespective|regardless) of (?:any |the )?(?:non-?)?payment)\b/
const IMPROVEMENTS = /\b(?:improvements?|enhancements?|modifications?|derivative works?|adaptations?|developments?)\b/
const CUSTOMER_DATA =
  /\b(?:(?:customer|client|subscriber|user|your)(?:'s)? (?:personal )?(?:data|content|materials)|data (?:uploaded|supplied|provided|submitted) by the (?:customer|client|user|subscriber)|models?[^.;]{0,30} (?:derived|trained|built))\b/
const CREATION =
  /\b(?:intellectual property|copyrights?|inventions?|work product|works?|ideas?|materials?|software|code|tools|technology|know-how|designs?|improvements?|data|content|patents?|deliverables?|models?|rights?|everything|anything)\b/

interface Grab {
  readonly what: string
  readonly severity: Severity
  readonly flag: string
}

/** A move of ownership: from whom, to whom, the words that say so, and the words that say of what. */
interface Passing {
  readonly loser: Who
  readonly gainer: Who
  readonly match: RegExpExecArray
  readonly matter: string
}

/**
 * A contractor is first owner of what they make and an employee owns what is made outside the job (Copyright Act s. 17),
 * so ownership goes over only as far as the paper says. Flagged is paper that reaches further than the job: earlier work,
 * later work, unrelated work, unpaid work, a licensee's own improvements, a customer's data.
 */
export const ipOverreach: Rule = {
  id: 'ip-overreach',
  category: 'ip_overreach',
  law: [
    {
      act: 'Copyright Act 1957',
      section: 'ss. 17, 18, 19',
      note: 'You own what you create unless it is made in the course of employment or you assign it in writing; the paper decides how far that goes.',
    },
  ],
  words: {
    title: 'You hand over {what}',
    short: 'Ownership grab',
    harm: 'The clause moves ownership of {what} to {other}. Once assigned, you need {other}\u2019s leave to use it again, even for other work.',
    ask: 'Ask to limit the transfer to what is made for this contract and paid for, and to keep everything else with its maker.',
    wording:
      'On full payment, ownership passes only in the work made for and delivered under this Agreement. Everything that {you} made before, outside or independently of this Agreement stays with {you}, with a non-exclusive licence to {other} where it is needed to use the delivered work.',
    notes: [
      'List the earlier work that you bring along in an annexure.',
      'Tie the transfer to payment: until then a licence is enough.',
    ],
    favour: {
      title: 'You become owner of {what}',
      harm: 'The other side gives up more than the work for this contract.',
    },
  },
  gate: /assign|transfer|vest|belong|propert|own|convey|pass/,
  read(clause, contract) {
    const hits = clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract))
    const worst = hits.find((hit) => hit.severity === 'critical') ?? hits[0]
    return worst === undefined ? [] : [worst]
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const words = sentence.full
  if (onlyDescribes(clause, sentence) || !CREATION.test(words) || /\bmoral rights\b/.test(words)) return []
  const passing = passingOver(sentence, contract)
  if (passing === null) return []
  const { loser, gainer, match } = passing
  if (!isParty(loser) && !isParty(gainer)) return []
  const grab = grabOf(sentence, contract, passing)
  if (grab === null) return []
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity: grab.severity,
      burdened: loser,
      confidence: isParty(loser) ? 0.85 : 0.65,
      values: { what: grab.what },
      flags: [grab.flag],
    },
  ]
}

/** From whom to whom the sentence moves ownership; null where it moves none, or leaves it where it was. */
function passingOver(sentence: Sentence, contract: Contract): Passing | null {
  const before = (match: RegExpExecArray): string => `${sentence.lead} ${sentence.text.slice(0, match.index)}`
  const after = (match: RegExpExecArray): string => sentence.text.slice(match.index)
  const belongs = BELONGS.exec(sentence.text)
  const assigns = ASSIGNS.exec(sentence.text)
  const negated = (match: RegExpExecArray): boolean =>
    /\b(?:not|nor|neither|no|may|without|cannot)\b[^.;,]{0,40}$|\bno (?:right|title|interest|licen[cs]e)\b[^.;]*$/.test(
      sentence.text.slice(Math.max(0, match.index - 140), match.index),
    ) ||
    (/^(?:is|are) /.test(match[0]) && /\b(?:that|which) $/.test(sentence.text.slice(0, match.index)))
  if (
    assigns !== null &&
    !negated(assigns) &&
    !/(?<!\b(?:agrees?|undertakes?|covenants?|required|obliged|bound)) to\s$|\b(?:successors and|permitted|of)\s$/.test(
      sentence.text.slice(0, assigns.index),
    )
  ) {
    const subject = subjectAt(contract, sentence, sentence.start + assigns.index)
    const loser =
      subject === null && /\byou\b/.test(sentence.full) ? partyOn(contract, 'employee', 'supplier', 'user') : subject
    if (loser !== 'mutual')
      return { loser, gainer: counterpart(contract, loser), match: assigns, matter: after(assigns) }
  }
  if (belongs !== null && !negated(belongs)) {
    const from = sentence.start + belongs.index + belongs[0].length
    const gainer = partyIn(contract, { start: from, end: Math.min(sentence.end, from + 90) })
    if (gainer !== null)
      return { loser: counterpart(contract, gainer), gainer, match: belongs, matter: before(belongs) }
    // A letter may say 'the Company' without ever defining it.
    if (
      /^ (?:to |in |with )?(?:the )?(?:company|employer|firm|organi[sz]ation)\b/.test(
        sentence.text.slice(from - sentence.start),
      )
    )
      return { loser: partyOn(contract, 'employee', 'supplier'), gainer, match: belongs, matter: before(belongs) }
  }
  const owns = OWNS.exec(sentence.text)
  if (owns !== null && !negated(owns)) {
    const gainer = subjectAt(contract, sentence, sentence.start + owns.index)
    if (isParty(gainer)) return { loser: counterpart(contract, gainer), gainer, match: owns, matter: after(owns) }
  }
  return null
}

function grabOf(sentence: Sentence, contract: Contract, { loser, gainer, matter }: Passing): Grab | null {
  const words = sentence.full
  const spared = SPARED.test(words)
  if (!spared && BACKGROUND.test(words) && !isOwnBackground(sentence, contract, gainer))
    return {
      what: 'work from before or outside this contract',
      severity: 'critical',
      flag: 'Reaches work that was there before',
    }
  if (MADE_LATER.test(words) && !/\b(?:using|based (?:up)?on|derived from) [^.;]{0,40}confidential/.test(words))
    return { what: 'work made after the contract has ended', severity: 'high', flag: 'Reaches work made after the end' }
  const own = /\b(?:own|personal|private|spare) time\b|\boutside (?:of )?[^.;]{0,20}hours\b/.test(words)
  const tied =
    /\b(?:relat(?:es|ed|ing) to|connected with|in connection with) the (?:business|company|services|employer)/.test(
      words,
    )
  if (UNRELATED.test(words) && !(own && tied && !/\bwhether or not[^.;]{0,40}relat/.test(words)))
    return {
      what: 'work that has nothing to do with the job',
      severity: 'high',
      flag: 'Not limited to work for this contract',
    }
  if (
    UNPAID.test(words) &&
    isOneOf(contract, [...families.services, 'licence_agreement', 'vendor_agreement', 'general_contract'])
  )
    return { what: 'your work before it is paid for', severity: 'high', flag: 'Passes whether or not it is paid for' }
  const loserSide = isParty(loser) ? loser.side : 'unknown'
  if (
    !spared &&
    CUSTOMER_DATA.test(matter) &&
    ['customer', 'user', 'controller', 'licensee'].includes(loserSide) &&
    !(isParty(gainer) && gainer.side === 'customer') &&
    !/\bsolely (?:for|to)\b/.test(words)
  )
    return {
      what: 'your own data and what is made of it',
      severity: 'high',
      flag: 'The provider becomes owner of your data',
    }
  if (
    !spared &&
    IMPROVEMENTS.test(matter) &&
    !madeBy(matter, gainer) &&
    ['licensee', 'agent'].includes(loserSide) &&
    !/\b(?:payment of|royalt|fair (?:value|consideration)|licen[cs]e back)\b/.test(words)
  )
    return {
      what: 'the improvements that you make yourself',
      severity: 'high',
      flag: 'Improvements go back without payment',
    }
  return null
}

/** 'modifications made by the Licensor': what the gainer makes itself. */
const madeBy = (matter: string, who: Who): boolean =>
  isParty(who) && who.aliases.some((alias) => matter.includes(`by the ${alias}`) || matter.includes(`by ${alias}`))

/** 'The Client's pre-existing IP', 'background IP of the Client': what the gainer owned all along. */
function isOwnBackground(sentence: Sentence, contract: Contract, gainer: Who): boolean {
  const match = BACKGROUND.exec(sentence.text)
  if (match === null || !isParty(gainer)) return false
  const at = sentence.start + match.index
  const mention = contract.mentions[lastMentionBefore(contract.mentions, at)]
  const before = mention !== undefined && at - mention.end <= 4 ? mention.who : null
  const after = partyIn(contract, {
    start: at + match[0].length,
    end: Math.min(sentence.end, at + match[0].length + 60),
  })
  const ofAfter = /^[^.;,]{0,40}\b(?:of|by) (?:the )?/.test(sentence.text.slice(match.index + match[0].length))
  const inside = partyIn(contract, { start: at, end: at + match[0].length })
  // 'The Provider shall own its background technology'
  const its = /\b(?:own|owner of) (?:all |any )?(?:its|his|her|their) (?:own )?$/.test(
    sentence.text.slice(0, match.index),
  )
  return its || before === gainer || inside === gainer || (ofAfter && after === gainer)
}
