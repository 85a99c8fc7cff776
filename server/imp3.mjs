import { registerHooks } from 'node:module'

let n = 0
const by = {}
let t = performance.now()
registerHooks({
  load(u, c, nx) {
    n++
    const k = u
      .replace(/.*node_modules\//, '')
      .split('/')
      .slice(0, 2)
      .join('/')
    by[k] = (by[k] || 0) + 1
    return nx(u, c)
  },
})
for (const m of process.argv.slice(2)) {
  n = 0
  t = performance.now()
  await import(m)
  console.log(m, n, Math.round(performance.now() - t))
}
console.log(
  Object.entries(by)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 12),
)
