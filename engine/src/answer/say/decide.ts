import { answerWords as words } from '../../language/answers.ts'
import { subjectAt } from '../../understand/reading/reading.ts'
import type { Book } from '../book/book.ts'
import { inContext, type Passage } from '../book/passages.ts'
import type { Question } from '../question/question.ts'
import { saidFor } from '../question/synonyms.ts'
import { stemsOf } from '../question/words-of.ts'

const MODAL =
  /\b(shall|will|must|may|can|is entitled to|are entitled to|is free to|are free to|agrees? to|cannot|has the right to|have the right to)( not\b| never\b)?/g
const CONSENT =
  /\b(?:without|except with|unless|save with|only with|subject to|with) (?:[a-z']+ ){0,8}(?:consent|approval|permission|agreement|writing)\b/
const LIMITS =
  /\b(?:provided|subject to|unless|except|save|only|if|where|on condition|so long as|until|after|mutual\w*|convenient|reasonable (?:time|hour|notice|prior)\w*|during (?:\w+ )?(?:working|office|business|duty|school|normal) (?:hours|time)|(?:office|working|business) hours)\b/

/** 'may sell with the Franchisor's consent': nothing may be done without it. */
const WITH_CONSENT =
  /\b(?:with|subject to|after|upon|on|by) (?:[a-z']+ ){0,6}(?:consent|approval|permission)\b|\b(?:if|where|once|provided) (?:[a-z']+ ){0,5}(?:consents?|approves?|agrees?|permits?)\b/

/** 'The parties may agree to renew' leaves it to a later agreement. */
const TO_AGREE = /\b(?:agree|mutually|consult|discuss|negotiate|consider)\b/

/** 'Can they end it any time?': an end for the other's breach is no yes to that. */
const AT_WILL =
  /\b(?:any ?time|whenever|at will|just like that|as they like|suddenly|without (?:any |a |giving |assigning )*(?:reason|cause|breach|fault))\b/
const FOR_CAUSE =
  /\b(?:if|where|when|in case|in the event|upon|on|for) (?:[a-z0-9']+ ){0,8}?(?:(?:material(?:ly)? |serious |persistent )?breach\w*|default\w*|insolven\w*|bankrupt\w*|misconduct|fraud\w*|convict\w*|violat\w*|fails?|winding up)\b/

/** 'may decline to renew': what is said is the contrary of the deed. */
const DECLINES =
  /\b(?:refus\w*|declin\w*|withh[eo]ld\w*|reject\w*|(?:elect|choose|opt|agree)s? (?:against|out)|oppos\w*|object\w*|fail\w*|omit\w*|refrain\w*|abstain\w*|forgo|forbear|ceas\w*|stop|deny|den(?:y|ies)|prevent\w*|prohibit\w*|forbid\w*|restrain\w*|restrict\w*|avoid|suspend|delay|postpone|waive)\b/

/** What a next sentence takes back of a 'no'. */
const SOFTENS = /\b(?:may|however|except|provided|unless|but|does not apply|save)\b/

const CAN =
  /^(?:so |and |but |then |please )?(?:can|could|may|am|are|is|do|does|will|would|must|should|kya)\b|\b(?:can|may|allowed to) (?:i|they|we|the \w+|he|she)\b/
/** 'How can they end it?' wants no yes, nor does 'with how much notice may I end it?' */
const OPEN =
  /^(?:so |and |but |then |please )?(?:(?:with|within|by|for|in|on|from|after|before|at|till|until|to|under|upon) )?(?:how|when|what|why|who|whom|whose|which|where)\b/
const MUST = /\b(?:must|have to|has to|need to|required|obliged|bound)\b/

/** 'Is my data safe?' asks how it is, and for no leave: that copies may not be kept is no 'no' to it. */
const IS = /^(?:so |and |but |then )?(?:is|are) /
const ASKS_LEAVE =
  /\b(?:allowed|permitted|free to|able to|entitled|bound|obliged|required|liable|responsible|possible|okay|ok|forbidden|banned)\b/

/** 'without notice': a right that needs it is no yes to that. */
const WITHOUT =
  /\bwithout (?:(?:a|any|my|our|their|his|her|prior|written|giving|telling|asking) )*(notice|reason|cause|consent|permission|approval|me\b|us\b|a word|warning|paying|penalty|compensation)/
const isFreedOf = (what: string, said: string): boolean =>
  what.startsWith('notice')
    ? /\b(?:without (?:any |prior |further |giving |serving |a )*notice|no (?:prior )?notice|immediate\w*|forthwith|at once)\b/.test(
        said,
      )
    : /\b(?:without|no|not be (?:required|obliged|bound) to|need not|immediate\w*|forthwith|at once)\b/.test(said)

/** 'No amendment is effective unless signed by both': neither side may change it alone. */
const CHANGES = /\b(?:chang|amend|modif|alter|var(?:y|ied)|rewrite|updat)\w*/
const ONLY_TOGETHER =
  /\bno (?:amendment|modification|change|variation|alteration|addition)s?\b[^.;]{0,140}\b(?:unless|except|without|save)\b[^.;]{0,120}\b(?:both|each|all|the) (?:of the )?part(?:y|ies)\b|\b(?:may|can|shall) (?:only be|not be|be) (?:\w+,? ){0,3}(?:changed|amended|modified|altered|varied|supplemented)\b[^.;]{0,60}\b(?:only|except|unless)\b[^.;]{0,80}\b(?:both|each|all|the) (?:of the )?part(?:y|ies)\b|\bchanged only by (?:a )?writing signed by both\b/
const CHANGED_ALONE =
  /\b(?:may|can|reserves? the right to|right to|discretion to|entitled to|authori[sz]ed to)\b[^.;]{0,80}\b(?:amend|modify|revise|change|vary|alter|recast|update|increase)\b|\bunilateral\w*|\b(?:prices?|fees?|terms|polic(?:y|ies)|rates?)\b[^.;]{0,40}\bmay be (?:\w+ )?(?:amended|modified|revised|changed|varied|altered|increased)\b/
/** Whether a place lets one side change something: then neither yes nor no is said of a change. */
const isChangedAlone = ({ passages }: Book): boolean => passages.some(({ words }) => CHANGED_ALONE.test(words))

const AFTER_IT =
  /\b(?:after|once|when|later|following)\b.{0,30}\b(?:leav\w*|left|quit\w*|resign\w*|exit\w*|terminat\w*|end(?:s|ed)?|over|go(?:ne)?|job)\b|\b(?:later|afterwards|in future)\b/
const TO_END = /^(?:terminat|resign|cancel|vacat|leav|withdraw|surrender|end|determine|dismiss|dispens)/

const ASKS_END =
  /\b(?:(?<!\b(?:the|year) )end(?!s? of\b)|ended|ending|terminat|cancel|leav|quit|resign|vacat|exit|stop|fir(?:e|ed|ing)\b|sack|dismiss|evict|throw|thrown|kick|remov|walk|get out|move out|withdraw|surrender|discontinu|call(?:ed)? off|clos(?:e|ing)|pull|put (?:me|us) out|break|back out|go\b|drop|lay off|laid off|rid of|give up|cut (?:me|us) off|shut)/

/** 'Can I work for others after I leave?' asks for what comes then: that one may leave is no answer. */
const isOfTimeAfter = (asked: string, verb: string): boolean => AFTER_IT.test(asked) && TO_END.test(verb)

/**
 * 'Yes', 'No' or 'Only with consent' where one sentence says it of the one who is asked about, with the verb that is
 * asked; null wherever that is not beyond doubt.
 */
export function decide(book: Book, question: Question, passage: Passage, deed: RegExp): string | null {
  const { contract, reader } = book
  const { sentence } = passage
  if (question.subject === null || reader === null) return null
  if (OPEN.test(question.english) || !CAN.test(question.english)) return null
  // 'with these limited exceptions, it may not': what may be stands elsewhere
  if (
    /^(?:with|subject to|save|except|notwithstanding|other than)\b[^,]{0,60}\bexcept\w*|^(?:except|save) (?:as|for)\b/.test(
      sentence.text,
    )
  )
    return null
  if (CHANGES.test(question.english) && ONLY_TOGETHER.test(sentence.text))
    return isChangedAlone(book) ? null : words.onlyTogether
  if (IS.test(question.english) && !ASKS_LEAVE.test(question.english) && !deed.test(question.english)) return null
  const verb = deed.exec(sentence.text)
  if (verb === null || isOfTimeAfter(question.english, verb[0])) return null
  // 'will they buy it back at the end?' is not answered by who may end it
  if (TO_END.test(verb[0]) && !ASKS_END.test(question.english)) return null
  const modals = [...sentence.text.slice(0, verb.index).matchAll(MODAL)]
  const modal = modals.at(-1)
  if (modal === undefined || verb.index - modal.index > 90) return null
  const between = sentence.text.slice(modal.index + modal[0].length, verb.index)
  if (
    /[.;:]|\b(?:be|been|if|unless|when|who|which|that|until|after|before|notify|inform|not)\b/.test(between) ||
    DECLINES.test(between) ||
    TO_AGREE.test(between)
  )
    return null
  const before = sentence.text.slice(0, modal.index)
  if (/\b(?:if|unless|where|when|in case|in the event|neither|no|nothing|whether|until|not)\b/.test(before)) return null
  const who = subjectAt(contract, sentence, sentence.start + modal.index)
  if (who === null) return null
  const asked = question.subject === 'reader'
  if (who !== 'mutual' && (who.index === reader.index) !== asked) return null
  const tail = sentence.text.slice(verb.index, verb.index + 260)
  const barred = modal[2] !== undefined || modal[1] === 'cannot'
  const duty = /^(?:shall|must|will|agrees? to)$/.test(modal[1]!)
  if (barred && CONSENT.test(limbOf(sentence.text, modals.at(-2), modal, verb.index))) return words.onlyWithConsent
  if (barred) return LIMITS.test(tail) || SOFTENS.test(followingWords(book, passage)) ? null : words.no
  if (duty) return MUST.test(question.english) && speaksOfObject(question, sentence.text) ? words.yes : null
  if (MUST.test(question.english)) return null
  if (isOfOtherCase(question, sentence.text)) return null
  const without = WITHOUT.exec(question.english)?.[1]
  if (without !== undefined && !isFreedOf(without, sentence.text))
    return without.startsWith('notice') && /\bnotice\b/.test(sentence.text) ? words.notWithoutNotice : null
  if (
    AT_WILL.test(question.english) &&
    FOR_CAUSE.test(tail) &&
    !/\bwithout (?:any |assigning |a )*(?:cause|reason)/.test(tail)
  )
    return null
  const limb = limbOf(sentence.text, modals.at(-2), modal, verb.index)
  if (WITH_CONSENT.test(limb) && !/\bwithout\b/.test(limb)) return words.onlyWithConsent
  // 'thirty days' notice' in one clause, 'a minimum tenure of six months' in another: that one may leave is then no yes
  if (asked && TO_END.test(verb[0]) && isHeldElsewhere(book, passage)) return null
  return LIMITS.test(tail) || FOR_CAUSE.test(tail) || LIMITS.test(before) || /\bnotice\b/.test(sentence.text)
    ? words.yesWithin
    : words.yes
}

/** 'Must I insure my shop?': that the machines must be insured is no yes to it. */
function speaksOfObject({ stems }: Question, said: string): boolean {
  const object = stems.at(-1)
  const own = new Set(stemsOf(said))
  return object === undefined || saidFor(object).some((one) => own.has(one))
}

/** 'Can I leave if sales are low?' is not answered by who may end it if something else has come. */
function isOfOtherCase({ english }: Question, said: string): boolean {
  const asked = stemsOf(/\bif (.+)$/.exec(english)?.[1] ?? '')
  if (asked.length === 0 || !/\b(?:if|where|in case|in the event)\b/.test(said)) return false
  const own = new Set(stemsOf(said))
  return !asked.some((stem) => saidFor(stem).some((one) => own.has(one)))
}

/** Whether another place holds the reader for a least time. */
const isHeldElsewhere = ({ passages }: Book, own: Passage): boolean =>
  passages.some(({ index, words }) => index !== own.index && HOLDS.test(words))
const HOLDS =
  /\block(?:ed)?[- ]?in\b|\bminimum (?:tenure|term|period|stay|duration|commitment)\b|\b(?:cannot|can not|shall not|may not|must not) (?:be )?(?:terminat|cancel|vacat|leav|withdraw|resign)\w*[^.;]{0,40}\b(?:before|until|during|prior to|for)\b|\b(?:commitment|committed|non-?terminable|initial) (?:term|period)\b/

/**
 * The part of a sentence that its modal governs: the consent of another limb is no consent of this one. From the last
 * comma or 'and' behind the modal before it, to the last one before the modal after it.
 */
function limbOf(text: string, previous: RegExpExecArray | undefined, modal: RegExpExecArray, verb: number): string {
  const apart = /[;,]| (?:and|but|or) /g
  const from = previous === undefined ? 0 : previous.index + previous[0].length
  const before = previous === undefined ? undefined : [...text.slice(from, modal.index).matchAll(apart)].at(-1)
  const next = [...text.slice(verb).matchAll(MODAL)][0]
  const to = next === undefined ? text.length : verb + next.index
  const after = next === undefined ? undefined : [...text.slice(verb, to).matchAll(apart)].at(-1)
  return text.slice(from + (before?.index ?? 0), after === undefined ? to : verb + after.index)
}

/** What follows the sentence of a passage in its context. */
function followingWords({ contract, passages }: Book, passage: Passage): string {
  const { end } = inContext(passages, passage)
  return contract.text.norm.slice(passage.sentence.end, Math.max(end, passage.sentence.end))
}
