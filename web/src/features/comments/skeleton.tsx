import { useTranslation } from 'react-i18next'
import css from './comments.module.css'

/** The shape of two comments, until they are there. */
export function CommentsSkeleton() {
  const { t } = useTranslation('comments')
  return (
    <div role="status" aria-label={t('loading')}>
      {[0, 1].map((line) => (
        <div key={line} className={`${css.sheet} ${css.waiting}`}>
          <span />
          <span />
        </div>
      ))}
    </div>
  )
}
