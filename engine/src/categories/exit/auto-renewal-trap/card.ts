import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'exit',
  law: ['consumer-act-2-46-47', 'dark-patterns-2023', 'rbi-e-mandate-2026'],
  severity: 'high',
  control: true,
  figure: { kind: 'period', near: /renew|extend|further|successive|additional/ },
  onLeaving: true,
  quotes: 'renewal',
  claims: {
    // what ends by itself, and whoever has no right that it goes on
    denied: [
      // what goes on only if somebody wants it to
      {
        words: /\bmay,? (?:at (?:its|his|her|their) (?:sole )?option,? )?renew\b/,
        without: /automatic|auto-?renew|deemed|unless|\bshall (?:be )?renew/,
      },
      // what goes on only if the one who has to pay pays for it again
      {
        words: /\brenew\w*\b[^.;]{0,80}\b(?:by|upon|on|against|subject to) (?:the )?(?:advance )?payment of\b/,
        without: /automatic|auto-?renew|auto-?debit|deemed|unless|\bcharged\b|saved card|mandate/,
      },
      {
        words:
          /\b(?:come|comes|coming) to an (?:automatic )?end\b|\bautomatic\w* (?:end|expir\w+|laps\w+|ceas\w+|stand\w* terminated)|\b(?:no|not)\b[^.;]{0,40}\brights? (?:to|of|for) (?:the |any )?(?:renew|exten)/,
        without:
          /\b(?:shall|will)(?: be| stand)? (?:automatically )?(?:renewed?|extend(?:ed)?|rolled over)\b|auto-?renew|\bcontinues?\b|successive/,
      },
    ],
    speaks: [
      /renew|exten[ds]|roll|continu|automatic|successive|auto|subscri|recurr|further (?:term|period)/,
      /automatic|auto-?|deem|\bunless\b|\b(?:shall|will) (?:be |stand )?(?:renew|exten|continu)|successive|recurr|subscri|\b(?:renews|continues|rolls|extends)\b|option|further|notice/,
    ],
  },
  words,
}
