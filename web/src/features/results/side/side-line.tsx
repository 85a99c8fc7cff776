import { type Document, inSentence, type UnifiedAnalysis } from '@karar/schema'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { useViews } from '../../../lib/document-view.ts'
import { useKeepRow } from '../../../ui/focus/use-keep-focus.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { TextAction } from '../../../ui/text-action.tsx'
import { useSetSide, useSideBeingSet } from '../../position/api.ts'
import { addressOf } from '../tabs.ts'
import css from './side.module.css'
import { sidesToTake } from './sides.ts'

interface Props {
  document: Document
  analysis: UnifiedAnalysis
  phone: boolean
}

/** Whose side this is read from. While that is a guess, the parties stand beside it, each a way to say 'that is us'. */
export function SideLine({ document, analysis, phone }: Props) {
  const { t } = useTranslation(['results', 'position'])
  const { position } = useViews()
  const [search] = useSearchParams()
  const { set, failure } = useSetSide(document.id)
  const busy = useSideBeingSet(document.id) !== null
  const { perspective } = analysis
  const { party, role, basis } = perspective
  // a contract that names nobody calls its parties by role alone: 'The Employee'
  const byRole = role !== null && party?.toLowerCase() === `the ${role.toLowerCase()}`
  const known = !phone && role && !byRole && role.toLowerCase() !== party?.toLowerCase()
  // the owner alone says who they are
  const own = position !== undefined && document.owner === undefined
  const sides = own ? sidesToTake(analysis) : []
  // a side that is taken takes its button away
  const line = useKeepRow<HTMLDivElement>()
  const basisWords = !party || basis === 'chosen' || basis === 'none' ? null : bases[basis]
  return (
    <div className={css.side} ref={line} tabIndex={-1}>
      <p className={css.line}>
        <span>
          {!party
            ? t('side.none')
            : known
              ? t('side.forRole', { party, role: role.toLowerCase() })
              : t('side.for', { party: inSentence(party) })}
          {basisWords && <span className={css.basis}> · {t(basisWords)}</span>}
        </span>{' '}
        {sides.map(({ name, guessed }) => (
          <Fragment key={name}>
            <TextAction disabled={busy} onClick={() => set(name)}>
              {guessed ? t('side.us') : nameless[name] ? t(nameless[name]) : t('side.we', { party: inSentence(name) })}
            </TextAction>{' '}
          </Fragment>
        ))}
        {position && (
          <Link className={css.change} to={{ search: addressOf(search, 'position', { choose: '1' }) }}>
            {t('side.change')}
          </Link>
        )}
      </p>
      {failure && <Notice tone="error">{t(`position:failed.${failure}`)}</Notice>}
    </div>
  )
}

/** What a guess rests on. */
const bases = { weaker_party: 'side.weaker', company: 'side.company' } as const
/** What a reader says who is 'we' or 'you' in a contract that names neither. */
const nameless: Readonly<Partial<Record<string, 'side.wrote' | 'side.addressed'>>> = {
  We: 'side.wrote',
  You: 'side.addressed',
}
