import type { Page } from '@karar/schema'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Place } from '../../../lib/place.ts'
import { findParagraphs } from '../../../lib/text/paragraphs.ts'
import { PageState } from '../states/page-state.tsx'
import css from './contract.module.css'
import { ContractParagraph, type Hit } from './contract-paragraph.tsx'
import type { TextMark } from './marks.ts'

interface Props {
  text: string
  page: Page
  /** how many pages there are */
  pages: number
  /** whether its words are drawn, or only its height kept */
  drawn: boolean
  height: number
  watch: (element: HTMLElement | null) => (() => void) | undefined
  /** where clauses begin, in order */
  breaks: readonly number[]
  marks: readonly TextMark[]
  hits: readonly Hit[]
  place: Place | null
  query: string
  onOriginal: (page: number) => void
}

/** One page of the contract. */
export const ContractPage = memo(
  function ContractPage({ text, page, pages, drawn, height, watch, breaks, onOriginal, ...rest }: Props) {
    const { t } = useTranslation('results')
    const paragraphs = useMemo(() => (drawn ? findParagraphs(text, page, breaks) : []), [drawn, text, page, breaks])
    const name = t('contract.page', { page: page.number, pages })
    return (
      <section
        ref={watch}
        className={css.page}
        data-page={page.number}
        aria-label={name}
        style={drawn ? undefined : { height }}
      >
        {drawn && (
          <>
            <p className={css.pageNumber}>
              <PageState page={page} onOriginal={onOriginal} />
              <span className={css.pageName}>{name}</span>
            </p>
            {paragraphs.map((paragraph) => (
              <ContractParagraph key={paragraph.start} text={text} paragraph={paragraph} {...rest} />
            ))}
          </>
        )}
      </section>
    )
  },
  // Marks and hits are filtered anew for each page; pages that are not drawn need not care.
  (before, after) =>
    before.drawn === after.drawn &&
    before.text === after.text &&
    before.pages === after.pages &&
    (!after.drawn ||
      (before.query === after.query &&
        before.place?.start === after.place?.start &&
        before.place?.end === after.place?.end &&
        before.place?.issueId === after.place?.issueId &&
        same(before.marks, after.marks) &&
        same(before.hits, after.hits))),
)

function same(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((one, index) => one === b[index])
}
