// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { HttpError } from '../../lib/http/http-error.ts'
import { draw, wordsOf } from '../../lib/testing/draw.tsx'
import { live } from '../../lib/testing/live.tsx'
import { UrgencyBars } from '../legal/urgency-bars.tsx'
import { PasswordHelp } from '../password/password-help.tsx'
import { PublicFooter } from '../public/public-footer.tsx'
import { SearchBox } from '../search-box.tsx'
import { ThemeSwitch } from '../theme-switch.tsx'
import { Disclaimer } from './disclaimer.tsx'
import { FailedToLoad } from './failed-to-load.tsx'
import { Notice } from './notice.tsx'

test.each([
  [new HttpError('network'), 'Network error. Please check your connection and try again.'],
  [new HttpError('timeout'), 'Request timed out. Please try again.'],
  [new HttpError('invalid'), 'Invalid response from server'],
  [new HttpError('status', 503, {}), 'Server error. Please try again later.'],
  [new HttpError('status', 409, { detail: 'It is being analysed.' }), 'It is being analysed.'],
  ['No document ID provided', 'No document ID provided'],
])('what could not be loaded says why, and can be tried again: %#', async (error, words) => {
  const onRetry = vi.fn()
  const page = await live(<FailedToLoad title="Not there" error={error} onRetry={onRetry} />, [])
  expect(page.words()).toBe(`Not there ${words} Try Again`)
  await page.press('Try Again')
  expect(onRetry).toHaveBeenCalledOnce()
})

test('a failure is announced at once, what is only good to know when there is time', async () => {
  expect(await draw(<Notice tone="error">Gone.</Notice>, [])).toContain('role="alert"')
  expect(await draw(<Notice tone="warning">Soon.</Notice>, [])).toContain('role="status"')
  expect(await draw(<Notice tone="info">Done.</Notice>, [])).not.toContain('aria-label="Close"')
})

test('a notice that can be put away has a name for that', async () => {
  const onClose = vi.fn()
  const page = await live(
    <Notice tone="info" title="Done" onClose={onClose}>
      All is kept.
    </Notice>,
    [],
  )
  await page.press('Close')
  expect(onClose).toHaveBeenCalledOnce()
})

test.each(['analysis', 'general', 'templates', 'compliance'] as const)(
  'the whole notice of %s opens where its line stands, and closes by its button',
  async (kind) => {
    const page = await live(<Disclaimer kind={kind} />, ['law', 'templates'])
    const line = page.words().length
    await page.press('Read the full notice')
    await vi.waitFor(() => expect(page.offers('Close')).toBe(true), 5000)
    expect(page.words().length).toBeGreaterThan(line * 2)
    await page.press('Close')
    await page.wait()
    expect(page.words().length).toBe(line)
  },
)

test('the foot of each public page says what Karar is not, and leads to what may be read', async () => {
  const markup = await draw(<PublicFooter />, [])
  expect(wordsOf(markup)).toContain('It is not a law firm and gives no legal advice.')
  expect(wordsOf(markup)).toContain('Every analysis is AI output, not legal advice.')
  for (const place of ['/pricing', '/about', '/sample', '/law', '/contact', '/privacy', '/terms'])
    expect(markup).toContain(`href="${place}"`)
  // opens without script
  expect(markup.match(/<details/g)).toHaveLength(2)
})

const help = async (password: string) => wordsOf(await draw(<PasswordHelp password={password} />, []))

test('a password is weak, moderate or strong by how many of six checks it passes', async () => {
  expect(await help('')).toMatch(/^Password requirements At least 8 characters : missing/)
  expect(await help('abc')).toMatch(
    /^Password strength: weak Use at least 8 characters Add an uppercase letter Add a digit At/,
  )
  expect(await help('Harvest77')).toMatch(/^Password strength: moderate Add a symbol such as ! or # At/)
  expect(await help('Harvest-77-moon')).toMatch(/^Password strength: strong At least 8 characters : met/)
  expect(await help('password123')).toContain('Not a common password : missing')
})

test('how soon is told by one to three bars', async () => {
  const full = async (urgency: 'low' | 'medium' | 'high') =>
    [...(await draw(<UrgencyBars urgency={urgency} />, [])).matchAll(/class="([^"]*)" x=/g)].map(([, name]) => name)
  const [low, medium, high] = [await full('low'), await full('medium'), await full('high')]
  const kinds = (bars: readonly (string | undefined)[]) => new Set(bars).size
  expect([kinds(low), kinds(medium), kinds(high)]).toEqual([2, 2, 1])
  expect(low[0]).toBe(high[2])
})

test('a search reaches the address once the typing rests, without the spaces around it', async () => {
  const onChange = vi.fn()
  const page = await live(<SearchBox label="Search" hint="Names" className="" value="" onChange={onChange} />, [])
  await page.type('Search', ' l')
  await page.type('Search', ' lease ')
  expect(onChange).not.toHaveBeenCalled()
  await page.wait(350)
  expect(onChange).toHaveBeenCalledExactlyOnceWith('lease')
})

test('light and dark change places, and the button says which comes', async () => {
  const page = await live(<ThemeSwitch />, [])
  await page.press('Switch to dark')
  expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('dark')
  await page.press('Switch to light')
  expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('light')
})
