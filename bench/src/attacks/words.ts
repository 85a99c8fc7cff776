import type { Attack } from './attack.ts'

/** What the search keeps of a text is made by the database. */
export const words: Attack = {
  name: 'words',
  what: 'two text files of 1.9 million letters, every word another and full of signs',
  begin: async ({ hostile }) => {
    const file = (number: number) => {
      let text = `Agreement ${number}\n`
      for (let at = number; text.length < 1_900_000; at += 2)
        text += `${at.toString(36)},a`.repeat(60) + (at % 9 ? ' ' : '\n')
      return Buffer.from(text)
    }
    void Promise.all([1, 2].map((number) => hostile.upload(file(number), `words-${number}.txt`)))
  },
}
