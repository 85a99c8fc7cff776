import { type Citation, ownName } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { spanHash } from '../../../lib/place.ts'
import { clauseName } from '../../../lib/text/clause-name.ts'
import css from './answer.module.css'

interface Props {
  citation: Citation
  /** within a line of text */
  inline?: boolean
  show: (hash: string) => void
}

/** The clause that is cited, or its page; opens the words in their place. */
export function CitationChip({ citation, inline = false, show }: Props) {
  const { t } = useTranslation('chat')
  const { clause_number: number, page, start, end } = citation
  return (
    <button
      type="button"
      className={`${css.chip} ${inline ? css.inline : ''}`}
      aria-label={number ? t('chipClause', { clause: clauseName(number) }) : t('chipPage', { page })}
      onClick={() => show(spanHash(start, end))}
    >
      {number ? (ownName(number) ?? number) : t('page', { page })}
    </button>
  )
}
