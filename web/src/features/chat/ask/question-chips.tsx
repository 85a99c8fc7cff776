import css from './question-chips.module.css'

interface Props {
  label: string
  questions: readonly string[]
  language?: 'hi'
  /** one line that scrolls sideways where it is too long */
  oneLine?: boolean
  disabled?: boolean
  onAsk: (question: string) => void
}

/** Questions that are asked by a tap. */
export function QuestionChips({ label, questions, language, oneLine = false, disabled = false, onAsk }: Props) {
  if (questions.length === 0) return null
  return (
    <ul className={`${css.chips} ${oneLine ? css.oneLine : ''}`} aria-label={label} lang={language}>
      {questions.map((question) => (
        <li key={question}>
          <button type="button" className={css.chip} disabled={disabled} onClick={() => onAsk(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  )
}
