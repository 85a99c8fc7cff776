// Runs in the frame of a page of a signed-in person (src/draw-frames.tsx), before the first paint and before the page's
// script, which takes over what is here (src/lib/http/frame.ts). Kept as a file: the policy forbids inline script.
;(() => {
  let token = null
  try {
    token = localStorage.getItem('token')
    // whoever has to set a password first would be refused what the frame asks for, and is shown no documents
    if (token !== null && localStorage.getItem('password-due')) {
      token = null
      document.documentElement.removeAttribute('data-member')
    }
  } catch {}

  // The page's script runs once the frame has been seen: at one go the browser would show neither before both are done. Who
  // is not signed in sees none, and in a tab that nobody looks at nothing is shown.
  const pause = () =>
    new Promise((is) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => is(port1.close())
      port2.postMessage(null)
    })
  const parsed = new Promise((is) => document.addEventListener('readystatechange', is, { once: true }))
  const meant = (name) => document.querySelector(`meta[name="${name}"]`).content
  parsed.then(async () => {
    if (token !== null && document.visibilityState === 'visible')
      await Promise.race([
        new Promise((seen) => new PerformanceObserver(seen).observe({ type: 'paint', buffered: true })),
        new Promise((late) => setTimeout(late, 2000)),
      ])
    // not before: on a slow line they would come between the frame and what it is drawn with; and not all at one go, for each
    // of them wakes up other parts of the browser
    const steps = meant('steps').split(' ')
    for (const file of [...steps, ...meant('scripts').split(' ')]) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = file
      document.head.append(link)
      await pause()
    }
    // a task after another: at one go a slow phone stands still for all of it
    for (const file of steps) {
      await import(file)
      await pause()
    }
  })
  if (token === null) return

  const drawn = '#root[data-drawn="frame"]'

  // What has come of a document is said in its frame already: its name, and of its results the verdict. Not where the
  // address names another view of them or a place in them, nor where an older reading has no verdict that still holds.
  const places = (kind) => document.querySelectorAll(`${drawn} [data-${kind}]`)
  function fill(of, known) {
    for (const place of places(`said^="${of}."`)) {
      let words = known
      for (const name of place.dataset.said.split('.').slice(1)) words = words[name]
      place.textContent = words
    }
  }
  function say({ unified_analysis: analysis, ...others }) {
    if (analysis === undefined) return fill('document', others)
    if (!analysis?.verdict.not_cleared || /[?&]tab=/.test(location.search) || location.hash) return
    fill('analysis', analysis)
    for (const place of places('until-said')) place.hidden = true
    for (const place of places('once-said')) place.hidden = false
  }

  // What the page begins with is on its way before its script is.
  const id = location.pathname.split('/')[2] ?? ''
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
  const answers = new Map()
  for (const path of meant('asks').split(' ')) {
    const own = path.replace('{id}', id)
    const answer = fetch(`/api${own}`, { headers })
    answers.set(own, answer)
    // a copy: the page's script reads it as well, and tells of what fails
    if (own === path) answer.catch(() => {})
    else
      answer
        .then((one) => (one.ok ? Promise.all([one.clone().json(), parsed]) : Promise.reject(one)))
        .then(([known]) => say(known))
        .catch(() => {})
  }

  // A link that is tapped leads where it leads; a button is pressed once there is one.
  const name = (element) => (element.getAttribute('aria-label') ?? element.textContent).trim()
  let tapped = null
  document.addEventListener('click', ({ clientX: x, clientY: y }) => {
    const under = [...document.querySelectorAll(`${drawn} :is(a[href],button)`)].find((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return x >= left && x <= right && y >= top && y <= bottom
    })
    if (under?.href) location.assign(under.href)
    else if (under) tapped = name(under)
  })

  globalThis.frame = {
    token,
    answers,
    // the page stands in its place
    over(root) {
      // what nobody has taken once the page has begun grows old
      setTimeout(() => answers.clear(), 3000)
      if (tapped !== null)
        setTimeout(() => [...root.querySelectorAll('button')].find((button) => name(button) === tapped)?.click())
    },
  }
})()
