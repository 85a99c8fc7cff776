import { expect, test } from 'vitest'
import { draw, wordsOf } from '../../lib/testing/draw.tsx'
import { PrivacyPage } from './privacy-page.tsx'
import { TermsPage } from './terms-page.tsx'

test('the privacy notice says what is kept, who sees it, and which laws give which rights', async () => {
  const said = wordsOf(await draw(<PrivacyPage />, ['privacy']))
  for (const part of ['What is kept, and for how long', 'Who sees it', 'Your rights', 'How it is kept safe'])
    expect(said).toContain(part)
  expect(said).toMatch(/Digital Personal Data Protection Act/)
  expect(said).toMatch(/GDPR/)
  expect(said).not.toMatch(/\{\{|undefined|\bnull\b/)
})

test('the terms say what Karar is not, and how plans and money stand', async () => {
  const said = wordsOf(await draw(<TermsPage />, ['terms']))
  expect(said).toMatch(/not (?:a law firm|legal advice)/i)
  expect(said).toContain('Plans and money')
  expect(said).not.toMatch(/\{\{|undefined|\bnull\b/)
})
