import { type Draft, paperOf } from '@karar/schema'
import { Button } from '@mantine/core'
import { ArrowLeft, Download, ScanSearch } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { failureWords } from '../../../lib/http/failure-words.ts'
import { useSend } from '../../../lib/http/use-send.ts'
import { useAddress } from '../../../lib/use-address.ts'
import { Disclaimer } from '../../../ui/states/disclaimer.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { analyseFile } from '../../documents/api.ts'
import { offerUpgradeFor } from '../../usage/api.ts'
import { draftFile, type PaperSource } from '../api.ts'
import { DownloadDialog } from '../download-dialog.tsx'
import { Guide } from '../guide.tsx'
import { Paper } from '../paper.tsx'
import { DraftName } from './draft-name.tsx'
import { DraftQuestion } from './draft-question.tsx'
import { DraftSummary } from './draft-summary.tsx'
import css from './drafts.module.css'
import { QuestionList } from './question-list.tsx'
import { useFilling } from './use-filling.ts'

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Where a draft is filled in. The question stands in the address; what is typed shows in the text at once. */
export function DraftDesk({ draft }: { draft: Draft }) {
  const { t } = useTranslation('templates')
  const address = useAddress()
  const navigate = useNavigate()
  const filling = useFilling(draft)
  const [downloading, setDownloading] = useState(false)
  const { fields } = draft
  const source: PaperSource = { kind: 'draft', id: draft.id, name: draft.name }
  const asked = fields.findIndex(({ key }) => key === address.get('question'))
  const firstOpen = fields.findIndex(({ key }) => filling.isOpen(key))
  const [start] = useState(firstOpen)
  const at = address.get('question') === 'end' ? -1 : asked >= 0 ? asked : start
  const field = at < 0 ? undefined : fields[at]
  // the back button leads to the question before
  const go = (step: number) =>
    void navigate(address.with({ question: fields[step]?.key ?? 'end' }), { preventScrollReset: true })
  const analyze = useSend({
    mutationFn: async () => {
      await filling.flush()
      return analyseFile(await draftFile(source))
    },
    onSuccess: (id) => navigate(`/documents/${id}/results`),
    onError: (error) => void offerUpgradeFor(error),
  })
  return (
    <>
      <Link to="/templates?tab=drafts" className={css.back}>
        <ArrowLeft {...icon} /> {t('draft.back')}
      </Link>
      <header className={css.head}>
        <DraftName draft={draft} />
        <div className={css.headActions}>
          <Button
            variant="default"
            leftSection={<Download {...icon} />}
            onClick={() => void filling.flush().then(() => setDownloading(true))}
          >
            {t('draft.download')}
          </Button>
          {draft.is_contract && (
            <Button
              leftSection={<ScanSearch {...icon} />}
              loading={analyze.isPending}
              title={t('draft.analyzeHint')}
              onClick={() => analyze.mutate()}
            >
              {t('draft.analyze')}
            </Button>
          )}
        </div>
      </header>
      {analyze.isError && <Notice tone="error">{failureWords(analyze.error, t('draft.analyzeFailed'))}</Notice>}
      <div className={css.desk}>
        <section className={css.questions} aria-label={t('draft.questions')}>
          {field ? (
            <DraftQuestion key={field.key} field={field} step={at} total={fields.length} filling={filling} onGo={go} />
          ) : (
            <DraftSummary
              open={fields.filter(({ key }) => filling.isOpen(key)).length}
              onFirst={() => go(fields.findIndex(({ key }) => filling.isOpen(key)))}
            />
          )}
          <p className={css.saved} role="status">
            {filling.state === 'idle' ? '' : t(filling.state === 'saving' ? 'draft.saving' : 'draft.saved')}
          </p>
          {filling.state === 'failed' && <Notice tone="error">{filling.problem || t('draft.saveFailed')}</Notice>}
          <QuestionList fields={fields} current={field?.key} filling={filling} onGo={go} />
          {draft.guide && (
            <details className={css.all}>
              <summary>{t('draft.guide')}</summary>
              <Guide guide={draft.guide} />
            </details>
          )}
        </section>
        <div className={css.paper}>
          <Paper
            blocks={paperOf(draft.template_content, fields, filling.values)}
            label={t('draft.paper')}
            current={field?.key}
          />
        </div>
      </div>
      <Disclaimer kind="templates" />
      {downloading && <DownloadDialog source={source} onClose={() => setDownloading(false)} />}
    </>
  )
}
