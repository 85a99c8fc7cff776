import { useMantineColorScheme } from '@mantine/core'
import { Moon, Sun } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './icon-button.tsx'
import css from './theme-switch.module.css'

/**
 * Light or dark; the system decides until the person does. The style says which of the two buttons is seen: a page that was
 * drawn beforehand was drawn before anybody knew.
 */
export function ThemeSwitch() {
  const { t } = useTranslation('ui')
  const { setColorScheme } = useMantineColorScheme()
  const switchTo = (scheme: 'light' | 'dark') => (event: MouseEvent<HTMLButtonElement>) => {
    const { nextElementSibling, previousElementSibling } = event.currentTarget
    setColorScheme(scheme)
    // the one that was pressed is gone
    const other = scheme === 'dark' ? nextElementSibling : previousElementSibling
    if (other instanceof HTMLElement) other.focus()
  }
  return (
    <span className={css.both}>
      <IconButton className={css.toDark ?? ''} label={t('theme.toDark')} onClick={switchTo('dark')}>
        <Moon size={19} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <IconButton className={css.toLight ?? ''} label={t('theme.toLight')} onClick={switchTo('light')}>
        <Sun size={19} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </span>
  )
}
