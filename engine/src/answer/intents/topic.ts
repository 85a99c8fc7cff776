import type { Citation, LawReference, LegalIssue } from '@karar/schema'
import { answerWords as words } from '../../language/answers.ts'
import { format } from '../../language/message.ts'
import type { Book } from '../book/book.ts'
import { cite, citeOriginal, placesOf } from '../book/cite.ts'
import { inContext, type Passage } from '../book/passages.ts'
import { workedLine } from '../compute/worked-line.ts'
import { isOfOtherDelay } from '../lacking/delay-of.ts'
import { lackingIn } from '../lacking/lacking.ts'
import { leadLacksSum } from '../lacking/lead-figure.ts'
import { isOfOtherDoer } from '../lacking/of-its-deed.ts'
import { lawIn } from '../law/law-in.ts'
import { asksOfCase } from '../question/of-a-case.ts'
import type { Question } from '../question/question.ts'
import { stemsOf } from '../question/words-of.ts'
import { asksLeaveOfTable, rowTold } from '../rows/row-told.ts'
import { askFor, issuesIn, lawParagraph, placeOf, sayFor, shown, UNCUT, uniqueLaw } from '../say/compose.ts'
import { decide } from '../say/decide.ts'
import { factLine } from '../say/fact-line.ts'
import type { Reply } from '../say/reply.ts'
import { shortAnswer } from '../say/short-answer.ts'
import { coverage } from '../search/coverage.ts'
import { lacksDoer } from '../search/doer-near.ts'
import { figureCloseness } from '../search/figure-close.ts'
import { figureNear } from '../search/figure-near.ts'
import { lacksPlace } from '../search/place-near.ts'
import { aboutPerson, type Search, searchFor } from '../search/rank.ts'
import type { Ranked } from '../search/ranked.ts'
import { speaksOf } from '../search/settled.ts'
import { isPlain } from '../search/signals.ts'
import { isOtherTime, lacksCancel, lacksReturn, lacksTime, tellsPayOnly } from '../search/thing-near.ts'
import type { Topic } from '../topics/topic.ts'
import { byRow } from './by-row.ts'
import { isContested, led } from './led.ts'
import { isForOthersOnly, isOfOtherSide } from './other-side.ts'
import { generalView } from './overview.ts'
import { aside, leftBlank, noneFound } from './silence.ts'
import { lacks, NEAR, SETTLED, SURE, toldAnyway } from './told-anyway.ts'
import { isHardlyRead, TOLD, TOLD_SURELY, toldChance } from './told-chance.ts'
import { isForeign, isStrange, isUnsaid } from './unsaid.ts'

/** How much of the question the best place itself must speak of, unless it is all but certain. */
const THIN = 0.3
const CERTAIN = 0.95
/** From here on it is answered whatever words the matter has that was taken for it. */
const SURELY = 0.8
/** How likely a question must be of the contract as a whole, where it names no matter of its own. */
const OF_ALL = 0.5

/** Answers what owners ask of contracts, from the passages that the ranking puts first. */
export function aboutTopic(book: Book, question: Question): Reply {
  const search = searchFor(book, question)
  const lacking = question.read === undefined ? null : lackingIn(book, question, search.ranked, search.own[0] ?? null)
  // 'when?' alone asks for nothing, whatever it was read as
  const chance = question.stems.length === 0 ? null : toldChance(question.read, search.settled, lacking !== null)
  const isRead = chance !== null && chance >= TOLD
  const away = aside(book, question, search)
  if (away !== null && !(isRead && chance >= TOLD_SURELY)) return away
  if (search.asked.whole > OF_ALL && search.own.length === 0 && !asksOfCase(question.english, 'general'))
    return generalView(book)
  const row = byRow(book, question, search)
  if (row !== null) return row
  const blank = leftBlank(book, question, search)
  if (blank !== null) return blank
  const isOther = isForeign(book, question, search) || isStrange(book, question, search)
  const isSettled =
    search.settled >= SETTLED &&
    search.ranked.length > 0 &&
    !isOther &&
    (search.settled >= SURELY || !isUnsaid(question, search)) &&
    !lacks(book, question, search)
  // what places were read as decides; what the words say against it is told as a doubt
  if (isRead && lacking?.decides === true) return noneFound(book, question, search, { lacking })
  if (isRead) return answered(book, question, search, !isSettled)
  if (isOther) return noneFound(book, question, { ...search, settled: 0 })
  const isNone = chance !== null && !isStated(book, question, search)
  if (isSettled && !isNone) return answered(book, question, search)
  const ranked = search.ranked.slice(0, 3).map(({ passage }) => passage)
  if (workedLine(book, question, ranked)?.ofTable === true) return answered(book, question, search)
  const told = isNone ? null : toldAnyway(book, question, search)
  return told === null
    ? noneFound(book, question, search, {
        unsaid: isUnsaid(question, search),
        ...(isNone && lacking !== null && { lacking }),
      })
    : answered(book, question, told)
}

