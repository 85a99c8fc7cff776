import type { Plugin } from 'vite'

const file = /react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/
/** `SuspenseException = Error(formatProdErrorMessage(460))`, at the beginning of a line: made once, when React is */
const made = /^((?:var)? *\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)(?=[,;]$)/gm

/**
 * React makes five errors beforehand, and knows each again when one is thrown: nobody reads from where. Where a page is
 * watched, by its browser's tools or by Lighthouse, the browser looks that up for each error at once, and reads all of React's
 * file for it: two thirds of the task in which React is made. So they come without.
 */
export function tracelessErrors(): Plugin {
  return {
    name: 'traceless-errors',
    apply: 'build',
    transform(code, id) {
      if (!file.test(id.split('?')[0]!)) return null
      let errors = 0
      const turned = code.replace(made, (_whole, before: string, message: string) => {
        errors += 1
        return `${before}{ __proto__: Error.prototype, message: ${message} }`
      })
      if (errors !== 5)
        this.error(`React makes ${errors} errors beforehand, not five: look whether this is still needed`)
      return { code: turned, map: null }
    },
  }
}
