import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'You may not deal with their clients or staff',
  titleWithFigure: 'You may not deal with their clients or staff for {figure}',
  short: 'Wide non-solicit',
  harm: 'Stopping you from poaching is one thing, stopping people from choosing you another. The clause is wide or long.',
  ask: 'Ask for 6 to 12 months, active solicitation only, and only clients and staff that you really dealt with.',
  wording:
    'For 12 months after the end {you} shall not actively solicit {otherIs, select, you {your clients or employees} we {our clients or employees} other {clients or employees of {other}}} with whom {you} worked in the last year; general advertising is not solicitation.',
  notes: ['Ask to leave out people who answer a public advertisement.'],
  favour: {
    title: 'Your non-solicit may be too wide to hold',
    harm: 'A court is more likely to enforce a narrow one: a year, active solicitation, named relations.',
  },
  law: {
    'contract-act-27':
      'A bar on dealing with clients or on hiring as such may be void as a restraint; whether a limit on clients after exit holds is doubtful.',
  },
}
