import { type LawState, LawState as States } from '@karar/schema'
import { NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { queryClient } from '../../lib/http/query-client.ts'
import { formatDay } from '../../lib/text/days.ts'
import { Head } from '../../ui/public/head.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { OpenDisclaimer } from '../../ui/states/open-disclaimer.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import { TextAction } from '../../ui/text-action.tsx'
import { lawQuery } from './api.ts'
import { Entry } from './entry.tsx'
import css from './page.module.css'
import { shownLaw } from './shown.ts'

/** What the page is drawn with where nothing is asked for. */
export const loadLaw = () => queryClient.prefetchQuery(lawQuery(''))

/** The whole table of law on a day, for anybody: day, state and search stand in the address. */
export function LawPage() {
  const { t } = useTranslation(['law', 'ui'])
  const [params, setParams] = useSearchParams()
  const day = params.get('on') ?? ''
  const state = stateIn(params.get('state'))
  const search = params.get('q') ?? ''
  const { data, isError, refetch } = useQuery(lawQuery(day))
  const choose = (name: string, value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === '') after.delete(name)
        else after.set(name, value)
        return after
      },
      { replace: true },
    )
  const shown = data ? shownLaw(data.provisions, state, search) : []
  return (
    <div className={css.page}>
      <Head title={t('ui:pageTitle', { page: t('title') })} description={t('lead')} />
      <h1 className={css.title}>{t('title')}</h1>
      <p className={css.lead}>{t('lead')}</p>
      {data &&
        (data.stale ? (
          <Notice tone="warning">{t('stale', { day: formatDay(data.checked_on) })}</Notice>
        ) : (
          <p>{t('known', { day: formatDay(data.checked_on) })}</p>
        ))}
      <div className={css.choose}>
        <TextInput
          label={t('search')}
          type="search"
          value={search}
          onChange={(event) => choose('q', event.currentTarget.value)}
        />
        <NativeSelect
          label={t('show')}
          value={state}
          onChange={(event) => choose('state', event.currentTarget.value === 'all' ? '' : event.currentTarget.value)}
          data={[
            { value: 'all', label: t('all') },
            ...States.options.map((value) => ({ value, label: t(`state.${value}`) })),
          ]}
        />
        <TextInput
          label={t('on')}
          type="date"
          value={day === '' ? (data?.day ?? '') : day}
          onChange={(event) => choose('on', event.currentTarget.value)}
        />
      </div>
      {isError && (
        <Notice tone="error" action={<TextAction onClick={() => refetch()}>{t('ui:tryAgain')}</TextAction>}>
          {t('failed')}
        </Notice>
      )}
      {!data && !isError && <Spinner />}
      {data && (
        <>
          <p role="status">{t('count', { count: shown.length, shown: shown.length })}</p>
          <ul className={css.list}>
            {shown.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        </>
      )}
      <OpenDisclaimer kind="compliance" />
    </div>
  )
}

const stateIn = (value: string | null): LawState | 'all' => States.safeParse(value).data ?? 'all'
