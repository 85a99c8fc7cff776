import type { DocumentId } from '@karar/schema'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { suggestionsQuery } from '../api.ts'
import css from '../view.module.css'
import { QuestionChips } from './question-chips.tsx'

interface Props {
  documentId: DocumentId
  analyzedAt: string | null
  onAsk: (question: string) => void
}

/** Before the first question: what can be asked, in English and in Hindi. */
export function Suggestions({ documentId, analyzedAt, onAsk }: Props) {
  const { t } = useTranslation('chat')
  // without them the person types
  const { data = [] } = useQuery(suggestionsQuery(documentId, analyzedAt))
  const of = (wanted: 'en' | 'hi') => data.filter(({ language }) => language === wanted).map(({ question }) => question)
  return (
    <section className={css.empty}>
      <h2 className={css.emptyTitle}>{t('empty.title')}</h2>
      <p className={css.emptyBody}>{t('empty.body')}</p>
      <QuestionChips label={t('empty.english')} questions={of('en')} onAsk={onAsk} />
      <QuestionChips label={t('empty.hindi')} questions={of('hi')} language="hi" onAsk={onAsk} />
    </section>
  )
}
