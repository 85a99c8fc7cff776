import type { Plugin } from 'vite'

const file = /@mantine[\\/]hooks[\\/]esm[\\/]use-id[\\/]use-id\.mjs$/

/** React's own id, which is the same wherever a page is drawn. */
const steady = `import { useId as useOwnId } from 'react'
export function useId(given) {
  const own = useOwnId()
  return typeof given === 'string' ? given : \`mantine-\${own.replace(/:/g, '')}\`
}
`

/**
 * Mantine gives each field and menu a second id once it is drawn, which has all of them drawn twice, in one go and with
 * everything else that a page begins with, before it is shown. The first one serves as well.
 */
export function steadyIds(): Plugin {
  return {
    name: 'steady-ids',
    transform(code, id) {
      if (!file.test(id.split('?')[0]!)) return null
      if (!code.includes('setUuid(randomId())'))
        this.error('Mantine makes its ids in another way now: look whether this is still needed')
      return { code: steady, map: null }
    },
  }
}
