import { useTranslation } from 'react-i18next'
import { clauseName } from '../../lib/text/clause-name.ts'
import css from './summary.module.css'

interface Props {
  /** of the clause; null where it has none */
  number: string | null
  page: number
  onShow: () => void
}

/** Where something stands in the contract, as a way there. */
export function Place({ number, page, onShow }: Props) {
  const { t } = useTranslation('summary')
  return (
    <button type="button" className={css.place} onClick={onShow}>
      {number === null ? t('simple.page', { page }) : clauseName(number)}
    </button>
  )
}
