import type { PaperBlock, PaperRun } from '@karar/schema'
import { type Ref, useEffect, useRef } from 'react'
import css from './paper.module.css'

interface Props {
  blocks: readonly PaperBlock[]
  label: string
  /** the field that is being filled in: its places are marked, and the first is kept in sight */
  current?: string | undefined
}

/** A contract or policy on its white sheet, in the voice of contracts. */
export function Paper({ blocks, label, current }: Props) {
  const sheet = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each field that becomes the current one
  useEffect(() => {
    const place = sheet.current?.querySelector<HTMLElement>('[data-current]')
    const frame = sheet.current
    if (!place || !frame || frame.scrollHeight <= frame.clientHeight) return
    const top = place.getBoundingClientRect().top - frame.getBoundingClientRect().top + frame.scrollTop
    frame.scrollTop = Math.max(0, top - frame.clientHeight / 3)
  }, [current])
  return (
    // what scrolls can be reached with the keyboard
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a sheet that scrolls has to be reached without a mouse
    <section className={css.sheet} aria-label={label} ref={sheet as Ref<HTMLElement>} tabIndex={0}>
      {blocks.map((block, at) => (
        // blocks have no ids of their own, and none moves
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of a text does not change
        <Block key={at} block={block} current={current} />
      ))}
    </section>
  )
}

function Block({ block: { kind, runs }, current }: { block: PaperBlock; current: string | undefined }) {
  const content = runs.map((run, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order of a text does not change
    <Run key={at} run={run} current={current} />
  ))
  if (kind === 'title') return <p className={css.title}>{content}</p>
  if (kind === 'heading') return <p className={css.heading}>{content}</p>
  return <p className={kind === 'item' ? css.item : css.paragraph}>{content}</p>
}

function Run({ run: { text, bold, key, open }, current }: { run: PaperRun; current: string | undefined }) {
  if (key === undefined) return bold ? <b>{text}</b> : text
  return (
    <span
      className={css.field}
      data-open={open}
      data-current={key === current || undefined}
      data-bold={bold || undefined}
    >
      {text}
    </span>
  )
}
