/** Parts of a contract, or of what became of somebody, that a question about the contract as a whole can be mistaken for. */
type Whole = 'score' | 'sign' | 'risks' | 'improve' | 'recommend' | 'missing' | 'summary' | 'law' | 'duties' | 'general'

/**
 * 'The buyer gave only half, what should I do': three words or more are told of what became of somebody, and none of them is of
 * the contract, before it is asked what is to be thought of it.
 */
const CASE = new RegExp(
  [
    String.raw`^(?!(?:as|so|and|ok|okay|hi|hello|please|under|in|by|i am|i'm|we are|being|before|after)\b)`,
    String.raw`(?![^,.?;]*\b(?:contract|agreement|deal|offer|lease|licen[cs]e|deed|document|papers?|draft|terms|clauses?|this|it|sign\w*|read|karar|lawyer)\b)`,
    // who asks for somebody, or is afraid, tells no case
    String.raw`(?![^,.?;]*\b(?:(?:to|want\w*) know|asks (?:if|whether|me)|(?:is|are|am) (?:\w+ )?(?:asking|worried|afraid|scared|nervous|unsure|anxious))\b)`,
    String.raw`(?:[\p{L}\p{N}'’%₹]+ ){2,}[\p{L}\p{N}'’%₹]+ ?[,.?;–-]+ ?(?:so |then |now |and |but )*(?:is|can|should|shall|what|do|does|will|are|how)\b(?!.*\b(?:sign\w*|accept|contract|agreement|deal|offer|lease|this|terms|clauses?)\b)`,
  ].join(''),
  'u',
).source

/** 'What is the fine for smoking': a penalty, and nobody's opinion. */
const FINE =
  /\b(?:the|a|any|much|heavy|big|what) (?:(?!contract|agreement|deal|offer|lease|document|paper|thing|draft)\w+ )?fine\b(?! print)/
const SINGLE: Readonly<Record<Whole, RegExp>> = {
  score:
    /\b(?:her|his|their|our|health|bank'?s?|lender'?s?|lenders) (?:(?!safety|contract|agreement|risk)\w+ ){0,2}(?:score|rating)\b|\b(?:score|rating) (?:to|falls?|drops?|kitn\w*|how much|goes)\b|\bwhich rating\b|\b(?:score|rating)\b.*\btoo (?:low|high)\b/,
  sign: new RegExp(
    [
      FINE.source,
      String.raw`\b(?:ok|okay|fine|safe|good) (?:if|that|when)\b(?! (?:i|we) (?:just )?(?:sign|accept))`,
      String.raw`\bsigns? (?:in|out|over|copies|on (?:their|my|our|his|her|behalf)|(?:a |the )?(?:same|separate)|anything|something)\b`,
      String.raw`\bhow (?:big|much|many|long)\b`,
      String.raw`\bfrom (?:when|(?:which|what) (?:day|date))\b|\bmade good\b`,
      String.raw`\b(?:must|(?:have|has|need) to) sign (?!(?:this|the|all|any|these) (?:contract|agreement|deed|papers?|documents?|pages)\b)(?:the |all |any |every |each )?[a-z]+s\b`,
      CASE,
    ].join('|'),
    'u',
  ),
  risks: /\b(?:takes?|bears?|carries|carry|at whose) (?:the |a |any )?risks?\b/,
  improve:
    /\bpush(?:es)? back (?:the|their|my|our|its|his|her|payment|delivery|dates?|deadlines?)\b|\b(?:(?:if|when) (?:i|we|they|he|she|someone|somebody|either|both)|they|he|she) (?:\w+ )?improves?\b/,
  recommend: new RegExp(
    [
      String.raw`\S+ \S+ \S+ .*\bwhat now\b`,
      String.raw`\b(?:of my|pass|share|use|give|show) (?:the |my |their )?(?:advice|suggestions?|recommendations?)\b`,
      CASE,
    ].join('|'),
    'u',
  ),
  missing:
    /\b(?:went|gone|goes|go|going) missing\b|\b(?:an?|one|two|three|some|my|our|\d+) (?!(?:clause|term|page|section|part|annexure|schedule|point|paragraph)s?\b)\w+ (?:was|were) (?:found )?missing\b/,
  summary: /\b(?:duties|obligations|rights|responsibilit\w*) (?:\w+ ){0,2}(?:in short|in brief)\b/,
  law: new RegExp(
    [
      String.raw`\b(?:till|until|from|since|upto|up to) when\b|\bwhen\b.{0,30}\b(?:legally|valid)\b`,
      String.raw`\blegal (?:partners?|partnership|checks?|owners?)\b`,
      String.raw`\b(?:illegal|invalid|void|unenforceable)\b,? (?:then |are |is |do )?(?:the )?(?:rest|others?|remaining|remainder)\b`,
      String.raw`\b(?:copy|copies|counterparts?)\b.{0,20}\bvalid\b`,
      String.raw`\b(?:decision|salesman|told|promised?|quotation|quote)\b.{0,30}\bbinding\b`,
      String.raw`\bwhen\b.{0,30}\bbinding\b`,
      String.raw`\b(?:phone|oral|verbal|whatsapp|e-?mail|spoken)\b.{0,40}\b(?:binding|valid)\b`,
      String.raw`\b(?:rest|remainder|other (?:terms|parts|clauses)) (?:of )?.{0,30}\bvalid\b`,
    ].join('|'),
  ),
  // a case, told in three words or more, before what is to be done about it; and what may be done
  duties:
    /^(?!(?:as|so|and|ok|okay|hi|hello|please|under|in|by|i am|i'm|we are|being)\b)(?!.{0,40}\b(?:tell|know|list|explain|show|say|understand)\b.{0,12}\bwhat\b)(?:[\w'’]+[ ,–-]+){3,}what\b|\bto do to\b|\ballowed to do\b/,
  general: new RegExp(
    `${FINE.source}|${String.raw`\b(?:who|when|which|what date|how (?:many|much|long|big|often)|limit|copy|copies|behalf)\b|\bwhat (?:should|must|do|can) (?:i|we) (?:write|put|fill|enter|bring|carry|wear|send)\b|${CASE}`}`,
    'u',
  ),
}

/**
 * Whether a question that has the words of one about the contract as a whole asks of a single thing: 'what is the fine for
 * smoking', 'is it ok if each signs a copy', 'my cheque bounced, what now'. Such a question is answered by its place.
 *
 * @param text the question in English, small letters
 */
export const asksOfCase = (text: string, whole: Whole): boolean => SINGLE[whole].test(text)
