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
  ['lic0', /\b(hereby )?grants?\b.{0,120}\b(licen[sc]e|right to (use|market|sell|distribut|reproduce))/],
  [
    'lic1',
    /\b(non-?exclusive|exclusive|worldwide|royalty[- ]free|limited|revocable|irrevocable|perpetual|non-?transferable|sub-?licen[sc]able)\b.{0,60}\blicen[sc]e\b/,
  ],
  ['lic2', /\bis (hereby )?(granted|licensed)\b|\blicen[sc]ed? to (use|reproduce|display|copy|distribute)/],
  ['ntl0', /\b(non-?transferr?able|non-?assignable|not transferable|nonsublicen[sc]able|non-?sublicen[sc]able)\b/],
  ['ntl1', /\b(not|no right to|without the right to)\b.{0,40}\b(sub-?licen[sc]e|transfer|assign)\w*\b/],
  ['ntl2', /\blicen[sc]e\b.{0,200}\b(without|not)\b.{0,60}\b(right to sub-?licen[sc]e|transfer|assign)/],
  ['affl_or0', /\b(its|their|and|or|of|by) (its |their |the )?(respective )?affiliates?\b.{0,60}\b(grants?|hereby)\b/],
  ['affl_or1', /\b(owned|controlled|held|licensed)\b.{0,60}\b(by|of)\b.{0,60}\baffiliates?\b/],
  ['affl_or2', /\b(cause|on behalf of)\b.{0,40}\baffiliates?\b.{0,60}\b(grant|licen[sc]e)/],
  ['affl_ee0', /\bgrants?\b.{0,60}\bto\b.{0,80}\b(affiliates?|subsidiar\w+)\b/],
  ['affl_ee1', /\b(and|or) (its|their)\b.{0,30}\b(affiliates?|subsidiar\w+)\b.{0,100}\b(licen[sc]e|right)/],
  ['affl_ee2', /\bsub-?licen[sc]e\w*\b.{0,60}\b(affiliates?|subsidiar\w+)\b/],
  [
    'unlim0',
    /\b(unlimited|enterprise[- ]wide|enterprise licen[sc]e|all[- ]you[- ]can|site licen[sc]e|without limit\w*|unrestricted|any number of)\b/,
  ],
  ['unlim1', /\bunlimited\b.{0,60}\b(licen[sc]e|use|user|right|number|access|copies|time)/],
  ['perp0', /\b(perpetual(ly)?|irrevocabl[ey]|in perpetuity|non-?terminable|fully paid[- ]up|forever)\b/],
  [
    'perp1',
    /\b(perpetual|irrevocable)\b.{0,100}\b(licen[sc]e|right)|\blicen[sc]e\b.{0,150}\b(perpetual|irrevocable|perpetuity|survive)/,
  ],
  ['esc0', /\bescrow\b/],
  ['esc1', /\bsource code\b.{0,200}\b(escrow|deposit|releas)\w*|\b(escrow|deposit|releas)\w*\b.{0,200}\bsource code\b/],
  ['esc2', /\bescrow agent|escrow agreement|source (code|materials)/],
  [
    'post0',
    /\b(upon|after|following|on|in the event of|from and after)\b.{0,40}\b(expiration|termination|expiry)\b.{0,200}\b(shall|will|must|may|agrees?)\b/,
  ],
  [
    'post1',
    /\b(sell[- ]?off|wind[- ]?down|transition (period|service|assistance)|phase[- ]out|last[- ]time buy|remaining inventory|run[- ]?off|post-?termination)\b/,
  ],
  ['post2', /\b(surviv\w+|continue)\b.{0,60}\b(termination|expiration)\b/],
  [
    'post3',
    /\b(return|destroy|cease|deliver|refund|repurchase|pay)\b.{0,150}\b(termination|expiration)\b|\b(months|days|years?)\b.{0,30}\b(after|following)\b.{0,40}\b(termination|expiration)/,
  ],
  ['audit0', /\baudit\w*\b/],
  [
    'audit1',
    /\b(inspect|examine|examination|inspection|access)\w*\b.{0,100}\b(books|records|accounts|facilit\w+|premises|plant)\b/,
  ],
  ['audit2', /\b(books|records)\b.{0,120}\b(audit|inspect|examin|available|access)\w*/],
  [
    'audit3',
    /\b(independent|certified public) (accountant|auditor)|\bupon reasonable (prior |advance )?(written )?notice\b/,
  ],
  [
    'uncap0',
    /\b(except|other than|notwithstanding|excluding|exclud\w+|save|with the exception|not apply|shall not (limit|apply))\b.{0,250}\b(liab|limitation|damages|indemnif)\w*/,
  ],
  [
    'uncap1',
    /\b(limit\w*|liab\w*)\b.{0,250}\b(except|other than|shall not apply|not apply|exclud\w+|gross negligence|wil?lful misconduct|fraud|breach of (confidential|section)|indemnif\w+|death|personal injury)/,
  ],
  ['uncap2', /\b(unlimited liability|liability .{0,40}unlimited|without limitation as to|no limit)\b/],
  [
    'cap0',
    /\b(in no event|under no circumstances?|neither party|not be liable|no liability)\b.{0,250}\b(liab|exceed|consequential|incidental|indirect|punitive|special)\w*/,
  ],
  [
    'cap1',
    /\b(liability|damages|aggregate|liable)\b.{0,200}\b(exceed|limited to|not (be )?(more|greater)|maximum|cap)\b/,
  ],
  [
    'cap2',
    /\b(amount|fees|sums?|total)\b.{0,60}\b(paid|payable|received|due)\b.{0,120}\b(preceding|prior|twelve|under this|hereunder|during)/,
  ],
  [
    'cap3',
    /\b(no (action|claim|suit)|claims?)\b.{0,120}\b(more than|after|within|later than)\b.{0,40}\b(year|month)s?|\b(consequential|incidental|punitive|indirect|special|exemplary)\b.{0,60}\bdamages/,
  ],
  ['ld0', /\bliquidated damages?\b|\bnot (as )?a penalty|\bpre-?estimate/],
  ['ld1', /\b(early )?(termination|cancell?ation|break-?up) (fee|charge|payment|penalt)\w*/],
  [
    'ld2',
    /\b(shall|will|must) pay\b.{0,120}\b(as|for)\b.{0,40}\b(damages|penalt|termination|each (day|breach|violation)|per day)/,
  ],
  ['ld3', /\b(late (fee|charge|delivery)|penalt(y|ies)|service credits?|forfeit\w*)\b/],
  [
    'warr0',
    /\bwarrant(y|s|ies|ed)?\b.{0,200}\b(period|for (a|an)|(\d+|#|one|two|three|twelve|ninety|thirty)\W{0,12}.{0,12}(day|month|year)s?)\b/,
  ],
  ['warr1', /\bwarranty period\b/],
  [
    'warr2',
    /\b(day|month|year)s?\b.{0,60}\b(warrant|from (the )?(date of )?(delivery|shipment|acceptance|purchase|installation))\w*/,
  ],
  ['warr3', /\b(free from|defect\w*|conform\w*|workmanship|materials)\b.{0,150}\b(day|month|year)s?\b/],
  ['ins0', /\binsurance\b|\binsured\b|\binsurer\b/],
  [
    'ins1',
    /\b(commercial general|general liability|workers?\W{0,2} compensation|umbrella|errors and omissions|product liability|professional liability|automobile liability|combined single limit|per occurrence|additional(ly)? insured|certificates? of insurance)\b/,
  ],
  ['ins2', /\b(maintain|carry|obtain|procure|keep|provide)\w*\b.{0,100}\b(insurance|policy|policies|coverage)\b/],
  [
    'cns0',
    /\b(covenant\w* not to sue|not (to )?sue|contest|challenge|dispute|attack|question|oppose|impugn)\w*\b.{0,150}\b(validity|ownership|title|right|interest|mark|patent|enforceability|intellectual|registration)\w*/,
  ],
  [
    'cns1',
    /\b(shall|will|agrees?|may|covenants?)( \w+){0,4} (not|never|neither)\b.{0,100}\b(contest|challenge|dispute|attack|oppose|register|assert|bring|institute|commence|claim any)\w*/,
  ],
  [
    'cns2',
    /\b(release|waive|discharge)\w*\b.{0,60}\b(all|any)\b.{0,60}\b(claims?|actions?|liabilit|demands?|causes? of action)\w*/,
  ],
  [
    'cns3',
    /\binure\w* (solely |exclusively )?to the benefit|\backnowledges?\b.{0,100}\b(ownership|owner|validity|title)/,
  ],
  ['tpb0', /\b(third[- ]party beneficiar\w*|intended (third[- ]party )?beneficiar\w*|beneficiar(y|ies))\b/],
  ['tpb1', /\b(shall|is|are|intended)\b.{0,40}\b(third[- ]party )?beneficiar\w*\b.{0,100}\b(enforce|rights?|entitled)/],
  ['tpb2', /\bno (other )?(third[- ]part\w+|person)\b.{0,80}\b(benefit|right|beneficiar)\w*/],
  ['tpb3', /\b(enforce\w*|directly against)\b.{0,80}\b(affiliates?|third|indemnit\w+|licensor|sublicens)/],
  ['price_b0', /\b(not|no event|never)\b.{0,60}\b(increase|exceed|raise)\w*\b.{0,80}(%|percent|cpi|consumer price)/],
  [
    'price_b1',
    /\b(increase|adjust)\w*\b.{0,80}\b(no more (often )?than|not more (often )?than|only once|once (per|each|every|in any)|per (calendar |contract )?year|annually)\b/,
  ],
  ['price_b2', /\b(at cost|without (mark-?up|markup)|cost plus)\b/],
  [
    'mfn_b0',
    /\b(at least|not|no) (be )?(as|less) favou?rabl[ey]\b.{0,80}\b(than|as)\b.{0,80}\b(other|any|offered|treat|customers?|third)/,
  ],
  [
    'mfn_b1',
    /\b(higher|greater|lower) (fee|price|rate|royalt|charge|discount)\w*\b.{0,60}\bthan\b.{0,80}\b(other|any|made available|charged|offered)/,
  ],
  ['mfn_b2', /\btreat\w*\b.{0,60}\b(favou?rabl[ey]|equally)\b/],
  [
    'disp_b0',
    /\b(not|never|refrain|no)\b.{0,120}\b(disparag|derogat|defam|disrepute|ridicule|scandal|adversely (affect|reflect|impact)|harm|injur|damage|impair|detriment)\w*\b.{0,100}\b(reputation|image|goodwill|name|mark|brand|company|licensor|products?)/,
  ],
  ['cre_b0', /\bnothing (in|herein|contained)\b.{0,80}\b(prevent|prohibit|restrict|limit|preclude)\w*\b/],
  [
    'cre_b1',
    /\b(shall|will) not (prevent|prohibit|restrict|preclude|apply)\b.{0,150}\b(sell|own|solicit|engag|compet|invest|market|develop)\w*/,
  ],
  ['cre_b2', /\b(except(ion)?s?|exclu(de|ding|sion)|carve)\b.{0,150}\b(exclusiv|compet)\w*/],
  ['volume_b0', /\bup to\b.{0,25}(\(#?\d*\)|\b(one|two|three|four|five|six|ten|twelve|twenty|\d+))/],
  [
    'volume_b1',
    /\b(not to exceed|no more than|maximum of|limited to)\b.{0,40}\b(hours?|days?|times?|appearances?|per (month|year|week|calendar))\b/,
  ],
  ['unlim_b0', /\bunlimited (number|use|right|licen|access|copies|user|call|support|quantit|run|exhibition)\w*/],
  ['unlim_b1', /\b(any and all|unlimited) (media|means|manner|purpose)\b/],
  [
    'nsc_b0',
    /\bshall not\b.{0,120}\b(contact|deal|solicit|contract|do business|divert)\w*\b.{0,80}\b(customer|client|account|user|merchant|member|advertiser)s?\b/,
  ],
  [
    'nsc_b1',
    /\b(work|deal|contract) (directly|with)\b.{0,80}\b(client|customer|third-?party)\w*\b.{0,100}\b(without|during|term|period)/,
  ],
  [
    'warr_b0',
    /\b(within|for|during)\b.{0,40}\b(day|month|year)s?\b.{0,80}\b(receipt|delivery|shipment|acceptance|purchase|installation)\b.{0,150}\b(defect|reject|non-?conform|fail|repair|replace)\w*/,
  ],
  [
    'warr_b1',
    /\b(defect|reject|non-?conform|repair|replace|warrant)\w*\b.{0,200}\b(within|for|during)\b.{0,40}\b(day|month|year)s?\b/,
  ],
  [
    'affl_ee_b0',
    /\b(related compan|affiliates?|subsidiar)\w*\b.{0,100}\b(licen[sc]e|sub-?licen[sc]e)|\blicensees? and its (affiliates|subsidiar)|\bsub-?licen[sc]able to/,
  ],
  [
    'affl_or_b0',
    /\b(agree to (obtain|cause)|owned by .{0,30} (or|and) (any of )?its affiliates|its affiliates,? (hereby )?grant|on behalf of (itself|its) and its affiliates)\b/,
  ],
  [
    'tfc_b0',
    /\b(either party|company|licensor|licensee|client|customer|distributor|we|you|[a-z]+) may terminate (this|the) agreement\b.{0,80}\b(upon|by|on|with|at)\b.{0,60}\b(days?|months?)\b/,
  ],
  ['tfc_b1', /\b(for (any|no) reason|without cause|convenience|sole (discretion|option)|without liability)\b/],
  [
    'mincom_b0',
    /\b(purchase|order|buy|pay|sell|ship|provide|deliver)\b.{0,60}\b(minimum|at least|not less than|no fewer than)\b/,
  ],
  ['mincom_b1', /\bminimum\b/],
  [
    'post_b0',
    /\b(for|within|until)\b.{0,40}\b(days?|months?|years?)\b.{0,30}\b(after|following|from)\b.{0,30}\b(the )?(termination|expir|end|conclusion)/,
  ],
  [
    'post_b1',
    /\b(terminat\w+|expir\w+)\b.{0,60}\b(shall|will|agrees? to) (immediately |promptly )?(return|pay|transfer|deliver|cease|assist|cooperate|complete|assign|purchase|repurchase|provide)/,
  ],
  [
    'coc_b0',
    /\b(terminat|consent|notice|assign)\w*\b.{0,250}\b(change (of|in) control|merger|acqui[sr]|substantially all|controlling)\w*/,
  ],
  [
    'coc_b1',
    /\b(change (of|in) control|merger|acqui[sr]|substantially all|controlling)\w*\b.{0,250}\b(terminat|consent|notice|assign)\w*/,
  ],
  [
    'ld_b0',
    /\b(terminat|cancel)\w*\b.{0,150}\b(shall|will|must) (be (obligated|required) to )?pay\b.{0,100}\b(fee|amount|sum|\$|equal|months?)/,
  ],
  ['ld_b1', /\b(fee|damages|amount|sum)\b.{0,80}\b(upon|for|in the event of)\b.{0,40}\b(early )?(terminat|cancel)\w*/],
  ['tpb_b0', /\bthird[- ]party beneficiar\w*\b.{0,60}\b(of|to|under|hereof|entitled|with)/],
  ['tpb_b1', /\b(intended|express|is a|are|shall be) .{0,25}third[- ]party beneficiar/],
  [
    'excl_b0',
    /\b(shall|will|may|agrees?) not\b.{0,80}\b(appoint|grant|sell|market|distribut|licen[sc]e|provide|purchase|engage|enter)\w*\b.{0,80}\b(other|third|anyone|any person|compet)/,
  ],
  ['rev_b0', /\b(pay|entitled to|receive|remit)\b.{0,80}(%|percent)/],
  ['effdate_b0', /\b(effective|commencement|start) date\b.{0,40}\b(mean|shall be|is|of)\b/],
  ['effdate_b1', /\b(shall|will) (become effective|commence|begin|take effect)\b/],
]
