// Runs before the first paint. Kept as a file: the policy forbids inline script.

// A dark page never flashes light, and what is drawn for visitors is not shown to others.
;(() => {
  // A browser that may keep nothing for a site refuses even to be asked. What would be kept then lasts as long as the page:
  // it is there, and one can sign in.
  const unkept = {
    getItem(name) {
      return this[name] ?? null
    },
    setItem(name, value) {
      this[name] = `${value}`
    },
    removeItem(name) {
      delete this[name]
    },
  }
  for (const store of ['localStorage', 'sessionStorage']) {
    try {
      if (globalThis[store]) continue
    } catch {}
    Object.defineProperty(globalThis, store, { value: Object.create(unkept) })
  }

  let chosen = null
  let apart = false
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value')
    apart =
      localStorage.getItem('token') !== null ||
      // what the sign-in has to say above its form, the script alone says
      (location.pathname === '/login' && sessionStorage.getItem('parting-words') !== null)
  } catch {}
  const page = document.documentElement
  const scheme = 'data-mantine-color-scheme'
  if (apart) page.setAttribute('data-member', '')
  const system = matchMedia('(prefers-color-scheme: dark)')
  const dark = chosen === 'dark' || (chosen !== 'light' && system.matches)
  page.setAttribute(scheme, dark ? 'dark' : 'light')

  // Opened anew and at its top: nobody comes back to a place further down, which has to be there for that.
  if (!location.hash && performance.getEntriesByType('navigation')[0]?.type === 'navigate')
    page.setAttribute('data-top', '')

  // Whoever has begun to go through the page before its script has come is where they want to be: nothing takes them to where
  // they were before (src/ui/focus/kept-places.ts). In one that ends within the window there is nowhere to go.
  const moves = () => {
    if (page.scrollHeight > innerHeight + 1) page.setAttribute('data-moved', '')
  }
  for (const sign of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(sign, moves, { capture: true, passive: true })

  // Paper is white: while the page is printed, a dark one wears its light colours.
  let worn = null
  addEventListener('beforeprint', () => {
    worn = page.getAttribute(scheme)
    page.setAttribute(scheme, 'light')
  })
  addEventListener('afterprint', () => {
    page.setAttribute(scheme, worn)
  })

  // A page that was drawn beforehand can be read, and its links lead on, without its script: that keeps a slow phone busy for
  // a second. It starts with the first sign that somebody is about to use it, and at once where the page needs it to be whole.
  const file = document.querySelector('meta[name="start"]')?.content
  const parsed = new Promise((is) => document.addEventListener('readystatechange', is, { once: true }))
  let begun = !file
  const fetchAll = () => {
    for (const link of document.querySelectorAll('[rel="later"]')) link.rel = 'modulepreload'
  }
  new PerformanceObserver(fetchAll).observe({ type: 'paint', buffered: true })
  const start = async () => {
    if (begun) return
    begun = true
    await parsed
    fetchAll()
    // it measures what stands there
    for (const style of document.querySelectorAll('link[rel="stylesheet"]'))
      if (!style.sheet)
        await new Promise((is) => {
          style.onload = style.onerror = is
        })
    // where it does not come, the next sign asks for it again
    import(file).catch(() => {
      begun = false
    })
  }

  // What a visitor does to a page that was drawn beforehand is kept for the script that takes the page over
  // (src/lib/early.ts). Links lead where they lead and notices open without it.
  if (apart) return start()
  const early = { clicks: new Map(), focus: null, pressed: null }
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
  listen('click', (target, root, happened) => {
    const button = target.closest('button')
    if (!button) return
    // a form that is sent without the script would put what was typed into the address
    happened.preventDefault()
    // pressed again since nothing happened, it is meant once
    early.clicks.set(button, placed(button, 'button', root))
  })
  listen('submit', (_target, _root, happened) => happened.preventDefault())
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

  // What is pressed while the page is taken over goes with it: the browser then knows of no click. A touch ends on what is there.
  const pressable = 'a[href],button,summary,label,input'
  listen('pointerdown', (target, root) => {
    const pressed = target.closest(pressable)
    early.pressed = pressed && placed(pressed, pressable, root)
  })
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, () => {
      early.pressed = null
    })

  // what only the script can do, or what belongs to it: a link or a notice that is pressed needs none
  const sign = ({ target, type }) => {
    // the field that a page begins in is given the focus by the browser
    if (!(target instanceof Element && (target.closest('a[href],summary') || (type === 'focusin' && target.autofocus))))
      start()
  }
  for (const name of ['click', 'pointerdown', 'focusin']) addEventListener(name, sign)
  // a mouse that rests is said to move once there is a page below it
  addEventListener('pointermove', ({ movementX, movementY }) => {
    if (movementX || movementY) start()
  })
  for (const name of ['keydown', 'scroll', 'input', 'storage']) addEventListener(name, start)
  system.addEventListener('change', start)
  parsed.then(() => {
    const root = drawn()
    // a question in the address may be for another page
    if (!root || location.search) return start()
    const seen = new IntersectionObserver((all) => {
      if (all.some(({ isIntersecting }) => isIntersecting)) start()
    })
    for (const waiting of root.querySelectorAll('[data-needs-script]')) seen.observe(waiting)
  })
})()
