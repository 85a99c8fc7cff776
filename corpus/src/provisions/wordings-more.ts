/** The second half of `wordings.ts`. */
export const moreWordings: readonly (readonly [name: string, wording: RegExp])[] = [
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
