import type { Card } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import css from './resolved-box.module.css'
import type { Resolved } from './use-resolved.ts'

/** The tick of a card: dealt with in all its places, for this reader. */
export function ResolvedBox({ card, resolved }: { card: Card; resolved: Resolved }) {
  const { t } = useTranslation('results')
  return (
    <label className={css.box}>
      <input
        type="checkbox"
        className={css.tick}
        checked={card.every(({ id }) => resolved.ids.has(id))}
        aria-label={t('resolved.tick', { title: card[0].title })}
        onChange={() => resolved.toggle(card.map(({ id }) => id))}
      />
      <span aria-hidden="true">{t('resolved.settled')}</span>
    </label>
  )
}
