import type { Sentence } from '../../../grammar/sentences.ts'
import type { Contract } from '../../../understand/contract.ts'
import { counterpart, isParty, partyIn, subjectAt, weakerParty } from '../../../understand/reading/reading.ts'
import { tellingPart } from '../../../understand/reading/telling-part.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'
import type { Detector, Hit } from '../../shape/detector.ts'

const PROCEEDINGS =
  '(?:suit|suits|legal (?:action|proceedings?|recourse|remed(?:y|ies))|court (?:action|proceedings?|case)|proceedings?|litigation|complaint|case|action|claims?)'
const FORUM =
  '(?:courts?|tribunals?|forums?|fora|commission|labou?r (?:authority|commissioner|court)|authority|police|ombudsman)'
const WAIVES = new RegExp(
  String.raw`\b(?:shall|will) have no (?:recourse|access) to (?:any |the |a )?(?:civil |labou?r )?${FORUM}\b|\b(?:waives?|gives? up|relinquish(?:es)?|for(?:e)?goes?|renounces?) (?:any|all|every) (?:recourse|resort|access) to (?:any |the )?${FORUM}\b|\b(?:waives?|gives? up|relinquish(?:es)?|forgoes?|renounces?|surrenders?|forfeits?|releases?)\b[^.;]{0,70}?\brights?\b[^.;]{0,40}?\b(?:to (?:sue|approach (?:any |the |a )?${FORUM}|(?:bring|file|institute|initiate|commence|pursue|take|maintain|seek) (?:any |a |an |such )?(?:stay, )?(?:\w+ )?(?:or \w+ )?(?:${PROCEEDINGS}|injunctions?|injunctive relief|relief)|seek (?:an |any )?injuncti|claim in (?:any|a) court|litigate|go to court)|of (?:suit|legal action|recourse to (?:any |the )?courts?))`,
)
const SHALL_NOT = new RegExp(
  String.raw`\b(?:(?:shall|will|must|may|can) not|cannot|agrees? not to|undertakes? not to|covenants? not to|not be entitled to|no right to|never|neither [^.;]{0,80}? (?:shall|will|may|can)|(?:under no circumstances|in no (?:event|case)|at no time) (?:shall|will|may))\b[^.;]{0,60}?\b(?:sue\b|(?:challenge|question|dispute|contest)\b[^.;]{0,60}?\b(?:in|before) any ${FORUM}|(?:approach|move|go to|resort to|have recourse to|seek recourse (?:to|in|before))\b[^.;]{0,40}?\b${FORUM}\b|(?:file|institute|initiate|commence|bring|raise|lodge|prefer|maintain)\b (?:any |a |an |such |the )?(?:\w+ )?(?:(?:,|or|and) \w+ ){0,4}${PROCEEDINGS}\b|(?:raise|agitate|litigate)\b[^.;]{0,60}?\b(?:in|before) any (?:\w+, |\w+ or )?${FORUM}|complain\b[^.;]{0,40}?\b(?:to|before) any (?:\w+ )?${FORUM}|(?:take|drag) [^.;]{0,40}? (?:to|into|before) (?:any |a )?(?:court|${FORUM})\b|take (?:any )?(?:legal (?:action|proceedings|recourse)|court (?:action|proceedings)))`,
)
const FINAL =
  /\b(?:decision|determination|opinion|certificate|finding|order)\b[^.;]{0,100}?\bfinal\b(?! decision)[^.;]{0,60}?\b(?:(?:shall|will|can|may) not be|cannot be|not (?:be )?(?:open to|subject to)|no (?:right to|appeal|recourse|challenge)|without (?:any )?(?:right of )?(?:appeal|challenge|recourse))\b[^.;]{0,40}?(?:question|challeng|disput|appeal|court|recourse|review|contest)?/
