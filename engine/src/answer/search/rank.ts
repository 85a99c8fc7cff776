import type { Clause } from '../../understand/segment/clauses.ts'
import type { Book } from '../book/book.ts'
import type { Passage } from '../book/passages.ts'
import type { Question } from '../question/question.ts'
import { isTableOfOther } from '../rows/row-told.ts'
import { topicsFor } from '../topics/all.ts'
import type { Topic } from '../topics/topic.ts'
import { marksOf, ofSide } from './find.ts'
import { type Asked, kindsAsked } from './kinds-asked.ts'
import { orderedAsRead, type Ranked, readNames, readSignsOf } from './ranked.ts'
import { likely, settledNames, signsOf } from './settled.ts'
import { isPlain, signalCount, signalNames, signalsOf, type TopicMarks } from './signals.ts'
import { ofException, ofFailure, ofFreedom, ofShare, ofTime } from './telling.ts'
import { asksReturn, tellsReturn } from './thing-near.ts'
import { toldExactly } from './told-exactly.ts'
import { readWeights, settledWeights, weights } from './weights.ts'

/** All that the ranking knows of a question. */
export interface Search {
  readonly asked: Asked
  /** the topics that the question names, and those that it may mean */
  readonly own: readonly Topic[]
  readonly meant: readonly Topic[]
  readonly marks: TopicMarks
  readonly signals: Float64Array
  /** every passage, the best first */
  readonly ranked: readonly Ranked[]
  /** the signs that the best passages settle the question, and how likely they do */
  readonly signs: readonly number[]
  readonly settled: number
}

/** What it counts that a passage speaks of the deed of whom the question asks about; against it, of the other's alone. */
const OF_DOER = 1.2
/** What it counts against a passage that its clause is known to be of a matter that the question does not name. */
const OF_OTHER_MATTER = 0.6

/** What it counts against an end for a breach, where the question is how to leave and tells of no breach. */
const FOR_CAUSE = 0.8
const OF_CAUSE =
  /\b(?:material(?:ly)? breach\w*|breach\w*|in case of (?:any )?(?:violation|default)|insolven\w*|bankrupt\w*|for cause|misconduct|winding up)\b/
const WITHOUT_CAUSE = /\bwithout (?:any |assigning |giving )*(?:cause|reason)|\bfor (?:any reason|convenience)\b/
const LEAVING = new Set(['leave_early', 'notice_period', 'they_end'])
const TELLS_OF_IT = /\b(?:breach|break|broke|default|fault|fail|cure|cause|insolven|bankrupt|misconduct|violat)/

/** What it counts against an end for an event beyond control, where the question tells of none. */
const FOR_EVENT = 2
const OF_EVENT = /\b(?:force majeure|act of god|beyond [^.;]{0,30}control|such (?:an )?event|epidemic|pandemic)\b/
const TELLS_OF_EVENT =
  /\b(?:force majeure|act of god|flood|fire|war|strike|covid|pandemic|lockdown|event|earthquake|riot)\b/

/** Matters that what holds for such an event does not answer. */
const OF_ANY_DAY: ReadonlySet<string> = new Set([...LEAVING, 'liability', 'late_payment', 'when_paid', 'late_delivery'])
const ofEvent = ({ english }: Question, { words, clause }: Passage, { id }: Topic): number =>
  OF_ANY_DAY.has(id) && !TELLS_OF_EVENT.test(english) && (clause.type === 'force_majeure' || OF_EVENT.test(words))
    ? -FOR_EVENT
    : 0

/** 'How do I get out of this?' is answered by an end on notice before one for the other side's breach. */
function ofBreach({ english }: Question, { words }: Passage, { id }: Topic): number {
  if (!LEAVING.has(id) || TELLS_OF_IT.test(english)) return 0
  const weight = /\b(?:any ?time|whenever|at will|without (?:any )?(?:reason|cause))\b/.test(english)
    ? FOR_CAUSE * 3
    : FOR_CAUSE
  return OF_CAUSE.test(words) && !WITHOUT_CAUSE.test(words) ? -weight : 0
}

/**
 * 'What if I leave?' is answered by when I may leave, not by when they may, and by the clause on ending before the one on
 * force majeure.
 */
function ofTopic(book: Book, question: Question, passage: Passage, topic: Topic): number {
  const { types } = topic
  const right = ofSide(book, question, passage, topic)
  const foreign = ({ type }: Clause) => type !== 'general' && !types.includes(type)
  const others =
    isPlain(question) && right !== true ? [passage.clause, outermost(passage.clause)].filter(foreign).length : 0
  const weight = topic.given === true ? OF_DOER / 2 : OF_DOER
  return (right === null ? 0 : right ? weight : -weight) - others * OF_OTHER_MATTER
}

