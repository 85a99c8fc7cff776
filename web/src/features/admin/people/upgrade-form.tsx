import { planOf, SubscriptionType, type User } from '@karar/schema'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/text/format.ts'
import css from '../ask.module.css'

interface Props {
  user: User
  onKeep: () => void
  onUpgrade: (type: SubscriptionType) => void
}

/** The types that are paid for, one for each plan: of several that stand for one plan, the first. */
export const paidTypes = [
  ...Map.groupBy(
    SubscriptionType.options.filter((type) => type !== 'free'),
    (type) => planOf(type).id,
  ).values(),
].map(([type]) => type!)

/** Which plan an account that has used up its free documents goes on with. */
export function UpgradeForm({ user, onKeep, onUpgrade }: Props) {
  const { t } = useTranslation('admin')
  const [chosen, setChosen] = useState<SubscriptionType>('premium')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onUpgrade(chosen)
      }}
    >
      <p className={css.body}>
        {t('ask.upgrade.body', {
          name: user.full_name,
          email: user.email,
          used: formatNumber(user.documents_analyzed),
          limit: formatNumber(user.free_documents_limit),
        })}
      </p>
      <fieldset className={css.plans}>
        <legend>{t('ask.upgrade.plans')}</legend>
        {paidTypes.map((type) => {
          const { name, contracts } = planOf(type)
          return (
            <label key={type} className={css.plan}>
              <input type="radio" name="plan" value={type} checked={type === chosen} onChange={() => setChosen(type)} />
              {name}
              <span className={css.allows}>
                {contracts === null ? t('ask.upgrade.unlimited') : t('ask.upgrade.monthly', { contracts })}
              </span>
            </label>
          )
        })}
      </fieldset>
      <div className={css.answers}>
        <Button variant="default" data-autofocus onClick={onKeep}>
          {t('ask.upgrade.keep')}
        </Button>
        <Button type="submit">{t('ask.upgrade.confirm')}</Button>
      </div>
    </form>
  )
}
