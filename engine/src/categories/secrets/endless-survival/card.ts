import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'secrets',
  law: ['contract-act-27'],
  severity: 'medium',
  claims: {
    speaks: [
      /surviv|after|perpetual|continu|indefinit|for ?ever|terminat|expir|binding|successor|heir|beyond|remain|years|life|always|any ?time/,
    ],
    denied: [
      // so long from the end, and no longer
      {
        words:
          /\bfor (?:a (?:further )?(?:period|term) of )?[\w-]+ (?:\(\w+\) )?(?:years?|months?|days?) (?:from|after|following|of) (?:the )?(?:date of )?(?:such )?(?:his |her |your |its |their )?(?:terminat|resign|expir|cessation|end|leav|separat)/,
        without: /perpetual|indefinit|for ?ever|surviv|at any time|anytime/,
      },
      /\bcontinue as partners\b/,
      // 'ending three years after the termination': it has its end
      {
        words:
          /\b(?:ending|ends|expir\w+|lapses?) (?:on the date )?[\w-]+ (?:\(\w+\) )?(?:years?|months?|days?) (?:after|from|following)\b|\bfor (?:a (?:further )?period of )?[\w-]+ (?:\(\w+\) )?(?:years?|months?) (?:after|following|thereafter)\b/,
        without: /perpetual|indefinit|for ?ever|surviv|at any time|anytime/,
      },
      /^(?!.*(?:perpetual|indefinit|for ?ever)).*\b(?:surviv\w*|continu\w*|remain\w*)\b.{0,60}\bfor (?:a (?:further )?(?:period|term) of )?[\w-]+ (?:\(\w+\) )?(?:years?|months?|days?)\b/s,
    ],
  },
  words,
}
