import type { TemplateId } from '@karar/schema'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { failureWords } from '../../lib/http/failure-words.ts'
import { useSend } from '../../lib/http/use-send.ts'
import { createDraft } from './api.ts'

/** Begins a draft and goes there. */
export function useBeginDraft(): { start: (template: TemplateId) => void; problem: string } {
  const { t } = useTranslation('templates')
  const navigate = useNavigate()
  const begin = useSend({
    mutationFn: createDraft,
    onSuccess: ({ id }) => navigate(`/templates/drafts/${id}`),
  })
  return {
    // a second press is no second draft
    start: (template) => !begin.isPending && begin.mutate(template),
    problem: begin.isError ? failureWords(begin.error, t('failed.begin')) : '',
  }
}
