import { expect, test } from '@rstest/core'
import { guardDoubleClicks } from './double-clicks'

// Covers KRN-TOAST-01
test('the second click of a double click does not act on what lay behind a button that the first one removed', () => {
  guardDoubleClicks()
  const clicked: string[] = []
  document.body.innerHTML = '<button id="close">Close</button> <a id="behind" href="#person">Person</a>'
  const [close, behind] = [...document.body.children]
  close?.addEventListener('click', () => {
    clicked.push('close')
    close.remove()
  })
  behind?.addEventListener('click', () => clicked.push('behind'))
  const click = (element: Element | undefined, detail: number) =>
    element?.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }))

  click(close, 1)
  expect(click(behind, 2)).toBe(false)
  expect(clicked).toEqual(['close'])
  click(behind, 1)
  click(behind, 2)
  expect(clicked).toEqual(['close', 'behind', 'behind'])

  // A button that only changes its icon keeps both clicks.
  const icon = document.createElement('i')
  behind?.append(icon)
  click(icon, 1)
  icon.remove()
  expect(click(behind, 2)).toBe(true)
})
