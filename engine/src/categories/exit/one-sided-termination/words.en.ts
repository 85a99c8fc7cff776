import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'By this clause {other} can leave more easily than you',
  titleWithFigure:
    '{other} can end it {how, select, atOnce {at once} other {on {theirs} of notice}}; {mine, select, absent {by this clause you cannot} other {you need {mine}}}',
  short: 'One-sided exit',
  harm: 'The right that it gives is not equal. Your costs and plans depend on the goodwill of {otherIs, select, we {us} other {{other}}}.',
  ask: 'Ask for the same right for both sides, thirty days’ written notice, and a fair account: what is earned is paid, what is prepaid is refunded.',
  wording:
    'Either party may terminate this Agreement on thirty days’ written notice. On termination whatever has been earned up to the date of exit is paid, and whatever was prepaid for a later time is refunded.',
  notes: ['Immediate exit is fair for serious breach, insolvency, fraud or illegality, if both sides have it.'],
  variants: {
    onDemand: {
      title: '{other} can have the whole loan back on any day',
      titleWithFigure: '{other} can have the whole loan back on any day',
      short: 'Loan on demand',
      harm: 'You pay by instalments, but the whole may be asked for at once, though you never missed one. Money that is tied up in stock or machines is not there on that day.',
      ask: 'Ask for the whole to fall due only after a default that is not put right within thirty days of a written notice.',
      wording:
        'The Lender may ask for the whole outstanding amount before its time only if an instalment is unpaid for sixty days and still unpaid thirty days after a written notice.',
    },
  },
  favour: {
    title: 'You may end the contract without a reason, {you} may not',
    harm: 'The right to leave is yours alone.',
  },
}
