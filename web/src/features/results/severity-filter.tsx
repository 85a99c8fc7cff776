import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { SeverityShape } from '../../ui/severity.tsx'
import css from './issues.module.css'
import type { ShownIssues } from './use-shown-issues.ts'

/** Grades as addresses: all, or one of those that occur. */
export function SeverityFilter({ shown: { severity, counts }, total }: { shown: ShownIssues; total: number }) {
  const { t } = useTranslation(['results', 'ui'])
  const [search] = useSearchParams()
  function address(wanted: string | null) {
    const next = new URLSearchParams(search)
    if (wanted) next.set('severity', wanted)
    else next.delete('severity')
    return { search: `?${next}` }
  }
  return (
    <nav className={css.filter} aria-label={t('issues.filter')}>
      <Link to={address(null)} replace preventScrollReset aria-current={severity === null ? 'true' : undefined}>
        {t('issues.all', { count: total })}
      </Link>
      {counts.map(({ severity: one, count }) => (
        <Link
          key={one}
          to={address(one)}
          replace
          preventScrollReset
          aria-current={severity === one ? 'true' : undefined}
        >
          <SeverityShape mark={one} size={12} />
          {t('issues.grade', { grade: t(`ui:severity.${one}`), count })}
        </Link>
      ))}
    </nav>
  )
}
