// @vitest-environment happy-dom
import { act, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { live } from '../../lib/testing/live.tsx'
import { LandingHeading } from './landing-heading.tsx'
import { useKeepFocus, useKeepRow } from './use-keep-focus.ts'

function Account() {
  const row = useKeepRow()
  const [isOpen, setOpen] = useState(false)
  const word = isOpen ? 'Suspend' : 'Reactivate'
  return (
    <li ref={row} tabIndex={-1}>
      <button key={word} type="button" onClick={() => setOpen(!isOpen)}>
        {word}
      </button>
      <button type="button">Details</button>
    </li>
  )
}

function List({ of = ['a', 'b'], tabIndex }: { of?: string[]; tabIndex?: number }) {
  const [rows, setRows] = useState(of)
  const list = useKeepFocus<HTMLUListElement>(rows.length)
  return (
    <main id="main" tabIndex={-1}>
      {rows.length > 0 && (
        <ul ref={list} tabIndex={-1}>
          {rows.map((row) => (
            <li key={row} tabIndex={tabIndex}>
              <button type="button" onClick={() => setRows(rows.filter((one) => one !== row))}>
                Delete {row}
              </button>
            </li>
          ))}
        </ul>
      )}
    </main>
  )
}

async function pressed(page: Awaited<ReturnType<typeof live>>, name: string) {
  await act(async () => page.control(name).focus())
  await page.press(name)
}

test('a button that was pressed and is another one now leaves the keyboard in its row', async () => {
  const page = await live(<Account />, ['ui'])
  await pressed(page, 'Reactivate')
  expect(page.offers('Suspend')).toBe(true)
  expect(document.activeElement?.tagName).toBe('LI')
})

test('who was elsewhere in the meantime stays there', async () => {
  const page = await live(
    <>
      <Account />
      <input aria-label="Search" />
    </>,
    ['ui'],
  )
  await act(async () => page.field('Search').focus())
  await page.press('Reactivate')
  expect(document.activeElement).toBe(page.field('Search'))
})

test('a row that is gone leaves it at its list, and the last one at the page', async () => {
  const page = await live(<List />, ['ui'])
  await pressed(page, 'Delete a')
  expect(document.activeElement?.tagName).toBe('UL')
  await pressed(page, 'Delete b')
  expect(document.activeElement?.tagName).toBe('MAIN')
})

/** Two views at one address; the link that leads to the second stands in the first. */
function Views() {
  const { search } = useLocation()
  return search === '?there' ? (
    <LandingHeading className={undefined}>There</LandingHeading>
  ) : (
    <Link to="?there">Go</Link>
  )
}

test('a link that goes with its view leaves the keyboard at the heading that it leads to', async () => {
  const page = await live(<Views />, ['ui'])
  await pressed(page, 'Go')
  expect(document.activeElement?.textContent).toBe('There')
  expect(document.activeElement?.tagName).toBe('H1')
})

test('a page that is loaded begins at its top', async () => {
  await live(<Views />, ['ui'], '/?there')
  expect(document.activeElement).toBe(document.body)
})

test('where rows can have the keyboard, the one that follows has it, and behind the last the one before', async () => {
  const page = await live(<List of={['a', 'b', 'c']} tabIndex={-1} />, ['ui'])
  await pressed(page, 'Delete b')
  expect(document.activeElement?.textContent).toBe('Delete c')
  await pressed(page, 'Delete c')
  expect(document.activeElement?.textContent).toBe('Delete a')
})
