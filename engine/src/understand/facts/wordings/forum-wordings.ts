const place = String.raw`(?:the )?(?:city of |district of |(?:city and )?county of )?([a-z][a-z ,'-]{1,60}?)`
const until = String.raw`(?= ?(?:[.;()|/]|$)|,? (?:alone|only|shall|will|may|can|have|has|having|and|or|is|are|to|for|with|without|india|which|who|where|wherever|whose|whatever|under|subject|over|in|on|by|before|unless|if|as|at|after|during|except|notwithstanding|irrespective|being|help|helps|assist|assists|support|supports|hear|hears|try|tries|decide|decides|even|though|because|since|from|while|so|but|not|then|he|she|it|his|her|its|they|the|district)\b)`
const court = String.raw`(?:civil|commercial|district|sub|subordinate|munsif+s?|magistrate'?s?|principal|family|labour|consumer|sessions|small causes|high|city civil|senior division|rent|competent)`

/** Ways to name a court, the most telling first; what they end with is a town if it has a capital. */
export const COURTS: readonly RegExp[] = [
  // 'the United States District Court for the Southern District of Alabama', 'the state or federal courts of Maryland'
  new RegExp(
    String.raw`\b(?:united states|u\.s\.|federal) (?:district )?courts? (?:for|of|in|sitting in|located in) (?:the )?(?:(?:northern|southern|eastern|western|middle|central) district of |(?:state|district) of )?(?:the )?${place}${until}`,
    'g',
  ),
  // 'the courts of the State of New York', not 'the laws and decisions of the courts of'; 'the State Court for the State of Alabama'
  new RegExp(
    String.raw`(?<!\bdecisions of (?:the )?)\bcourts? (?:of|for|in|located in|sitting in) (?:the )?(?:state|commonwealth|province) of (?:the )?(?![a-z]+(?: [a-z]+)? at\b)${place}${until}`,
    'g',
  ),
  // 'Jodhpur court of Rajasthan': the town before, its State behind
  /\b((?!(?:the|high|supreme|superior|circuit|federal|county|civil|commercial|district|any|such|competent|appropriate|no|each|said|state|states|sessions|city|united|kingdom|people's|intermediate|basic|bankruptcy)\b)[a-z]{3,20})(?= (?:district |city |county )?courts? of (?!(?:international|arbitration|appeals?|law|record|competent|small|sessions?|justice|first|the)\b)[a-z]+\b)/g,
  new RegExp(
    String.raw`\bcourts?(?: (?:and|or) (?:[a-z]+ ){1,4}?(?=at |in ))? ?(?:(?:of competent jurisdiction|having jurisdiction|sitting|situated?|located|seated) )?(?:at|in|of|within|over) (?:judicature at )?${place}${until}`,
    'g',
  ),
  // 'the High Court for the State of Telangana at Hyderabad'
  new RegExp(String.raw`\bcourt (?:of|for) (?:the )?(?:state of )?[a-z]+(?: [a-z]+)? at ${place}${until}`, 'g'),
  new RegExp(String.raw`\b${court} (?:courts?|judge),(?: at)? ${place}${until}`, 'g'),
  // 'Mumbai courts', 'subject to Indore jurisdiction'
  /\b((?:new |navi |greater )?(?!(?:the|high|supreme|civil|commercial|district|sub|subordinate|munsiff?|principal|small|causes|moot|no|own|local|proper|right|same|nearest|arbitral|family|labour|sessions|city|consumer|indian|foreign|exclusive|non-exclusive|sole|such|appropriate|competent|concurrent|territorial|personal|any|no|each|every|both|said|these|those|all|other|some|many|most|several|certain|few|various|different|local|two)\b)[a-z]{3,20})(?= (?:civil |commercial |district )?(?:courts?|jurisdictions?)\b(?! (?:of|for) (?:international|arbitration)))/g,
  new RegExp(
    String.raw`\bjurisdiction (?:(?:shall|will|to) )?(?:be |is |lies? |vests? )?(?:only |exclusively )?(?:at|in|of|with) ${place}${until}|\bjurisdiction ?(?::|is|shall be) ${place}${until}`,
    'g',
  ),
  // 'the court of law in the jurisdiction of Delhi only'
  new RegExp(String.raw`\bcourts?(?: of law)? (?:in|within|under) the jurisdiction of ${place}${until}`, 'g'),
  // 'suits may be filed only at Guwahati'
  new RegExp(
    String.raw`\b(?:suits?|legal proceedings|actions?|claims?|cases?|litigation)\b[^.;]{0,80}\b(?:filed|instituted|brought|tried|heard|lie|only|solely|exclusively)(?: (?:only|solely|exclusively))? (?:at|in) ${place}${until}`,
    'g',
  ),
  // 'Courts: Barpeta', 'the court is Dindigul', 'if it goes to court, it will be at Silchar'
  new RegExp(
    String.raw`\bcourts?(?: ?:| (?:(?:shall|will) be|is|are|being)(?: at| in| of| that of)?) ${place}${until}|\bcourts?\b[^.;]{0,40}\bit (?:is|will be|shall be) (?:at|in) ${place}${until}`,
    'g',
  ),
  // 'sue us at Jaipur alone', 'any claim is to be brought at Ahmedabad', 'bring it at Panchkula only'
  new RegExp(
    String.raw`\b(?:sue|sues|sued|(?:bring|brought|filed?|instituted?)(?: (?:it|them|one|that|a (?:suit|claim|case)))?)(?: (?:us|you|me|him|her|the \w+|each other|the other))?(?: (?:only|solely))? (?:at|in) ${place}${until}`,
    'g',
  ),
  // 'a dispute is heard at Shillong', 'differences shall be decided in Singapore'
  new RegExp(
    String.raw`\b(?:disputes?|differences?|matters?)\b[^.;]{0,80}\b(?:heard|decided|tried|taken|go|goes)(?: (?:only|solely|exclusively))? (?:at|in|to) ${place}${until}`,
    'g',
  ),
]

/** 'the seat is Indore and its courts alone decide': the courts of a town just named. */
export const ITS_COURTS = new RegExp(
  String.raw`\b(?:at|in|is|be|being) ${place},? (?:and (?:its|the) courts?\b(?! (?:at|in|of)\b(?! that))|whose courts?\b|the courts? (?:there|of (?:that|which) (?:place|city|town))\b)`,
  'g',
)

/** Ways to name the seat of an arbitration. */
export const SEATS: readonly RegExp[] = [
  // 'the seat and place of hearing is Pune', 'seat: Kochi'
  new RegExp(
    String.raw`\bseat(?:,? (?!(?:shall|will|is|being|are|to|at|in|on)\b)[a-z]+){0,7}(?: ?:|(?:,? (?:shall|will|to))? be| is| being| are)(?: at| in)? ${place}${until}`,
    'g',
  ),
  new RegExp(String.raw`\bseat(?:ed)?(?:,? (?!on\b)[a-z]+){0,4}? (?:at|in) ${place}${until}`, 'g'),
  new RegExp(
    String.raw`\b(?:place|venue)(?:,? (?:and|or) [a-z]+)? (?:of|for) (?:(?:the|such|any|all) )?(?:[a-z]+ ){0,2}?(?:arbitra\w+|hearings?)(?: proceedings)?,?(?: ?:|(?: (?:shall|will|to))? be| is| being)(?: at| in)? ${place}${until}`,
    'g',
  ),
  new RegExp(
    String.raw`\b(?:arbitrat\w+|arbitral tribunal)\b[^.;]{0,120}\b(?:held|conducted|seated|take place|located|sit|sitting|sittings|hearings|venue|place)(?: (?:shall|will|to))?(?: be)? (?:at|in) ${place}${until}`,
    'g',
  ),
  new RegExp(String.raw`\bby arbitration (?:at|in) ${place}${until}`, 'g'),
  // 'seat Kochi', 'Seat: Howrah'
  new RegExp(String.raw`\bseat,? ${place}${until}`, 'g'),
  // 'arbitration under the Act of 1996 at Nagpur', 'a sole arbitrator at Pune', 'as the only arbitrator, at Pune'
  new RegExp(
    String.raw`(?<!\b(?:institute|council|cent(?:re|er)|court|chamber|association|board) (?:of|for) (?:international )?)\barbitrat(?:or|ors|ion)\b(?: (?:under|as per|in terms of|according to) [a-z ,&']{0,70}(?:act|rules)\b(?:,? (?:of )?\d{4})?)?,? (?:at|in) ${place}${until}`,
    'g',
  ),
  // 'an arbitrator whom both name decides it at Raipur', 'disputes go to Singapore, to an arbitrator'
  new RegExp(
    String.raw`\barbitrat(?:or|ors|ion)\b[^.;]{0,160}\b(?:decides?|decided|settles?|settled|resolves?|resolved|hears?|heard|sits?|given|made|meets?)(?: (?:it|them|the (?:matter|dispute|difference)s?))?(?: finally)? (?:at|in) ${place}${until}`,
    'g',
  ),
  // 'every dispute shall be resolved in London by three arbitrators'
  new RegExp(
    String.raw`\b(?:resolved|settled|decided|determined|heard)(?: finally)? (?:in|at) ${place}(?=,? (?:by|before|through) [^.;]{0,50}arbitra)`,
    'g',
  ),
  new RegExp(String.raw`\b(?:taken|referred|goe?s?|brought) to ${place}, to an? (?:sole )?arbitrat`, 'g'),
]

/** Ways that name a seat only where the clause speaks of arbitration: 'He shall sit at Thrissur.' */
export const SITTINGS: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:sits?|sitting|sittings)(?: [a-z]+){0,3}? (?:at|in) ${place}${until}`, 'g'),
  new RegExp(
    String.raw`\b(?:venue|place)(?: of (?:sitting|hearing)s?)?(?: ?:| (?:shall be|will be|is|being|to be))?(?: at| in)? ${place}${until}`,
    'g',
  ),
]
