import { Profile, type User } from '@karar/schema'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../../../lib/http/failure-words.ts'
import { queryClient } from '../../../lib/http/query-client.ts'
import { typed } from '../../../lib/http/typed.ts'
import { useSend } from '../../../lib/http/use-send.ts'
import { useUnsent } from '../../../lib/http/use-unsent.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { meQuery } from '../../accounts/api.ts'
import css from '../account.module.css'
import { saveProfile } from '../api.ts'
import { focusError } from '../focus-error.ts'
import { useTell } from '../use-tell.ts'

const typedProfile = typed<Record<'full_name' | 'company_name' | 'phone', string>>(
  () => queryClient.getQueryData(meQuery.queryKey)?.id,
)

/** Name, company and phone. What was typed stays until it is saved, also where the session ends meanwhile. */
export function ProfileForm({ user }: { user: User }) {
  const { t } = useTranslation('your-account')
  const tell = useTell()
  const { full_name, company_name, phone } = user
  const unsent = useUnsent(typedProfile, 'profile')
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: unsent.found ?? { full_name, company_name, phone: phone ?? '' },
    onValuesChange: unsent.keep,
    validate: {
      full_name: (value) => (Profile.shape.full_name.safeParse(value).success ? null : t('profile.nameMissing')),
      company_name: (value) =>
        Profile.shape.company_name.safeParse(value).success ? null : t('profile.companyMissing'),
      phone: (value) => (Profile.shape.phone.safeParse(value).success ? null : t('profile.phoneWrong')),
    },
  })
  const mutation = useSend({
    mutationFn: saveProfile,
    onSuccess: () => {
      unsent.drop()
      tell(t('profile.saved'))
    },
  })
  return (
    <form
      className={css.fields}
      noValidate
      aria-label={t('profile.title')}
      onSubmit={form.onSubmit((values) => mutation.mutate(Profile.parse(values)), focusError(form))}
    >
      {mutation.error && <Notice tone="error">{failureWords(mutation.error, t('profile.failed'))}</Notice>}
      <div className={css.pair}>
        <TextInput
          label={t('profile.name')}
          name="name"
          autoComplete="name"
          key={form.key('full_name')}
          {...form.getInputProps('full_name')}
        />
        <TextInput
          label={t('profile.company')}
          name="organization"
          autoComplete="organization"
          key={form.key('company_name')}
          {...form.getInputProps('company_name')}
        />
        <TextInput
          label={
            <>
              {t('profile.phone')} <span className={css.optional}>{t('profile.optional')}</span>
            </>
          }
          type="tel"
          name="tel"
          autoComplete="tel"
          key={form.key('phone')}
          {...form.getInputProps('phone')}
        />
      </div>
      <div className={css.actions}>
        <Button type="submit" loading={mutation.isPending}>
          {t('profile.save')}
        </Button>
      </div>
    </form>
  )
}
