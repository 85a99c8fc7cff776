import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'Foreign law, or a forum abroad',
  titleWithFigure: 'You would have to fight for your rights in {figure}',
  short: 'Foreign law or forum',
  harm: 'To enforce your rights you would need lawyers, money and travel abroad.',
  ask: 'Ask for Indian law and an Indian seat; if that is refused, for a neutral seat with hearings by video and interim relief from Indian courts.',
  wording:
    'This Agreement is governed by the laws of India. The seat of arbitration is [Indian city], and the courts there have jurisdiction for interim relief.',
  notes: ['Indian labour, consumer, tenancy and data protection law still apply where they must.'],
  abroad: {
    ask: 'Ask for the law and the courts of your own country; if that is refused, for a neutral seat with hearings by video and interim relief at home.',
    wording:
      'This Agreement is governed by the laws of [country]. The seat of arbitration is [city], and the courts there have jurisdiction for interim relief.',
    notes: ['Ask a lawyer which rules of your own country apply whatever law is chosen.'],
  },
}
