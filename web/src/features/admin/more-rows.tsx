import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/text/format.ts'
import css from './list.module.css'

/** How to get older rows. */
export interface More {
  fetchNextPage: () => unknown
  isFetchingNextPage: boolean
}

interface Props {
  more: More | null
  shown: number
  total: number
}

/**
 * Brings older rows, and says how many of all are shown; nothing where all are (`more` is null). It stands right after its
 * list, and the keyboard goes on at the first row that came: the button cannot keep it while it waits.
 */
export function MoreRows({ more, shown, total }: Props) {
  const { t } = useTranslation('admin')
  const box = useRef<HTMLDivElement>(null)
  const asked = useRef<{ list: Element | null | undefined; shown: number } | null>(null)
  useEffect(() => {
    if (!asked.current || shown <= asked.current.shown) return
    const { list, shown: before } = asked.current
    asked.current = null
    const { activeElement } = document
    if (activeElement !== document.body && !box.current?.contains(activeElement)) return
    const row = list?.querySelectorAll<HTMLElement>(':scope > li, :scope > tbody > tr')[before]
    if (!row) return
    row.tabIndex = -1
    row.focus({ preventScroll: true })
  }, [shown])
  if (!more) return null
  return (
    <div className={css.more} ref={box}>
      <Button
        variant="default"
        loading={more.isFetchingNextPage}
        onClick={() => {
          asked.current = { list: box.current?.previousElementSibling, shown }
          more.fetchNextPage()
        }}
      >
        {t('users.more')}
      </Button>
      <span>{t('users.showing', { shown: formatNumber(shown), total: formatNumber(total) })}</span>
    </div>
  )
}
