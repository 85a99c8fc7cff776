import { type DocumentId, otherTerm, type Party } from '@karar/schema'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LandingHeading } from '../../ui/focus/landing-heading.tsx'
import { FailedToLoad } from '../../ui/states/failed-to-load.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import { partiesQuery, useSetSide } from './api.ts'
import css from './position.module.css'

interface Props {
  id: DocumentId
  analyzedAt: string | null
  /** the party chosen before */
  chosen: string | null
  /** the party whose side the analysis takes until one is chosen */
  guessed: string | null
  /** whether the document is being analysed at this moment */
  running: boolean
  /** the way back to the side that was chosen */
  back: { search: string } | null
  onSet: () => void
}

/** Choose Your Position: the parties, each a button. */
export function Picker({ id, analyzedAt, chosen, guessed, running, back, onSet }: Props) {
  const { t } = useTranslation('position')
  const parties = useQuery(partiesQuery(id, analyzedAt))
  const setting = useSetSide(id, onSet)

  if (parties.isError) {
    return (
      <FailedToLoad heading="h1" title={t('failed.load')} error={parties.error} onRetry={() => parties.refetch()} />
    )
  }
  if (parties.isPending) return <Spinner />
  if (parties.data.length === 0) return <Nobody running={running} onRefresh={() => void parties.refetch()} />
  const read = chosen ?? guessed
  return (
    <section className={css.message}>
      <LandingHeading className={css.title}>{t('choose.title')}</LandingHeading>
      <p className={css.lead}>{t('choose.lead')}</p>
      {setting.failure && <Notice tone="error">{t(`failed.${setting.failure}`)}</Notice>}
      <ul className={css.parties} aria-label={t('choose.parties')}>
        {parties.data.map((party) => (
          <li key={party.name}>
            <button
              type="button"
              className={css.party}
              aria-pressed={setting.isPending ? setting.party === party.name : chosen === party.name}
              disabled={setting.isPending}
              onClick={() => setting.set(party.name)}
            >
              <span className={css.mark} aria-hidden="true" />
              <Named party={party} now={party.name === read} />
            </button>
          </li>
        ))}
      </ul>
      <p className={css.setting} aria-live="polite">
        {setting.isPending && t('choose.setting')}
      </p>
      {back && !setting.isPending && (
        <Link className={css.back} to={back} replace preventScrollReset>
          {t('choose.back')}
        </Link>
      )}
    </section>
  )
}

function Named({ party: { name, role, defined_term }, now }: { party: Party; now: boolean }) {
  const { t } = useTranslation('position')
  const term = otherTerm({ name, defined_term })
  return (
    <span>
      <span className={css.name}>{name}</span>
      <span className={css.what}>
        {[
          role !== null && role.toLowerCase() !== defined_term?.toLowerCase() && t('choose.role', { role }),
          term && t('choose.called', { term }),
          now && t('choose.now'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
  )
}

function Nobody({ running, onRefresh }: { running: boolean; onRefresh: () => void }) {
  const { t } = useTranslation('position')
  return (
    <section className={css.message}>
      <h1 className={css.title}>{t('choose.title')}</h1>
      <p className={css.lead} role="status">
        {t(running ? 'none.body' : 'none.done')}
      </p>
      <Button variant="default" onClick={onRefresh}>
        {t('none.refresh')}
      </Button>
    </section>
  )
}
