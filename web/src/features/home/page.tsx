import { clauseTypes, contractTypes, documentLimits, issueCategories } from '@karar/schema'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatNumber } from '../../lib/text/format.ts'
import { SampleFinding } from '../../ui/findings/sample-finding.tsx'
import { Head } from '../../ui/public/head.tsx'
import { plansHere } from '../../ui/public/plans-here.ts'
import { PublicFrame, toLogin, toRegister } from '../../ui/public/public-frame.tsx'
import { AskSection } from './ask-section.tsx'
import { Features } from './features.tsx'
import css from './page.module.css'
import { Paragraph } from './paragraph.tsx'
import { PlanStrip } from './plan-strip.tsx'
import { SampleStrip } from './sample-strip.tsx'

/** The front page for somebody who is not signed in. It loads before anything is known of a visitor, so it stays light. */
export function HomePage() {
  const { t } = useTranslation(['home', 'ui'])
  const [starter] = plansHere()
  const figures = [
    [issueCategories.length, t('figures.categories')],
    [clauseTypes.length, t('figures.clauses')],
    [contractTypes.length, t('figures.contracts')],
    [fileKinds, t('figures.kinds')],
  ] as const
  return (
    <PublicFrame>
      <Head title={t('title')} description={t('description')} />
      <div className={css.hero}>
        <div>
          <h1 className={css.headline}>{t('headline')}</h1>
          <p className={css.lead}>{t('lead')}</p>
          <div className={css.actions}>
            <Button component={Link} {...toRegister} size="lg">
              {t('check')}
            </Button>
            <Button component={Link} to="/sample" size="lg" variant="default">
              {t('openSample')}
            </Button>
          </div>
          {starter?.contracts && <p className={css.small}>{t('free', { count: starter.contracts })}</p>}
        </div>
        <section className={css.sample} aria-label={t('ui:sample.label')}>
          <SampleFinding />
        </section>
      </div>
      <SampleStrip />
      <dl className={css.figures} aria-label={t('figures.label')}>
        {figures.map(([count, name]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      <Features />
      <Paragraph />
      <section className={css.section} aria-labelledby="kinds">
        <h2 className={css.title} id="kinds">
          {t('kinds.title')}
        </h2>
        <ul className={css.kinds}>
          {t('kinds.list', { returnObjects: true }).map((kind) => (
            <li key={kind}>{kind}</li>
          ))}
        </ul>
      </section>
      <AskSection />
      <section className={css.section} id="how" aria-labelledby="how-title">
        <h2 className={css.title} id="how-title">
          {t('how.title')}
        </h2>
        <ol className={css.steps}>
          {t('how.steps', { returnObjects: true, megabytes: documentLimits.fileBytes / 2 ** 20 }).map(
            ({ title, body }, index) => (
              <li key={title}>
                <span className={css.number} aria-hidden="true">
                  {index + 1}
                </span>
                <h3 className={css.name}>{title}</h3>
                <p className={css.words}>{body}</p>
              </li>
            ),
          )}
        </ol>
      </section>
      <PlanStrip />
      <section className={`${css.section} ${css.closing}`}>
        <h2 className={css.last}>{t('closing')}</h2>
        <div className={css.actions}>
          <Button component={Link} {...toRegister} size="lg">
            {t('check')}
          </Button>
          <Button component={Link} {...toLogin} size="lg" variant="default">
            {t('login')}
          </Button>
        </div>
      </section>
    </PublicFrame>
  )
}

/** PDF, Word, text, photos */
const fileKinds = 4
