import { useTranslation } from 'react-i18next'
import { TextAction } from '../../../ui/text-action.tsx'
import header from '../verdict/verdict-header.module.css'
import css from './skeleton.module.css'

/** Drawn before it comes to a window, it has the verdict's place, which is filled before the page is there. */
const beforehand = typeof window === 'undefined'

/** The final layout before anything has come: verdict, ruler, lines. */
export function ResultsSkeleton() {
  const { t } = useTranslation('results')
  return (
    <>
      {beforehand && <AwaitedVerdict />}
      <div className={css.analysis} role="status" aria-label={t('state.loading')} data-until-said>
        <span className={css.short} />
        <span className={css.verdict} />
        <span />
        <span />
        <Rest />
      </div>
    </>
  )
}

function Rest() {
  return (
    <>
      <span className={css.ruler} />
      <span />
      <span />
      <span />
    </>
  )
}

/**
 * The two lines that carry the verdict, as they will stand: `public/frame.js` puts them in as soon as they have come, in the
 * place of all that stood there, so that nothing moves.
 */
function AwaitedVerdict() {
  const { t } = useTranslation('results')
  return (
    <div className={css.awaited} data-once-said hidden>
      <h1 className={header.verdict}>
        <span data-said="analysis.verdict.text" />
      </h1>
      <p className={header.reasoning}>
        <span data-said="analysis.verdict.reasoning" /> <TextAction>{t('why')}</TextAction>
      </p>
      <div className={css.analysis}>
        <Rest />
      </div>
    </div>
  )
}
