import { words as engineWords } from '../../language/en.ts'
import type { Topic } from './topic.ts'

const LEAVE = String.raw`(?<!medical )terminat(?!ion of (?:the |a )?pregnan)|resign|cancel|vacat|surrender|withdraw|quit|walk away|bring .{0,30}to an end|end (?:the|this|it|your|his|her|my)|ends? (?:the|this)|ended|determine|exit|leav(?:e|es|ing) |call(?:s|ed|ing)? off|put an end`
/** Who ends it, by a verb: 'at the end of the term' is no deed. */
const ENDS =
  /\b(?:giv\w*|serv(?:e|es|ing)|terminat(?:e|es|ed|ing)|resign\w*|cancel\w*|vacat\w*|withdraw\w*|surrender\w*|discontinue\w*|quit|leave (?!days)|determine|ended?(?= (?:this|it|your|my|his|her|their|the (?:agreement|contract|lease|licen[cs]e|employment|engagement|deed|tenancy|services?|subscription)|by)\b))\b/
/** Leaving, being put out, notice, renewal: the life of a contract. */
export const exitTopics: readonly Topic[] = [
  {
    id: 'leave_early',
    asks: [
      'leav|quit|resign|vacat|exit|walk away|back out|move out|get out|pull out|opt out & if|can|how|early|before|want|happen|cost|have to !leaves  !after (?:i|we|he|she|you) (?:leav|quit|resign|exit|go)|once (?:i|we|he|she|you) (?:leav|quit|resign)|after leav|after quit|after resign|the (?:day|week|month|year) after',
      'i & terminat|cancel|end|stop|break|discontinue|surrender & contract|agreement|lease|early|before|can|how|job|subscription|plan|it !refund|booking|order|ticket|pickup|appointment|slot|cancel\\w* .{0,16}(?:\\d+|one|two|three) (?:days?|hours?|weeks?)',
      'how & terminat|cancel|end & contract|agreement|lease|early|this !they|company|client|employer|landlord|owner',
      'early & terminat|exit|termination|leav|end',
      'exit clause|way out|get out of|exit option',
    ],
    types: ['termination', 'lock_in', 'notice_period', 'service_bond', 'admission_and_retirement', 'refund', 'term'],
    cue: new RegExp(String.raw`\b(?:${LEAVE}|lock-?in|resignation|termination|retire|notice period)`),
    best: /\b(?:lock-?in|early|before (?:the )?(?:expiry|completion|end)|balance|notice|unexpired|either|no right to terminate|shall not (?:terminate|vacate|leave))\b/,
    deed: /\b(?:terminat\w*|resign\w*|cancel\w*|vacat\w*|leave|withdraw|surrender|end|determine)\b/,
    issues: ['lock_in_trap', 'service_bond_overreach', 'one_sided_termination', 'short_or_missing_notice'],
    law: 'exit',
    follow: ['notice', 'endWithoutReason', 'afterEnd'],
  },
  {
    id: 'they_end',
    asks: [
      'they|company|client|employer|landlord|owner|lessor|licensor|vendor|supplier|lender|other (?:side|party)|customer|bank|buyer|seller|franchisor|principal|provider|boss|platform|partner & end|terminat|cancel|fire|sack|dismiss|evict|kick|throw|remove|stop|let me go|let go !deposit|refund|insurance|buy back|at the end of|after (?:(?:the|this|my) )?(?:contract|agreement|deal|lease|term|it) (?:ends|is over|expires|has ended|ended)',
      'fire me|fired|sacked|kick me|throw me|kicked out|thrown out|dismiss|terminat & me|without reason|without cause|any time|anytime|suddenly|overnight|immediately',
      'without & reason|cause & end|terminat|cancel|stop',
      'grounds|reasons|when & terminat|dismiss|end',
    ],
    types: ['termination', 'notice_period', 'disciplinary_action', 'probation', 'expulsion', 'term'],
    cue: new RegExp(
      String.raw`\b(?:${LEAVE}|termination|dismiss|re-enter|discharge|expel|events? of default|call (?:up|in) the|recall|accelerat)`,
    ),
    best: /\b(?:without (?:assigning )?(?:any )?(?:reason|cause|notice)|at any time|forthwith|immediate|sole discretion|for convenience|either)\b/,
    deed: /\b(?:terminat\w*|cancel\w*|dismiss\w*|end|determine|remove|suspend|discharge|expel|revoke)\b/,
    issues: ['one_sided_termination', 'short_or_missing_notice', 'eviction_without_notice', 'partner_expulsion'],
    law: 'exit',
    follow: ['endEarly', 'afterEnd'],
  },
  {
    id: 'notice_period',
    asks: [
      'notice & period|long|much|days|month|give|required|time|how|what|pay|need !notices? (?:be )?sent|address|email|whatsapp|breach notice|how long notice',
      'notice period',
    ],
    types: ['notice_period', 'termination', 'term', 'probation'],
    facts: { kind: 'notice', labels: [engineWords.facts.terminationNotice, engineWords.facts.probationNotice] },
    cue: /\bnotice\b|\b(?:inform\w*|tell\w*|writ\w+) (?:us|them|you|the \w+) (?:at least|in writing)\b|\bintimation\b/,
    // of leaving: a notice of some other matter within so many days is no notice period
    best: /^(?=[\s\S]*\b(?:terminat|resign|vacat|leav(?:e|ing)\b|withdraw|discontinu|cancel|surrender|quit|determin(?:e|ing)\b|notice period|bring|end(?:ed|ing)?\b))[\s\S]*\b(?:(?:days?|months?|weeks?)(?:'s?)?|fortnight's)(?: [a-z]+){0,4} (?:notice|in writing|before)\b|^(?=[\s\S]*\b(?:terminat|resign|vacat|leav(?:e|ing)\b|withdraw|discontinu|cancel|surrender|quit|determin(?:e|ing)\b|bring|end(?:ed|ing)?\b))[\s\S]*\bnotice(?: [a-z]+){0,5} [a-z0-9() -]{2,24}(?:days?|months?|weeks?)\b|\bnotice period\b|^(?=[\s\S]*\b(?:terminat|resign|vacat|cancel|end)\w*)[\s\S]*\b(?:immediate effect|forthwith|without (?:any |giving |prior |further )*notice|(?:prior|written) (?:written )?notice)\b/,
    deed: /\bgiv\w*\b/,
    by: ENDS,
    issues: ['short_or_missing_notice'],
    law: 'leaseNotice',
    follow: ['noticeToday', 'endWithoutReason'],
  },
  {
    id: 'renewal',
    open: true,
    asks: [
      'renew|extend|extension|roll over|auto-renew|automatic',
      'go on|goes on|going on|continue|carry on|carries on|run on|runs on|keep going|keeps going & by itself|on its own',
      'continue & after & term|year|expir',
    ],
    types: ['renewal', 'term'],
    cue: /\b(?:renew\w*|extend\w*|extensions?|rolls? over|successive|further (?:term|period)|automatic\w*)\b/,
    best: /\b(?:renew\w*|automatic\w*|successive|extend\w*)\b/,
    deed: /\b(?:renew\w*|extend\w*)\b/,
    issues: ['auto_renewal_trap'],
    follow: ['howLong', 'endEarly'],
  },
  {
    id: 'lock_in',
    asks: [
      'lock-in|lock in|lockin|locked|minimum period|minimum term|minimum stay|committed',
      'minimum|at least & stay|live|months|years & how long|how many|must|have to !rent|salary|quantity|order|fee|sales',
    ],
    types: ['lock_in', 'termination', 'service_bond', 'term'],
    cue: /\b(?:lock-?in|locked in|lock in|minimum (?:period|term|stay|tenure|duration|commitment)|shall not (?:be entitled to )?(?:vacate|terminate|leave|surrender|resign)|not (?:to )?leave|unexpired|before (?:the )?(?:expiry|completion|end) of|neither (?:party|side))\b/,
    by: ENDS,
    issues: ['lock_in_trap', 'service_bond_overreach'],
    law: 'lockIn',
    alsoLaw: 'lockIn',
    follow: ['endEarly', 'notice'],
  },
  {
    id: 'term',
    open: true,
    facts: { kind: 'term', labels: [engineWords.facts.term] },
    asks: [
      'how long|duration|tenure|validity|valid|period of & contract|agreement|lease|licence|it|last|run|term|this|valid|engagement|employment|arrangement|deal|loan|franchise|subscription|membership|tenancy|course|scheme|project !confidential|secret|notice|nda|repair|warranty|deposit|probation|bound|non-compete|leave|insur|keep|pay|refund|cure',
      'when & expir|end|over|start|begin|commence|effective & contract|agreement|lease|it|term|licence|this|employment|job|tenancy|engagement|franchise|subscription|membership|course|scheme !notice|terminat|early',
      '^(?:the )?(?:term|duration|tenure)$',
      'term of|contract period|fixed term|end date|start date|effective date|expiry date|joining date|commencement',
    ],
    types: ['term', 'renewal', 'lock_in', 'premises_and_use', 'appointment_and_duties', 'probation'],
    cue: /\b(?:term|period|commenc\w*|effective|valid|continue|duration|expir\w*|tenure|months|years?|with effect from|starts?|begins?|runs?)\b/,
    best: /\b(?:agreement|contract|lease|licen[cs]e|term|employment|engagement|appointment|tenancy|deed|subscription|loan|letter|internship)\b[^.;]{0,90}\b(?:will (?:start|end|run|last)|come to an end|for (?:a|an initial|the) (?:period|term)|commenc\w*|continues?|continue|valid|runs?|remain in force|until|is for|expires?|begins?|starts?|effective|\d+ months)\b|\b(?:term|duration|tenure) (?:of|is|shall be)\b|\bfor a (?:period|term) of\b/,
    follow: ['renews', 'lastDay', 'endEarly'],
  },
  {
    id: 'breach_cure',
    open: true,
    asks: [
      'break|breach|violat|default|fail|not follow|does not perform|do not perform|not deliver|don.?t do & what|happen|if|cure|time|remedy|consequence !down|data|leak|confidential|personal',
      'days|time|long & fix|correct|cure|remedy|put right & mistake|breach|default|problem|error',
      'cure period|time to fix|chance to fix|remedy|event of default|events of default',
    ],
    types: ['termination', 'liquidated_damages', 'indemnity', 'limitation_of_liability', 'disciplinary_action'],
    cue: /\b(?:breach\w*|default\w*|fail\w*|remed\w*|cure[ds]?|rectif\w*|violat\w*)\b/,
    best: /\b(?:within .{0,40}days|cure|remed\w*|material breach|event of default|terminate)\b/,
    issues: ['penalty_or_excessive_damages', 'one_sided_termination', 'unlimited_liability'],
    law: 'compensation',
    alsoLaw: 'compensation',
    follow: ['penalty', 'myLiability'],
  },
  {
    id: 'after_end',
    asks: [
      'after & end|terminat|leav|expir|over|exit & what|happen|still|can they|may they|keep|bound|surviv|continue|owe|duties|obligation|data|return !want to leave|if i leave|leave after|compete|competitor|other compan|work for',
      'surviv',
      'when it ends|on termination|once it ends|at the end of',
    ],
    types: ['survival', 'termination', 'possession_and_handover', 'dissolution', 'confidentiality'],
    cue: /\b(?:(?:after|upon|on|following) (?:the )?(?:terminat\w+|expir\w+|end|cessation|completion|separation)|surviv\w*|return|hand (?:over|back)|when (?:it|this|the \w+) ends)\b/,
    best: /\b(?:surviv\w*|return|hand over|settle|shall (?:pay|cease|deliver))\b/,
    issues: ['restraint_of_trade', 'withheld_or_forfeited_money'],
    follow: ['compete', 'secretTime'],
  },
]
