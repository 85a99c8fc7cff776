import type { Card, LegalIssue } from '@karar/schema'
import { useHotkeys } from '@mantine/hooks'
import { ArrowLeft, ChevronDown, ChevronUp, Maximize2, Minimize2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { issueHash } from '../../../lib/place.ts'
import { SeverityLabel } from '../../../ui/findings/severity.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Contract, type ContractProps } from '../contract/contract.tsx'
import type { Places } from '../use-places.ts'
import { IssueBody } from './issue-body.tsx'
import css from './issue-screen.module.css'
import { ResolvedBox } from './resolved-box.tsx'
import type { Resolved } from './use-resolved.ts'

interface Props {
  issue: LegalIssue
  resolved: Resolved
  /** the cards that next and previous walk through; that of the issue is one of them */
  shown: readonly Card[]
  places: Places
  contract: ContractProps
  step: (by: 1 | -1) => void
}

/** One finding on a phone: its card on the whole screen, and its clause in the contract below. */
export function IssueScreen({ issue, resolved, shown, places, contract, step }: Props) {
  const { t } = useTranslation('results')
  const navigate = useNavigate()
  const card: Card = shown.find((one) => one.some(({ id }) => id === issue.id)) ?? [issue]
  const [low, setLow] = useState(false)
  const [tall, setTall] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  const scroll = useRef<HTMLDivElement>(null)
  const pushed = useRef(places.origin !== null && places.origin !== 'contract')
  const index = shown.findIndex((card) => card.some(({ id }) => id === issue.id))
  // what is only to be checked is no issue, and is counted by itself
  const alike = shown.filter(([first]) => first.unsure === issue.unsure)
  const position = t(issue.unsure ? 'check.position' : 'issues.position', {
    index: alike.indexOf(card) + 1,
    total: alike.length,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each finding begins at its title
  useEffect(() => {
    scroll.current?.scrollTo(0, 0)
    title.current?.focus({ preventScroll: true })
  }, [issue.id])
  useEffect(() => {
    const { body } = document
    body.style.overflow = 'hidden'
    return () => {
      body.style.overflow = ''
    }
  }, [])
  // Where this screen was opened from the list, going back in history is the same as the phone's own button.
  const back = () => (pushed.current ? void navigate(-1) : places.go('', 'card'))
  useHotkeys([['Escape', back]])

  return (
    <section className={css.screen} aria-label={position}>
      <header className={css.bar}>
        <IconButton label={t('issues.backToList')} onClick={back}>
          <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
        <p className={css.position}>{position}</p>
        <IconButton label={t('issues.previous')} onClick={() => step(-1)} disabled={index <= 0}>
          <ChevronUp size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('issues.next')} onClick={() => step(1)} disabled={index === shown.length - 1}>
          <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </header>
      <div ref={scroll} className={css.card}>
        <p className={css.margin}>
          <span className={css.clause}>{issue.clause_number}</span>
          <span>{t('issues.page', { page: issue.page })}</span>
          {!issue.unsure && (
            <>
              <SeverityLabel mark={issue.severity} />
              <ResolvedBox card={card} resolved={resolved} />
            </>
          )}
        </p>
        <h2 ref={title} className={css.title} tabIndex={-1}>
          {issue.title}
        </h2>
        <IssueBody card={card} onPlace={card.length > 1 ? (id) => places.go(issueHash(id), 'keys') : undefined} />
      </div>
      <section className={css.contract} data-size={low ? 'low' : tall ? 'tall' : undefined}>
        <header className={css.contractBar}>
          <h3 className={css.contractTitle}>{t('issues.inContractPage', { page: issue.page })}</h3>
          <IconButton
            label={tall ? t('contract.shrink') : t('contract.expand')}
            onClick={() => {
              setTall(!tall)
              setLow(false)
            }}
          >
            {tall ? (
              <Minimize2 size={18} strokeWidth={1.75} aria-hidden="true" />
            ) : (
              <Maximize2 size={18} strokeWidth={1.75} aria-hidden="true" />
            )}
          </IconButton>
          <IconButton
            label={low ? t('contract.open') : t('contract.close')}
            aria-expanded={!low}
            onClick={() => {
              setLow(!low)
              setTall(false)
            }}
          >
            {low ? (
              <ChevronUp size={20} strokeWidth={1.75} aria-hidden="true" />
            ) : (
              <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
            )}
          </IconButton>
        </header>
        <div className={css.contractBody} hidden={low}>
          <Contract {...contract} />
        </div>
      </section>
    </section>
  )
}