const NO_CLAIM = new RegExp(
  String.raw`\bno (?:suit|claim|action|legal (?:action|proceedings?)|${PROCEEDINGS})\b[^.;]{0,60}?\b(?:of any (?:kind|nature)|whatsoever|in any (?:court|forum))[^.;]{0,40}?\b(?:shall|will|may|can) (?:lie|be (?:maintainable|filed|brought|instituted|entertained|made|raised))\b|\bno (?:suit|legal proceedings?|legal action)\b[^.;]{0,50}?\b(?:shall|will|may|can) (?:lie|be (?:maintainable|filed|brought|instituted|entertained))\b|\bno court\b(?! other)[^.;]{0,60}\b(?:shall|may|can) (?:have|entertain|look into|question|go into|inquire into)\b|\bjurisdiction of (?:all |any |the )?(?:civil )?courts?\b[^.;]{0,30}\b(?:barred|excluded|ousted)\b`,
)
/** What law allows: another path first, another forum, old claims settled, a limit in time or amount, no-challenge of rights. */
const ALLOWED =
  /\b(?:unless|until|before (?!any |an? |the (?:courts?|labou?r)|such |us |judicial|court)|without first|without the (?:prior |express |written )*(?:consent|approval)|required to|obliged to|obligated to|covenants? not to sue|know-how|marks|delinquent|prior to|except|other than|save (?:for|as|that)|manifest error|jury|class action|class[- ]wide|bankrupt|insolven|winding up|liquidation|patents?|trade ?marks?|intellectual property|validity|forum non conveniens|inconvenient forum|venue|within|after the expiry|more than|later than|years?|months?|days|arbitrat|mediat|conciliat|lien|partition|third[- ]party|behalf of|subrogation|contribution|name of|infring|no other court|any other court|no court other)\b/

/**
 * Section 28(a) voids an agreement that bars a party absolutely from the usual courts and tribunals. Arbitration, a choice
 * of one competent court and steps to be taken first are saved by its exceptions and by case law, so they stay silent here.
 */
export const noCourt: Detector = {
  id: 'no-court',
  category: 'restraint_of_legal_proceedings',
  gate: /\bsue\b|\bcase\b|court|tribunal|suit|proceeding|legal action|complaint|\bfinal\b|recourse|injuncti|litigat|claim|authority|forum/,
  read(clause, contract) {
    if (clause.kind === 'recitals' || clause.kind === 'parties') return []
    return clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract)).slice(0, 1)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const { text, full } = sentence
  for (const way of [WAIVES, SHALL_NOT, FINAL, NO_CLAIM]) {
    const match = way.exec(text)
    if (match === null) continue
    const around = text.slice(Math.max(0, match.index - 130), match.index + match[0].length + 160)
    if (ALLOWED.test(around) || /\bnothing (?:in this|herein|contained)\b/.test(full)) continue
    if (/\breleas/.test(text)) continue
    if (
      way === WAIVES &&
      /\b(?:no |not |neither )[^.;]{0,20}$/.test(text.slice(Math.max(0, match.index - 30), match.index))
    )
      continue
    if (
      way === FINAL &&
      /\b(?:arbitra|tribunal|court|auditor|accountant|expert|valuer|umpire)/.test(text.slice(0, match.index + 60))
    )
      continue
    const burdened = boundBy(way, sentence, match, contract)
    const injunctionOnly = /injuncti/.test(match[0])
    return [
      {
        span: tellingPart(sentence, match),
        clause,
        severity: injunctionOnly ? 'high' : 'critical',
        burdened,
        forBeneficiary: 'high',
        confidence: burdened === null ? 0.75 : 0.88,
        variant: way === FINAL ? 'final' : 'barred',
      },
    ]
  }
  return []
}

function boundBy(way: RegExp, sentence: Sentence, match: RegExpExecArray, contract: Contract): Hit['burdened'] {
  if (/^neither (?!(?:of the )?part)/.test(match[0])) {
    const at = sentence.start + match.index
    return partyIn(contract, { start: at, end: at + 90 }) ?? weakerParty(contract)
  }
  if (way === WAIVES || way === SHALL_NOT) {
    const who = subjectAt(contract, sentence, sentence.start + match.index + 1)
    if (isParty(who)) return who
    return who === 'mutual' ? null : weakerParty(contract)
  }
  const named = partyIn(contract, {
    start: sentence.start + match.index,
    end: sentence.start + match.index + match[0].length + 60,
  })
  return counterpart(contract, named) ?? weakerParty(contract)
}
