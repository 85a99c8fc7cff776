import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { offerUpgrade, usageQuery } from '../../usage/api.ts'
import css from './usage-strip.module.css'

/** How much of the plan is used, and the way to a larger one when little is left. In the bar on a wide screen, `below` it
 *  on a narrow one. */
export const UsageStrip = memo(function UsageStrip({ below = false }: { below?: boolean }) {
  const { t } = useTranslation('results')
  const { data: usage } = useQuery(usageQuery)
  // on a narrow screen the line is for what there is to know: a limit
  if (!usage || (below && usage.free_documents_limit === null)) return null
  const { free_documents_limit: limit, documents_remaining: left, documents_analyzed: used, plan, plan_name } = usage
  return (
    <p
      className={`${css.strip} ${below ? css.below : css.inBar}`}
      data-left={left !== null && left <= 1 ? left : undefined}
    >
      {limit !== null
        ? t('usage.used', { used, limit })
        : // an administrator, or a team of its own: what has no limit there is no plan's doing
          plan === 'starter'
          ? t('usage.noLimit')
          : t('usage.unlimited', { plan: plan_name })}
      {left !== null && left <= 1 && (
        <Button variant="default" size="xs" onClick={() => offerUpgrade()}>
          {t('usage.upgrade')}
        </Button>
      )}
    </p>
  )
})
