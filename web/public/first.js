// Runs before the first paint. Kept as a file: the policy forbids inline script.

// A dark page never flashes light, and what is drawn for visitors is not shown to others.
;(() => {
  let chosen = null
  let member = false
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value')
    member = localStorage.getItem('token') !== null
  } catch {}
  const page = document.documentElement
  if (member) page.setAttribute('data-member', '')
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  page.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')

  // What a visitor does to a page that was drawn beforehand is kept for the script that takes the page over
  // (src/lib/early.ts). Links lead where they lead and notices open without it.
  if (member) return
  const early = { clicks: [], fields: [], details: [], focus: null }
  globalThis.early = early
  const drawn = () => document.querySelector('#root[data-drawn=""], #root[data-drawn="same"]')
  const listen = (event, does) =>
    document.addEventListener(
      event,
      (happened) => {
        const root = drawn()
        const target = happened.target
        if (root && target instanceof Element && root.contains(target)) does(target, root, happened)
      },
      true,
    )
  const placed = (element, kinds, root) => ({
    element,
    kinds,
    index: [...root.querySelectorAll(kinds)].indexOf(element),
  })
  const fields = 'input,textarea,select'
  listen('click', (target, root, happened) => {
    const button = target.closest('button')
    if (!button) return
    // a form that is sent without the script would put what was typed into the address
    happened.preventDefault()
    early.clicks.push(placed(button, 'button', root))
  })
  listen('submit', (_target, _root, happened) => happened.preventDefault())
  listen('input', (target, root) => {
    if (target.matches(fields) && !early.fields.some(({ element }) => element === target))
      early.fields.push(placed(target, fields, root))
  })
  listen('toggle', (target, root) => {
    if (!early.details.some(({ element }) => element === target)) early.details.push(placed(target, 'details', root))
  })
  listen('focusin', (target, root) => {
    early.focus = placed(target, 'a[href],button,summary,input,textarea,select', root)
  })
  listen('focusout', () => {
    const left = early.focus
    // the page that goes takes the focus with it; that is no leaving
    setTimeout(() => {
      if (early.focus === left) early.focus = null
    })
  })
})()
