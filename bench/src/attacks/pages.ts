import type { Attack, Target } from './attack.ts'

/** Two copies of a file that keeps its reader busy for as long as it lets it: one for each worker. */
const twice = (name: string, file: string): Attack => ({
  name,
  what: `two copies of ${file}`,
  begin: async (target: Target) => {
    const bytes = await target.file(file)
    const copy = (number: number) => Buffer.concat([bytes, Buffer.from(`\n% copy ${number}\n`)])
    void Promise.all([1, 2].map((number) => target.hostile.upload(copy(number), `${name}-${number}.pdf`)))
  },
})

export const pages: Attack[] = [
  twice('circle', 'a PDF whose patterns draw each other in a circle'),
  twice('colours', 'a PDF of a page of calibrated colours'),
  twice('scan', 'a PDF of one scanned page without a word'),
  twice('letters', 'a PDF of a page with 200,000 tiny letters'),
]
