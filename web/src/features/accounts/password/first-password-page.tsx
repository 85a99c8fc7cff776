import { isStrongPassword } from '@karar/schema'
import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../../../lib/http/failure-words.ts'
import { HttpError } from '../../../lib/http/http-error.ts'
import { useSend } from '../../../lib/http/use-send.ts'
import { PasswordField } from '../../../ui/password/password-field.tsx'
import { PasswordHelp } from '../../../ui/password/password-help.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { TextAction } from '../../../ui/text-action.tsx'
import { changePassword, signOut } from '../api.ts'
import css from '../form.module.css'
import { Frame, Screen } from '../frame.tsx'

const fields = ['current', 'next', 'again'] as const

/** Before anything else: a password of one's own in place of the one that Karar made up. */
export function FirstPasswordPage({ email }: { email: string }) {
  const { t } = useTranslation('accounts')
  const [typed, setTyped] = useState('')
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { current: '', next: '', again: '' },
    validate: {
      current: (value) => (value === '' ? t('firstPassword.currentMissing') : null),
      next: (value, { current }) => {
        if (value === current) return t('firstPassword.same')
        return isStrongPassword(value) ? null : t('register.passwordWeak')
      },
      again: (value, { next }) => (value === next ? null : t('register.mismatch')),
    },
    onValuesChange: ({ next }) => setTyped(next),
  })
  const isWrong = (error: Error) => error instanceof HttpError && error.reason === 'wrong_password'
  const mutation = useSend({
    mutationFn: changePassword,
    onError: (error) => {
      if (!isWrong(error)) return
      form.setFieldError('current', failureWords(error))
      form.getInputNode('current')?.focus()
    },
  })
  const focusFirst = (errors: Partial<Record<string, unknown>>) =>
    form.getInputNode(fields.find((field) => errors[field]) ?? 'current')?.focus()

  return (
    <Frame>
      <Screen title={t('firstPassword.title')} subtitle={t('firstPassword.subtitle')}>
        <form
          className={css.fields}
          noValidate
          aria-label={t('firstPassword.title')}
          onSubmit={form.onSubmit(
            ({ current, next }) => mutation.mutate({ current_password: current, new_password: next }),
            focusFirst,
          )}
        >
          {mutation.error && !isWrong(mutation.error) && <Notice tone="error">{failureWords(mutation.error)}</Notice>}
          {/* tells a password manager whose password it is; nobody sees it */}
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label={t('firstPassword.current')}
            name="current-password"
            autoComplete="current-password"
            autoFocus
            key={form.key('current')}
            {...form.getInputProps('current')}
          />
          <PasswordField
            label={t('reset.newPassword')}
            name="new-password"
            autoComplete="new-password"
            key={form.key('next')}
            {...form.getInputProps('next')}
          />
          <PasswordField
            label={t('confirmPassword')}
            name="confirm_password"
            autoComplete="new-password"
            key={form.key('again')}
            {...form.getInputProps('again')}
          />
          <PasswordHelp password={typed} />
          <Button type="submit" size="lg" fullWidth loading={mutation.isPending}>
            {t('firstPassword.submit')}
          </Button>
        </form>
        <p className={css.switch}>
          <TextAction onClick={() => void signOut()}>{t('firstPassword.signOut')}</TextAction>
        </p>
      </Screen>
    </Frame>
  )
}
