import i18next, { type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'

/** Each feature's words in each language are a file of their own: `src/words/<language>/<feature>.ts`. */
const files = import.meta.glob<{ default: ResourceKey }>('../words/*/*.ts')

/** Words load with the page that needs them; a new language is a new folder. */
export async function startWords(): Promise<void> {
  i18next.use({
    type: 'backend',
    init: () => undefined,
    read: (language: string, namespace: string) => {
      const load = files[`../words/${language}/${namespace}.ts`]
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

/** Loads the words of a feature; part of a route's lazy loading. */
export function loadWords(...features: string[]): Promise<void> {
  return i18next.loadNamespaces(features)
}
