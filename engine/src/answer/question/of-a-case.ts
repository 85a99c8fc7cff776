/** Parts of a contract, or of what became of somebody, that a question about the contract as a whole can be mistaken for. */
type Whole = 'score' | 'sign' | 'risks' | 'improve' | 'recommend' | 'missing' | 'summary' | 'law' | 'duties' | 'general'

/** 'What is the fine for smoking': a penalty, and nobody's opinion. */
const FINE =
  /\b(?:the|a|any|much|heavy|big|what) (?:(?!contract|agreement|deal|offer|lease|document|paper|thing|draft)\w+ )?fine\b(?! print)/
const SINGLE: Readonly<Record<Whole, RegExp>> = {
  score:
    /\b(?:her|his|their|our|health|bank'?s?|lender'?s?|lenders) (?:(?!safety|contract|agreement|risk)\w+ ){0,2}(?:score|rating)\b|\b(?:score|rating) (?:to|falls?|drops?|kitn\w*|how much|goes)\b/,
  sign: new RegExp(
    [
      FINE.source,
      String.raw`\b(?:ok|okay|fine|safe|good) (?:if|that|when)\b(?! (?:i|we) (?:just )?(?:sign|accept))`,
      String.raw`\bsigns? (?:in|out|over|copies|on (?:their|my|our|his|her|behalf)|(?:a |the )?(?:same|separate)|anything|something)\b`,
      String.raw`\bhow (?:big|much|many|long)\b`,
    ].join('|'),
  ),
  risks: /\b(?:takes?|bears?|carries|carry|at whose) (?:the |a |any )?risks?\b/,
  improve: /\bpush(?:es)? back (?:the|their|my|our|its|his|her|payment|delivery|dates?|deadlines?)\b/,
  recommend:
    /\S+ \S+ \S+ .*\bwhat now\b|\b(?:of my|pass|share|use|give|show) (?:the |my |their )?(?:advice|suggestions?|recommendations?)\b/,
  missing: /\b(?:went|gone|goes|go|going) missing\b/,
  summary: /\b(?:duties|obligations|rights|responsibilit\w*) (?:\w+ ){0,2}(?:in short|in brief)\b/,
  law: new RegExp(
    [
      String.raw`\b(?:till|until|from|since|upto|up to) when\b|\bwhen\b.{0,30}\b(?:legally|valid)\b`,
      String.raw`\blegal (?:partners?|partnership|checks?|owners?)\b`,
      String.raw`\b(?:illegal|invalid|void|unenforceable)\b,? (?:then |are |is |do )?(?:the )?(?:rest|others?|remaining|remainder)\b`,
      String.raw`\b(?:copy|copies|counterparts?)\b.{0,20}\bvalid\b`,
      String.raw`\b(?:decision|salesman|told|promised?|quotation|quote)\b.{0,30}\bbinding\b`,
    ].join('|'),
  ),
  // a case, told in three words or more, before what is to be done about it; and what may be done
  duties:
    /^(?!(?:as|so|and|ok|okay|hi|hello|please|under|in|by|i am|i'm|we are|being)\b)(?!.{0,40}\b(?:tell|know|list|explain|show|say|understand)\b.{0,12}\bwhat\b)(?:[\w'’]+[ ,–-]+){3,}what\b|\bto do to\b|\ballowed to do\b/,
  general: new RegExp(
    `${FINE.source}|${String.raw`\b(?:who|when|which|what date|how (?:many|much|long|big|often)|limit|copy|copies|behalf)\b`}`,
  ),
}

/**
 * Whether a question that has the words of one about the contract as a whole asks of a single thing: 'what is the fine for
 * smoking', 'is it ok if each signs a copy', 'my cheque bounced, what now'. Such a question is answered by its place.
 *
 * @param text the question in English, small letters
 */
export const asksOfCase = (text: string, whole: Whole): boolean => SINGLE[whole].test(text)
