import type { Citation } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { clauseName } from '../../../lib/text/clause-name.ts'
import { shorten } from '../../../lib/text/shorten.ts'
import { QuotedWords } from '../../../ui/findings/struck.tsx'
import css from './answer.module.css'
import { CitationChip } from './citation-chip.tsx'

interface Props {
  citation: Citation
  show: (hash: string) => void
}

/** Words of the contract that an answer rests on; the chip with their clause opens them in their place. */
export function CitedPlace({ citation, show }: Props) {
  const { t } = useTranslation('chat')
  const { clause_number: number, heading, page, quote } = citation
  return (
    <figure className={css.cited}>
      <CitationChip citation={citation} show={show} />
      <div className={css.sheet}>
        <blockquote className={css.quote}>
          “<QuotedWords>{shorten(quote, 420)}</QuotedWords>”
        </blockquote>
        <figcaption className={css.place}>
          {number
            ? heading
              ? t('placeNamed', { clause: clauseName(number), heading, page })
              : t('place', { clause: clauseName(number), page })
            : heading
              ? t('pageNamed', { heading, page })
              : t('page', { page })}
        </figcaption>
      </div>
    </figure>
  )
}
