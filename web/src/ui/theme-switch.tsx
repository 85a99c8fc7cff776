import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from './icon-button.tsx'

/** Light or dark; the system decides until the person does. */
export function ThemeSwitch() {
  const { t } = useTranslation('ui')
  const { setColorScheme } = useMantineColorScheme()
  const dark = useComputedColorScheme('light') === 'dark'
  const Icon = dark ? Sun : Moon
  return (
    <IconButton
      label={dark ? t('theme.toLight') : t('theme.toDark')}
      onClick={() => setColorScheme(dark ? 'light' : 'dark')}
    >
      <Icon size={19} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  )
}