/** Whether the analysis reads the very figure of a matter, such as the notice period. */
const isFact = ({ analysis }: Book, topic: Topic | undefined): boolean =>
  topic?.facts !== undefined &&
  analysis.key_facts[topic.facts.kind].some(({ label }) => topic.facts?.labels?.includes(label) ?? true)

/** Whether it answers a plain question by itself, whatever the places were read as: a long one is not read to its end. */
function isStated(book: Book, question: Question, { own, ranked }: Search): boolean {
  if (!isPlain(question)) return false
  const places = ranked.slice(0, 8).map(({ passage }) => passage)
  return isFact(book, own[0]) || factLine(book, question, own[0], placesOf(book, places, 3)) !== null
}

/** @param againstWords whether places were read as answering though the words do not settle it, which is a doubt; undefined where the words decide */
function answered(book: Book, question: Question, search: Search, againstWords?: boolean): Reply {
  const { own, meant, settled, marks } = search
  const ranked = led(book, question, search)
  const worked = workedLine(
    book,
    question,
    ranked.slice(0, 3).map(({ passage }) => passage),
  )
  const best = worked?.passage ?? ranked[0]!.passage
  const topic = [...own.slice(0, 2), ...meant.slice(0, 1)].find(({ cue }) => cue.test(best.words)) ?? null
  const spans = [best, ...ranked.slice(0, 8).map(({ passage }) => passage)]
  const cited = placesOf(book, spans, 3)
  const lead = cited[0]
  if (lead === undefined) return noneFound(book, question, null)
  const issue = gravest(book, topic, spans)
  const isHalf = isHalfSaid(question, own, ranked)
  const word = topic?.deed === undefined || isHalf ? null : decide(book, question, best, topic.deed)
  const figure = figureNear(book, question, ranked)
  const isApart = figure.asked !== null && figureCloseness(book, question, figure.asked, ranked) === 0
  const isFar =
    !figure.shown || lacksPlace(book, question, ranked) || ((figure.near < NEAR || isApart) && !isFact(book, own[0]))
  const isThin =
    figure.asked === null &&
    settled < CERTAIN &&
    coverage(book, question.stems, new Set(stemsOf(best.read))).share < THIN
  const fact = isPlain(question) ? factLine(book, question, own[0], cited) : null
  const isStated = fact !== null && factLine(book, question, own[0], [lead]) !== null
  const open = word === null && worked === null && !isStated
  const isDoubtful =
    againstWords === true ||
    isContested(search, ranked) ||
    (againstWords === false && isHardlyRead(question.read)) ||
    settled < SURE ||
    isFar ||
    (worked === null && leadLacksSum(book, question, best)) ||
    isThin ||
    isOfOtherSide(book, question, topic, best) ||
    isForOthersOnly(book, question, topic, ranked) ||
    isHalf ||
    asksLeaveOfTable(book, question, best) ||
    lacksCancel(question, ranked) ||
    isOtherTime(question, best.words) ||
    lacksTime(question, lead.quote.toLowerCase()) ||
    tellsPayOnly(question, best.words) ||
    isOfOtherDelay(question.english, best.words) ||
    lacksDoer(question, best.words) ||
    isOfOtherDoer(book, question, best) ||
    lacksReturn(question, lead.quote.toLowerCase()) ||
    aboutPerson(book, question)?.test(best.read) === false ||
    !speaksOf(book, question, marks, ranked)
  // what else would be told without a doubt is doubted for a word that is not there, and not called unsaid
  const lacking = open ? lackingIn(book, question, ranked, own[0] ?? null) : null
  if (
    againstWords === undefined &&
    (isDoubtful || lacking?.isAll === true) &&
    lacking !== null &&
    !(lacking.isFigure && isFact(book, own[0]))
  )
    return noneFound(book, question, search, { lacking })
  const unsure = open && (isDoubtful || lacking?.isFigure === false || lacking?.isSure === true)
  const short = shortAnswer(book, topic, best, lead)
  const line = short === null ? rowTold(book, question, best) : null
  const cut = short !== null ? null : line === null ? sentenceOf(book, best, lead) : citeOriginal(book, line)
  const said =
    short ??
    (line !== null && cut !== null
      ? format(words.says, { where: placeOf(cut), quote: shown(cut.quote, UNCUT) })
      : sayFor(book, cut ?? lead, cut === null ? [inContext(book.passages, best), best] : [best], UNCUT))
  const paragraphs = [
    ...(worked === null ? [] : [worked.line]),
    ...(fact === null || worked !== null ? [] : [fact]),
    ...(unsure && !figure.shown ? [format(words.noFigure, { asked: figure.asked })] : []),
    ...(unsure ? [words.unsure] : []),
    word === null ? said : `${word} ${said}`,
  ]
  const others = cut === null ? cited.slice(1) : cited
  if (others.length > 0)
    paragraphs.push(
      [
        cut === null ? words.also : words.whole,
        ...others.map((one) => format(words.item, { where: placeOf(one), quote: shown(one.quote, UNCUT) })),
      ].join('\n'),
    )
  // what may be of another matter brings no law and no advice
  if (unsure) return { kind: 'answered', paragraphs, citations: cited, followUps: topic?.follow ?? [], about: 'unsure' }
  if (issue !== undefined) paragraphs.push(format(words.matters, { title: issue.title, why: issue.description }))
  const law = uniqueLaw(lawFor(book, topic, issue))
  paragraphs.push(...lawParagraph(law))
  if (issue !== undefined) paragraphs.push(askFor(issue.actionable_guidance))
  return {
    kind: 'answered',
    paragraphs,
    citations: cited,
    law,
    followUps: topic?.follow ?? [],
    ...(topic !== null && { about: topic.id }),
  }
}

