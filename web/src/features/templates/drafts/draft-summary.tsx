import { useTranslation } from 'react-i18next'
import { TextAction } from '../../../ui/text-action.tsx'
import css from './drafts.module.css'

/** The end of the questions: what is still open, and what comes next. */
export function DraftSummary({ open, onFirst }: { open: number; onFirst: () => void }) {
  const { t } = useTranslation('templates')
  return (
    <div className={css.question}>
      <h2 className={css.done}>{open === 0 ? t('draft.done') : t('draft.left', { count: open })}</h2>
      <p>{t('draft.doneBody')}</p>
      {open > 0 && <TextAction onClick={onFirst}>{t('draft.toOpen')}</TextAction>}
    </div>
  )
}
