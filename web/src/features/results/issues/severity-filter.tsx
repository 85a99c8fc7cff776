import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAddress } from '../../../lib/use-address.ts'
import { SeverityShape } from '../../../ui/findings/severity.tsx'
import css from './issues.module.css'
import type { ShownIssues } from './use-shown-issues.ts'

interface Props {
  shown: ShownIssues
  total: number
  /** how many are ticked off */
  resolved: number
}

/** Grades as addresses: all, or one of those that occur; and, once some are ticked off, those still open. */
export function SeverityFilter({ shown: { severity, openOnly, counts }, total, resolved }: Props) {
  const { t } = useTranslation(['results', 'ui'])
  const address = useAddress()
  const to = (wanted: string) => address.with({ severity: wanted })
  return (
    <nav id="issue-filter" className={css.filter} aria-label={t('issues.filter')}>
      <Link to={to('')} replace preventScrollReset aria-current={severity === null ? 'true' : undefined}>
        {t('issues.all', { count: total })}
      </Link>
      {counts.map(({ severity: one, count }) => (
        <Link key={one} to={to(one)} replace preventScrollReset aria-current={severity === one ? 'true' : undefined}>
          <SeverityShape mark={one} size={12} />
          {t('issues.grade', { grade: t(`ui:severity.${one}`), count })}
        </Link>
      ))}
      {(resolved > 0 || openOnly) && (
        <Link
          className={css.openOnly}
          to={address.with({ open: openOnly ? '' : 'only' })}
          replace
          preventScrollReset
          aria-current={openOnly ? 'true' : undefined}
        >
          {t('resolved.openOnly', { count: total - resolved })}
        </Link>
      )}
    </nav>
  )
}
