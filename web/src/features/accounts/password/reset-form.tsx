import { passedChecks, passwordMaxLength, resetScore, resetScoreNeeded } from '@karar/schema'
import { Button } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSend } from '../../../lib/http/use-send.ts'
import { PasswordField } from '../../../ui/password/password-field.tsx'
import { resetPassword } from '../api.ts'
import css from '../form.module.css'
import { ResetRefusal } from './reset-refusal.tsx'
import { ResetStrength } from './reset-strength.tsx'

/** A new password, twice. It can be sent once both agree and it is not too weak; until then a line says what is missing. */
export function ResetForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation('accounts')
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  // What is wrong with a field is said once it was left, not at its first letter. The password counts as left when the
  // second field is entered: words that appear on a press of the button would move it away from under the pointer.
  const [left, setLeft] = useState({ password: false, repeated: false })
  const field = useRef<HTMLInputElement>(null)
  const mutation = useSend({ mutationFn: resetPassword, onSuccess: onDone })

  const weak = resetScore(password) < resetScoreNeeded
  const differ = password !== repeated
  const wrong = wrongWords()
  const typing = !left.repeated && password.startsWith(repeated)
  const reason = password === '' ? 'empty' : weak ? 'weak' : differ ? 'repeat' : null

  function wrongWords(): string | null {
    if (password.length > passwordMaxLength) return t('passwordTooLong', { most: passwordMaxLength })
    const passed = passedChecks(password)
    if (!passed.has('length')) return t('reset.tooShort')
    return passed.has('uncommon') ? null : t('reset.common')
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (wrong === null) {
      mutation.mutate({ token, new_password: password })
    } else {
      setLeft({ password: true, repeated: true })
      field.current?.focus()
    }
  }

  return (
    <form className={css.fields} noValidate aria-label={t('reset.title')} onSubmit={submit}>
      {mutation.error && <ResetRefusal error={mutation.error} />}
      <PasswordField
        ref={field}
        label={t('reset.newPassword')}
        name="new_password"
        autoComplete="new-password"
        autoFocus
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={left.password && password !== '' && wrong}
      />
      <ResetStrength password={password} />
      <PasswordField
        label={t('confirmPassword')}
        name="confirm_password"
        autoComplete="new-password"
        value={repeated}
        onChange={(event) => setRepeated(event.currentTarget.value)}
        onFocus={() => setLeft({ ...left, password: true })}
        onBlur={() => setLeft({ ...left, repeated: true })}
        error={repeated !== '' && differ && !typing && t('reset.mismatch')}
      />
      <Button type="submit" size="lg" fullWidth disabled={reason !== null} loading={mutation.isPending} mt={4}>
        {t('reset.submit')}
      </Button>
      <p className={css.reason} role="status">
        {reason && t(`reset.why.${reason}`)}
      </p>
    </form>
  )
}
