/** A word of warning that something will end. */
export const WARNS =
  /\bnotice\b|\bintimation\b|\b(?:ahead|beforehand|in advance)\b|\b(?:days?|weeks?|months?)'? (?:\w+ )?(?:letter|word|warning|e-?mail|message)\b|\b(?:writes?|tells?|informs?|intimates?|notif(?:y|ies))\b[^.;]{0,120}\b(?:before|prior to)\b|\bresign\w*\b[^.;]{0,80}\b(?:before|prior to)\b|\bgiv(?:e|es|ing)\b[^.;]{0,30}\b(?:days?|weeks?|months?)\b/

/** Words on ending a contract. 'Stop' ends it only where it is not one payment or one delivery that stops. */
export const LEAVES =
  /\bterminat(?:e|es|ed|ing)\b|\b(?:be|is|are) terminable\b|\bnotice of termination|\bfor (?:the )?termination\b|\btermination (?:by|on|upon|notice|without|shall|for)\b|\bdetermin(?:e|ed|ing) (?:this|the|it)\b|\bresign|\bcancel|\bvacat|\bend(?:s|ed|ing)? (?:this|these|the|it|them|both|a|an|any|my|our|your|his|her|their|by|on|upon|earlier|sooner)\b|\bbe ended\b|\b(?:to|put) an end\b|\bcall(?:ed)? off\b|\bclos(?:e|ing) (?:this|these|the|your|it|them|both)\b|\bput an end\b|\bdiscontinu|\bwithdraw(?:s|ing)?\b(?! (?:or (?:modify|change|vary|alter)|(?:any |the |his |her |its |their |your )?(?:\w+ )?(?:scheme|benefit|offer|policy|facility|allowance|incentive)s?\b|(?:any |the |his |her |its |their |your )?(?:consent|money|moneys|funds|sums?|amounts?|cash|claims?|suits?|complaints?)))|\bstop(?:s|ping)? (?:it|this|these|both|earlier|sooner|further (?:disclosures?|exchanges?)|the (?:talks|project|arrangement|agreement|engagement|exchange|services?)|taking|giving|at any time|any time|on|by|without)\b|\b(?:may|can|want to|wish to|wishes to) stop\b(?! (?:the )?(?:work|payment|supply|supplies|deliver\w+))|\bretir(?:e|es|ing)\b|\bquit(?:s|ting)?\b|\bexit|\brelieve\b|\bpart(?:ing)? ways\b|\b(?:may|can|to|who|shall|will|must|before|both|wants? to) (?:leave|leaving|go)\b|\bpossession\b|\brenew|\brecall(?:s|ed|ing)? (?:the|this|any) (?:loan|facility|advance|amount)\b|\bnotice period(?: (?:required|applicable|for (?:both|either) (?:sides?|part(?:y|ies))))? ?(?:is|shall be|will be|of|:|-|would be)/

/** A clause on the end by its heading; its sentences need not say so once more. */
export const ENDING_HEADING =
  /\b(?:terminat\w+|end|ends|ending|leaving|exit|resign\w*|part(?:ing)? ways|stopping|notice period|closing|clos(?:e|ure)|separation|withdrawal)\b/i

/** 'may do so by ninety days' notice', 'should give 90 days notice', a bare 'Ninety days' written notice.' */
export const SAME =
  /\bnotice period\b|\b(?:do|does|done) (?:so|it|the same|this|likewise)\b|\b(?:gives?|giving|given|serv\w+|must give|is to give|is|requires?|needs?)\b[^.;]{0,50}\b(?:notice|intimation)\b|^(?:[\w():, -]{1,40} )?(?:days?|weeks?|months?)'?s? (?:(?:prior|written|clear|advance) ){0,2}(?:notice|letter|intimation)\b[^.;]{0,30}[.;]?$|\bnotice or (?:salary|pay|wages)\b/

const OF_BREACH =
  /\b(?:breach\w*|defaults?|insolven\w+|misconduct|not (?:been )?(?:cured|mended|made good|put right|set right|remedied|repaired)|does not (?:cure|mend|put|set|make|pay)|fails?|failed|failure|serious|unpaid)\b/
const WISHES =
  /\b(?:wish\w*|wants?|desir\w+|intend\w*|choos\w+|decid\w+|likes?|opts?|leave|leaving|resign\w*|prefers?)\b/
const CONDITION =
  /(?:^|[,;:(] ?|\b(?:and|or|but) )(?:if|should|where|in the event|in case|when|whenever|failing which)\b[^;]{0,260}$/
const CONDITION_AFTER =
  /^[^,.;]{0,50}\b(?:if|for (?:a|an|any|some|such|the other's|serious|material|good)? ?(?:\w+ )?(?:breach|cause|reason given)|of (?:a|any|the) (?:\w+ ){0,2}breach|in case|in the event|where|when|upon (?:a|any) breach)\b|^,? (?:if|for (?:a |any )?(?:\w+ )?breach|in case of|where)\b/
const IF_AFTER = /^(?: notice| in writing| thereof| to the [a-z]+| to [a-z]+)*,? (?:if|should|in case|in the event)\b/
/** 'if its plans so require', 'if in its opinion': an own view is no cause. */
const OWN_VIEW = /\b(?:judg\w+|opinions?|thinks?|considers?|so requires?|pleasure|deems?|without)\b/
const PROBATION = /\b(?:probation\w*|trial|training period)\b/
const THAT_TIME =
  /\b(?:during|in|within|throughout) (?:it\b|(?:that|this|the said|such|which|the first) (?:time|period|\w+ months)\b)|\bduring which\b/
const AFTERWARDS =
  /\b(?:after|on completi\w+ of|upon completi\w+ of|once|following|end of|over) (?:\w+ ){0,3}(?:probation\w*|trial|confirm\w*)|\b(?:after|on|upon) confirmation\b|\bconfirmed\b/

export type Occasion = 'any' | 'probation' | 'cause'

/** On what occasion a notice ends the contract. `lead` is the sentence before, `text` its own words around [start, end). */
export function occasionOf(lead: string, text: string, start: number, end: number): Occasion {
  const before = text.slice(0, start)
  const after = text.slice(end, end + 160).replace(/^'s?/, '')
  const part = before.slice(Math.max(before.lastIndexOf(';'), 0))
  const later = AFTERWARDS.test(part.slice(-200)) || AFTERWARDS.test(after.slice(0, 60))
  if (!later && (PROBATION.test(part) || (THAT_TIME.test(text) && PROBATION.test(lead)))) return 'probation'
  const given = CONDITION.exec(part)?.[0]
  if (
    given !== undefined &&
    !WISHES.test(given.slice(0, 80)) &&
    !/\bor (?:otherwise|on|by|upon|either (?:\w+ )?may)\b/.test(given)
  )
    return 'cause'
  const then = CONDITION_AFTER.exec(after)
  const reason = then === null ? '' : after.slice(0, then.index + then[0].length + 60)
  if (/\b(?:without|whether or not|even)\b/.test(reason)) return 'any'
  if (OF_BREACH.test(reason)) return 'cause'
  return IF_AFTER.test(after) && !WISHES.test(reason) && !OWN_VIEW.test(after) ? 'cause' : 'any'
}

/** 'changes come 30 days ahead, and you may leave': the warning is of a change, the leaving an answer to it. */
export const OF_A_CHANGE =
  /\b(?:chang\w+|rais\w+|increas\w+|reduc\w+|revis\w+|amend\w*|rates?|prices?|fees?|rules|business goes|sell\w*|sold|buys?|pass (?:it|our)|transfer\w*|assign\w*|audits?|inspect\w*|replac\w+|vary|varied)\b/
