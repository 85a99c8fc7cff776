import { byWeight, type MissingClause, type NoneMissing, titleCase } from '@karar/schema'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { SeverityShape } from '../../../ui/findings/severity.tsx'
import css from './missing-clauses.module.css'
import section from './professional.module.css'

interface Props {
  clauses: readonly MissingClause[]
  /** what is to be said where none that weighs is missing */
  none: NoneMissing
}

/** What a contract of this kind should have and has not, each with a wording to copy; apart from it what costs no points. */
export const MissingClauses = memo(function MissingClauses({ clauses, none }: Props) {
  const { t } = useTranslation('results')
  const { weighty, extra } = byWeight(clauses)
  return (
    <>
      <section className={section.section}>
        <h2 id="missing" className={section.heading}>
          {t('missing.title')}
        </h2>
        {(none === 'pages_in_doubt' || weighty.length === 0) && (
          <p className={section.none}>{t(`missing.none.${none}`)}</p>
        )}
        <Rows clauses={weighty} />
      </section>
      {extra.length > 0 && (
        <section className={section.section}>
          <h2 className={section.heading}>{t('missing.alsoTitle')}</h2>
          <p className={section.none}>{t('missing.alsoLead')}</p>
          <Rows clauses={extra} />
        </section>
      )}
    </>
  )
})

function Rows({ clauses }: Pick<Props, 'clauses'>) {
  const { t } = useTranslation('results')
  return (
    <ul>
      {clauses.map(({ clause_type, importance, reason, suggested_wording, origin, too_little }) => (
        <li key={clause_type} className={css.row}>
          <span className={css.mark}>
            <SeverityShape mark="missing" size={14} />
          </span>
          <div>
            <p className={css.head}>
              <span className={css.name}>{titleCase(clause_type)}</span>
              <span className={css.importance}>
                {too_little ? t('missing.tooLittle') : t(`missing.importance.${importance}`)}
              </span>
            </p>
            <p className={css.reason}>{reason}</p>
            {origin === 'model' && <p className={css.importance}>{t('second.missingBy')}</p>}
            {suggested_wording && <p className={css.wording}>“{suggested_wording}”</p>}
          </div>
          {suggested_wording && <CopyButton text={suggested_wording} label={t('missing.copy')} />}
        </li>
      ))}
    </ul>
  )
}
