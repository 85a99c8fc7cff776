import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAddress } from '../../lib/use-address.ts'
import { Disclaimer } from '../../ui/states/disclaimer.tsx'
import { TabList } from '../../ui/tab-list.tsx'
import { initializationQuery } from './api.ts'
import { ClauseLibrary } from './clauses/clause-library.tsx'
import { DraftList } from './drafts/draft-list.tsx'
import { TemplateGallery } from './gallery.tsx'
import css from './templates.module.css'
import './undo-toast.tsx'

const tabs = ['templates', 'drafts', 'clauses'] as const

/** Templates, what the reader has begun from them, and single clauses to copy; the tab stands in the address. */
export function TemplatesPage() {
  const { t } = useTranslation(['templates', 'ui'])
  const address = useAddress()
  const asked = address.get('tab')
  const tab = tabs.find((one) => one === asked) ?? 'templates'
  // whatever comes of it, the list says what is there
  const { isPending } = useQuery(initializationQuery)
  return (
    <div className={css.page}>
      <title>{t('ui:pageTitle', { page: t('title') })}</title>
      <h1 className={css.title}>{t('title')}</h1>
      <p className={css.lead}>{t('lead')}</p>
      <div className={css.tabs}>
        <TabList
          label={t('tabs.label')}
          tabs={tabs.map((id) => ({ id, name: t(`tabs.${id}`) }))}
          current={tab}
          hrefOf={(id) => ({ search: id === 'templates' ? '' : `?tab=${id}` })}
        />
      </div>
      {tab === 'templates' && <TemplateGallery ready={!isPending} />}
      {tab === 'drafts' && <DraftList />}
      {tab === 'clauses' && <ClauseLibrary />}
      <Disclaimer kind="templates" />
    </div>
  )
}
