import { type PolicyTemplate, TemplateCategory } from '@karar/schema'
import { Button, NativeSelect } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddress } from '../../lib/use-address.ts'
import { SearchBox } from '../../ui/search-box.tsx'
import { FailedToLoad } from '../../ui/states/failed-to-load.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import { TextAction } from '../../ui/text-action.tsx'
import { meQuery } from '../accounts/api.ts'
import { TemplateEditor } from './admin/editor.tsx'
import { templatesQuery } from './api.ts'
import { templateDeletions } from './deletions.ts'
import { DownloadDialog } from './download-dialog.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { TemplateCard } from './template-card.tsx'
import css from './templates.module.css'
import { useBeginDraft } from './use-begin-draft.ts'

/** What is open over the list. */
type Open = { dialog: 'preview' | 'download' | 'edit'; template: PolicyTemplate } | { dialog: 'create' } | null

/** @param ready the templates of this version are in place, or could not be put there */
export function TemplateGallery({ ready }: { ready: boolean }) {
  const { t } = useTranslation('templates')
  const address = useAddress()
  const [q, asked] = [address.get('q').trim().slice(0, 200), address.get('category')]
  const category = TemplateCategory.options.find((one) => one === asked) ?? ''
  const { data: me } = useQuery(meQuery)
  const list = useInfiniteQuery({ ...templatesQuery({ category, q }), enabled: ready })
  const [open, setOpen] = useState<Open>(null)
  const { waiting, sent, failure } = templateDeletions.use()
  const begin = useBeginDraft()
  const gone = new Set([...waiting.map(({ id }) => id as string), ...sent])
  const rows = (list.data?.pages.flatMap((page) => page.rows) ?? []).filter(({ id }) => !gone.has(id))
  const total = Math.max(rows.length, (list.data?.pages[0]?.total ?? 0) - waiting.length)
  const admin = me?.role === 'admin'
  const close = () => setOpen(null)

  return (
    <>
      {me && !admin && (
        <Notice tone="info" title={t('readOnly.title')}>
          {t('readOnly.body')}
        </Notice>
      )}
      <search className={css.tools} aria-label={t('find.label')}>
        <SearchBox
          label={t('find.search')}
          hint={t('find.hint')}
          className={css.search}
          value={q}
          onChange={(words) => address.set({ q: words })}
        />
        <NativeSelect
          aria-label={t('find.category')}
          data={[
            { value: '', label: t('find.all') },
            ...TemplateCategory.options.map((value) => ({ value, label: t(`categories.${value}`) })),
          ]}
          value={category}
          onChange={({ currentTarget }) => address.set({ category: currentTarget.value })}
        />
        {admin && (
          <Button
            leftSection={<Plus size={18} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => setOpen({ dialog: 'create' })}
          >
            {t('editor.new')}
          </Button>
        )}
      </search>
      {failure && (
        <Notice tone="error" onClose={templateDeletions.forgetFailure}>
          {failure}
        </Notice>
      )}
      {begin.problem && <Notice tone="error">{begin.problem}</Notice>}
      {list.isPending ? (
        <Spinner />
      ) : list.isError && rows.length === 0 ? (
        <FailedToLoad title={t('failed.list')} error={list.error} onRetry={() => list.refetch()} />
      ) : rows.length === 0 ? (
        <div className={css.nothing}>
          <h2>{t('find.none')}</h2>
          <p>{t('find.noneBody')}</p>
          <TextAction onClick={() => address.set({ q: '', category: '' })}>{t('find.showAll')}</TextAction>
        </div>
      ) : (
        <>
          <p className={css.count} role="status">
            {t('find.count', { count: total })}
          </p>
          <ul className={css.grid}>
            {rows.map((template) => (
              <TemplateCard
                key={template.id}
                template={template}
                onPreview={() => setOpen({ dialog: 'preview', template })}
                onDownload={() => setOpen({ dialog: 'download', template })}
                onFill={() => begin.start(template.id)}
                admin={
                  admin
                    ? {
                        onEdit: () => setOpen({ dialog: 'edit', template }),
                        onDelete: () => templateDeletions.later([template]),
                      }
                    : null
                }
              />
            ))}
          </ul>
          {list.hasNextPage && (
            <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {t('find.more')}
            </Button>
          )}
        </>
      )}
      {open?.dialog === 'preview' && (
        <PreviewDialog
          template={open.template}
          onClose={close}
          onDownload={() => setOpen({ dialog: 'download', template: open.template })}
          onFill={() => begin.start(open.template.id)}
        />
      )}
      {open?.dialog === 'download' && (
        <DownloadDialog source={{ kind: 'template', ...open.template }} onClose={close} />
      )}
      {open?.dialog === 'edit' && <TemplateEditor template={open.template} onClose={close} />}
      {open?.dialog === 'create' && <TemplateEditor template={null} onClose={close} />}
    </>
  )
}
