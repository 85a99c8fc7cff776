import { Health } from '@karar/schema'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { request } from '../../lib/http/http.ts'
import css from './ask-section.module.css'

/** Asked once: whether this Karar can speak is a setting of it. */
const healthQuery = {
  queryKey: ['health'],
  queryFn: ({ signal }: { signal: AbortSignal }) => request(Health, '', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
}

/** Questions to a contract: aloud where this server can listen and speak, and in writing everywhere. */
export function AskSection() {
  const { t } = useTranslation('home')
  const { data } = useQuery(healthQuery)
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
