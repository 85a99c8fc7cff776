import type { LibraryClause } from '@karar/schema'
import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAddress } from '../../../lib/use-address.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { FailedToLoad } from '../../../ui/states/failed-to-load.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { clausesQuery } from '../api.ts'
import tools from '../templates.module.css'
import css from './clauses.module.css'

const groups = [
  'clauses',
  'liability',
  'exit',
  'money',
  'ideas',
  'secrets',
  'disputes',
  'work',
  'premises',
  'data',
  'performance',
  'paper',
  'ventures',
  'validity',
] as const
type Group = (typeof groups)[number]
const isGroup = (name: string): name is Group => (groups as readonly string[]).includes(name)

/** Fair wordings, searchable, each with when to use it. */
export function ClauseLibrary() {
  const { t } = useTranslation('templates')
  const address = useAddress()
  const q = address.get('q').trim().slice(0, 200)
  const asked = address.get('group')
  const group = isGroup(asked) ? asked : ''
  const clauses = useQuery(clausesQuery(q, group))
  return (
    <>
      <p className={tools.lead}>{t('clauses.lead')}</p>
      <search className={tools.tools} aria-label={t('clauses.search')}>
        <SearchBox
          label={t('clauses.search')}
          hint={t('clauses.hint')}
          className={tools.search}
          value={q}
          onChange={(words) => address.set({ q: words })}
        />
        <NativeSelect
          aria-label={t('clauses.group')}
          data={[
            { value: '', label: t('clauses.all') },
            ...groups.map((value) => ({ value, label: t(`clauses.groups.${value}`) })),
          ]}
          value={group}
          onChange={({ currentTarget }) => address.set({ group: currentTarget.value })}
        />
      </search>
      {clauses.isPending ? (
        <Spinner />
      ) : clauses.isError && !clauses.data ? (
        <FailedToLoad title={t('clauses.failed')} error={clauses.error} onRetry={() => clauses.refetch()} />
      ) : (
        <>
          <p className={tools.count} role="status">
            {clauses.data.length === 0 ? t('clauses.none') : t('clauses.count', { count: clauses.data.length })}
          </p>
          <ul className={css.list}>
            {clauses.data.map((clause) => (
              <Clause key={clause.id} clause={clause} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function Clause({ clause: { source, name, group, when, ask, wording, law } }: { clause: LibraryClause }) {
  const { t } = useTranslation('templates')
  // a fair wording is told by the hard clause that it stands in place of
  const isFair = source === 'finding'
  const about = isGroup(group) ? t(`clauses.groups.${group}`) : ''
  return (
    <li className={css.clause}>
      <div>
        <p className={css.group}>{about}</p>
        <h2 className={css.name}>{isFair ? t('clauses.instead', { name }) : name}</h2>
        <dl className={css.facts}>
          <div>
            <dt>{t(isFair ? 'clauses.replaces' : 'clauses.when')}</dt>
            <dd>{when}</dd>
          </div>
          {ask && (
            <div>
              <dt>{t('clauses.ask')}</dt>
              <dd>{ask}</dd>
            </div>
          )}
          {law.length > 0 && (
            <div>
              <dt>{t('clauses.law')}</dt>
              <dd>{law.join('; ')}</dd>
            </div>
          )}
        </dl>
      </div>
      <div className={css.wording}>
        <p>{wording}</p>
        <CopyButton text={wording} label={t('clauses.copy')} name={t('clauses.copyOf', { name })} />
      </div>
    </li>
  )
}
