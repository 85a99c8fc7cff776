import type { DocumentId } from '@karar/schema'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/states/notice.tsx'
import { TextAction } from '../../ui/text-action.tsx'
import { Answer } from './answer/answer.tsx'
import { type Asking, ask, fetchAnswer } from './ask/asking.ts'
import { keepDraft, readDraft } from './ask/draft.ts'
import css from './view.module.css'

interface Props {
  documentId: DocumentId
  asking: Asking
  show: (hash: string) => void
}

/** The last question while it is answered, after it was stopped, and after it failed. */
export function PendingExchange({ documentId, asking, show }: Props) {
  const { t } = useTranslation(['chat', 'ui'])
  const [fetching, setFetching] = useState(false)
  const { question, citations, text, phase, failure } = asking
  const begun = text !== '' || citations.length > 0
  const again = () => {
    if (readDraft(documentId) === question) keepDraft(documentId, '')
    void ask(documentId, question)
  }
  return (
    <article className={css.exchange} data-pending={phase}>
      <h2 className={css.question} data-last-question>
        {question}
      </h2>
      {begun && (
        <Answer
          answer={{ message_text: text, citations: [...citations], law: [], kind: null }}
          whole={false}
          show={show}
        />
      )}
      {phase === 'asking' && !begun && <p className={css.waiting}>{t('answering')}</p>}
      {phase === 'stopped' && (
        <div className={css.notice}>
          <Notice
            tone="info"
            action={
              <TextAction
                disabled={fetching}
                onClick={async () => {
                  setFetching(true)
                  await fetchAnswer(documentId)
                  setFetching(false)
                }}
              >
                {fetching ? t('ui:loading') : t('stopped.show')}
              </TextAction>
            }
          >
            {t('stopped.words')}
          </Notice>
        </div>
      )}
      {phase === 'failed' && failure && (
        <div className={css.notice}>
          <Notice tone="error" action={<TextAction onClick={again}>{t('failure.again')}</TextAction>}>
            {failure.words} {failure.reason}
          </Notice>
        </div>
      )}
    </article>
  )
}
