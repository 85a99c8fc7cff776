import { expect, test } from 'vitest'
import { contractOf } from '../../testing/contract-of.ts'
import { findKeyFacts } from './key-facts.ts'

test.each<[string, string[]]>([
  ['The laws of India apply. Nothing else does.', ['India']],
  ['Law. Indian law governs.', ['India']],
  ['Law. This Agreement is governed by the laws prevailing in the City of Surat, India.', ['India']],
  ['Law. This letter shall be construed in accordance with the laws of the Central and State Govt.', []],
  ['Law. These terms are governed by the laws of England and Wales.', ['England and Wales']],
  ['Default. The Client has what it may do under applicable law and this Agreement is open.', []],
  ['Law. These terms are subject to the law of India.', ['India']],
  ['Law. The work order is under the laws of India.', ['India']],
  ['Law. Governing law: Singapore.', ['Singapore']],
  ['Law. The laws of the State of Delaware shall govern this Agreement.', ['State of Delaware']],
  [
    'Law. This Agreement shall be governed by the laws of the state of Tamil Nadu without regard to its conflicts of law.',
    ['State of Tamil Nadu'],
  ],
  ['Law. The agreement shall be regulated by the laws of the Union of India.', ['Union of India']],
  ['Law. This deed is governed by the Indian Contract Act, 1872.', ['India']],
  ['Disputes. Law of India.', ['India']],
  ['Disputes. Talks come first. Indian law.', ['India']],
  ['Law. The law is Indian.', ['India']],
  ['Law. The seat shall be Erode and the law that of India.', ['India']],
  ['Law. Law of India is applicable to this paper.', ['India']],
  ['Law. This letter is under Indian law.', ['India']],
  ['Law. The deed shall be construed according to Indian law.', ['India']],
  ['Law. This Agreement shall be read according to the law of the Republic of Kenya.', ['Republic of Kenya']],
  ['Law. Norwegian law governs.', ['Norwegian']],
  ['Disputes. Every dispute is heard by the courts of Singapore under the law of Singapore.', ['Singapore']],
  ['Disputes. An arbitrator sits in Dover, Delaware, and applies the law of that State.', ['Delaware']],
  ['Law. The Indian Partnership Act, 1932 shall apply to what this deed leaves out.', ['India']],
  ['Law. All matters are as per Indian law.', ['India']],
  ['Law. The statutes and laws of Delhi, without regard to their conflicts, will apply to all use.', ['Delhi']],
  ['Law. The award is governed by the law, rules and regulations of Kerala.', ['Kerala']],
  ['Law. The laws under the Govt. of India will govern all proceedings.', ['India']],
  ['Disputes. Nothing in this clause takes away what a person may do in any court under the law of India.', []],
  ['Samples. Where a mandatory law of India applies to the samples, both sides observe it.', []],
  ['Bribes. Each side shall follow the law applicable to it.', []],
  ['Disputes. A company formed under the laws of Japan may be a party to a dispute.', []],
  ['Law. Each party obeys the laws that apply to its business.', []],
  ['Parties. The Client is a company incorporated under the laws of France.', []],
])('%s', (text, expected) => {
  expect(findKeyFacts(contractOf(text), undefined).governing_law.map(({ value }) => value)).toEqual(expected)
})
