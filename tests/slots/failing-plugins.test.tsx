import { definePlugin, sessionEnded as endOfSession, fill, page, route, settingsRoute, slot } from '@kernel'
import { ready, Slot } from '@kernel/parts'
import { noticeSources } from '@plugins/notices/contract'
import notices from '@plugins/notices/plugin'
import { searchSources } from '@plugins/search/contract'
import search from '@plugins/search/plugin'
import { expect, test } from '@rstest/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allowConsoleErrors, loggedErrors, openProduct, startMockServer } from '@tests/kit'
import { allSettled, type Scope } from 'effector'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { navigate } from '../../kernel/core/navigation/navigation'
import { sessionEnded } from '../../kernel/core/session/events'

startMockServer()

function fail(): never {
  throw new Error('broken')
}
let isLeaving = false
/** Strict mode also runs clean-ups after the first effects. */
const failAtLeaving = () => {
  if (isLeaving) fail()
}
/** Components that throw, by when they do. */
const Broken: Readonly<Record<string, () => ReactNode>> = {
  'is rendered': fail,
  'runs an effect': function BrokenEffect() {
    useEffect(fail, [])
    return <p>Broken</p>
  },
  'runs a layout effect': function BrokenLayoutEffect() {
    useLayoutEffect(fail, [])
    return <p>Broken</p>
  },
  'cleans up an effect': function BrokenCleanup() {
    useEffect(() => failAtLeaving, [])
    return <p>Broken</p>
  },
  'cleans up a layout effect': function BrokenLayoutCleanup() {
    useLayoutEffect(() => failAtLeaving, [])
    return <p>Broken</p>
  },
}
const phases = Object.entries(Broken)
const atLeaving = phases.filter(([phase]) => phase.startsWith('cleans'))

const place = slot<object, 'component'>('host/place')
const lazy = (Content: () => ReactNode) => ({
  hasServerState: false,
  load: async () => ({ default: Content }),
})

/** A host with two screens, the first of which has a slot. */
const host = definePlugin({
  id: 'host',
  routes: [
    page(
      route('host/first', '/first'),
      lazy(() => (
        <>
          <h1>First</h1>
          <Slot of={place} props={{}} />
        </>
      )),
    ),
    page(
      route('host/next', '/next'),
      lazy(() => <h1>Next</h1>),
    ),
  ],
})
const guest = (Content: () => ReactNode, fills: readonly ReturnType<typeof fill>[] = []) =>
  definePlugin({
    id: 'guest',
    routes: [
      page(
        route('guest/screen', '/guest'),
        lazy(() => (
          <>
            <h1>Guest</h1>
            <Content />
          </>
        )),
      ),
    ],
    fills,
  })
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const open = (at: string, ...plugins: ReturnType<typeof definePlugin>[]) => {
  isLeaving = false
  allowConsoleErrors(/broken/)
  return openProduct(at, { plugins: [host, notices, search, ...plugins], as: 'ana' })
}
const leave = (scope: Scope, to: string) => {
  isLeaving = true
  return act(() => allSettled(navigate, { scope, params: { to } }))
}
const named = (plugin: string) =>
  waitFor(() =>
    expect(loggedErrors().some((error) => error.startsWith(`The plugin "${plugin}" failed`))).toBe(true),
  )

// Covers FLT-171
test.each(phases)(
  'the screen stays, and the log names the plugin, whose entry throws when it %s',
  async (phase, Content) => {
    const entry = fill(place, { id: 'guest/entry', ...lazy(Content) })
    const scope = await open(
      '/first',
      guest(() => null, [entry]),
    )
    await title('First')
    await (phase.startsWith('cleans') ? screen.findByText('Broken') : named('guest'))
    await leave(scope, '/next')
    await title('Next')
    await waitFor(() =>
      expect(loggedErrors().join()).toMatch(/The plugin "(host or )?guest" failed in .*guest\/entry/),
    )
  },
)

