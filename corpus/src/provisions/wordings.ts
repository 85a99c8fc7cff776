import { moreWordings } from './wordings-more.ts'

/**
 * Wordings that speak for a provision: features of the model, not verdicts. A name, and the expression over lower-case
 * text. Order is part of the trained file: add at the end, and train again.
 */
export const provisionWordings: readonly (readonly [name: string, wording: RegExp])[] = [
  ['doc0', /\bthis .{0,40}agreement\b.{0,60}(is )?(made|entered)/],
  ['doc1', /\b(by and between|by and among|between)\b/],
  ['doc2', /\((the |each an? |hereinafter|collectively|individually)?.{0,25}"/],
  ['doc3', /\ba (\w+ ){0,3}(corporation|limited liability company|company|partnership)\b/],
  ['doc4', /^[^a-z]*(\w+ ){0,6}agreement/],
  ['date0', /\b(dated|as of|made (and entered into )?(this|as of|on)|effective as of|effective date)\b/],
  ['date1', /"effective date"/],
  ['date2', /\b(shall (be|become) effective|effective (on|upon|from)|commenc\w+ (on|upon|as of)|commencement date)\b/],
  [
    'date3',
    /\b(january|february|march|april|may|june|july|august|september|october|november|december)\b.{0,12}(19|20)\d\d/,
  ],
  [
    'expire0',
    /\b(initial )?term\b.{0,60}\b(shall|will|is|commence)\b.{0,80}\b(continue|expire|end|remain in (full )?(force|effect)|for a (period|term)|until|terminate)/,
  ],
  ['expire1', /\bfor (a|an|the)( initial| further)? ?(period|term) of\b.{0,40}\b(year|month|day)s?/],
  [
    'expire2',
    /\b(anniversary|expir\w+ (date|on)|termination date|until \w+ \d|unless (sooner|earlier|otherwise) terminated)\b/,
  ],
  ['expire3', /\b(perpetual|indefinite(ly)?|remain in effect until)\b/],
  ['renew0', /\b(automatically|auto-?)\W*(be )?(renew|extend)\w*/],
  [
    'renew1',
    /\brenew\w*\b.{0,60}\b(successive|additional|consecutive|further|subsequent|renewal) .{0,30}(year|month|term|period)s?/,
  ],
  ['renew2', /\b(option|right) to (renew|extend)\b/],
  ['renew3', /\b(renewal|extension|extended|renewed) (term|period|for)\b/],
  [
    'nonrenew0',
    /\b(not to renew|non-?renewal|intent\w* (not )?to (renew|terminate)|(does|do|elects?|desires?) not (wish |to |intend |desire )*(to )?(renew|extend))\b/,
  ],
  [
    'nonrenew1',
    /\b(unless|by)\b.{0,80}\b(notice|notif\w+)\b.{0,100}\b(prior to|before|in advance)\b.{0,80}\b(end|expir\w+|renew\w*|term)\b/,
  ],
  [
    'nonrenew2',
    /\b(at least|not less than|no later than)\b.{0,30}\b(days|months)\b.{0,60}\b(prior to|before)\b.{0,60}\b(expir|end of|then[- ]current|term|renew)/,
  ],
  ['law0', /\bgoverned (by|in accordance|under)\b/],
  ['law1', /\b(laws?|statutes) of (the |said )?(state|commonwealth|province|republic|people|england|country)/],
  ['law2', /\b(conflicts?|choice) of laws?\b/],
  ['law3', /\bconstrued (and|in accordance|under)\b/],
  ['mfn0', /\bmost[- ]favou?red\b/],
  [
    'mfn1',
    /\b(no|not) less favou?rable\b|\bas favou?rable (as|to)\b|\bmore favou?rable (terms|price|pricing|rate|condition|than|to)\b/,
  ],
  [
    'mfn2',
    /\b(better|lower|lowest|more favou?rable|most favou?rable)\b.{0,60}\b(price|pricing|terms|rate|fee|discount|royalt)\w*\b.{0,120}\b(other|third|any|similar\w*|another)\b.{0,40}\b(customer|part|person|purchaser|licensee|distributor|reseller|entit)/,
  ],
  ['mfn3', /\b(offer\w*|provid\w*|charg\w*)\b.{0,80}\b(lower|better|more favou?rable)\b/],
  [
    'cre0',
    /\b(notwithstanding|except|provided,? (however|that)|other than|shall not (apply|prohibit|prevent|restrict|preclude)|nothing (in|herein|contained)|foregoing (shall|restriction|prohibition))\b.{0,200}\b(compet|exclusiv|restrict|solicit|other (part|compan|manufactur)|third part|sell|market|distribut|licens|publicly traded|own)\w*/,
  ],
  ['cre1', /\b(general (advertis|solicit)\w*|not (specifically )?(targeted|directed))\b/],
  [
    'cre2',
    /\b(passive|less than|not more than|up to)\b.{0,40}(%|percent).{0,80}\b(stock|securit|share|equity|interest|outstanding|publicly)/,
  ],
  [
    'cre3',
    /\b(right|free|permitted|entitled) to\b.{0,60}\b(sell|market|offer|license|distribut|engage|provide)\w*\b.{0,60}\b(other|third|compet)/,
  ],
  ['noncomp0', /\b(compete|competes|competing|competition|competitive|competitor)s?\b/],
  [
    'noncomp1',
    /\b(shall|will|agrees?|may|covenants?) (that )?(it |he |she )?(shall |will |to )?(not|refrain|neither)\b.{0,120}\b(compet|engage in|own|operat|similar (business|product|service)|same or similar)\w*/,
  ],
  ['noncomp2', /\bnon-?compet\w*|covenants? not to compete|restrictive covenant/],
  [
    'noncomp3',
    /\b(engage|participate|invest|own|interest)\b.{0,60}\b(business|activit\w+|venture)\b.{0,60}\b(similar|compet\w*|same)/,
  ],
  ['excl0', /\bexclusive(ly)?\b(?! (jurisdiction|venue|property|remed))/],
  [
    'excl1',
    /\b(sole and exclusive|exclusive (right|license|distribut|supplier|provider|agent|dealer|territory|basis|sponsor|partner)|exclusivity)\w*/,
  ],
  [
    'excl2',
    /\b(shall|will|agrees?|may) not\b.{0,120}\b(any other|other (person|part|compan|entit|supplier|manufactur|provider)|third part|another)\w*\b/,
  ],
  [
    'excl3',
    /\b(all of its|entire|total|all its)\b.{0,30}\brequirements\b|\bpurchase\b.{0,60}\b(exclusively|solely|only) from\b|\bnon-?exclusive\b/,
  ],
  [
    'nsc0',
    /\b(solicit|divert|induce|entice|interfere|canvass|take away|contact)\w*\b.{0,120}\b(customer|client|account|patron|supplier|partner|end.?user|member|franchisee|distributor)s?\b/,
  ],
  ['nsc1', /\b(customers?|clients?|accounts?)\b.{0,120}\b(solicit|divert|induce|entice)\w*/],
  [
    'nse0',
    /\b(solicit|hire|hiring|employ|recruit|induce|entice|engage|retain)\w*\b.{0,120}\b(employee|personnel|staff|contractor|consultant|worker|officer)s?\b/,
  ],
  [
    'nse1',
    /\b(employees?|personnel)\b.{0,120}\b(solicit|hire|recruit|induce|entice|leave|terminate (his|her|their|such))\w*/,
  ],
  ['nse2', /\bnon-?solicit\w*|no-?hire/],
  ['disp0', /\bdisparag\w*|derogatory|defam\w*|\bdenigrat\w*/],
  [
    'disp1',
    /\b(disrepute|ridicule|scandal|contempt|adversely reflect|reflects? (adversely|unfavou?rably|negatively)|tarnish\w*|injur\w+ to .{0,30}(reputation|goodwill))\b/,
  ],
  ['disp2', /\b(reputation|goodwill|image|good name)\b/],
  [
    'tfc0',
    /\bterminat\w*\b.{0,120}\b(for convenience|without cause|with or without cause|for any reason|for any or no reason|without (any )?reason|no reason|at any time|at will|in its (sole|absolute) discretion)\b/,
  ],
  ['tfc1', /\b(at any time|for convenience|without cause|without penalty)\b.{0,100}\bterminat\w*/],
  [
    'tfc2',
    /\b(either|any|each) party\b.{0,60}\bterminate\b.{0,120}\b(days|months|day|month)\W{0,3}.{0,20}(notice|prior|written|advance)/,
  ],
  ['tfc3', /\bterminat\w*\b.{0,60}\b(upon|by|on|with)\b.{0,60}\bnotice\b/],
  [
    'rofr0',
    /\b(first|last) (right|option|opportunity|refusal|offer|negotiat\w*|look)\b|\brights? of (first|last|pre-?emption)|\brof[rno]\b/,
  ],
  [
    'rofr1',
    /\b(negotiat\w+ (exclusively |in good faith )?(with|for)|exclusive negotiation|match(ing)? (the|such|any) (offer|terms)|bona fide offer|third party offer|pre-?emptive)\b/,
  ],
  ['rofr2', /\boption to (purchase|acquire|buy|license|obtain)\b/],
  ['coc0', /\bchange[sd]? (of|in) (the )?(control|ownership)\b/],
  ['coc1', /\b(merger|merge[sd]?|consolidat\w+|acquisition|acquired|sale of (all|substantially)|reorgani[sz]ation)\b/],
  [
    'coc2',
    /\b(all or substantially all|substantially all of (its|the)|controlling interest|majority (of|interest)|fifty percent|50%|voting (stock|securit|power|share)\w*)\b/,
  ],
  ['coc3', /\bby operation of law\b|\btransfer of control|\bdeemed (to be )?an? assignment/],
  [
    'assign0',
    /\b(assign|assigned|assignment|assignable|transfer|delegate)\w*\b.{0,120}\b(without|consent|prior written|approval|permission)/,
  ],
  [
    'assign1',
    /\b(neither|not|may|shall|nor|no)\b.{0,80}\b(assign|transfer|delegate|sublicense)\w*\b.{0,100}\b(agreement|rights?|obligations?|duties|interest)\b/,
  ],
  ['assign2', /\b(consent|approval)\b.{0,80}\b(not (to )?be (unreasonably|withheld)|unreasonably withh)/],
  ['assign3', /\b(null and void|void|of no (force|effect))\b|\bpersonal to\b|successors and (permitted )?assigns/],
  [
    'rev0',
    /\b(royalt(y|ies)|revenue[- ]shar\w*|profit[- ]shar\w*|share of (the )?(net |gross )?(revenue|profit|income|proceeds)|commission)s?\b/,
  ],
  ['rev1', /(%|percent)\)?.{0,60}\b(of|on)\b.{0,40}\b(revenue|sales|profit|receipts|income|proceeds|fees|price)s?\b/],
  ['rev2', /\b(net|gross|adjusted) (revenue|sales|profit|income|proceeds|receipts)\b/],
  ['rev3', /\b(split|shared?|divided)\b.{0,60}\b(equally|between|revenue|profit|\d+\/\d+)/],
  [
    'price0',
    /\b(price|pricing|fee|rate|charge|royalt)\w*\b.{0,100}\b(shall|may|will) not (be )?(increase|exceed|raise|decrease|reduce|change|adjust)\w*/,
  ],
  ['price1', /\b(increase|raise|adjust|decrease|change|reduc)\w*\b.{0,60}\b(price|pricing|fee|rate|charge)s?\b/],
  [
    'price2',
    /\b(not (to )?exceed|no more than|maximum|capped|limited to)\b.{0,60}(%|percent|consumer price|cpi|price index)/,
  ],
  [
    'price3',
    /\b(consumer price index|cpi|fixed (for|price)|price (protection|freeze|cap|increase|adjust)|minimum (advertised|resale) price)\b/,
  ],
  [
    'mincom0',
    /\bminimum\b.{0,60}\b(purchase|order|quantit\w+|amount|payment|royalt\w+|commitment|guarantee\w*|annual|volume|number|sales|fee|revenue|unit)s?\b/,
  ],
  [
    'mincom1',
    /\b(at least|no (less|fewer) than|not less than|a minimum of)\b.{0,60}(\$|#|\d|unit|product|dollar|order)/,
  ],
  [
    'mincom2',
    /\b(shall|agrees? to|will|must|commits? to) (purchase|order|buy|pay|spend|sell|achieve)\b.{0,80}\b(at least|minimum|no less|not less|each (year|month|quarter)|per (year|month|quarter))/,
  ],
  ['mincom3', /\b(take[- ]or[- ]pay|guaranteed minimum|minimum guarantee|minimum requirements?|quota|shortfall)\b/],
  [
    'volume0',
    /\b(exceed|in excess of|greater than|more than|above|over|beyond|additional)\w*\b.{0,80}\b(additional (fee|charge|cost|payment)|surcharge|excess|overage|charged?|fees?|per (user|unit|gigabyte|gb|hour|transaction))/,
  ],
  [
    'volume1',
    /\b(up to|maximum (of|number|quantity|amount)|not (to )?exceed|no more than|limit(ed)? (to|of))\b.{0,60}\b(user|unit|copies|cop(y|ies)|seat|server|hour|gb|gigabyte|bandwidth|transaction|quantit|product|order|page|site|capacity|percent|location)\w*/,
  ],
  [
    'volume2',
    /\b(overage|excess (usage|use|capacity|volume|quantit\w+)|bandwidth|maximum (volume|quantit|capacity)\w*)\b/,
  ],
  ['ipa0', /\b(work[s]?[- ](made[- ])?for[- ]hire|works? made for hire)\b/],
  [
    'ipa1',
    /\b(hereby|agrees? to|shall|does|will|irrevocably)\b.{0,30}\bassigns?\b.{0,100}\b(right|title|interest|invention|intellectual|copyright|patent|work)s?\b/,
  ],
  [
    'ipa2',
    /\b(all|entire|sole|exclusive) (and exclusive )?(right|rights|ownership|property)\b.{0,60}\b(title|interest|of)\b/,
  ],
  [
    'ipa3',
    /\b(shall|will) (be|become|remain|vest|belong)\b.{0,40}\b(sole|exclusive|property|owned|in)\b|\b(inventions?|work product|deliverables|developments|improvements|derivative works)\b.{0,100}\b(own|belong|property|vest|assign)\w*/,
  ],
  ['jip0', /\b(joint(ly)?[- ]own\w*|joint ownership|owned jointly|jointly (own|hold|develop)\w*|co-?own\w*)\b/],
  ['jip1', /\bjoint (invention|patent|intellectual|technology|ip|work|development|copyright|know|improvement)s?\b/],
  ['jip2', /\bjoint(ly)?\b.{0,80}\b(own|title|property|patent|intellectual|invention|copyright)\w*/],
  ['jip3', /\bundivided\b|\bwithout (any )?(duty|obligation) (of|to) account/],
  ...moreWordings,
]
