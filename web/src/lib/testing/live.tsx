import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter, useLocation } from 'react-router'
import { queryClient } from '../http/query-client.ts'
import { loadWords } from '../text/words.ts'
import { ends } from './ends.ts'

/** What a person does with a component that stands in a page, and what they see then. For files that ask for a DOM. */
export interface Live {
  /** all that can be read, without spaces in a row; dialogs that lie over the page included */
  words: () => string
  /** the page's address, as the router has it */
  address: () => string
  /** the button or link of this name; fails where there is none */
  control: (name: string | RegExp) => HTMLElement
  /** whether there is one */
  offers: (name: string | RegExp) => boolean
  press: (name: string | RegExp) => Promise<void>
  /** the field with this label */
  field: (label: string | RegExp) => HTMLInputElement
  type: (label: string | RegExp, text: string) => Promise<void>
  /** ticks the box or takes the choice with this label */
  choose: (label: string | RegExp) => Promise<void>
  /** leaves a field for another one */
  leave: (label: string | RegExp) => Promise<void>
  /** a key on the element that has the focus */
  key: (key: string) => Promise<void>
  /** sends the form in which the field is */
  submit: (label: string | RegExp) => Promise<void>
  /** lets time go by */
  wait: (milliseconds?: number) => Promise<void>
  close: () => Promise<void>
}

let roots: { root: Root; host: HTMLElement }[] = []

ends.push(async () => {
  // what has no page has loaded this for a file before
  if (typeof document === 'undefined') return
  for (const { root, host } of roots) {
    await act(async () => root.unmount())
    host.remove()
  }
  roots = []
  queryClient.clear()
  localStorage.clear()
  sessionStorage.clear()
})

/** Puts a component into a page, as `draw` draws it, and lets it run. */
export async function live(element: ReactNode, features: readonly string[], address = '/'): Promise<Live> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  await loadWords('ui', ...features)
  // a field that grows with its text asks when letters have come; this DOM has none
  if (!('fonts' in document)) Object.assign(document, { fonts: new EventTarget() })
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  roots.push({ root, host })
  let here = address
  function Address() {
    const { pathname, search, hash } = useLocation()
    here = pathname + search + hash
    return null
  }
  await act(async () =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <MantineProvider env="test">
          <MemoryRouter initialEntries={[address]}>
            <Address />
            {element}
          </MemoryRouter>
        </MantineProvider>
      </QueryClientProvider>,
    ),
  )
  const control = (name: string | RegExp) => one(controls(), name, nameOf)
  const field = (label: string | RegExp) => one(fields(), label, labelOf)
  const page: Live = {
    words: () => spaced(wordsIn(document.body)),
    address: () => here,
    control,
    offers: (name) => controls().some((element) => matches(nameOf(element), name)),
    press: (name) => act(async () => control(name).click()),
    field,
    type: (label, text) =>
      act(async () => {
        const input = field(label)
        input.focus()
        setValue(input, text)
        input.dispatchEvent(new Event('input', { bubbles: true }))
        input.dispatchEvent(new Event('change', { bubbles: true }))
      }),
    choose: (label) => act(async () => field(label).click()),
    leave: (label) => act(async () => field(label).blur()),
    key: (key) =>
      act(
        async () =>
          void (document.activeElement ?? document.body).dispatchEvent(
            new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
          ),
      ),
    submit: (label) => act(async () => field(label).form?.requestSubmit()),
    wait: (milliseconds = 0) => act(() => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))),
    close: () => act(async () => root.unmount()),
  }
  await page.wait()
  return page
}

const controls = () => [...document.body.querySelectorAll<HTMLElement>('button, a[href], [role="menuitem"]')]
const fields = () => [...document.body.querySelectorAll<HTMLInputElement>('input, textarea, select')]
const spaced = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** The text of a part of the page, with spaces between its elements; styles say nothing. */
function wordsIn(node: Node): string {
  if (node.nodeName === 'STYLE' || node.nodeName === 'SCRIPT') return ''
  if (node.nodeType === 3) return node.textContent ?? ''
  return [...node.childNodes].map(wordsIn).join(' ')
}

const nameOf = (element: HTMLElement) => spaced(element.getAttribute('aria-label') ?? wordsIn(element))

function labelOf(element: HTMLInputElement): string {
  const own = element.getAttribute('aria-label')
  if (own) return own
  const label = element.id && document.querySelector(`label[for="${element.id}"]`)
  return spaced(wordsIn(label || (element.closest('label') ?? document.createElement('i'))))
}

const matches = (said: string, asked: string | RegExp) =>
  typeof asked === 'string' ? said.replace(/ \*$/, '') === asked : asked.test(said)

function one<Found extends HTMLElement>(from: Found[], name: string | RegExp, called: (one: Found) => string): Found {
  const found = from.find((element) => matches(called(element), name))
  if (!found) throw new Error(`There is no ${name}, only: ${from.map(called).join(' | ')}`)
  return found
}

/** As typing does it: React hears of a value only where the element's own setter was used. */
function setValue(input: HTMLInputElement, text: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set
  setter?.call(input, text)
}
