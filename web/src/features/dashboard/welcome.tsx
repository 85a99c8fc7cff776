import { Button } from '@mantine/core'
import { FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { failureWords } from '../../lib/http/failure-words.ts'
import { useSend } from '../../lib/http/use-send.ts'
import { Notice } from '../../ui/states/notice.tsx'
import { analyseSample } from '../documents/api.ts'
import css from './welcome.module.css'

/** Nothing to count yet: says what will stand here, and how to get there. */
export function Welcome() {
  const { t } = useTranslation(['dashboard', 'documents'])
  const navigate = useNavigate()
  const sample = useSend({
    mutationFn: analyseSample,
    onSuccess: (id) => navigate(`/documents/${id}/results`),
  })
  return (
    <section className={css.box}>
      <h2 className={css.title}>{t('documents:empty.title')}</h2>
      <p className={css.body}>{t('welcome.body')}</p>
      {sample.isError && <Notice tone="error">{failureWords(sample.error, t('documents:empty.sampleFailed'))}</Notice>}
      <div className={css.actions}>
        <Button component={Link} to="/documents">
          {t('upload')}
        </Button>
        <Button
          variant="default"
          loading={sample.isPending}
          onClick={() => sample.mutate()}
          leftSection={<FileText size={18} strokeWidth={1.75} aria-hidden="true" />}
        >
          {t('documents:empty.sample')}
        </Button>
      </div>
    </section>
  )
}
