/** The browser's own voice, where the server has none. */
export function sayHere(text: string): void {
  silence()
  const words = new SpeechSynthesisUtterance(text)
  words.lang = /\p{Script=Devanagari}/u.test(text) ? 'hi-IN' : 'en-IN'
  speechSynthesis.speak(words)
}

export function silence(): void {
  if ('speechSynthesis' in window) speechSynthesis.cancel()
}
