import { expect, test } from 'vitest'
import { contractOf } from '../../testing/contract-of.ts'
import { hasForeignPassage } from './foreign-passage.ts'

const hindi = 'यदि किराया समय पर न दिया गया तो मालिक सारा सामान जब्त कर लेगा और जमा रकम नहीं लौटाएगा'

test.each([
  ['a sentence in Hindi', `Rent. The rent is paid by the fifth. ${hindi}।`, true],
  [
    'a sentence in Hindi in Latin letters',
    'Rent. The rent is paid by the fifth. Agar kiraya samay par nahi diya gaya toh malik saara samaan jabt karega aur jama rakam nahi lautayega.',
    true,
  ],
  [
    'a sentence in Tamil in Latin letters',
    'Rent. The rent is paid by the fifth. Vaadagai kaalathil kodukkavillai endral veetu urimaiyalar munpanam thirumba kodukka maattar, porutkalai eduthu kolvar.',
    true,
  ],
  [
    'a misread sentence',
    'Rent. The rent is paid by the fifth. lf the renl is nol pald wilhin liue deys lhe owmer rnay forfeil lhe deposil amd remcve lhe goocls.',
    true,
  ],
  [
    'English alone',
    'Rent. The rent is paid by the fifth, and the deposit comes back within a week of the last day.',
    false,
  ],
  [
    'a list of English words',
    'Work. Tasks: sweeping floors, dusting shelves, washing windows, polishing handles, emptying bins, watering plants, mopping stairs.',
    false,
  ],
  [
    'a name and a stamp in Hindi',
    'Rent. The Lessor is महाराष्ट्र शासन, मुद्रांक विभाग. The rent is paid by the fifth.',
    false,
  ],
])('%s', (_what, text, isForeign) => {
  expect(hasForeignPassage(contractOf(text, 'lease'))).toBe(isForeign)
})
