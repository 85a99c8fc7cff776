import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/icon-button.tsx'
import css from './contract.module.css'
import type { TextSearch } from './use-search.ts'

/** The search box over the contract: Enter for the next place, Shift and Enter for the one before, Escape to close. */
export function ContractSearch({ search }: { search: TextSearch }) {
  const { t } = useTranslation('results')
  const { sought, setSought, hits, index, step, setOpen } = search
  const close = () => {
    setSought('')
    setOpen(false)
  }
  return (
    <search className={css.search}>
      <input
        className={css.input}
        type="text"
        value={sought}
        // biome-ignore lint/a11y/noAutofocus: the person has just asked for this box
        autoFocus
        aria-label={t('contract.search')}
        placeholder={t('contract.search')}
        onChange={(event) => setSought(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') step(event.shiftKey ? -1 : 1)
          if (event.key === 'Escape') {
            event.stopPropagation()
            close()
          }
        }}
      />
      <span className={css.hits} role="status">
        {sought.trim().length > 1 &&
          (hits.length > 0 ? t('contract.hits', { index: index + 1, total: hits.length }) : t('contract.noHits'))}
      </span>
      <IconButton label={t('contract.searchPrevious')} onClick={() => step(-1)} disabled={hits.length === 0}>
        <ChevronUp size={19} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <IconButton label={t('contract.searchNext')} onClick={() => step(1)} disabled={hits.length === 0}>
        <ChevronDown size={19} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <IconButton label={t('contract.searchClose')} onClick={close}>
        <X size={18} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </search>
  )
}