/**
 * 'What is the interest rate?' of a loan is of the loan, and of what is overdue only where the question says so. Where nothing
 * is lent it is of what is overdue.
 */
function ofContract({ analysis, passages }: Book, { english }: Question, found: ReturnType<typeof topicsFor>) {
  const { meant } = found
  const own = AFTER_END.test(english) || STOPS_RENEWAL.test(english) ? behind(found.own, english) : found.own
  const isOfLoan = own.some(({ id }) => id === 'loan_interest')
  const lends = analysis.contract_type === 'loan_agreement' || passages.some(({ words }) => LENDS.test(words))
  const left = !isOfLoan ? null : !lends || TELLS_OF_DELAY.test(english) ? 'loan_interest' : 'late_payment'
  const kept = own.filter(({ id }) => id !== left)
  return { own: left === 'loan_interest' ? withLate(kept, meant) : kept, meant }
}
/** 'Can I open a shop after it ends?' is of what comes then, where it names that, and of no end. */
const AFTER_END =
  /\bafter (?:i|we) (?:leave|quit|resign|go|exit|cancel)\b|\bleave after\b(?! (?:\d|an? |one|two|three|four|five|six|nine|twelve))|\b(?:after|once|when) (?:it|this|the (?:contract|agreement|deal|lease|term|job)|my (?:job|contract)) (?:ends|is over|has ended|ended|expires)\b/
const ONCE_ENDED =
  /\bafter (?:it|this|the (?:contract|agreement|deal|lease|term)) (?:ends|is over|has ended|ended|expires)\b/
const STOPS_RENEWAL = /\b(?:stop|avoid|prevent|block|cancel)\b.{0,30}\brenew/
const AT_THE_END: ReadonlySet<string> = new Set([...LEAVING, 'after_end'])
const behind = (own: readonly Topic[], english: string): readonly Topic[] => {
  const others = own.filter(({ id }) => !AT_THE_END.has(id))
  // 'Can I stop being listed after it ends?' is of no leaving, whatever it is of
  if (others.length > 0) return others
  return ONCE_ENDED.test(english) ? own.filter(({ id }) => id === 'after_end') : own
}
const LENDS = /\b(?:loans?|lends?|lender|borrow\w*|emis?)\b/
const withLate = (own: readonly Topic[], meant: readonly Topic[]): readonly Topic[] => {
  const late = own.length > 0 ? own : meant.filter(({ id }) => id === 'late_payment')
  return late
}
const TELLS_OF_DELAY =
  /\b(?:late|delay\w*|overdue|default\w*|penal\w*|miss\w*|unpaid|bounce\w*|fail\w*|not pay|(?:don.?t|do not) pay)\b/
/** What it counts against the interest on what is overdue, where the loan's own is asked for. */
const OF_DELAY = 4
const OF_WHAT_IS_DUE: ReadonlySet<string> = new Set(['loan_interest', 'how_much', 'instalments', 'when_paid'])
/** What is read above a passage, such as the name of its table. */
const headed = (read: string, words: string): string => read.slice(0, Math.max(0, read.length - words.length))
const ofDelay = ({ english }: Question, { words, read }: Passage, { id }: Topic): number => {
  if (!OF_WHAT_IS_DUE.has(id) || TELLS_OF_DELAY.test(english)) return 0
  const ofLoss =
    id === 'how_much' &&
    /\b(?:penalt\w*|fines?|liquidated|damages|forfeit\w*|shortfall|deduct\w*)\b/.test(
      `${headed(read, words)} ${words}`,
    ) &&
    !/\b(?:penalt|fine|damage|deduct|forfeit)/.test(english)
  return ofLoss || /\b(?:overdue|unpaid|default\w*|penal|late|not paid|after the due date)\b/.test(words)
    ? id === 'how_much' || id === 'when_paid'
      ? -OF_DELAY / 1.6
      : -OF_DELAY
    : 0
}

/** 'When is my deposit returned?' is answered by its return, and by no place that only names the deposit or a refund of it. */
const OF_RETURN = 1.2
const ofReturn = (question: Question, { words }: Passage, { id }: Topic): number =>
  (id !== 'deposit' && id !== 'refund') || !asksReturn(question)
    ? 0
    : tellsReturn(question, words)
      ? OF_RETURN * (HOW_SOON.test(question.english) && IN_TIME.test(words) ? 2 : 1)
      : -OF_RETURN / 2
const HOW_SOON = /\b(?:when|within how|how (?:soon|long|many days))\b/
const IN_TIME =
  /\d ?(?:working |business |calendar )?(?:days?|hours?|hrs?|weeks?|months?)\b|\b(?:within|after|upon|at the end)\b/

