import { type Document, type SharedLink, shareDays } from '@karar/schema'
import { Button, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../../lib/http/failure-words.ts'
import { useSend } from '../../lib/http/use-send.ts'
import { formatDayAndTime } from '../../lib/text/times.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { useKeepFocus } from '../../ui/focus/use-keep-focus.ts'
import { Dialog } from '../../ui/states/dialog.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { TextAction } from '../../ui/text-action.tsx'
import { createLink, endLink, linksQuery, type ShareDays } from './api.ts'
import css from './sharing.module.css'

/** Makes links by which an analysis can be read without an account, and ends them. */
export function ShareDialog({ document: { id }, onClose }: { document: Document; onClose: () => void }) {
  const { t } = useTranslation(['sharing', 'ui'])
  const { data, error } = useQuery(linksQuery(id))
  const [days, setDays] = useState<ShareDays>(7)
  const make = useSend({ mutationFn: () => createLink(id, days) })
  const end = useMutation({
    mutationFn: (link: SharedLink) => endLink(id, link.id),
    // an address that no longer works is not to be copied
    onSuccess: (_, link) => {
      if (link.id === make.data?.id) make.reset()
    },
  })
  const problem = make.error ?? end.error ?? error
  return (
    <Dialog size="lg" title={t('title')} onClose={onClose}>
      <div className={css.content}>
        {data?.enabled === false ? (
          <Notice tone="info">{t('off')}</Notice>
        ) : (
          <>
            <p>{t('hint')}</p>
            <fieldset className={css.choice}>
              <legend>{t('days')}</legend>
              {shareDays.map((one) => (
                <label key={one} className={css.days}>
                  <input type="radio" name="days" checked={one === days} onChange={() => setDays(one)} />
                  {t(`for.${one}`)}
                </label>
              ))}
            </fieldset>
            <Button className={css.make ?? ''} loading={make.isPending} disabled={!data} onClick={() => make.mutate()}>
              {t('make')}
            </Button>
            {make.data && <Made address={make.data.address} />}
          </>
        )}
        {problem && <Notice tone="error">{failureWords(problem, t('failed'))}</Notice>}
        {data && <Links links={data.links} enabled={data.enabled} onEnd={end.mutate} />}
      </div>
    </Dialog>
  )
}

function Made({ address }: { address: string }) {
  const { t } = useTranslation('sharing')
  return (
    <div className={css.made} role="status">
      <p>{t('made')}</p>
      <TextInput readOnly aria-label={t('address')} value={address} onFocus={({ target }) => target.select()} />
      <CopyButton text={address} label={t('copy')} />
    </div>
  )
}

interface LinksProps {
  links: readonly SharedLink[]
  enabled: boolean
  onEnd: (link: SharedLink) => void
}

/** Where links are turned off none is good; those that were made can be ended all the same, before they are turned on again. */
function Links({ links, enabled, onEnd }: LinksProps) {
  const { t } = useTranslation('sharing')
  const list = useKeepFocus<HTMLUListElement>(links.length)
  if (!enabled && links.length === 0) return null
  return (
    <section>
      <h3 className={css.heading}>{t(enabled ? 'list' : 'listOff')}</h3>
      {links.length === 0 && <p className={css.noLinks}>{t('none')}</p>}
      <ul ref={list} className={css.links} tabIndex={-1}>
        {links.map((link) => {
          const moment = formatDayAndTime(link.expires_at)
          return (
            <li key={link.id} className={css.link} tabIndex={-1}>
              <span>{t(enabled ? 'until' : 'untilOff', { moment })}</span>
              <span className={css.used}>
                {link.last_used_at ? t('used', { moment: formatDayAndTime(link.last_used_at) }) : t('unused')}
              </span>
              <TextAction onClick={() => onEnd(link)} aria-label={t(enabled ? 'endLabel' : 'endLabelOff', { moment })}>
                {t('end')}
              </TextAction>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
