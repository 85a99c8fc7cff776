// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aimBothClicks } from './second-click.ts'

let end: () => void
let pressed: string[]
beforeEach(() => {
  end = aimBothClicks()
  pressed = []
  document.body.innerHTML =
    '<p>words</p><button id="first"><i>x</i></button><button id="second"></button><label>l<input id="box" type="checkbox"></label>'
  for (const element of document.querySelectorAll('button,input'))
    element.addEventListener('click', () => pressed.push(element.id))
})
afterEach(() => end())

/** @param count which click it is of those that follow each other in one place; 0 by the keyboard */
function click(selector: string, count: number): MouseEvent {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: count })
  document.querySelector(selector)?.dispatchEvent(event)
  return event
}

test('the second of two clicks does nothing to what has moved under the pointer', () => {
  click('#first', 1)
  expect(click('#second', 2).defaultPrevented).toBe(true)
  expect(pressed).toEqual(['first'])
  // whoever goes on clicking there means it
  click('#second', 3)
  expect(pressed).toEqual(['first', 'second'])
})

test('two clicks on one thing are two, whatever part of it they hit', () => {
  click('#first', 1)
  click('#first i', 2)
  expect(pressed).toEqual(['first', 'first'])
})

test('what a first click on nothing uncovers is not pressed by the second', () => {
  click('p', 1)
  click('#second', 2)
  expect(pressed).toEqual([])
  click('p', 2)
  expect(click('p', 3).defaultPrevented).toBe(false)
})

test('the keyboard presses one thing after another', () => {
  click('#first', 0)
  click('#second', 0)
  expect(pressed).toEqual(['first', 'second'])
})

test('a label and what it names are one thing', () => {
  click('label', 1)
  pressed = []
  click('#box', 2)
  expect(pressed).toEqual(['box'])
})
