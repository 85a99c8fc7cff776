import { Button } from '@mantine/core'
import { FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { failureWords } from '../../../lib/http/failure-words.ts'
import { useSend } from '../../../lib/http/use-send.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { analyseSample } from '../api.ts'
import css from './empty-list.module.css'

/** Nothing here yet: says what will be, and shows it with a sample. */
export function EmptyList() {
  const { t } = useTranslation('documents')
  const navigate = useNavigate()
  const sample = useSend({
    mutationFn: analyseSample,
    onSuccess: (id) => navigate(`/documents/${id}/results`),
  })
  return (
    <section className={css.box}>
      <h2 className={css.title}>{t('empty.title')}</h2>
      <p className={css.body}>{t('empty.body')}</p>
      {sample.isError && <Notice tone="error">{failureWords(sample.error, t('empty.sampleFailed'))}</Notice>}
      <Button
        variant="default"
        loading={sample.isPending}
        onClick={() => sample.mutate()}
        leftSection={<FileText size={18} strokeWidth={1.75} aria-hidden="true" />}
      >
        {t('empty.sample')}
      </Button>
    </section>
  )
}
