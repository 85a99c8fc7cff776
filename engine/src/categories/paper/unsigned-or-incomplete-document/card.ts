import type { Card } from '../../shape/card.ts'
import { LATER_FORM } from './later-form.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'paper',
  law: ['contract-act-29'],
  severity: 'medium',
  bears: 'both',
  isLack: true,
  faultOfPaper: true,
  told: [
    {
      variant: 'leftBlank',
      by: /_{2,}|\.{4,}|…|-{3,}|\bxx+\b|\[(?!(?:\w+ )?(?:identified|defined|described|includ\w+|exclud\w+|which|being|as|other|except|subject|if|where|collectively|together|hereinafter)\b)[a-z][a-z ,]*\]/,
    },
    { variant: 'named', by: /\b(?:annexures?|annex|schedules? [a-z\d]|exhibits?|appendix|attachments?)\b/ },
  ],
  claims: {
    // where somebody signs is filled by signing
    denied: [
      {
        words: /\b(?:by|name|title|its|signature|signed)(?: ?:)? ?_{3}|\bby ?: (?:by ?: )?(?:name|title|its)\b/,
        without:
          /(?<!_|\b(?:by|name|title|its|signature|signed|dated?|place|per|designation|witness)[ :.]{0,3})_{3}|\.{6}|\[[a-z ]+\]|annex|schedul|exhibit/,
      },
      // who has signed left no blank, and a schedule is there where its own heading is
      { words: /\/s\/ [a-z]/, without: /\bdate of\b|attached/ },
      {
        words:
          /^(?:schedule|exhibit|annexure|appendix|attachment) [a-z\d]{1,3} (?!(?:is|are|to|of|shall|will|must|may|and|or|attached|annexed|enclosed|hereto|hereof|contains?|for the)\b)[a-z]/,
        without: /_{2,}|\.{6}|\bnot (?:attached|enclosed)|\bas per\b|\[/,
      },
      { words: LATER_FORM, without: /\bnot (?:attached|enclosed)\b/ },
    ],
    speaks: [
      /_{2,}|\.{3,}|…|-{3,}|\[(?!\d)|annex|\bschedules?\b|attach|append|exhibit|enclos|blank|\bxx+\b|\bas (?:per|under|below)\b|\bdates?\b|mention|describ|separate|\blists? (?:of|below|given|enclosed)\b|order form|if:|\bsigned? (?:here|below)/,
    ],
  },
  words,
}
