import type { DocumentId, FactKind, KeyFacts } from '@karar/schema'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import section from '../insights/professional.module.css'
import type { Places } from '../use-places.ts'
import { FactRow } from './fact-row.tsx'
import css from './key-fact-list.module.css'

const kinds: readonly FactKind[] = ['dates', 'term', 'notice', 'money', 'governing_law', 'seat']

interface Props {
  facts: KeyFacts
  /** of a document whose figures the reader may put right; null where it is somebody else's */
  own: DocumentId | null
  places: Places
}

/** Dates, periods and sums, each leading to the words that state it; what was read wrongly can be put right. */
export const KeyFactList = memo(function KeyFactList({ facts, own, places: { go } }: Props) {
  const { t } = useTranslation('results')
  // one at a time
  const [edited, setEdited] = useState<string | null>(null)
  const filled = kinds.filter((kind) => facts[kind].length > 0)
  return (
    <section className={section.section}>
      <h2 className={section.heading}>{t('facts.title')}</h2>
      {filled.length === 0 && <p className={section.none}>{t('facts.none')}</p>}
      {own && filled.length > 0 && <p className={css.lead}>{t('facts.lead')}</p>}
      <dl>
        {filled.map((kind) => (
          <div key={kind} className={css.group}>
            <dt>{t(`facts.${kind}`)}</dt>
            <dd>
              <ul>
                {facts[kind].map((fact, index) => {
                  const key = `${kind} ${index}`
                  return (
                    <FactRow
                      key={key}
                      kind={kind}
                      fact={fact}
                      own={own}
                      editing={edited === key}
                      onEdit={(on) => setEdited(on ? key : null)}
                      onShow={(hash) => go(hash, 'list')}
                    />
                  )
                })}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
})
