import type { Attack } from './attack.ts'

export const blanks: Attack = {
  name: 'blanks',
  what: 'four text files of 300 kB of blanks',
  begin: async ({ hostile }) => {
    const file = (number: number) => Buffer.from(`An agreement ${number}.\n${' '.repeat(300_000)}x\n`)
    void Promise.all([1, 2, 3, 4].map((number) => hostile.upload(file(number), `blanks-${number}.txt`)))
  },
}
