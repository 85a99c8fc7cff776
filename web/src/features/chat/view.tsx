import { useInfiniteQuery } from '@tanstack/react-query'
import { type CSSProperties, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnalysisViewProps } from '../../lib/document-view.ts'
import { FailedToLoad } from '../../ui/states/failed-to-load.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { TextAction } from '../../ui/text-action.tsx'
import { Answer } from './answer/answer.tsx'
import { chatQuery } from './api.ts'
import { ask, useAsking } from './ask/asking.ts'
import { Composer } from './ask/composer.tsx'
import { QuestionChips } from './ask/question-chips.tsx'
import { Suggestions } from './ask/suggestions.tsx'
import { useAskedByAddress } from './ask/use-asked-by-address.ts'
import { useClearChat } from './ask/use-clear-chat.tsx'
import { type Exchange, exchangesOf } from './exchanges.ts'
import { PendingExchange } from './pending-exchange.tsx'
import { ChatSkeleton } from './skeleton.tsx'
import { useBottomBar } from './use-bottom-bar.ts'
import { useFollowEnd, useKeepPlace } from './use-follow-end.ts'
import css from './view.module.css'

/** The conversation with a document: questions as headings, answers as text that leads to the contract's words. */
export function ChatView({ document, analyzedAt, show }: AnalysisViewProps) {
  const { t } = useTranslation('chat')
  const { id } = document
  const history = useInfiniteQuery(chatQuery(id))
  const { clear, askFirst } = useClearChat(document)
  const asking = useAsking(id)
  const below = useBottomBar()
  useAskedByAddress(id)

  const exchanges = useMemo(() => exchangesOf(history.data?.pages.flatMap(({ rows }) => rows) ?? []), [history.data])
  const total = history.data?.pages[0]?.total ?? 0
  const busy = asking?.phase === 'asking'
  const isPending = asking !== null && asking.phase !== 'done' && !isAmong(exchanges, asking.questionId)
  const last = exchanges.at(-1)
  const grown = isPending ? `${asking.phase} ${asking.text.length} ${asking.citations.length}` : last?.answer?.id
  useFollowEnd(grown ?? '', `${asking?.question} ${busy}`)
  const keepPlace = useKeepPlace(exchanges[0]?.id ?? '')
  const onAsk = (question: string) => void ask(id, question)

  return (
    <section className={css.view} aria-label={t('title')} style={{ '--below': `${below}px` } as CSSProperties}>
      <div className={css.top}>
        <h1 className={`visually-hidden ${css.hidden}`}>{t('title')}</h1>
        {history.hasNextPage && (
          <TextAction
            disabled={history.isFetchingNextPage}
            onClick={() => {
              keepPlace()
              void history.fetchNextPage()
            }}
          >
            {t('earlier')}
          </TextAction>
        )}
        {total > 0 && (
          <span className={css.clear}>
            <TextAction disabled={busy || clear.isPending} aria-haspopup="dialog" onClick={() => askFirst(total)}>
              {t('clear.open')}
            </TextAction>
          </span>
        )}
      </div>
      {clear.isError && (
        <Notice tone="error" onClose={clear.reset}>
          {t('failure.clear')}
        </Notice>
      )}
      <div className={css.conversation}>
        {history.isError && (
          <FailedToLoad title={t('historyFailed')} error={history.error} onRetry={() => void history.refetch()} />
        )}
        {history.isPending && <ChatSkeleton />}
        {exchanges.map((exchange) => (
          <OneExchange key={exchange.id} exchange={exchange} isLast={exchange === last && !isPending} show={show} />
        ))}
        {isPending && <PendingExchange documentId={id} asking={asking} show={show} />}
        {history.isSuccess && exchanges.length === 0 && !isPending && (
          <Suggestions documentId={id} analyzedAt={analyzedAt} onAsk={onAsk} />
        )}
      </div>
      <div className={css.foot}>
        {!isPending && last?.answer && (
          <QuestionChips label={t('followUps')} questions={last.answer.follow_ups} oneLine onAsk={onAsk} />
        )}
        <Composer documentId={id} busy={busy} />
      </div>
      <p className={`visually-hidden ${css.hidden}`} role="status">
        {busy && t('answering')}
        {asking?.phase === 'done' && t('announce', { text: asking.text })}
      </p>
    </section>
  )
}

const isAmong = (exchanges: readonly Exchange[], id: string | null) => exchanges.some((one) => one.id === id)

function OneExchange({
  exchange,
  isLast,
  show,
}: {
  exchange: Exchange
  isLast: boolean
  show: (hash: string) => void
}) {
  const { question, answer } = exchange
  return (
    <article className={css.exchange}>
      {question && (
        <h2 className={css.question} data-last-question={isLast || undefined}>
          {question.message_text}
        </h2>
      )}
      {answer && <Answer answer={answer} whole show={show} />}
    </article>
  )
}
