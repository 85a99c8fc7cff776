import type { Health } from '@karar/schema'
import { useQuery } from '@tanstack/react-query'
import { Check, CircleAlert, CircleMinus, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { meQuery } from '../accounts/api.ts'
import { healthQuery } from './api.ts'
import counts from './figures/counts.module.css'
import { operatorCopy } from './operator-copy.ts'
import { systemParts } from './system-parts.ts'
import css from './system-status.module.css'

const icons = { ok: Check, degraded: TriangleAlert, down: CircleAlert, off: CircleMinus }

/** What the operator says of the product, beside how its parts really are at the moment. */
export function SystemStatus() {
  const { t } = useTranslation('dashboard')
  const health = useQuery(healthQuery)
  return (
    <section className={css.block} aria-labelledby="system-status">
      <h2 className={counts.heading} id="system-status">
        {t('system.title')}
      </h2>
      <p className={css.copy}>{operatorCopy.legalResearch}</p>
      {health.data ? <Parts components={health.data.components} /> : health.isError && <p>{t('system.unknown')}</p>}
    </section>
  )
}

function Parts({ components }: Pick<Health, 'components'>) {
  const { t } = useTranslation('dashboard')
  const { data: me } = useQuery(meQuery)
  return (
    <dl className={css.parts}>
      {systemParts(me?.role).map((part) => {
        const state = components[part]
        const Icon = icons[state]
        return (
          <div key={part} className={css.part}>
            <dt>{t(`system.part.${part}`)}</dt>
            <dd className={css.state} data-state={state}>
              <Icon className={css.icon} size={17} strokeWidth={1.75} aria-hidden="true" />
              {t(`system.state.${state}`)}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
