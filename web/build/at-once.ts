import type { Plugin } from 'vite'

/** Read by browsers of Chromium's kind where it is the first line of a file. */
const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Has browsers prepare every function of some files beside the page, while they come. Else a function is prepared on the
 * page's own thread when it is first called: a third of all that documents run once they are seen. For files of which two fifths
 * or more are called at once, since what nobody calls is prepared for nothing.
 *
 * @param names the files, without their hashes
 */
export function atOnce(...names: string[]): Plugin {
  return {
    name: 'at-once',
    apply: 'build',
    // a file is kept for ever: with another first line it is another one
    augmentChunkHash: ({ name }) => (names.includes(name) ? hint : undefined),
    generateBundle: {
      // after Vite's own first line, the list of what a file asks for later
      order: 'post',
      handler(_options, bundle) {
        const files = Object.values(bundle).filter((file) => file.type === 'chunk' && names.includes(file.name))
        const missing = names.filter((name) => !files.some((file) => file.type === 'chunk' && file.name === name))
        if (missing.length > 0) this.error(`No file is called ${missing.join(', ')}`)
        for (const file of files) if (file.type === 'chunk') file.code = hint + file.code
      },
    },
  }
}