/** 'What if I pay late?' is not of a deposit from which unpaid dues are taken at the end. */
const ofDeposit = ({ english }: Question, { words }: Passage, { id }: Topic): number =>
  id === 'late_payment' &&
  /\bdeposit\b/.test(words) &&
  !/\bdeposit/.test(english) &&
  !/\b(?:late|delay\w*|overdue)\b/.test(words)
    ? -OF_DELAY / 2
    : 0

/** 'What if I leave?' is not of days off, and not of what comes once it has ended. */
const OF_NOUN = 4
const LEAVE_DAYS =
  /\b(?:earned|casual|sick|paid|privilege|annual|maternity|unpaid|medical) leaves?\b|\bleave without pay\b|\bmiscarriage\b|\bdays? of (?:\w+ )?leave\b|\bleave (?:shall|will|may|can|of absence|year|policy|encash\w*|balance)\b/
const AFTERWARDS =
  /\b(?:upon|on|following|after|prior to|before|at) (?:the |any |such |its )?(?:earlier )?(?:terminat(?:ion)|expir(?:y|ation))\b/
const ENDS_IT =
  /\b(?:may|can|shall|entitled|right|at liberty|free)\b[^.;]{0,60}\b(?:terminate|cancel|resign|vacate|withdraw|surrender|end|leave|determine|revoke|exit)\b/
const ofNoun = ({ english }: Question, { words }: Passage, { id }: Topic): number => {
  if (!LEAVING.has(id)) return 0
  if (
    LEAVE_DAYS.test(words) &&
    !/\b(?:days?|paid|unpaid|sick|casual|maternity) leave|leave (?:days?|without pay)\b|\bon leave\b/.test(english)
  )
    return -OF_NOUN
  return AFTERWARDS.test(words) && !ENDS_IT.test(words) && !/\bafter\b/.test(english) ? -1 : 0
}

const OF_PERSON = 3
/** Who is no party, and may still be asked about. */
const PERSON =
  /\b(?:is|are|does|do|can|will|must|may|should|has|have) (?:the |my |our |a |an |their )?(nominee|guarantor|surety|witness|spouse|wife|husband|heir|family|director|employee|caterer|sub-?contractor|broker|society|insurer|driver|neighbour)/
/** 'Is the nominee liable?' is answered where the contract speaks of the nominee, if it does at all. */
export function aboutPerson({ passages }: Book, { english, subject }: Question): RegExp | null {
  const person = subject === 'reader' ? undefined : PERSON.exec(english)?.[1]
  if (person === undefined) return null
  const said = new RegExp(String.raw`\b${person}`)
  return passages.some(({ words }) => said.test(words)) ? said : null
}

/** 'How much do I pay?' is answered by a sum before a share. */
const ofSum = ({ english }: Question, { words }: Passage, { id }: Topic): number =>
  id === 'how_much' &&
  !/\b(?:percent|per cent|rate|share)\b/.test(english) &&
  /(?:₹|\brs\.? ?\d|\binr ?\d|\brupees|\b(?:us)?\$ ?\d)/.test(words)
    ? 0.8
    : 0

/** 'How much if I leave after three months?' is answered by what is held against an early end. */
const OF_EARLY = 3
const COSTS = /\b(?:how much|penalt\w*|fine|charges?|pay|lose|cost)\b/
const EARLY =
  /\b(?:after|before|within|in) (?:only |just )?(?:an? |one |two |three |four |five |six |nine |\d+ )(?:days?|weeks?|months?|years?)\b|\b(?:early|midway|before (?:the )?(?:end|term|time))\b/
const HELD =
  /\block-?in\b|\bminimum (?:stay|tenure|term|period|duration|commitment)\b|\bbefore (?:the )?(?:completion|expiry|end)\b|\bunexpired\b|\b(?:balance|remaining|remainder of the) (?:period|term|months|tenure|rent)\b|\bearly (?:exit|termination|vacation)\b|\bbond\b/
const ofEarly = ({ english }: Question, { words }: Passage, { id }: Topic): number =>
  LEAVING.has(id) && COSTS.test(english) && EARLY.test(english) && HELD.test(words) ? OF_EARLY : 0

/** Who signs, and where they live, answers nothing but a question of that. */
const OF_OPENING = 2
const OF_NAMES =
  /\b(?:who|whom|name[sd]?|called|part(?:y|ies)|address|office|registered|resid\w*|where|father|son|daughter|aadhaar|pan|cin|heirs?|successors?|assigns?|legal representatives?|die[sd]?|death|date[sd]?|when|compan(?:y|ies))\b/
