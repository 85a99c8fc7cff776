import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../ui/copy-button.tsx'
import css from './answer.module.css'
import { AnswerLine } from './answer-line.tsx'
import { beyondText, type ShownAnswer } from './beyond-text.ts'
import { blocksOf } from './blocks.ts'
import { CitedPlace } from './cited-place.tsx'
import { copyText } from './copy-text.ts'
import { LawLine } from './law-line.tsx'

interface Props {
  answer: ShownAnswer
  /** all of it is there */
  whole: boolean
  show: (hash: string) => void
}

/** An answer: its text, the words of the contract that it rests on, and the law. */
export function Answer({ answer, whole, show }: Props) {
  const { t } = useTranslation('chat')
  const beyond = beyondText(answer)
  return (
    <div className={css.answer} aria-busy={!whole}>
      {answer.kind === 'silent' && (
        <p className={css.silent}>
          {/* no word on what the contract lacks: pages may be unread, or a figure missing; the answer says which */}
          <SearchX size={16} strokeWidth={1.75} aria-hidden="true" />
          {t('notFound')}
        </p>
      )}
      {blocksOf(answer.message_text).map((block, index) =>
        block.kind === 'paragraph' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: text only grows at its end
          <p key={index}>
            <AnswerLine line={block.text} answer={answer} show={show} />
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: text only grows at its end
          <ul key={index} className={css.list}>
            {block.items.map((item, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: text only grows at its end
              <li key={at}>
                <AnswerLine line={item} answer={answer} show={show} />
              </li>
            ))}
          </ul>
        ),
      )}
      {answer.beyond && (
        <section className={css.beyond} aria-label={t('model.beyond')}>
          <p>{t('model.beyond')}</p>
          <p>{answer.beyond}</p>
        </section>
      )}
      {answer.by_model && <p className={css.byModel}>{t('model.by')}</p>}
      {answer.model_failed && <p className={css.byModel}>{t('model.failed', { why: answer.model_failed })}</p>}
      {beyond.citations.length > 0 && (
        <section className={css.cites} aria-label={t('cites')}>
          {beyond.citations.map((citation) => (
            <CitedPlace key={`${citation.start} ${citation.end}`} citation={citation} show={show} />
          ))}
        </section>
      )}
      {beyond.law.length > 0 && (
        <section className={css.law} aria-label={t('law')}>
          {beyond.law.map((law) => (
            <LawLine key={`${law.act} ${law.section}`} law={law} />
          ))}
        </section>
      )}
      {whole && (
        <div className={css.tools}>
          <CopyButton text={copyText(answer)} label={t('copy')} />
        </div>
      )}
    </div>
  )
}
