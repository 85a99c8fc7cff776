import type { Page } from 'playwright-core'

/** What is touched of Playwright, which has no types for it: what it asks the browser about, page by page. */
interface Network {
  asksAboutFiles?: boolean
  _protocolRequestInterceptionEnabled: boolean
  _onRequestWillBeSent(session: Session, event: Sent): void
  _onRequest(session: Session, event: Sent, pausedSession: undefined, paused: undefined): void
  _updateProtocolRequestInterceptionForSession(session: Session, initial?: boolean): Promise<void>
}
interface Session {
  session: { send(method: string, params?: object): Promise<unknown> }
  workerFrame?: unknown
}
interface Sent {
  type?: string
  request: { url: string }
}

const changed = new WeakSet<Network>()

/**
 * As long as a journey changes one answer of the server, Playwright has the browser ask about every request, and keep none of
 * the product's forty files meanwhile: that doubles the work of opening a page. From here on it asks about pages and about the
 * answers of the API, and files are kept as they are for everybody.
 *
 * @param page any page, which stays as it is: those that are opened later ask less
 */
export function askOnlyAboutAnswers(page: Page): void {
  const network = Object.getPrototypeOf(networkOf(page)) as Network
  if (changed.has(network)) return
  changed.add(network)
  const { _onRequestWillBeSent: toBeAsked, _updateProtocolRequestInterceptionForSession: update } = network
  network._onRequestWillBeSent = function (session, event) {
    const isAsked = this.asksAboutFiles || event.type === 'Document' || event.request.url.includes('/api/')
    if (isAsked || !this._protocolRequestInterceptionEnabled) return toBeAsked.call(this, session, event)
    this._onRequest(session, event, undefined, undefined)
  }
  network._updateProtocolRequestInterceptionForSession = async function (info, initial) {
    const isAsking = this._protocolRequestInterceptionEnabled
    if (this.asksAboutFiles || info.workerFrame || !isAsking) return update.call(this, info, initial)
    const patterns = [{ urlPattern: '*', resourceType: 'Document' }, { urlPattern: '*/api/*' }]
    await info.session.send('Fetch.enable', { handleAuthRequests: true, patterns })
  }
}

/** For a journey that holds back or changes the files of the product: this page asks about them, too, for good. To be said
 *  before any answer is changed. */
export function askAboutFiles(page: Page): void {
  const network = networkOf(page)
  if (network._protocolRequestInterceptionEnabled && !network.asksAboutFiles)
    throw new Error('The page asks already, and not about files.')
  network.asksAboutFiles = true
}

function networkOf(page: Page): Network {
  const { _connection: connection } = page as unknown as {
    _connection: { toImpl(page: Page): { delegate: { _networkManager: Network } } }
  }
  return connection.toImpl(page).delegate._networkManager
}
