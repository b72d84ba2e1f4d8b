import { $session, definePlugin, defineTexts, fill, type Id, myPageRoute, page, route, slot } from '@kernel'
import { courseActions } from '@plugins/courses/contract'
import { describe, expect, test } from '@rstest/core'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  allowConsoleErrors,
  expectAccessible,
  fakeClock,
  fakeDevice,
  openProduct,
  reload,
  renderRoute,
  renderSlot,
  startMockServer,
} from '@tests/kit'
import { stopAfterTest } from './mock-server'

const mock = startMockServer()

const seat = slot<{ id: Id }>('test/seat')
const roomRoute = route('test/room', '/room/:id')
const room = definePlugin({
  id: 'test',
  routes: [
    page(roomRoute, {
      load: async () => ({ default: () => <h1>{`${location.pathname}${location.search}`}</h1> }),
    }),
  ],
  fills: [
    fill(seat, {
      id: 'test/one',
      order: 2,
      load: async () => ({ default: ({ id }) => <p>{`Seat ${id}`}</p> }),
    }),
    fill(seat, {
      id: 'test/mine',
      order: 1,
      access: 'member',
      load: async () => ({ default: () => <p>Mine</p> }),
    }),
  ],
})

test('renderRoute opens a route with parameters and query', async () => {
  await renderRoute(roomRoute, { params: { id: 7 }, query: { tab: 'all' }, plugins: [room] })
  expect(await screen.findByRole('heading', { name: '/room/7?tab=all' })).toBeTruthy()
})

test('renderSlot passes the props of the slot to entries for the given user', async () => {
  await renderSlot(seat, { id: 7 }, { plugins: [room], as: 'nova' })
  await screen.findByText('Mine')
  await screen.findByText('Seat 7')
  expect(screen.getAllByText(/Mine|Seat/).map((line) => line.textContent)).toEqual(['Mine', 'Seat 7'])
})

// Covers FLT-85
test('renderSlot shows an entry without a component as a link to its screen', async () => {
  const label = defineTexts<{ 'myPage.title': string }>('kernel').ref('myPage.title')
  const hallRoute = route('hall/home', '/hall')
  const hall = definePlugin({
    id: 'hall',
    routes: [page(hallRoute, { load: async () => ({ default: () => <h1>The hall</h1> }) })],
    fills: [fill(seat, { id: 'hall/door', to: hallRoute, label })],
  })
  await renderSlot(seat, { id: 7 }, { plugins: [hall] })
  const link = await screen.findByRole('link', { name: 'Home' })
  await userEvent.click(link)
  expect(await screen.findByRole('heading', { name: 'The hall' })).toBeTruthy()
})

test('renderSlot shows nothing for an empty slot', async () => {
  const course = { id: 1, title: 'Clay', picture: '', fullPrice: undefined, discountPrice: undefined }
  await renderSlot(courseActions, { course })
  await waitFor(() => expect(document.querySelector('main')?.textContent).toBe('kit-host/slot'))
})

test('the test kit logs in by first name or e-mail address', async () => {
  for (const [as, name] of [
    ['ana', 'Ana Martins'],
    ['bruno@roda.example', 'Bruno Carvalho'],
  ] as const) {
    const scope = await renderRoute(myPageRoute, { as })
    await waitFor(() => expect(scope.getState($session)?.person.name).toBe(name))
  }
})

test('openProduct rejects an account that does not exist', async () => {
  await expect(openProduct('/', { as: 'zoe' })).rejects.toThrow(/zoe@roda\.example/)
})

test('the test kit applies the given language and settings', async () => {
  await openProduct('/nowhere/at/all', { language: 'pt-BR', settings: { brand: { name: 'Casa' } } })
  expect(await screen.findByRole('heading', { name: 'Página não encontrada' })).toBeTruthy()
  expect(document.title).toBe('Página não encontrada · Casa')
})

test('reload opens the same address with the stored session', async () => {
  await renderRoute(roomRoute, { params: { id: 7 }, plugins: [room], as: 'ana' })
  await screen.findByRole('heading', { name: '/room/7' })
  const scope = await reload()
  expect(await screen.findByRole('heading', { name: '/room/7' })).toBeTruthy()
  await waitFor(() => expect(scope.getState($session)?.person.name).toBe('Ana Martins'))
  expect(mock.requests('retryLogin')).toHaveLength(2)
})

test('hold keeps calls waiting until it is released', async () => {
  const release = mock.hold('retryLogin')
  const scope = await renderRoute(myPageRoute, { as: 'ana' })
  await waitFor(() => expect(mock.onlyRequest('retryLogin')).toBeTruthy())
  expect(scope.getState($session)).toBeNull()
  release()
  await waitFor(() => expect(scope.getState($session)).not.toBeNull())
})

test('allowConsoleErrors allows the errors of the running test only', async () => {
  allowConsoleErrors(/No public page/)
  const { error } = console
  error('No public page at /nobody')
  await openProduct('/')
})

test('fakeClock moves the time of the product', async () => {
  const { advance } = fakeClock(new Date('2026-03-14T12:00:00Z'))
  await openProduct('/')
  await advance(3_600_000)
  expect(new Date().getUTCHours()).toBe(13)
})

test('fakeDevice changes the answers to media queries', () => {
  const isNarrow = matchMedia('(max-width: 400px)')
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)')
  expect([isNarrow.matches, isCalm.matches]).toEqual([false, false])
  fakeDevice({ width: 360, prefersReducedMotion: true })
  expect([isNarrow.matches, isCalm.matches]).toEqual([true, true])
})

test('expectAccessible finds violations', async () => {
  await openProduct('/nowhere/at/all')
  await screen.findByRole('heading', { level: 1 })
  await expectAccessible()
  document.body.append(document.createElement('button'))
  await expect(expectAccessible()).rejects.toThrow(/violations found by axe/)
})

test('setScenarios changes the settings of the opened product', async () => {
  mock.setScenarios('beta-closed', 'no-captcha')
  expect(mock.settings()).toMatchObject({ registration: 'waiting-list', captcha: { provider: 'none' } })
})

describe('a request under way at the end of a test', () => {
  test('is sent', () => stopAfterTest(() => void fetch('/api/user/retryLogin').catch(() => undefined)))
  test('does not count in the next one', async () => {
    await expect(fetch('/api/user/getStarted')).resolves.toBeTruthy()
    expect(mock.requests()).toHaveLength(1)
  })
})
