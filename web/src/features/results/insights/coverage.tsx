import type { DocumentText, UnifiedAnalysis } from '@karar/schema'
import { memo, type ReactNode, useMemo } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/text/format.ts'
import type { Places } from '../use-places.ts'
import css from './coverage.module.css'
import { coverageFigures } from './coverage-figures.ts'
import section from './professional.module.css'
import { PageLinks } from './reading-notes.tsx'

interface Props {
  analysis: UnifiedAnalysis
  text: DocumentText | undefined
  places: Places
}

/** What the analysis rests on, and what it does not judge. */
export const Coverage = memo(function Coverage({ analysis, text, places }: Props) {
  const { t, i18n } = useTranslation('results')
  const figures = useMemo(() => coverageFigures(analysis, text), [analysis, text])
  const { pages, pagesRead, clauses, recognised, words } = figures
  const { unread_pages, doubtful_pages } = analysis.pages_in_doubt
  const doubt = [...unread_pages, ...doubtful_pages].sort((a, b) => a - b)
  return (
    <section className={section.section}>
      <h2 id="coverage" className={section.heading}>
        {t('coverage.title')}
      </h2>
      <dl className={css.list}>
        <Row name={t('coverage.pages')}>
          {pages === null || pagesRead === null ? '…' : t('coverage.of', { part: pagesRead, all: pages })}
          {doubt.length > 0 && (
            <span className={css.note}>
              <Trans
                t={t}
                i18nKey="coverage.doubt"
                count={doubt.length}
                components={{ pages: <PageLinks pages={doubt} places={places} /> }}
              />
            </span>
          )}
        </Row>
        <Row name={t('coverage.clauses')}>
          {t('coverage.of', { part: recognised, all: clauses })}
          <span className={css.note}>{t('coverage.clausesNote')}</span>
        </Row>
        <Row name={t('coverage.words')}>{words === null ? '…' : formatNumber(words)}</Row>
        <Row name={t('coverage.language')}>
          {analysis.language === 'und'
            ? t('coverage.otherLanguage')
            : analysis.language === 'en'
              ? t('coverage.english')
              : languageIn(i18n.language, analysis.language)}
        </Row>
        <Row name={t('coverage.not')}>
          <ul>
            {unread_pages.length > 0 && <li>{t('coverage.notUnread', { count: unread_pages.length })}</li>}
            {clauses > recognised && <li>{t('coverage.notGeneral', { count: clauses - recognised })}</li>}
            <li>{t('coverage.notPrice')}</li>
            <li>{t('coverage.notElsewhere')}</li>
          </ul>
        </Row>
      </dl>
    </section>
  )
})

/** Not for English, which nearly all contracts are in: to be able to name languages takes a slow phone 80 ms. */
const languageIn = (reader: string, language: string) =>
  new Intl.DisplayNames([reader], { type: 'language', fallback: 'code' }).of(language)

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.row}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
