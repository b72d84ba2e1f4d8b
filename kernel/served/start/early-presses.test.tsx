import { afterEach, expect, test } from '@rstest/core'
import { keepEarlyPress } from './early-presses'

afterEach(() => {
  document.body.replaceChildren()
  globalThis.boot = undefined
})

const button = (name: string) => `<button type="button" aria-label="${name}"></button>`
const buttons = (names: string) => names.split(' ').map(button).join('')

/** Shows a screen in the root, and lists the names of the controls that get clicks there. */
function show(root: Element, names: string): string[] {
  root.innerHTML = buttons(names)
  const clicked: string[] = []
  for (const each of root.children)
    each.addEventListener('click', () => clicked.push(each.getAttribute('aria-label') ?? ''))
  return clicked
}

// Covers FLT-48
test.each([
  ['the control of the same name', 'Search Language', 1, 'Language Search', 'Language', 0],
  ['the one at its place among those of one name', 'More More Search', 1, 'More More', 'More', 1],
  ['nothing where there is none of the name', 'Search Language', 1, 'Find Tongue', undefined, -1],
])('a screen that is drawn anew gives a press and the focus to %s', (_, before, at, after, name, index) => {
  const root = document.body.appendChild(document.createElement('div'))
  show(root, before)
  const rendered = root.children[at] as HTMLElement
  rendered.focus()
  const click = new MouseEvent('click', { bubbles: true })
  rendered.dispatchEvent(click)
  globalThis.boot = { takeEarlyClick: () => click }
  const repeat = keepEarlyPress(root, document.activeElement)
  // A control may come later than the screen, and gets the press once.
  root.replaceChildren()
  repeat()
  const clicked = show(root, after)
  repeat()
  repeat()
  expect(clicked).toEqual(name ? [name] : [])
  expect([...root.children].indexOf(document.activeElement as Element)).toBe(index)
})

// Covers FLT-48
test('a screen that is hydrated keeps its controls, of which the pressed one is pressed again', () => {
  const root = document.body.appendChild(document.createElement('div'))
  const clicked = show(root, 'Search Language')
  const click = new MouseEvent('click', { bubbles: true })
  root.children[1]?.dispatchEvent(click)
  globalThis.boot = { takeEarlyClick: () => click }
  keepEarlyPress(root, document.activeElement)()
  expect(clicked).toEqual(['Language', 'Language'])
})
