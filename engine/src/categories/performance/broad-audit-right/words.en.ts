import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: '{other} may look into everything, whenever it likes',
  short: 'Open audit',
  harm: 'Without notice, scope and secrecy an audit lays open your business and that of others.',
  ask: 'Ask for one audit a year, on fifteen days’ notice, in business hours, under confidentiality and at the cost of {otherIs, select, we {us} other {{other}}}.',
  wording:
    'On fifteen days’ notice, not more than once a year, {other} may audit records relating to this Agreement in business hours, under confidentiality and at {otherIs, select, you {your} we {our} other {its}} own cost.',
  notes: ['Access for a regulator, and an audit after a proved breach, are fair.'],
  variants: {
    onNotice: {
      title: '{other} may look into your records, on notice',
      short: 'Audit',
      harm: 'Notice is promised. Whether the audit is bounded hangs on the rest: what may be seen, how often, who keeps it secret and who pays.',
    },
    atNight: {
      title: '{other} may come to collect by day and by night',
      short: 'Collection at any hour',
      harm: 'Whoever collects may stand at your door at night, before your family and your customers. A debt can be asked for in the hours of business.',
      ask: 'Ask that nobody calls or comes except between eight in the morning and seven in the evening, after a message, and by people who are named to you.',
      wording:
        'Visits and calls to collect are made only between 8 am and 7 pm, after notice, by persons whose names and authority have been given to {youIs, select, we {us} other {{you}}} in writing.',
    },
  },
}