/** How much longer than its best sentence a place must be for the sentence alone to answer, with the place below it. */
const MUCH_LONGER = 150

/** The best sentence of a long place as a citation of its own; null where the place is hardly longer, or the sentence is no whole one. */
function sentenceOf(book: Book, best: Passage, { quote }: Citation): Citation | null {
  const own = cite(book, best)
  if (own === null || quote.length - own.quote.length < MUCH_LONGER) return null
  return own.quote.length < SHORTEST || /^[a-z]/.test(own.quote) ? null : own
}
const SHORTEST = 60

/** 'Do I get a refund if I cancel' names two matters: what says nothing of one of them settles half of it. */
function isHalfSaid(question: Question, own: readonly Topic[], ranked: readonly Ranked[]): boolean {
  return (
    isPlain(question) &&
    own.slice(0, 2).some(({ id, cue }) => {
      const said = id === 'refund' ? IS_REFUND : cue
      return OF_ITS_OWN.has(id) && !ranked.slice(0, 3).some(({ passage }) => said.test(passage.read))
    })
  )
}
/** What comes back is money: 'each returns all copies' is no refund. */
const IS_REFUND =
  /\b(?:refund\w*|non-?refundable|repa(?:y|id|yment)\w*|reimburs\w*|pro-?rata|paid back|credited|forfeit\w*)\b|\breturn\w*\b[^.;]{0,50}\b(?:money|payments?|amounts?|price|deposit|advance|fees?|sums?|consideration)\b|\b(?:money|payments?|amounts?|price|deposit|advance|fees?|sums?|security)\b[^.;]{0,50}\breturn\w*\b/
/** Matters that a contract says in their own words or not at all. */
const OF_ITS_OWN: ReadonlySet<string> = new Set([
  'refund',
  'deposit',
  'insurance',
  'notice_period',
  'taxes',
  'benefits',
])

/** The finding in the passages that belongs to the topic most, the gravest of those that belong alike. */
function gravest(book: Book, topic: Topic | null, spans: readonly Passage[]): LegalIssue | undefined {
  const wanted = topic?.issues
  for (const span of spans.slice(0, topic === null ? 1 : 3)) {
    const own = issuesIn(book, inContext(book.passages, span))
    if (topic === null && own[0] !== undefined) return own[0]
    const fitting = own
      .filter(({ category }) => wanted?.includes(category))
      .sort((a, b) => wanted!.indexOf(a.category) - wanted!.indexOf(b.category))
    if (fitting[0] !== undefined) return fitting[0]
  }
  return undefined
}

function lawFor(book: Book, topic: Topic | null, issue: LegalIssue | undefined): readonly LawReference[] {
  if (issue !== undefined) return issue.law
  return topic?.alsoLaw === undefined ? [] : lawIn(book, topic.alsoLaw)
}
