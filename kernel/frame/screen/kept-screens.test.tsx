import { definePlugin, fill, navbarStart, page, route, sessionEnded } from '@kernel'
import { homeIcon } from '@kernel/ui'
import { expect, test } from '@rstest/core'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { allowConsoleErrors, openProduct, startMockServer } from '@tests/kit'
import { allSettled } from 'effector'
import { useEffect, useId, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { kernelTexts } from '../../core/i18n/text'
import { createRegistry } from '../../core/plugin/registry'
import { arrive, type OpenScreen, placeState } from './kept-screens'

startMockServer()

const registry = createRegistry([], {})
const kept = {
  plugin: 'hall',
  ...page(route('hall/list', '/list'), { isKept: true, load: async () => ({ default: () => null }) }),
}
const fresh = { ...kept, isKept: false }

/** Moves: `+` follows a link, `=` replaces, `<` goes back, `t` is the tab bar; then the path, a colon and the key. */
function walk(moves: string): readonly OpenScreen[] {
  let screens: readonly OpenScreen[] = []
  for (const move of moves.split(' ')) {
    const [, kind = '', path = '', search = '', key = ''] = /^([+=<t])(\w+)(\?\w+)?:(\w+)$/.exec(move) ?? []
    const pathname = `/${path}`
    screens = arrive(screens, {
      registry,
      match: { page: path.startsWith('x') ? fresh : kept, params: {} },
      at: {
        navigationType: kind === '<' ? 'POP' : kind === '=' ? 'REPLACE' : 'PUSH',
        location: {
          pathname,
          search,
          hash: '',
          key,
          mask: undefined,
          state: kind === 't' ? placeState : null,
        },
      } as OpenScreen['at'],
    })
  }
  return screens
}

// Covers UX-80
test.each([
  ['a link opens a new screen', '+a:1 +b:2 +a:3', '3a 2b 1a'],
  ['going back shows the screen as it was left', '+a:1 +b:2 <a:1', '1a 2b'],
  ['going forth does, too', '+a:1 +b:2 <a:1 <b:2', '2b 1a'],
  [
    'going back chooses between two screens at the same address',
    '+a:1 +b:2 +a:3 +b:4 <a:3 <b:2 <a:1',
    '1a 2b 3a 4b',
  ],
  ['the tab bar leads back', '+a:1 +b:2 ta:3', '1a 2b'],
  ['going back to what the tab bar led to', '+a:1 +b:2 ta:3 +b:4 <a:3', '1a 3b 2b'],
  ['a query is the same screen', '+a:1 +a?q:2 +b:3 <a:1', '1a 2b'],
  ['a replaced entry leads back', '+a:1 =a?q:2 +b:3 <a:2', '1a 2b'],
  ['the key that was replaced does not', '+a:1 =a?q:2 +b:3 <a:1', '3a 2b 1a'],
  ['a screen with a form is new each time', '+x:1 +a:2 <x:1', '3x 2a'],
  ['an unknown key opens a new screen', '+a:1 +b:2 <a:9', '3a 2b 1a'],
  ['six screens remain', '+a:1 +b:2 +c:3 +d:4 +e:5 +f:6 +g:7', '7g 6f 5e 4d 3c 2b'],
])('%s', (_, moves, expected) => {
  const names = walk(moves).map(({ id, at }) => `${id}${at.location.pathname.slice(1)}`)
  expect(names.join(' ')).toBe(expected)
})

const listRoute = route('hall/list', '/list')
const doorRoute = route('hall/door', '/door')
const noteRoute = route('hall/note', '/note')
const log: string[] = []
let isBroken = false
let renders = 0

function List() {
  const id = useId()
  const [count, setCount] = useState(0)
  const [filter, setFilter] = useSearchParams()
  useEffect(() => {
    log.push('on')
    return () => void log.push('off')
  }, [])
  if (isBroken) throw new Error('The list is broken.')
  return (
    <>
      <h1 id={id}>The list</h1>
      <section aria-labelledby={id}>
        <button type="button" onClick={() => setCount(count + 1)}>
          Count {count}
        </button>
        <button type="button" onClick={() => setFilter({ tag: 'red' }, { replace: true })}>
          Filter {filter.get('tag') ?? 'none'}
        </button>
        <Link to="/door">Door</Link>
        <Link to="/note">Note</Link>
        <Row />
        <Link to="/nowhere">Nowhere</Link>
      </section>
    </>
  )
}

function Row() {
  renders += 1
  return <p>A row</p>
}

const Door = () => (
  <>
    <h1>The door</h1>
    <Link to="/list">Again</Link>
  </>
)

const hall = definePlugin({
  id: 'hall',
  routes: [
    page(listRoute, { access: 'member', isKept: true, load: async () => ({ default: List }) }),
    page(doorRoute, { access: 'member', isKept: true, load: async () => ({ default: Door }) }),
    page(noteRoute, { access: 'member', over: listRoute, load: async () => ({ default: () => 'The note' }) }),
  ],
  fills: [
    fill(navbarStart, {
      id: 'hall/list',
      order: 1,
      label: kernelTexts.ref('myPage.empty'),
      icon: homeIcon,
      to: listRoute,
    }),
  ],
})

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }))
const back = () => act(async () => history.back())
const shows = (name: string) => screen.findByRole('heading', { level: 1, name })

