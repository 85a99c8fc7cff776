import type { Attack } from './attack.ts'

export const numbers: Attack = {
  name: 'numbers',
  what: 'four text files of 200 kB of "1,1,1"',
  begin: async ({ hostile }) => {
    const file = (number: number) => Buffer.from(`Agreement ${number}\n${'1,'.repeat(100_000)}`)
    void Promise.all([1, 2, 3, 4].map((number) => hostile.upload(file(number), `numbers-${number}.txt`)))
  },
}
