// Runs before the first paint, so that a dark page never flashes light, and what is drawn for visitors is not shown to others. Kept as a file: the policy forbids inline script.
;(() => {
  let chosen = null
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value')
    if (localStorage.getItem('token') !== null) document.documentElement.setAttribute('data-member', '')
  } catch {}
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
})()
