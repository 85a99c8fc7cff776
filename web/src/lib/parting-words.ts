const key = 'parting-words'

/** Keeps a sentence for the sign-in screen: what was done just before the session ended. */
export function keepPartingWords(words: string): void {
  sessionStorage.setItem(key, words)
}

/** The sentence that was kept, or ''. `public/first.js` looks for it as well. */
export function readPartingWords(): string {
  return sessionStorage.getItem(key) ?? ''
}

export function forgetPartingWords(): void {
  sessionStorage.removeItem(key)
}
