const scheme = 'data-mantine-color-scheme'

/** Paper is white: while the page is printed, a dark one wears its light colours. */
export function printLight(): void {
  const root = document.documentElement
  let worn: string | null = null
  addEventListener('beforeprint', () => {
    worn = root.getAttribute(scheme)
    root.setAttribute(scheme, 'light')
  })
  addEventListener('afterprint', () => {
    if (worn !== null) root.setAttribute(scheme, worn)
    worn = null
  })
}
