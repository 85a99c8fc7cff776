import css from '../progress/progress-panel.module.css'

/** More pages than this would be too small to see. */
const most = 60

/** One small page for each page of the document, filled when it is read; a plain bar where pages do not count. */
export function PageStrip({ page, pages, percent }: { page: number; pages: number; percent: number }) {
  if (pages === 0 || pages > most) {
    const share = pages > 0 ? (page / pages) * 100 : percent
    return (
      <svg className={css.strip} viewBox="0 0 100 5" preserveAspectRatio="none" aria-hidden="true">
        <rect className={css.empty} width="100" height="5" />
        <rect className={css.full} width={share} height="5" />
      </svg>
    )
  }
  const width = Math.min(14, 326 / pages)
  return (
    <svg className={css.strip} viewBox="0 0 326 16" preserveAspectRatio="xMinYMid" aria-hidden="true">
      {Array.from({ length: pages }, (_, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a page's place is its identity
          key={index}
          x={index * width + 0.5}
          y="0.5"
          width={Math.max(1.5, width - 2.5)}
          height="15"
          className={index < page ? css.read : index === page ? css.reading : css.unread}
        />
      ))}
    </svg>
  )
}
