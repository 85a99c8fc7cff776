import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import css from './password-field.module.css'

/** A field for a password, with a button that shows what was typed. Mantine's own button does not hear a plain click,
 *  which is what some assistive technology sends. */
export function PasswordField(props: PasswordInputProps) {
  const { t } = useTranslation('ui')
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <PasswordInput
      {...props}
      aria-invalid={Boolean(props.error)}
      visible={shown}
      spellCheck={false}
      autoCapitalize="none"
      rightSectionWidth={44}
      rightSection={
        <button
          type="button"
          className={css.show}
          aria-label={shown ? t('hide') : t('show')}
          // the field keeps the focus and the place of the cursor
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setShown(!shown)}
        >
          <Icon size={19} strokeWidth={1.75} aria-hidden="true" />
        </button>
      }
    />
  )
}
