import type { Card } from '../../shape/card.ts'
import { OWED_FOR_MONTHS } from '../../shape/claim.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'exit',
  law: ['k-s-manjunath-v', 'specific-relief-act-14-d'],
  severity: { usual: 'high', nda: 'low' },
  plainly: [
    // its discretion stands before what it may do
    {
      words:
        /\b(?:may|reserves? the right to|entitled to|right to)\b,? (?:at|in) (?:its|his|her|our|their) (?:sole |absolute |own |exclusive )*(?:and absolute )?discretion,? (?:to )?(?:\w+,? (?:or |and )?){0,2}?(?:terminate|cancel|discontinue|suspend|revoke|deactivate|remove)\b/,
      without: /either party|each party|breach|default|violat|fraud|\bresign/,
    },
    /\b(?:reserves? the right|rights?|may|entitled|liberty) (?:to )?(?:\w+,? (?:or |and )?){0,4}(?:cancel|terminate|reject|revoke|suspend|deactivate|eject|expel|stop|discontinue)\b[^.;]{0,100}\b(?:at (?:its|his|her|our|their|[\w.]+'s) (?:sole |absolute |own )*(?:and absolute )?discretion|without (?:assigning|giving) (?:any )?reasons?|with or without (?:giving )?(?:any )?(?:cause|reasons?))\b|\b(?:cancel|terminate)\b[^.;]{0,60}\bat any time,? even (?:though|if|after|where)\b/,
    // and nobody may say anything against it
    {
      words:
        /\b(?:reserves? the (?:sole |absolute |exclusive )?right|may|entitled|liberty|ha(?:s|ve) (?:the |full )?(?:right|power))\b[^.;]{0,60}\bwithout (?:any )?(?:dispute|objection|demur|question|protest|recourse)\b[^.;]{0,60}\b(?:cancel|terminate|rescind|revoke|discontinue)\b|\b(?:cancel|terminate|rescind|revoke|discontinue)\b[^.;]{0,80}\bwithout (?:any )?(?:dispute|objection|demur|question|protest|recourse)\b/,
      without:
        /either party|each party|breach|default|violat|\bfails?\b|failure|non-?(?:payment|compliance|performance)/,
    },
    // whenever it likes, and without a word
    {
      words:
        /^(?=.*\b(?:terminat|cancel|suspend|stop|discontinu|delet|block)\w*)(?=.*\b(?:discretion|any reason|without assigning|at any time)\b)(?=.*\bwith(?: or with)?out (?:any |giving |prior |further |later )*(?:notice|intimation|warning)\b)/s,
      without: /either party|each party|breach|default|violat|maintenance|misconduct/,
    },
    // and nothing may be asked for it
    {
      words:
        /\b(?:terminat|cancel)\w*[^.;]{0,160}\bno (?:rights?|claims?)\b[^.;]{0,60}\b(?:compensation|against|entertained|considered|loss)/,
      without: /either party|each party/,
    },
    {
      words: /\b(?:terminat|cancel|suspen)\w*[^.;]{0,160}\b(?:without|no)\b[^.;]{0,30}\brefund/,
      without: /full refund|unlawful|illegal|fraud|non-?payment|unless|except/,
    },
    // as the other side likes it, or where it is not content
    {
      words:
        /\b(?:terminat|reliev|discontinu|dismiss|remov)\w*\b[^.;]{0,120}\bat the (?:\w+ )?discretion of\b|\bhas (?:the |full |sole )?discretion to (?:terminate|cancel|discontinue|dismiss|remove)\b|\bfor any (?:other )?reasons? (?:that|which|as) (?:we|it|the \w+) (?:may )?(?:deems?|feels?|thinks?|considers?)\b|\b(?:opinion|view)\b[^.;]{0,40}\bnot (?:happy|satisfied|suitable|content)\b[^.;]{0,80}\bterminat/,
      without: /either party|each party|\bfree\b|breach|default/,
    },
  ],
  evenHanded: true,
  control: true,
  figure: { kind: 'exit' },
  onLeaving: true,
  denies: ['mutual-termination'],
  quotes: 'termination',
  claims: {
    speaks: [
      /terminat|cancel|suspend|discontinu|revok|expel|expuls|remov|\bend(?:s|ed|ing)?\b|withdraw|ceas|clos|block|\bbann?|debar|disqualif|black-?list|refus|deactivat|reliev|resign|dismiss|void|notice|reject|\bstop|de-?list|repossess|vacat|disabl|recall|foreclos|determin|exten\w+[^.;]{0,60}(?:alone|sole|discretion)|to an end/,
    ],
    unless: [
      {
        words:
          /\b(?:you|i) (?:as an? \w+ )?(?:can|may|have the right to) (?:also )?(?:cancel|delete|withdraw|terminat|close|discontinu)/,
        without:
          /\b(?:we|us|company|owner|employer|licensor|lender|seller|firm|management|organi[sz]ers?)\b[^.;]{0,60}\b(?:may|can|reserves?|right)\b/,
      },
      {
        words:
          /\b(?:on|upon|at|after) (?:the )?(?:expiry|expiration|end)\b[^.;]{0,160}\b(?:vacate|hand (?:over|back)|quit)\b|\b(?:vacate|hand (?:over|back)|quit)\b[^.;]{0,80}\b(?:on|upon|at|after) (?:the )?(?:expiry|expiration|end)\b/,
        without:
          /\b(?:may|can|entitled|right|liberty|reserves?)\b[^.;]{0,40}\b(?:terminat|cancel|revok|remov|evict|re-?enter)/,
      },
      /\b(?:by|of) either\b|\bsurviv|\beither party (?:may|can|shall)|\bboth (?:the )?parties may/,
    ],
    turns: [
      // who comes in as he likes ends nothing
      {
        to: 'landlord_overreach',
        by: {
          words: /\b(?:enter|inspect|visit)\w*\b[^.;]{0,40}\b(?:premises|flat|room|house|shop|apartment)\b/,
          without: /terminat|cancel|suspend|discontinu|revok|withdraw|\bend\b|evict|vacat|re-?enter|remov|possession/,
        },
      },
      // who is let go only when somebody else agrees cannot leave
      {
        to: 'lock_in_trap',
        by: {
          words:
            /\b(?:you|employee|trainee|intern|consultant|candidate)s? (?:will|shall|may|can) (?:only )?be (?:relieved|released|let go)\b[^.;]{0,30}\b(?:only|subject to)\b[^.;]{0,60}\b(?:approval|consent|clearance|noc|no[- ]objection|replacement)/,
          without: /terminat|misconduct|breach/,
        },
      },
      // what is called a wilful default is to be punished, and ends nothing
      {
        to: 'penalty_or_excessive_damages',
        by: {
          words: /\bpenal action\b|\bwill?ful (?:violation|default)\b/,
          without: /terminat|cancel|suspend|foreclos|recall|\bend\b/,
        },
      },
      {
        to: 'unilateral_amendment',
        by: {
          words:
            /\b(?:impose|relax|change|modify|alter|amend|revise|vary)\b[^.;]{0,60}\b(?:terms?|conditions?|rules|polic(?:y|ies))\b/,
          without: /terminat|cancel|suspend|discontinu|revok|withdraw|\bend\b|block|deactivat|remov|reject|refus/,
        },
      },
      {
        to: 'lock_in_trap',
        by: {
          words:
            /(?:can't|cannot|can not|may not|shall not|not be|never be) (?:be )?(?:cancel|terminat|withdraw|vacat)|\bnot be (?:entitled|allowed|permitted) to cancel\b|\bno (?:\w+,? (?:or |and )?){0,3}cancell?ations?\b[^.;]{0,60}\b(?:shall|will) be (?:entertain|accept|allow)/,
          without:
            /obligation|liabilit|without (?:any )?(?:prior )?notice|\b(?:company|we|owner|lender|employer) (?:may|can)\b/,
        },
      },
      {
        to: 'withheld_or_forfeited_money',
        by: {
          words:
            /\bno (?:fees?|commission|payments?|salary|dues) (?:shall|will) be (?:payable|paid)|\bnot be liable to (?:pay|compensate)/,
          without: /\b(?:may|can|reserves? the right to) (?:\w+ ){0,3}(?:terminate|cancel|suspend)/,
        },
      },
    ],
    denied: [
      OWED_FOR_MONTHS,
      // what was not yet accepted has no end
      {
        words: /\baccept or (?:reject|refuse|decline)\b[^.;]{0,40}\borders?\b/,
        without: /cancel|terminat|suspend|confirmed|\bpaid\b/,
      },
      // what a shop no longer sells, or makes otherwise
      {
        words:
          /\b(?:modify|change|suspend|discontinue|withdraw|stop|remove)\b[^.;]{0,60}\b(?:sales?|selling|manufactur\w+|production|listing|availability) of (?:any |the |such |its |our |certain )*(?:products?|items?|goods|services?|models?|variants?|flavou?rs?|designs?)\b/,
        without:
          /terminat|cancel|\borders?\b|account|subscription|membership|agreement|\byour\b|dealer|distribut|stockist|franchis|\bagents?\b|retailer|partner|\bto the\b|\bsuppl(?:y|ies)\b/,
      },
      // what stops when it is over
      {
        words:
          /\b(?:shall|will|must) (?:immediately |promptly )?(?:discontinue|cease|stop)\b[^.;]{0,30}\b(?:mak|us|conduct|represent|sell|distribut)(?:e|ing|ting)?\b/,
        without: /\bmay\b|\bterminate\b|suspend|\bright to|discretion/,
      },
      // whose printed terms count
      {
        words: /\b(?:terms|conditions)\b[^.;]{0,120}\b(?:void|invoked|not apply|no effect|not be binding)\b/,
        without: /terminat|cancel|suspend|revok|withdraw/,
      },
      // an order that is not delivered
      /\bmay cancel the (?:delayed|undelivered|late) (?:orders?|goods|delivery|part)\b/,
      // 'and the Licensee too will have the right to vacate by a notice of one month'
      /\b(?:too|likewise|equally|in turn|also) (?:will|shall|may|can|has|is)\b[^.;]{0,60}\b(?:terminate|vacate|leave|cancel|end|withdraw)\b[^.;]{0,60}\bnotice\b/,
    ],
  },
  words,
}
