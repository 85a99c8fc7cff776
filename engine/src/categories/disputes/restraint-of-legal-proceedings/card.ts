import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'disputes',
  law: ['contract-act-28-a', 'rakesh-kumar-verma-v', 'posh-act-4-6-9'],
  lawWhere: { 'posh-act-4-6-9': /complain|harass|grievanc|authorit|police/ },
  severity: 'critical',
  // an undertaking to bring nothing, to contest nothing, or to let judgment be given
  plainly:
    /\b(?:consents?|confess(?:es)?|submits?) to (?:an? |any |the )?(?:judge?ment|decree)\b[^.;]{0,40}\b(?:against|being|granted|passed|entered)\b|\b(?:agrees?|undertakes?|agreed|covenants?) not to (?:\w+ ){0,2}?(?:contest|challenge|defend|object to)\b[^.;]{0,60}\b(?:proceedings?|suits?|claims?|actions?|cases?|complaints?)\b|\b(?:not|nor|never)\b(?: \w+){0,3} (?:sue\b|bring (?:any |an? )?(?:claim|action|suit|proceeding)|institute (?:any |an? )?(?:complaint|suit|proceeding|legal)|file (?:any |an? )?(?:suit|complaint|case))|\b(?:not|nor|never)\b(?: \w+){0,3} compl(?:ain|iant)\w*[^.;]{0,40}\b(?:police|authorit|bank|court|government)|\bno (?:rights?|claims?)(?: or (?:rights?|claims?))?\b[^.;]{0,30}\bagainst the (?:company|employer|owner|organi[sz]er|platform|website|institute|management)\b|\bwaives?\b[^.;]{0,80}\brights? to (?:sue|file|claim|approach|complain)\b|\bnot (?:take|drag|approach|move|go to)\b[^.;]{0,40}\b(?:courts?|consumer (?:commission|forum)|tribunal|ombudsman|regulator)\b(?![^.;]{0,120}\b(?:before|until|unless|except|without first|prior to)\b)|\b(?:shall|will|may|can)(?:not| not|\s+never) be (?:disputed|challenged|contested|questioned|called in(?:to)? question|open to (?:challenge|question|scrutiny))\b[^.;]{0,40}\b(?:in any (?:manner|way|court|forum)|whatsoever|on any grounds?|before any|by (?:him|her|them|the (?:borrower|pawner|pledgor|customer|member|employee|student|tenant|supplier|contractor|dealer)))\b/,
  mayNotHold: true,
  control: true,
  claims: {
    speaks: [
      /court|\bsuits?\b|\bsue\b|judge?ment|decree|legal|proceeding|arbitrat|claim|challeng|question|appeal|(?:any|an|public|government|statutory|labour|competent|other) authorit|complain|litigat|disput|object|tribunal|recourse|redress|remed|contest|final/,
      /\b(?:no|not|nor|never|neither|cannot|without|waiv\w*|barred|only|final|forgo\w*|refrain\w*|preclud\w*|before|unless|instead|prohibit\w*|relinquish\w*|bound|binding|irrevocabl\w*|(?:consent\w*|submit\w*|confess\w*) to)\b|n't\b/,
    ],
    denied: [
      // what the other side keeps of its own remedies bars nobody from his
      {
        words:
          /\bnot (?:\w+ )?(?:preclude|prevent|prejudice|stop|bar)\b[^.;]{0,80}\b(?:legal action|proceedings?|remed\w+|recover\w*|courts?)\b/,
        without:
          /waive|\bnot (?:sue|file|bring|approach|contest|challenge)\b|\bno (?:claim|suit|action)\b|final and binding/,
      },
      // nor does what it may go to law for itself
      {
        words:
          /\b(?:reserves? the right|may|entitled|rights?|liberty) (?:to )?(?:also )?(?:take|initiate|institute|pursue|file)\w*(?: \w+){0,3} (?:legal (?:action|proceedings?|remed\w+)|suits?|proceedings)\b/,
        without:
          /waive|relinquish|irrevocab|withdraw|final and binding|\bno (?:claim|suit|action|right|objection|dispute)|\b(?:not|nor|never|neither)\b[^.;]{0,40}\b(?:sue|suits?|court|legal|claims?|complain\w*|proceedings?|contest|challenge|dispute|question|object)\b/,
      },
      // who leaves a body takes nothing of what is the body's own
      {
        words:
          /\bno (?:rights?|claims?)\b[^.;]{0,12}\b(?:on|to|over|in) (?:any |the )?(?:\w+ (?:or |and )?){0,2}(?:funds?|assets?|propert(?:y|ies)|profits?|surplus|reserves?)\b/,
        without:
          /court|\bsuits?\b|\bsue\b|legal|proceeding|arbitrat|waive|complain|authorit|against|challeng|contest|disput|question|object|\bfinal\b|recourse/,
      },
      // a brawl is no suit
      {
        words: /\b(?:fights?|altercations?|quarrels?|brawls?)\b/,
        without: /court|\bclaims?\b|legal|complain|challeng|arbitrat|\bsue\b|redress/,
      },
    ],
    turns: [
      // a claim that is lost unless it is brought in time
      {
        to: 'shortened_limitation_period',
        by: {
          words:
            /\bwithin\b[^.;]{0,40}\b(?:days?|months?|years?)\b[^.;]{0,160}\b(?:suits?|actions?|proceedings?|courts?)\b[^.;]{0,120}\b(?:abandoned|barred|extinguished|waived|lost|recoverable)\b/,
          without: /\bnot (?:sue|file|approach|contest|challenge)\b/,
        },
      },
      // a judge in its own case is told as such
      {
        to: 'self_judged_performance',
        by: {
          words: /\bdecisions?\b[^.;]{0,260}\bfinal(?: and binding)?\b/,
          without: /court|arbitrat|legal|challeng|question|appeal|proceeding|waive/,
        },
      },
    ],
  },
  words,
}
