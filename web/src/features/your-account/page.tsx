import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { TabList } from '../../ui/tab-list.tsx'
import css from './account.module.css'
import { Data } from './data/data.tsx'
import { ProfileTab } from './profile/profile.tsx'
import { Security } from './security.tsx'
import { Sessions } from './sessions/sessions.tsx'
import { currentTab, tabAddress, useTabs } from './tabs.ts'

const views = { profile: ProfileTab, sessions: Sessions, security: Security, data: Data }

/** What a person can see and do about their own account. */
export function AccountPage() {
  const { t } = useTranslation(['your-account', 'ui'])
  const [search] = useSearchParams()
  const tabs = useTabs()
  const current = currentTab(search.get('tab'))
  const View = views[current]
  return (
    <div className={css.page}>
      <title>{t('ui:pageTitle', { page: t('title') })}</title>
      <h1 className={css.title}>{t('title')}</h1>
      <div className={css.tabs}>
        <TabList label={t('title')} tabs={tabs} current={current} hrefOf={tabAddress} />
      </div>
      <View />
    </div>
  )
}
