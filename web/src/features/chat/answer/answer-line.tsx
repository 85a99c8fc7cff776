import css from './answer.module.css'
import type { ShownAnswer } from './beyond-text.ts'
import { CitationChip } from './citation-chip.tsx'
import { inlineParts } from './inline-parts.ts'

interface Props {
  line: string
  answer: ShownAnswer
  show: (hash: string) => void
}

/** From so many characters on a quote at the end of a paragraph stands on a sheet of its own. */
const longQuote = 60

/** One line of an answer. What the contract says is set in the contract's own face. */
export function AnswerLine({ line, answer, show }: Props) {
  return inlineParts(line, answer).map((part) => {
    const { kind, at, text } = part
    if (kind === 'clause') return <CitationChip key={at} citation={part.citation} inline show={show} />
    if (kind === 'label') return <strong key={at}>{text}</strong>
    if (kind === 'words') return <span key={at}>{text}</span>
    return (
      <q key={at} className={css.quote} data-long={text.length > longQuote || undefined}>
        {text}
      </q>
    )
  })
}