const ofOpening = ({ english }: Question, { clause }: Passage): number =>
  clause.kind === 'parties' && !OF_NAMES.test(english) ? -OF_OPENING : 0

/** 'Who pays for it?' is answered by who bears a cost. */
const ofPayer = ({ english }: Question, { words }: Passage): number =>
  /\bwho (?:all )?(?:pays?|bears?|has to pay|will pay|must pay|should pay)\b/.test(english)
    ? /\b(?:at (?:its|his|her|their|your|his\/her) (?:own |sole )?(?:cost|expense)s?|(?:responsible|liable) for the (?:\w+ ){0,2}(?:costs?|expenses?|charges)|(?:shall|will|must|agrees to|to|you) (?:be )?(?:also )?(?:pay|bear|borne)|borne|bears?|shared equally|premium|for the account of)\b/.test(
        words,
      ) && !/\b(?:proceeds|claim)\b[^.;]{0,30}\b(?:be )?paid\b/.test(words)
      ? 0.7
      : -0.7
    : 0

/** 'B. Fee and payout illustration': the name of an annexure says nothing. */
const OF_NAME = 1.5
const SAYS =
  /\d|[|:%₹]|\b(?:shall|will|must|may|can|is|are|was|be|not|no|pay|paid|provide\w*|include\w*|within|allowed|prohibited|required)\b/
const ofName = ({ words }: Passage): number =>
  words.length < 60 && !SAYS.test(words.replace(/^\W*(?:\w|\d+)[.)] /, '')) ? -OF_NAME : 0

const outermost = (clause: Clause): Clause => (clause.parent === null ? clause : outermost(clause.parent))

const SHOWN = 3
/** Of the first places a table of which no line speaks of the question stands behind the others: it may be shown, and does not lead. */
function tablesBehind(book: Book, question: Question, ranked: readonly Ranked[]): readonly Ranked[] {
  const first = ranked.slice(0, SHOWN)
  const tables = first.filter(({ passage }) => isTableOfOther(book, question, passage))
  if (tables.length === 0 || tables.length === first.length) return ranked
  const { score } = first.at(-1)!
  const others = first.filter((one) => !tables.includes(one))
  return [...others, ...tables.map(({ passage }) => ({ passage, score })), ...ranked.slice(SHOWN)]
}

/** Looks for what answers a question: every signal times its weight, summed. */
export function searchFor(book: Book, question: Question): Search {
  const asked = kindsAsked(question)
  const { own, meant } = ofContract(book, question, topicsFor(question))
  const marks = marksOf(
    book,
    question,
    [...own.slice(0, 2), ...meant].slice(0, 3),
    (own.length > 0 ? own : meant).slice(0, 2),
    own.length > 0,
  )
  const signals = signalsOf(book, question, asked, marks)
  const row = signalNames.map((name) => weights[name] ?? 0)
  const topic = own[0] ?? null
  const like = own[0] ?? meant[0] ?? null
  const person = aboutPerson(book, question)
  const scored = book.passages
    .map((passage) => {
      let score = 0
      for (let id = 0; id < signalCount; id++) score += row[id]! * signals[passage.index * signalCount + id]!
      return {
        passage,
        score:
          score +
          toldExactly(question, passage) +
          ofOpening(question, passage) +
          ofName(passage) +
          ofFailure(question, passage) +
          (like === null ? 0 : ofException(question, passage, like)) +
          (topic === null
            ? 0
            : ofTopic(book, question, passage, topic) +
              ofBreach(question, passage, topic) +
              ofEvent(question, passage, topic) +
              ofDelay(question, passage, topic) +
              ofDeposit(question, passage, topic) +
              ofReturn(question, passage, topic) +
              ofNoun(question, passage, topic) +
              ofEarly(question, passage, topic) +
              ofSum(question, passage, topic) +
              ofShare(passage, topic) +
              ofTime(question, passage, topic) +
              ofFreedom(passage, topic) +
              ofPayer(question, passage) +
              (person === null ? 0 : person.test(passage.read) ? OF_PERSON : -OF_PERSON)),
      }
    })
    .sort((a, b) => b.score - a.score || a.passage.index - b.passage.index)
  const byWords = tablesBehind(book, question, scored)
  const signs = signsOf(book, question, asked, marks, signals, byWords)
  const { read } = question
  const found = { asked, own, meant, marks, signals, signs }
  if (read === undefined || read.length === 0)
    return { ...found, ranked: byWords, settled: likely(settledNames, settledWeights, signs) }
  return {
    ...found,
    ranked: tablesBehind(book, question, orderedAsRead(book, byWords, read, question.alone ?? [])),
    settled: likely([...settledNames, ...readNames], readWeights, [...signs, ...readSignsOf(read)]),
  }
}
