import { cardsOf, type Document, type UnifiedAnalysis } from '@karar/schema'
import { Button } from '@mantine/core'
import { useClipboard, useMediaQuery } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { Check, Copy, Mail } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SeverityShape } from '../../../ui/findings/severity.tsx'
import { Dialog } from '../../../ui/states/dialog.tsx'
import { SideLine } from '../side/side-line.tsx'
import { isGuessed } from '../side/sides.ts'
import { draftEmail, type Tone, titleOf, tones } from './draft.ts'
import css from './email.module.css'
import { mailLink } from './mail-link.ts'

export interface EmailProps {
  document: Document
  analysis: UnifiedAnalysis
  /** ids of the findings that are ticked at first */
  first: ReadonlySet<string>
  /** what the other side knows the contract by */
  contract: string
  from: { name: string; company: string } | null
  onClose: () => void
}

/** An e-mail to the other side: which findings, in which tone, and the text as it will be, to copy or to open in mail. */
export function EmailDialog({ document, onClose, ...rest }: EmailProps) {
  const { t } = useTranslation(['email', 'ui'])
  const phone = useMediaQuery('(max-width: 599px)', undefined, { getInitialValueInEffect: false })
  return (
    <Dialog size="xl" fullScreen={phone ?? false} title={t('title')} onClose={onClose}>
      {isGuessed(rest.analysis) && (
        <div className={css.side}>
          <SideLine document={document} analysis={rest.analysis} phone={phone ?? false} />
        </div>
      )}
      {/* from another side other findings are asked about */}
      <EmailForm key={`${rest.analysis.perspective.party}`} {...rest} />
    </Dialog>
  )
}

export function EmailForm({ analysis, first, contract, from }: Omit<EmailProps, 'document' | 'onClose'>) {
  const { t } = useTranslation('email')
  const [chosen, setChosen] = useState(first)
  const [tone, setTone] = useState<Tone>('friendly')
  const draft = draftEmail(t, { analysis, chosen, tone, contract, from })
  const cards = cardsOf(analysis.critical_issues)
  const toggle = (ids: readonly string[], on: boolean) => {
    const next = new Set(chosen)
    for (const id of ids) on ? next.add(id) : next.delete(id)
    setChosen(next)
  }
  return (
    <div className={css.form}>
      <p className={css.hint}>{t('hint')}</p>
      <fieldset className={css.group}>
        <legend>{t('points')}</legend>
        {cards.map((card) => {
          const ids = card.map(({ id }) => id)
          const [{ id, severity, title }] = card
          const numbers = [...new Set(card.flatMap(({ clause_number }) => clause_number ?? []))]
          return (
            <label key={id} className={css.point}>
              <input
                type="checkbox"
                checked={ids.some((one) => chosen.has(one))}
                onChange={(event) => toggle(ids, event.currentTarget.checked)}
              />
              <SeverityShape mark={severity} size={12} />
              <span className={css.number}>
                {numbers.length > 0 ? numbers.join(', ') : titleOf(card[0], analysis.clause_analyses)}
              </span>
              <span>{title}</span>
            </label>
          )
        })}
      </fieldset>
      <fieldset className={css.group}>
        <legend>{t('toneLabel')}</legend>
        <div className={css.tones}>
          {tones.map((one) => (
            <label key={one} className={css.tone}>
              <input type="radio" name="tone" value={one} checked={one === tone} onChange={() => setTone(one)} />
              {t(`tones.${one}`)}
            </label>
          ))}
        </div>
      </fieldset>
      {chosen.size === 0 ? (
        <p role="status">{t('none')}</p>
      ) : (
        <>
          <section className={css.sheet} aria-label={t('preview')}>
            <p className={css.subject}>{t('subject', { subject: draft.subject })}</p>
            <p className={css.body}>{draft.body}</p>
          </section>
          {/\[[^\]]+\]/.test(draft.body) && <p className={css.hint}>{t('blanks')}</p>}
          <p className={css.hint}>{t('from')}</p>
          <Ways draft={draft} />
        </>
      )}
    </div>
  )
}

/** Copy, or open in mail; what is too long for that is copied and pasted there. */
function Ways({ draft }: { draft: ReturnType<typeof draftEmail> }) {
  const { t } = useTranslation(['email', 'ui'])
  const { copy, copied, error } = useClipboard({ timeout: 2000 })
  const { href, whole } = mailLink(draft)
  const text = `${t('subject', { subject: draft.subject })}\n\n${draft.body}`
  useEffect(() => {
    if (error) notifications.show({ message: t('ui:copyFailed'), closeButtonProps: { 'aria-label': t('ui:close') } })
  }, [error, t])
  const Icon = copied ? Check : Copy
  return (
    <>
      {!whole && <p className={css.hint}>{t('long')}</p>}
      <div className={css.ways}>
        <Button
          component="a"
          variant="default"
          href={href}
          leftSection={<Mail size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => {
            if (whole) return
            copy(draft.body)
            notifications.show({ message: t('pasteIt'), closeButtonProps: { 'aria-label': t('ui:close') } })
          }}
        >
          {t(whole ? 'open' : 'openLong')}
        </Button>
        <Button leftSection={<Icon size={18} strokeWidth={1.75} aria-hidden="true" />} onClick={() => copy(text)}>
          <span aria-live="polite">{t(copied ? 'copied' : 'copy')}</span>
        </Button>
      </div>
    </>
  )
}
