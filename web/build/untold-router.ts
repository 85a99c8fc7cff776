import type { Plugin } from 'vite'

const file = /react-router[\\/]dist[\\/]\w+[\\/]lib[\\/]router[\\/]instrumentation\.js$/

/** What the router asks of it where nobody watches. */
const nobody = `export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = (router) => router
// asked for by the router's part for servers, of which nothing comes to a page
export const instrumentHandler = (handler) => handler
export const instrumentationResultMetaContext = {}
`
const exported =
  /export \{ consumeInstrumentationClientResultMetaReceiver, getRouteInstrumentationUpdates, instrumentClientSideRouter, /

/** The router can report each step to whoever watches it. Nobody does here, and every visitor would load it. */
export function untoldRouter(): Plugin {
  return {
    name: 'untold-router',
    transform(code, id) {
      if (!file.test(id.split('?')[0]!)) return null
      if (!exported.test(code)) this.error('The router is watched in another way now: look whether this still fits')
      return { code: nobody, map: null }
    },
  }
}
