import type { NamedAuditEntry } from '@karar/schema'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../lib/text/times.ts'
import { useNarrow } from '../../../ui/theme/use-narrow.ts'
import css from './audit.module.css'
import { Action, Actor, Changes, Subject } from './audit-cells.tsx'

/** The lines of the log: a table where there is room, items on a phone. */
export function AuditTable({ rows }: { rows: readonly NamedAuditEntry[] }) {
  const phone = useNarrow(899)
  return phone ? <Items rows={rows} /> : <Table rows={rows} />
}

function Table({ rows }: { rows: readonly NamedAuditEntry[] }) {
  const { t } = useTranslation('admin')
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{t('audit.caption')}</caption>
      <thead>
        <tr>
          <th scope="col" className={css.when}>
            {t('audit.when')}
          </th>
          <th scope="col" className={css.who}>
            {t('audit.who')}
          </th>
          <th scope="col" className={css.what}>
            {t('audit.what')}
          </th>
          <th scope="col" className={css.who}>
            {t('audit.whom')}
          </th>
          <th scope="col">{t('audit.changed')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((entry) => (
          <Line key={entry.id} entry={entry} />
        ))}
      </tbody>
    </table>
  )
}

function Items({ rows }: { rows: readonly NamedAuditEntry[] }) {
  const { t } = useTranslation('admin')
  return (
    <ul className={css.items} aria-label={t('audit.caption')}>
      {rows.map((entry) => (
        <Item key={entry.id} entry={entry} />
      ))}
    </ul>
  )
}

// older entries are added to hundreds that stay as they are

const Line = memo(function Line({ entry }: { entry: NamedAuditEntry }) {
  return (
    <tr>
      <td className={css.when}>
        <Moment entry={entry} />
      </td>
      <td>
        <Actor entry={entry} />
      </td>
      <th scope="row">
        <Action entry={entry} />
      </th>
      <td>
        <Subject entry={entry} />
      </td>
      <td>
        <Changes entry={entry} />
      </td>
    </tr>
  )
})

const Item = memo(function Item({ entry }: { entry: NamedAuditEntry }) {
  const { t } = useTranslation('admin')
  return (
    <li className={css.item}>
      <p className={css.itemAction}>
        <Action entry={entry} />
      </p>
      <p className={css.itemPeople}>
        <span>
          {t('audit.who')}: <Actor entry={entry} />
        </span>
        <span>
          {t('audit.whom')}: <Subject entry={entry} />
        </span>
      </p>
      <Changes entry={entry} />
      <p className={css.itemTime}>
        <Moment entry={entry} />
      </p>
    </li>
  )
})

function Moment({ entry }: { entry: NamedAuditEntry }) {
  const { t } = useTranslation('admin')
  return (
    <>
      <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
      <span className={css.number}>{t('audit.entry', { id: entry.id })}</span>
    </>
  )
}
