import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'liability',
  law: ['contract-act-16-19a-23', 'consumer-act-2-46'],
  severity: 'high',
  plainly: [
    // any loss, of whatever kind and however it came
    {
      words:
        /\b(?:not|never|nor|neither|no way|under no circumstances?)\b[^.;]{0,60}\b(?:liable|responsible|answerable|accountable)\b[^.;]{0,30}\bfor any (?:and all |kind of |type of |such )?(?:[\w-]+,? (?:(?:or|and|\/) )?){0,4}?(?:loss(?:es)?|damages?)\b[^.;]{0,60}\b(?:whatsoever|how(?:so)?ever|of (?:any|whatever) (?:kind|nature|type|sort|description)|involving (?:the|its|his|her|your|their))\b/,
      without:
        /\b(?:indirect|consequential|remote)\b|\b(?:unless|except|save)\b|either party|neither party|\bbeyond\b|force majeure|third part|misuse|\b(?:your|his|her|their) (?:own )?(?:failure|negligence|breach|default|fault|act)/,
    },
    // all that was entrusted, for a sum below a lakh
    /\bliabilit\w+\b[^.;]{0,80}(?:\brs\.?|₹|\binr) ?(?:\d{1,3}|\d{1,2},?\d{3})(?![\d,])(?:\.\d+)?(?! ?(?:lakh|lac|crore|million))/,
    /\bliabilit\w+\b[^.;]{0,200}\b(?:exceed|limited to|more than)\b[^.;]{0,80}\b(?:paid|payable|received|pays?|price|fees?|charge[sd]?)\b|\bliabilit\w+\b[^.;]{0,200}\b(?:is|are) (?:hereby )?excluded\b|\b(?:not|nor|never|neither|in no event|in no case|(?:under|in) no circumstances?)\b[^.;]{0,100}\b(?:liable|responsible|answerable)\b[^.;]{0,60}(?<!in)\bdirect\b|\bdirect\b[^.;]{0,120}\bdamages\b[^.;]{0,120}\bhowever caused\b|\b(?:not|no|nor|never)\b[^.;]{0,100}\b(?:liab\w+|accountable|responsib\w+)\b[^.;]{0,60}\b(?:injur(?:y|ies)|death|loss of life)\b(?![^.;]{0,160}\b(?:unless|except|save)\b)|\bno (?:liability|responsibility) whatsoever\b|\b(?:all and any|any and all) liabilit|\bnot\b[^.;]{0,80}\b(?:liable|accountable|responsible)\b[^.;]{0,60}\b(?:injury or death|tort or contract damages)\b|\bnot (?:to )?hold\b[^.;]{0,80}\b(?:liable|responsible|accountable)\b[^.;]{0,20}\bfor any (?:kind of |type of |and all )?(?:loss|losses|damages?|claims?|liabilit\w+)\b/,
    // 'whether due to its negligence or otherwise'
    {
      words:
        /\bwhether\b[^.;]{0,40}\b(?:due to|caused by|aris\w+ (?:from|out of)|by reason of|by)\b[^.;]{0,24}\b(?:its|our|their)\b[^.;]{0,24}\bnegligence\b[^.;]{0,16}\b(?:or otherwise|or not)\b/,
      without: /either party|neither party|each party/,
    },
    // what breaks while its own people are at work
    {
      words:
        /\b(?:not|never|nor|neither|no way|under no circumstances?)\b[^.;]{0,40}\b(?:liable|responsible|answerable|accountable)\b[^.;]{0,20}\bfor (?:any |the |all )?(?:\w+ (?:or |and )?){0,3}?(?:loss(?:es)?|damages?|breakages?|injur(?:y|ies))\b[^.;]{0,160}\b(?:during|while|in the course of|at the time of|in the process of)\b[^.;]{0,16}\b(?:installation|installing|uninstallation|fitting|fixing|servic(?:e|ing)|repairs?|repairing|maintenance|cleaning|washing|dry-?cleaning|polishing|painting|shifting|packing|loading|unloading|handling|treatment|procedure|alteration|stitching|processing|pest control)\b/,
      without:
        /\b(?:indirect|consequential|remote)\b|\b(?:unless|except|save)\b|either party|neither party|\bbeyond\b|force majeure|third part|misuse|pre-?existing|wear and tear|\b(?:your|his|her|their|customer's|client's|tenant's) (?:own )?(?:failure|negligence|breach|default|fault|act)/,
    },
    // nothing at all, not even what its own fault costs
    /\bdisclaims? (?:any and )?all (?:obligations? and )?liabilit\w+\b[^.;]{0,200}\bdirect\b/,
    // who works badly works once more, and that is all; or need not answer for careless people
    /\bonly liabilit\w+\b[^.;]{0,80}\blimited to (?:re-?\w+|repair\w*)\b/,
    {
      words:
        /\b(?:disclaims?|not (?:be )?(?:liable|responsible))\b[^.;]{0,160}\bnegligen\w+ (?:on the part )?of (?:its|our|one or more|any|the|his|their)\b/,
      without:
        /gross|\bunless\b|\bexcept|\bsave\b|third part|negligen\w+ (?:on the part )?of (?:the )?(?:customer|client|user|member|guest|other|buyer|purchaser|hirer|tenant|licensee)/,
    },
  ],
  evenHanded: true,
  figure: { kind: 'money', near: /exceed|limit|cap|maximum|more than/ },
  told: [
    {
      variant: 'soleRemedy',
      by: /\b(?:sole|only|exclusive) (?:right and )?remed(?:y|ies)\b/,
      unless: /\bnot (?:be )?(?:the |its |their )?(?:sole|only|exclusive)\b|\bnon-?exclusive\b|\bexceed\b/,
    },
  ],
  denies: ['mutual-liability-cap', 'mutual-indirect-loss'],
  quotes: 'limitation_of_liability',
  claims: {
    speaks: [
      /liab|responsib|exceed|limit|damage|loss|claim|compensat|answer|account|refund|injur|risk|theft|remed|fault|recover|recourse/,
      /\b(?:not|no|nor|never|neither|none|cannot|without|exceed\w*|limit\w*|cap|only|maximum|disclaim\w*|exempt\w*|exclu\w*|exonerat\w*|harmless|risks?|absolv\w*|releas\w*|free|sole\w*|discharg\w*|up ?to|whole|most|in full)\b|n't\b/,
    ],
    unless: [/\bneither party (?:shall|will) be liable/],
    turns: [
      // who is 'not liable for a refund' keeps the money, and limits nothing else
      {
        to: 'non_refundable_payment',
        by: {
          words:
            /\b(?:not|no|never)\b[^.;]{0,40}\b(?:liab\w+|responsib\w+|obliged) (?:for|to|towards)\b[^.;]{0,24}\brefund/,
          without: /\b(?:loss(?:es)?|damages?|injur\w+|death|claims?|exceed\w*)\b/,
        },
      },
      {
        to: 'one_sided_force_majeure',
        by: {
          words:
            /\bacts? of god|force majeure|\bbeyond\b.{0,40}\bcontrol\b|natural (?:disaster|calamit)|environment|unforeseen|weather|\brains?\b/,
          without:
            /theft|stolen|robber|pilfer|own risk|injur|maximum liab|limited to|exceed|consequential|negligen|\b(?:errors?|mistakes?|faults?|acts?) (?:of|by|on the part of) (?:the |its |any |our )?(?:staff|drivers?|employees?|agents?|labou?r)/,
        },
      },
    ],
    denied: [
      // who would answer to outsiders, and what for
      /\b(?:have|has) no (?:legal )?liability (?:exposure )?to third parties if\b/,
      /\bno (?:liability )?cap\b|\bcap\b[^.;]{0,20}\bshall not apply/,
    ],
  },
  alsoSaidBy: ['one_sided_force_majeure', 'release_of_claims'],
  words,
}