async function openList() {
  log.length = 0
  isBroken = false
  const scope = await openProduct('/list', { plugins: [hall], as: 'ana' })
  await shows('The list')
  return scope
}

async function leaveAndReturn() {
  press('Count 0')
  press('Filter none')
  await screen.findByRole('button', { name: 'Filter red' })
  const door = screen.getByRole('link', { name: 'Door' })
  door.focus()
  follow('Door')
  await shows('The door')
  return door
}

// Covers UX-80
test('going back shows the screen as it was left: state, address, focus, and effects that slept', async () => {
  await openList()
  const door = await leaveAndReturn()
  expect(screen.queryByText('The list')).toBeNull()
  expect(log.at(-1)).toBe('off')
  await back()
  await shows('The list')
  expect(screen.getByRole('button', { name: 'Count 1' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Filter red' })).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(door))
  expect(log.at(-1)).toBe('on')
  press('Count 1')
  expect(screen.getByRole('button', { name: 'Count 2' })).toBeTruthy()
})

// Covers UX-80
test('a link to a screen opens a new one, the tab bar the one that was left', async () => {
  await openList()
  await leaveAndReturn()
  follow('Again')
  await screen.findByRole('button', { name: 'Count 0' })
  press('Count 0')
  press('Count 1')
  follow('Door')
  await shows('The door')
  fireEvent.click(document.querySelector('nav a[href="/list"]') ?? document.body)
  expect(await screen.findByRole('button', { name: 'Count 2' })).toBeTruthy()
})

// Covers UX-80
test('an unknown address between them drops no screen', async () => {
  allowConsoleErrors(/There is no screen/)
  await openList()
  press('Count 0')
  follow('Nowhere')
  await shows('Page not found')
  await back()
  expect(await screen.findByRole('button', { name: 'Count 1' })).toBeTruthy()
})

// Covers UX-80
test('another person, and the same after a new login, gets new screens', async () => {
  const scope = await openList()
  await leaveAndReturn()
  await act(() => allSettled(sessionEnded, { scope, params: 'logout' }))
  await waitFor(() =>
    expect(log.filter((one) => one === 'on').length).toBe(log.filter((one) => one === 'off').length),
  )
  expect(document.body.textContent).not.toContain('Count 1')
})

// Covers UX-80
test('a screen that crashed is opened anew', async () => {
  allowConsoleErrors(/broken/)
  await openList()
  isBroken = true
  press('Count 0')
  await screen.findByRole('button', { name: 'Try again' })
  fireEvent.click(document.querySelector('nav a[href="/list"]') ?? document.body)
  isBroken = false
  press('Try again')
  await shows('The list')
  isBroken = true
  press('Count 0')
  await screen.findByRole('button', { name: 'Try again' })
  act(() => history.pushState(null, '', '/door'))
  act(() => void dispatchEvent(new PopStateEvent('popstate')))
  await shows('The door')
  isBroken = false
  await back()
  expect(await screen.findByRole('button', { name: 'Count 0' })).toBeTruthy()
})

test('the rows of a screen do not render again when a dialog with an address of its own opens over it', async () => {
  await openList()
  const before = renders
  follow('Note')
  await screen.findByText('The note')
  expect(location.pathname).toBe('/note')
  expect(renders).toBe(before)
})
