import type { Card } from '../../shape/card.ts'
import { MOVES } from '../../shape/claim.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'exit',
  law: ['contract-act-62', 'industrial-relations-code-40', 'ssangyong-engineering-v-nhai'],
  severity: 'high',
  plainly: [
    // the contract changes whenever the other side says so on its page or in its app
    {
      words:
        /\b(?:agreement|contract|terms|conditions|rules|regulations|polic(?:y|ies)|plan)\b[^.;]{0,80}\b(?:may|can|shall|will|to) be (?:[\w-]+,? ?(?:(?:\/|or|and) ?)?){0,4}?(?:altered|amended|modified|changed|revised|varied)\b[^.;]{0,60}\b(?:at any (?:point of |point in )?time|discretion|as and when|deems? fit|without)\b/,
      without: /either party|each party|\bboth\b|mutual|privacy|cookie|written consent|without prejudice|signed by/,
    },
    {
      words:
        /\b(?:changes?|modifications?|amendments?|revisions?)\b[^.;]{0,60}\b(?:effective|binding|in force|apply)\b[^.;]{0,30}\b(?:upon|on|once|when|from the (?:date|time) of)\b[^.;]{0,20}\b(?:post|publish|publication|upload|display)/,
      without: /\bnotice\b|\bnotif|\bdays\b|privacy|cookie|not (?:apply|affect)/,
    },
    // what one side puts on its page from time to time is the contract
    /\b(?:published|posted|displayed|uploaded|notified|updated)\b[^.;]{0,60}\bfrom time to time\b[^.;]{0,120}\b(?:web ?sites?|portal|dashboard|apps?|platform|page)\b[^.;]{0,160}\b(?:integral|binding|deemed|form(?:s|ing)? (?:a )?part)\b/,
    /\b(?:rates?|values?|charges|fees?|prices?|commissions?)\b[^.;]{0,100}\b(?:published|posted|displayed|uploaded)\b[^.;]{0,40}\bfrom time to time\b[^.;]{0,80}\b(?:web ?sites?|portal|dashboard|apps?|platform|page)\b/,
    /\brights? to (?:\w+,? (?:or |and |\/ ?)?){0,3}?(?:change|modify|alter|amend|revise|vary)\b[^.;]{0,60}\b(?:terms?|conditions?|rules|agreement)\b[^.;]{0,60}\bat any ?time\b|\b(?:sole|absolute|own) (?:and absolute )?discretion\b[^.;]{0,60}\b(?:change|modify|alter|amend|revise|vary)\b[^.;]{0,100}\b(?:terms?|conditions?|agreement)\b|\b(?:reserves?|full|absolute|sole|has the|have the) (?:\w+ ){0,3}?rights? to (?:\w+,? (?:or |and |\/ ?)?){0,3}?(?:impose|relax|change|modify|alter|amend|revise|vary)\b[^.;]{0,60}\b(?:terms?|conditions?|rules|polic(?:y|ies)|agreement)\b[^.;]{0,80}\bwithout (?:any )?(?:prior |further )?(?:notice|intimation|consent)\b/,
    {
      words:
        /\b(?:change|modify|alter|amend|revise|vary)\b[^.;]{0,120}\b(?:terms?|conditions?|agreement|rules|polic(?:y|ies))\b[^.;]{0,120}\b(?:at any ?time|discretion|without (?:any )?(?:prior |further )?(?:notice|intimation|consent))\b/,
      without: /either party|each party|mutual|privacy|cookie|written consent of (?:both|the other)/,
    },
    // the contract itself, and not its rules or policies, whenever one side likes
    {
      words:
        /\b(?:may|can|reserves? (?:the |its )?rights?|rights?)\b (?:to )?(?:[\w-]+,? (?:or |and |\/ ?)?){0,4}?(?:change|modify|alter|amend|revise|vary)\b[^.;]{0,30}\b(?:this|these) (?:\w+ ){0,2}(?:agreement|terms|contract|conditions)\b[^.;]{0,60}\b(?:from time to time|at any ?time)\b/,
      without: /either party|each party|both|mutual|privacy|cookie|\bnotice|intimat|notif|consent|\bdays\b/,
    },
  ],
  control: true,
  denies: ['written-amendment'],
  quotes: 'amendment',
  asksOfTheReader: true,
  claims: {
    // who says that it can change nothing any more
    denied: [
      /\b(?:shall|will|can)(?:not| not) be (?:able|in a position) to (?:make|accept|do|carry out)\b[^.;]{0,30}\bchang/,
    ],
    speaks: [MOVES],
    // who may ask for one revision after the other changes the work, and no terms
    turns: [
      {
        to: 'unbounded_scope',
        by: {
          words:
            /\b(?:(?:no|without(?: any)?) (?:limit|ceiling)|any number)\b[^.;]{0,30}\b(?:changes|revisions|corrections|rounds)\b|\b(?:changes|revisions|corrections|rounds)\b[^.;]{0,60}\b(?:till|until) (?:\w+ ){0,3}satisf|\bunlimited (?:changes|revisions|corrections|rounds)\b/,
          without: /\b(?:terms|conditions|agreement|polic(?:y|ies)|prices?|rates?|fees)\b/,
        },
      },
    ],
    unless: [
      /\bchang\w* (?:of|in) (?:\w+ ){0,2}(?:address|contact|job|profession|mobile)|\bcontact information change/,
      /\bcredit (?:limit|period|facilit)/,
      // what is allowed to whoever asks for it, and a change that takes a paper of one's own
      /\bupon (?:\w+ )?request (?:by|of)\b[^.;]{0,60}\bmay (?:allow|permit)/,
      {
        words: /\bonly be (?:effective|valid|binding)\b[^.;]{0,40}\b(?:confirm|sign|writing)/,
        without: /\b(?:reserves?|right to|discretion|without notice)\b/,
      },
      /\bchange of (?:mind|heart|circumstances|plans?)\b/,
      /\bbinding acceptance\b|\bcannot be changed\b/,
      /\bnot (?:be entitled to )?(?:make|carry|do|effect|undertake|cause|permit|alter|change|modify|tamper)\b|\bby (?:mutual (?:written )?|written )(?:consent|agreement)/,
    ],
  },
  alsoSaidBy: ['unilateral_price_change'],
  words,
}
