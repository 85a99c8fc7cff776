import type { UsageInfo } from '@karar/schema'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import css from './usage-band.module.css'
import { usageState } from './usage-state.ts'

/** How much of the plan is used: words first, the bar under them. Without a limit, a line. */
export function UsageBand({ usage }: { usage: UsageInfo }) {
  const { t } = useTranslation('dashboard')
  const { plan_name: plan, documents_analyzed: used, free_documents_limit: limit, documents_remaining: left } = usage
  const state = usageState(usage)
  if (limit === null) {
    // an administrator, or a team of its own: what has no limit there is no plan's doing
    const unlimited = usage.plan === 'starter' ? t('usage.noLimit') : t('usage.unlimited', { plan })
    return <p className={css.unlimited}>{unlimited}</p>
  }
  const words = t(usage.period === 'month' ? 'usage.countedMonth' : 'usage.counted', { used, limit })
  return (
    <section className={css.band} data-state={state} aria-label={t('usage.label')}>
      <p className={css.words}>
        <strong>{words}</strong>
        <span className={css.left}>
          {state === 'reached' ? t('usage.reached') : t('usage.left', { count: left ?? 0 })}
        </span>
      </p>
      <progress className={css.bar} max={Math.max(1, limit)} value={Math.min(used, limit)} aria-label={words} />
      <Button component={Link} to="/pricing" className={css.upgrade ?? ''} variant="default">
        {t('usage.upgrade')}
      </Button>
    </section>
  )
}