// Covers FLT-171
test.each(atLeaving)('the next screen is shown when the one before throws as it %s', async (_, Content) => {
  const scope = await open('/guest', guest(Content))
  await screen.findByText('Broken')
  await leave(scope, '/next')
  await title('Next')
  await named('guest')
  await leave(scope, '/first')
  await title('First')
})

// Covers FLT-171
test.each(atLeaving)(
  'a logout leads to the start page although a screen throws as it %s',
  async (_, Content) => {
    const scope = await open('/guest', guest(Content))
    await screen.findByText('Broken')
    isLeaving = true
    await act(() => allSettled(sessionEnded, { scope, params: 'logout' }))
    await waitFor(() => expect(screen.getByRole('banner')).toBeTruthy())
    await waitFor(() => expect(loggedErrors().join()).toContain('guest'))
  },
)

const guestScreen = (Content: () => ReactNode) =>
  definePlugin({
    id: 'guest',
    routes: [page(route('guest/screen', '/guest'), { load: async () => ({ default: Content }) })],
  })

// Covers PLG-04
test('a screen whose query throws offers another try, and the log names its plugin', async () => {
  let isBroken = true
  const scope = await open(
    '/guest',
    guestScreen(() => {
      const { data } = useSuspenseQuery({
        queryKey: ['guest'],
        queryFn: async () => (isBroken ? fail() : 'All is well'),
      })
      return <h1>{data}</h1>
    }),
  )
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText('This page couldn’t be shown')).toBeTruthy()
  await named('guest')
  isBroken = false
  await userEvent.click(retry)
  await title('All is well')
  await leave(scope, '/next')
  await title('Next')
})

// Covers PLG-04
test.each(['at once', 'later'])('a press whose code throws %s is answered with a sentence', async (when) => {
  const rejection = Object.assign(new Event('unhandledrejection'), { reason: new Error('broken') })
  const handleClick = when === 'later' ? () => void dispatchEvent(rejection) : fail
  await open(
    '/guest',
    guestScreen(() => (
      <>
        <h1>Guest</h1>
        <button type="button" onClick={handleClick}>
          Press
        </button>
      </>
    )),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Press' }))
  expect(await screen.findByRole('group', { name: 'Something went wrong. Try again.' })).toBeTruthy()
  await named('guest')
  await title('Guest')
})

// Covers PLG-04
test('a log-out goes on although a plugin throws when it hears of it', async () => {
  const scope = await open(
    '/first',
    guestScreen(() => null),
  )
  await title('First')
  endOfSession.watch(fail)
  await act(() => allSettled(sessionEnded, { scope, params: 'logout' }))
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull())
  await waitFor(() => expect(screen.getByRole('banner')).toBeTruthy())
})

const value = (of: typeof noticeSources | typeof searchSources, result: unknown) =>
  definePlugin({
    id: 'guest',
    fills: [
      {
        slot: of.id,
        entry: {
          id: 'guest/value',
          hasServerState: false,
          load: async () => ({ default: () => ready(result) as never }),
        },
      },
    ],
  })

// Covers PLG-04
test('a notice stays when its buttons throw, and the log names their plugin', async () => {
  const Actions = fail
  const found = [
    { id: '1', title: 'Broken buttons', to: settingsRoute.path, actions: <Actions /> },
    { id: '2', title: 'Fine', to: settingsRoute.path },
  ]
  await open('/first', value(noticeSources, found))
  await userEvent.click(await screen.findByRole('button', { name: /^Notifications/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Notifications' }))
  expect(await dialog.findByText('Broken buttons')).toBeTruthy()
  expect(dialog.getByText('Fine')).toBeTruthy()
  await named('guest')
})

// Covers PLG-04
test('a search result stays when its face throws, and the log names its plugin', async () => {
  const Face = fail
  const results = [{ id: '1', title: 'Zora', to: settingsRoute.path, face: <Face /> }]
  await open('/first', value(searchSources, { results, total: 1 }))
  await userEvent.click(await screen.findByRole('button', { name: 'Search or jump to…' }))
  expect(await screen.findByRole('option', { name: 'Zora' })).toBeTruthy()
  await named('guest')
})
