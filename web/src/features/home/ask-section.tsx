import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { speechQuery } from './api.ts'
import css from './ask-section.module.css'
import { useTold } from './use-told.ts'

/** Questions to a contract: aloud where this server can listen and speak, and in writing everywhere. */
export function AskSection() {
  const { t } = useTranslation('home')
  const data = useTold(speechQuery)
  const aloud = data?.components.speech === 'ok'
  return (
    <section className={css.band} aria-labelledby="ask">
      <div className={css.inner}>
        <div>
          <h2 className={css.title} id="ask">
            {aloud ? t('ask.titleAloud') : t('ask.title')}
          </h2>
          <p className={css.lead}>{aloud ? t('ask.bodyAloud') : t('ask.body')}</p>
          <Button component={Link} to="/sample" size="lg" variant="default">
            {t('ask.try')}
          </Button>
        </div>
        <figure className={css.sheet}>
          <p className={css.question}>{t('ask.question')}</p>
          <figcaption>
            <span className={css.chip}>{t('ask.clause')}</span>
          </figcaption>
          <blockquote className={css.quote}>“{t('ask.quote')}…”</blockquote>
        </figure>
      </div>
    </section>
  )
}
