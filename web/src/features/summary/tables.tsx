import { inSentence, type UnifiedAnalysis } from '@karar/schema'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { spanHash } from '../../lib/place.ts'
import { TextAction } from '../../ui/text-action.tsx'
import css from './summary.module.css'
import { tableRows } from './table-rows.ts'
import tables from './tables.module.css'

interface Props {
  analysis: UnifiedAnalysis
  show: (hash: string) => void
}

export function DatesTable({ analysis, show }: Props) {
  const { t } = useTranslation('summary')
  const { dates } = tableRows(analysis)
  return (
    <Table title={t('tables.dates')} none={t('tables.noDates')} head={[t('tables.what'), t('tables.date')]}>
      {dates.map(({ what, date, iso, quote, clause, page, start, end, asRead }) => ({
        key: `${start} ${what}`,
        cells: [what, iso === null ? `${date} (${t('tables.noDay')})` : date],
        asRead,
        place: clause ?? t('simple.page', { page }),
        ...{ quote, onShow: () => show(spanHash(start, end)) },
      }))}
    </Table>
  )
}

export function MoneyTable({ analysis, show }: Props) {
  const { t } = useTranslation('summary')
  const { money } = tableRows(analysis)
  return (
    <Table title={t('tables.money')} none={t('tables.noMoney')} head={[t('tables.what'), t('tables.sum')]} figures>
      {money.map(({ what, sum, quote, clause, page, start, end, asRead }) => ({
        key: `${start} ${what} ${sum}`,
        cells: [what, sum],
        asRead,
        place: clause ?? t('simple.page', { page }),
        ...{ quote, onShow: () => show(spanHash(start, end)) },
      }))}
    </Table>
  )
}

/** One table a party, in the contract's own words. */
export function DutiesTables({ analysis, show }: Props) {
  const { t } = useTranslation('summary')
  const parties = [...Map.groupBy(tableRows(analysis).duties, ({ party }) => party)]
  if (parties.length === 0) return <p className={css.none}>{t('tables.noDuties')}</p>
  return parties.map(([party, duties]) => (
    <Table
      key={party}
      title={t('tables.duties', { party: inSentence(party) })}
      none={t('tables.noDuties')}
      head={[t('tables.duty'), t('tables.due')]}
      quoted
    >
      {duties.map(({ quote, due, clause, start, end }) => ({
        key: `${start}`,
        cells: [quote.replace(/\s+/g, ' '), due ?? ''],
        place: clause ?? '–',
        ...{ quote, onShow: () => show(spanHash(start, end)) },
      }))}
    </Table>
  ))
}

interface TableRow {
  key: string
  cells: [string, string]
  /** what was read where this was put right by hand */
  asRead?: string | null
  place: string
  quote: string
  onShow: () => void
}

interface TableProps {
  title: string
  none: string
  head: [string, string]
  /** whether the second column holds figures */
  figures?: boolean
  /** whether the first column holds words of the contract */
  quoted?: boolean
  children: readonly TableRow[]
}

const atFirst = 8

function Table({ title, none, head, figures = false, quoted = false, children: rows }: TableProps): ReactNode {
  const { t } = useTranslation('summary')
  const [all, setAll] = useState(false)
  // a column of nothing takes the room of the words
  const second = rows.some(({ cells }) => cells[1] !== '')
  return (
    <section className={css.section}>
      <h2 className={css.heading}>{title}</h2>
      {rows.length === 0 && <p className={css.none}>{none}</p>}
      {rows.length > 0 && (
        <table className={quoted ? `${tables.table} ${tables.stacked}` : tables.table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{head[0]}</th>
              {second && (
                <th scope="col" className={figures ? tables.figure : tables.second}>
                  {head[1]}
                </th>
              )}
              <th scope="col" className={tables.place}>
                {t('tables.place')}
              </th>
            </tr>
          </thead>
          <tbody>
            {(all ? rows : rows.slice(0, atFirst)).map(({ key, cells, asRead, place, quote, onShow }) => (
              <tr key={key}>
                <td className={quoted ? tables.quote : undefined}>
                  {cells[0]}
                  {asRead && <span className={tables.byHand}>{t('tables.byHand', { asRead })}</span>}
                </td>
                {second && (
                  <td className={figures ? tables.figure : tables.second} data-head={head[1]}>
                    {cells[1]}
                  </td>
                )}
                <td className={tables.place}>
                  <button type="button" className={css.place} title={quote} onClick={onShow}>
                    {place}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length > atFirst && (
        <p className={tables.more}>
          <TextAction aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t('tables.fewer') : t('tables.all', { count: rows.length })}
          </TextAction>
        </p>
      )}
    </section>
  )
}
