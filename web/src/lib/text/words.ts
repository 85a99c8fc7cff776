import i18next, { type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'

/**
 * Each feature's words in each language are a file of their own: `src/words/<language>/<feature>.ts`, or in a folder below
 * that, which only keeps those of one kind together.
 */
const files = import.meta.glob<{ default: ResourceKey }>('../../words/*/**/*.ts')

/** '../../words/en/public/home.ts' is asked for as 'en/home' */
const loaders = new Map(
  Object.entries(files).map(([path, load]) => {
    const parts = path.replace(/\.ts$/, '').split('/').slice(3)
    return [`${parts[0]}/${parts.at(-1)}`, load]
  }),
)

let started: Promise<void> | null = null

/** Words load with the page that needs them; a new language is a new folder. */
export function startWords(): Promise<void> {
  started ??= start()
  return started
}

async function start(): Promise<void> {
  i18next.use({
    type: 'backend',
    init: () => undefined,
    read: (language: string, namespace: string) => {
      const load = loaders.get(`${language}/${namespace}`)
      if (!load) return Promise.reject(new Error(`No words for ${namespace} in ${language}`))
      return load().then((file) => file.default)
    },
  })
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    ns: ['ui'],
    defaultNS: 'ui',
    interpolation: { escapeValue: false }, // React escapes
  })
}

/**
 * Loads the words of a feature; part of a route's lazy loading. Routes load before anything is drawn: i18next loads
 * nothing before it has started, and says nothing of it.
 */
export async function loadWords(...features: string[]): Promise<void> {
  await startWords()
  await i18next.loadNamespaces(features)
}
