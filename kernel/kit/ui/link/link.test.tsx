import { beforeEach, expect, test } from '@rstest/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { type ComponentProps, Profiler } from 'react'
import { BrowserRouter, useLocation } from 'react-router'
import { Link } from './link'

beforeEach(() => history.replaceState(null, '', '/here?a=1'))

let renders = 0
const Where = () => {
  const { pathname, search, hash, state } = useLocation()
  return (
    <output>
      {pathname + search + hash} {state}
    </output>
  )
}
function show(props: ComponentProps<typeof Link>, basename = '/') {
  render(
    <BrowserRouter basename={basename}>
      <Profiler
        id="link"
        onRender={() => {
          renders += 1
        }}
      >
        <Link {...props}>Go</Link>
      </Profiler>
      <Where />
    </BrowserRouter>,
  )
  return screen.getByRole<HTMLAnchorElement>('link')
}
const place = () => screen.getByRole('status').textContent?.trim()

test('a link to a path does not render again at a navigation', () => {
  const link = show({ to: '/there?b=2#c', state: 'x' })
  const before = [renders, history.length]
  fireEvent.click(link)
  expect(place()).toBe('/there?b=2#c x')
  expect([renders, history.length - 1]).toEqual(before)
})

test.each<[what: string, props: ComponentProps<typeof Link>, basename: string, href: string, at: string]>([
  ['a path', { to: '/there' }, '/', '/there', '/there'],
  ['a path below a base', { to: '/there' }, '/here', '/here/there', '/there'],
  ['the start below a base', { to: '/' }, '/here', '/here', '/'],
  ['the start with a query', { to: '/?b' }, '/here', '/here?b', '/?b'],
  ['a query', { to: '?b' }, '/', '/here?b', '/here?b'],
  ['a place on the screen', { to: '#c' }, '/', '/here#c', '/here#c'],
])('leads to %s', (_, props, basename, href, at) => {
  const link = show(props, basename)
  expect(link.getAttribute('href')).toBe(href)
  fireEvent.click(link)
  expect(place()).toBe(at)
})

test.each<[what: string, props: ComponentProps<typeof Link>, click: object]>([
  ['a click with a key', { to: '/there' }, { ctrlKey: true }],
  ['another button of the mouse', { to: '/there' }, { button: 1 }],
  ['a click that was handled', { to: '/there', onClick: (event) => event.preventDefault() }, {}],
  ['a link for a tab of its own', { to: '/there', target: '_blank' }, {}],
  ['a link that loads the page', { to: '/there', reloadDocument: true }, {}],
])('leaves %s to the browser', (_, props, click) => {
  const link = show(props)
  // The test environment would navigate.
  link.addEventListener('click', (event) => setTimeout(() => event.preventDefault()))
  fireEvent.click(link, click)
  expect(place()).toBe('/here?a=1')
})

test.each([
  ['the current address', { to: '/here?a=1' }, 0],
  ['another address', { to: '/here' }, 1],
  ['another address, in the place of this', { to: '/here', replace: true }, 0],
])('a link to %s', (_, props, more) => {
  const link = show(props)
  const before = history.length
  fireEvent.click(link)
  expect(history.length - before).toBe(more)
})
