import type { CardWords } from '../../shape/card.ts'

export const words: CardWords = {
  title: 'You give up credit for your work and protection from distortion',
  short: 'Moral rights waived',
  harm: 'Authors keep these rights even after an assignment. A blanket waiver is doubtful, and it will be held against you.',
  ask: 'Ask to replace the waiver by consent to named edits and a credit line.',
  wording:
    'The author consents to reasonable editing and shall be credited where practicable; nothing here permits distortion harmful to the author’s reputation.',
  notes: ['For software these rights seldom matter.'],
  favour: {
    title: 'This waiver may not hold',
    harm: 'Do not rely on it for heavy changes: get consent to the edits that you plan.',
  },
  abroad: {
    harm: 'Under many laws authors keep these rights even after an assignment. The waiver will be held against you.',
  },
}
