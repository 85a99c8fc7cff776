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
  favour: {
    title: 'You may end the contract without a reason, {you} may not',
    harm: 'The right to leave is yours alone.',
  },
}
