import type { LegalIssue } from '@karar/schema'
import { standingIn } from '@karar/schema'
import { severityWords, answerWords as words } from '../../language/answers.ts'
import { format } from '../../language/message.ts'
import { kindNamed, typeName } from '../../language/type-name.ts'
import type { Book } from '../book/book.ts'
import { citeOriginal } from '../book/cite.ts'
import { callOf } from '../book/for-you.ts'
import { asksOfCase } from '../question/of-a-case.ts'
import type { Question } from '../question/question.ts'
import { pagesUnread, placeOf, uniqueLaw } from '../say/compose.ts'
import type { Answerer, Reply } from '../say/reply.ts'

/** Most words of a question about the whole: a longer one tells of a case, and asks for its clause. */
const LONGEST = 14
/** Most findings that an overview tells. */
const MOST = 5

type Overview = (book: Book) => Reply

/** Ways to ask about the contract as a whole, with what answers them. The first that fits answers. */
const asked: readonly (readonly [RegExp, Overview])[] = [
  [
    /(?<!\b(?:credit|cibil|star|exam|test|customer|user|performance|review) )\b(?:score|rating)\b|\bhow safe\b|\bsafety (?:score|points?|mark|level)\b|^(?:what is |how is |tell me |show )?(?:the |its |this |my )?(?:contract'?s? |agreement'?s? )?safety\b(?! (?!of (?:this|the|my) (?:contract|agreement)))|^(?:contract |agreement )?safety how (?:much|is)\b.{0,12}$|\bhow risky\b/,
    score,
  ],
  [
    /\b(?:should|can|shall|do|safe|ok|okay|good idea|worth|ready|wise|fine) (?:i |we |it |to )*(?:safely )?(?:(?<!\bwho (?:all )?(?:can|may|shall|should) )sign(?! (?:the |a |any |all )?(?:cheques?|bills?|papers?|returns?|invoices?|documents? for))|accept (?:this|the (?:contract|agreement|offer))|go ahead|proceed)\b|\bsign\b.{0,30}\b(?:should|or not)\b|\b(?:should|do)\b.{0,20}\bsign\b(?!ed| (?:up|in|off|for|on behalf)\b| (?:a|an|any) (?!contract|agreement|deal|lease|document|deed))|\bverdict\b|\bis (?:this|it|the) (?:a )?(?:\w+ )?(?:contract|agreement|deal|offer|lease|document)? ?(?:safe|good|fair|ok|okay|fine|bad|balanced|one-?sided|risky)\b|\bwhat do you think (?:of|about) (?:this|the|it)\b|^(?:is (?:it|this) )?(?:fair|safe|good|one-?sided)\b|\bfair (?:contract|agreement|deal)\b/,
    sign,
  ],
  [
    /\b(?:main|biggest|big|major|top|key|worst|serious|critical|high|important|hidden) (?:\w+ )?(?:risks?|issues?|problems?|concerns?|dangers?|red flags?|traps?|points?)\b|\bred flags?\b|(?<!\b(?:own|whose|(?:owner|carrier|buyer|seller|customer|consignor|consignee|sender|company|client)'?s?) )\brisks?\b(?!.{0,30}\b(?:pass|transit|goods|insur))|\b(?:what|which|any) (?:\w+ )?(?:issues?|problems?|dangers?|traps?|concerns?|loopholes?)\b|\bharmful\b|\b(?:dangerous|worst|bad|unfair|one-?sided|risky|harsh) (?:clauses?|terms?|parts?|things?)\b|\b(?:which|what|any|the) (?:clauses?|terms?|points?|parts?|things?)\b.{0,30}\b(?:concern(?:ed|ing|s)?|worr(?:y|ied|ies|ying)|look out|be careful|beware|pay attention|object(?:ion)?|avoid|risky|dangerous)\b|\bworried\b|\bcareful (?:of|about)\b|\bwatch out\b|\bwhat(?:'s| is) (?:wrong|bad) (?:with|in|about)\b/,
    risks,
  ],
  [
    /\b(?:improve|improved|(?:any|what|which|suggest\w*) (?:\w+ )?improvements?|improvements? (?:to|in|needed|possible)|make .{0,20}better|negotiate|negotiation|push back|renegotiate|get changed|ask (?:them )?to change|(?<!\b(?:times|often) (?:can|may|could) (?:i|we) )ask (?:them )?for (?:changes?|a change|better)|ask to be changed|ask .{0,12}to change)\b|\bwhat (?:all )?(?:should|can|could|must) (?:i|we) (?:change|ask (?:them )?for|ask(?: them)?)(?= (?:here|now|before|in)\b|\W*$)|\bchanges? (?:should|do) i\b/,
    improve,
  ],
  [
    /^(?!(?:who|whose|when|where|can|may|must|is|are|does|do(?:es)? (?:i|they|he|she|it|the)|(?:will|shall|would|should) (?:they|he|she|it|the))\b).*\b(?:your|any|what|give|the|my|some) (?:\w+ ){0,3}(?:recommendations?|advice|suggestions?)\b.{0,30}$|^(?:recommendations?|advice)\b|\b(?:do|would|can) you (?:recommend|suggest|advise)\b|\bwhat should (?:i|we) do(?: now| next)?\W*$|\bnext steps?\b|\bwhat now\b/,
    recommend,
  ],
  [
    /\b(?:missing|left out|not (?:there|included)|omitted|absent|lacks?|lacking)\b.{0,40}$|\bwhat(?:'s| is) not (?:in|covered)\b|\bgaps\b/,
    missing,
  ],
  [
    /\b(?:advantages?|in (?:my|our) favou?r|benefits? (?:me|us)|good (?:for me|points?|things?|clauses?)|pros|strengths?|protects? me|positives?)\b/,
    good,
  ],
  [
    /\b(?:summar\w*|overview|in short|in brief|tl;?dr|gist|simple (?:words|terms)|what is (?:this|the) (?:contract|agreement|document|paper|deed|deal)(?: about)?|what(?:'s| is) (?:this|it) about|what (?:kind|type|sort) of (?:contract|agreement|document)|explain (?:this|the) (?:contract|agreement|document))\b/,
    summary,
  ],
]

/** Questions about the contract as a whole, answered by the analysis, so that chat and screen agree. */
export const aboutAll: Answerer = (book, question: Question) => {
  if (question.clauses.length > 0 || question.english.split(' ').length > LONGEST) return null
  const found = asked.find(([pattern]) => pattern.test(question.english))
  if (found === undefined || isOfAPart(question.english, found[1]) || isOfACase(question.english, found[1])) return null
  return found[1](book)
}

const cases = new Map<Overview, Parameters<typeof asksOfCase>[1]>([
  [score, 'score'],
  [sign, 'sign'],
  [risks, 'risks'],
  [improve, 'improve'],
  [recommend, 'recommend'],
  [missing, 'missing'],
  [summary, 'summary'],
])

/** 'My ring went missing', 'giving her score to lenders': of one thing, not of the contract. */
function isOfACase(text: string, overview: Overview): boolean {
  const whole = cases.get(overview)
  return whole !== undefined && asksOfCase(text, whole)
}

/** 'Is the indemnity clause fair', 'is the notice clause missing': of one kind of clause, not of the contract. */
const isOfAPart = (text: string, overview: Overview): boolean =>
  (overview === missing && OF_A_LOSS.test(text)) ||
  (overview !== missing &&
    /\b(?:indemnit\w*|liabilit\w*|non-?compete|notice|deposit|rent|payment|termination|confidential\w*|arbitration|lock-?in|ip|penalt\w*|data) (?:clause|terms?|period)\b/.test(
      text,
    ))

/** 'How long do I have to complain about a missing shirt?': a thing is missing, and no clause. */
const OF_A_LOSS = /\b(?:how|who|when|if|claim\w*|report\w*|complain\w*|pays?|paid|days?|hours?)\b/

const whole = (book: Book): string => (book.reader === null ? '' : format(words.forYou, { you: callOf(book.reader) }))
const grave = (book: Book): LegalIssue[] => book.analysis.critical_issues.filter(({ severity }) => severity !== 'low')

const whereOf = ({ clause_number, start }: LegalIssue, book: Book): string =>
  placeOf({
    clause_number,
    heading: clause_number === null ? (citeOriginal(book, { start, end: start + 1 })?.heading ?? null) : null,
  })

const risk = (book: Book, issue: LegalIssue): string =>
  format(words.risk, {
    where: whereOf(issue, book),
    title: issue.title,
    severity: severityWords[issue.severity],
    why: issue.description,
  })

const citations = (book: Book, issues: readonly LegalIssue[]) => issues.map((issue) => citeOriginal(book, issue))

const doubt = (book: Book): string[] => {
  const unread = pagesUnread(book)
  return unread === '' ? [] : [format(words.pages, { pages: unread })]
}

function score(book: Book): Reply {
  const { safety_score: points, score_breakdown: lines } = book.analysis
  const told = lines.slice(0, 9)
  const rest = lines.slice(9)
  const issues = grave(book).slice(0, MOST)
  return {
    kind: 'answered',
    about: 'score',
    paragraphs: [
      format(words.score, { score: points, band: words.bands[standingIn(book.analysis)], you: whole(book) }),
      [
        words.howScore,
        ...told.map((line) => format(words.line, { label: line.label, points: line.points })),
        ...(rest.length === 0
          ? []
          : [format(words.rest, { count: rest.length, points: rest.reduce((sum, line) => sum + line.points, 0) })]),
      ].join('\n'),
      ...doubt(book),
    ],
    citations: citations(book, issues),
    followUps: ['risks', 'improve', 'sign'],
  }
}

/** The verdict with the main risks: the answer to a question about the whole that asks for nothing more special. */
export const generalView = (book: Book): Reply => sign(book)

function sign(book: Book): Reply {
  const { verdict } = book.analysis
  const issues = grave(book).slice(0, MOST)
  return {
    kind: 'answered',
    about: 'sign',
    paragraphs: [
      format(words.sign, { verdict: verdict.text, reasoning: verdict.reasoning }),
      ...(issues.length === 0
        ? []
        : [[format(words.risks, { count: issues.length }), ...issues.map((issue) => risk(book, issue))].join('\n')]),
      ...doubt(book),
      words.lawyer,
    ],
    citations: citations(book, issues),
    followUps: ['improve', 'missing', 'scoreMade'],
  }
}

function risks(book: Book): Reply {
  const issues = grave(book).slice(0, MOST)
  const all = issues.length > 0 ? issues : book.analysis.critical_issues.slice(0, MOST)
  return {
    kind: 'answered',
    about: 'risks',
    paragraphs: [
      [format(words.risks, { count: all.length }), ...all.map((issue) => risk(book, issue))].join('\n'),
      ...doubt(book),
    ],
    citations: citations(book, all),
    law: uniqueLaw(all.flatMap(({ law }) => law)),
    followUps: ['improve', 'sign', 'favour'],
  }
}

function improve(book: Book): Reply {
  const issues = grave(book).slice(0, 6)
  const asks = issues.map((issue) =>
    format(words.improveItem, { where: whereOf(issue, book), guidance: issue.actionable_guidance }),
  )
  const adds = book.analysis.missing_clause_details
    .filter(({ importance }) => importance !== 'nice_to_have')
    .slice(0, 3)
    .map(({ clause_type, importance, reason }) =>
      format(words.missingItem, { name: typeName(clause_type), importance: words.importance[importance], reason }),
    )
  return {
    kind: 'answered',
    about: 'improve',
    paragraphs: [
      asks.length === 0 ? words.nothingToImprove : [words.improve, ...asks].join('\n'),
      ...(adds.length === 0 ? [] : [[words.missing, ...adds].join('\n')]),
      ...doubt(book),
    ],
    citations: citations(book, issues),
    followUps: ['risks', 'missing'],
  }
}

function recommend(book: Book): Reply {
  const issues = grave(book).slice(0, 6)
  return {
    kind: 'answered',
    about: 'recommend',
    paragraphs: [
      [words.recommend, ...book.analysis.attorney_recommendations.map((text) => format(words.bullet, { text }))].join(
        '\n',
      ),
      ...doubt(book),
    ],
    citations: citations(book, issues),
    followUps: ['sign', 'risks'],
  }
}

function missing(book: Book): Reply {
  const lacking = book.analysis.missing_clause_details.filter(({ too_little: isThere }) => isThere !== true)
  const unread = pagesUnread(book)
  const list = lacking
    .slice(0, 8)
    .map(({ clause_type, importance, reason }) =>
      format(words.missingItem, { name: typeName(clause_type), importance: words.importance[importance], reason }),
    )
  const unfinished = book.analysis.critical_issues.filter(
    ({ category }) => category === 'unsigned_or_incomplete_document',
  )
  return {
    kind: 'answered',
    about: 'missing',
    paragraphs: [
      unread !== ''
        ? format(words.missingInDoubt, { pages: unread })
        : list.length === 0
          ? words.nothingMissing
          : [words.missing, ...list].join('\n'),
      ...(unfinished.length === 0
        ? []
        : [
            unfinished
              .slice(0, 4)
              .map((issue) => risk(book, issue))
              .join('\n'),
          ]),
    ],
    citations: citations(book, unfinished.slice(0, 4)),
    followUps: ['improve', 'risks'],
  }
}

function good(book: Book): Reply {
  const own = book.analysis.key_advantages.slice(0, MOST)
  return {
    kind: 'answered',
    about: 'good',
    paragraphs: [
      own.length === 0
        ? words.noGood
        : [
            words.good,
            ...own.map(({ title, description }) => format(words.goodItem, { title, why: description })),
          ].join('\n'),
    ],
    citations: own.map(({ start, end }) =>
      start === null || end === null ? null : citeOriginal(book, { start, end }),
    ),
    followUps: ['risks', 'sign'],
  }
}

function summary(book: Book): Reply {
  const { contract_type, contract_type_confidence, parties, key_facts: facts, verdict } = book.analysis
  const told = [
    ...facts.term.slice(0, 2),
    ...facts.notice.slice(0, 2),
    ...facts.money.slice(0, 4),
    ...facts.governing_law.slice(0, 1),
  ]
  return {
    kind: 'answered',
    about: 'summary',
    paragraphs: [
      format(words.summary, {
        ...kindNamed(contract_type, contract_type_confidence),
        parties:
          parties.length === 0
            ? null
            : parties.map(({ name, defined_term: term }) =>
                term === null || term === name ? name : format(words.partyNamed, { name, term }),
              ),
      }),
      ...(told.length === 0 ? [] : [told.map(({ label, value }) => format(words.fact, { label, value })).join('\n')]),
      format(words.sign, { verdict: verdict.text, reasoning: verdict.reasoning }),
      ...doubt(book),
    ],
    citations: told.map((fact) => citeOriginal(book, fact)),
    followUps: ['risks', 'duties', 'endEarly'],
  }
}
