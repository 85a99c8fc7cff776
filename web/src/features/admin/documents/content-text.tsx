import type { DocumentContent, Page } from '@karar/schema'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { findParagraphs } from '../../../lib/text/paragraphs.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import css from './content-viewer.module.css'

/** The text of a document for reading, one page after the other; or in words why there is none. */
export function ContentText({ content: { content, pages, message, original_filename } }: { content: DocumentContent }) {
  const { t } = useTranslation('admin')
  if (content === null) {
    return (
      <div className={css.message}>
        <Notice tone="info">{message}</Notice>
      </div>
    )
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className={css.well} tabIndex={0} aria-label={t('documents.content.text', { name: original_filename })}>
      <div className={css.sheet}>
        {pages.map((page) => (
          <ContentPage key={page.number} text={content} page={page} pages={pages.length} />
        ))}
      </div>
    </section>
  )
}

const ContentPage = memo(function ContentPage({ text, page, pages }: { text: string; page: Page; pages: number }) {
  const { t } = useTranslation('admin')
  const paragraphs = useMemo(() => findParagraphs(text, page), [text, page])
  const name = t('documents.content.page', { page: page.number, pages })
  return (
    <section className={css.page} aria-label={name}>
      <p className={css.pageNumber}>
        {page.source === 'ocr' && `${t('documents.content.scanned')} · `}
        {name}
      </p>
      {paragraphs.length === 0 && (
        <p className={css.nothing}>{t(`documents.content.${page.confidence === 0 ? 'unread' : 'blank'}`)}</p>
      )}
      {paragraphs.map(({ start, end, heading }) => (
        <p key={start} className={heading ? css.heading : css.paragraph}>
          {text.slice(start, end)}
        </p>
      ))}
    </section>
  )
})
