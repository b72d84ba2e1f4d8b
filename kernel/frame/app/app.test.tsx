import { describe, expect, onTestFinished, rs, test } from '@rstest/core'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, fork } from 'effector'
import { useState } from 'react'
import { BrowserRouter } from 'react-router'
import { textsLoaded } from '../../core/i18n/i18n'
import { defineTexts } from '../../core/i18n/text'
import { navigate } from '../../core/navigation/navigation'
import { $failures } from '../../core/plugin/diagnostics'
import { loadPlugins } from '../../core/plugin/load-plugins'
import { definePlugin, page } from '../../core/plugin/manifest'
import { createRegistry } from '../../core/plugin/registry'
import { $registry } from '../../core/plugin/registry-store'
import { route } from '../../core/plugin/route'
import { fill } from '../../core/plugin/slot'
import { parsePerson } from '../../core/session/events'
import { initialState } from '../../core/session/machine'
import { $machine } from '../../core/session/session'
import { toastShown } from '../../core/toasts/toasts'
import { confirmRequested } from '../../kit/parts/confirm/confirm'
import en from '../../locales/en'
import { kernelPlugin } from '../kernel-plugin'
import { backgroundTasks, myPageSide, myPageTabs, navbarEnd } from '../slots'
import { App } from './app'

const texts = defineTexts<Record<string, string>>('test')
const messages = {
  kernel: en,
  test: { good: 'Good', bad: 'Bad', sure: 'Sure?', done: 'Done', also: 'Also', all: 'All of it' },
}
const goodRoute = route('good/page', '/good')
const badRoute = route('bad/page', '/bad')
const person = parsePerson({ id: 1, name: 'Ana Martins', login: 'ana.martins' })

const good = definePlugin({
  id: 'good',
  routes: [
    page(goodRoute, {
      title: texts.ref('all'),
      load: async () => ({ default: () => <h1>All is well</h1> }),
    }),
  ],
  fills: [fill(navbarEnd, { id: 'good/page', label: texts.ref('good'), to: goodRoute })],
})

function Throwing(): never {
  throw new Error('boom')
}

/** Renders the app with some plugins, as `start` does in kernel/served/start. */
async function open(loaders: Parameters<typeof loadPlugins>[0], path: string, isMember = false) {
  window.history.replaceState(null, '', path)
  const loaded = await loadPlugins(loaders, { plugins: {} })
  const registry = createRegistry([...loaded, { id: 'kernel', manifest: kernelPlugin }], { slots: {} })
  const session = isMember ? { person, limit: 30, startedAt: new Date() } : null
  const scope = fork({
    values: [
      [$registry, registry],
      [$machine, { state: { ...initialState, session }, effects: {} }],
    ],
  })
  await allSettled(textsLoaded, { scope, params: messages })
  // `onCaughtError` keeps React from logging the errors that tests provoke.
  render(<App scope={scope} router={BrowserRouter} />, { onCaughtError: () => undefined })
  return scope
}
const loads = (manifest: typeof good) => async () => ({ default: manifest })

// Covers PLG-04
describe('the app isolates a plugin that throws', () => {
  test('the app still starts when the manifest of a plugin throws', async () => {
    await open({ bad: () => Promise.reject(new Error('boom')), good: loads(good) }, '/good')
    expect(await screen.findByRole('heading', { name: 'All is well' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Good' })).toBeTruthy()
  })

  for (const [isOutdated, buttonName] of [
    [false, 'Try again'],
    [true, 'Reload page'],
  ] as const)
    test(`a screen that fails to load ${isOutdated ? 'after' : 'without'} an update offers "${buttonName}"`, async () => {
      // Offline, a failure is told at once.
      const onLine = rs.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOutdated)
      onTestFinished(() => onLine.mockRestore())
      globalThis.boot = { reloadIfOutdated: async () => isOutdated }
      const bad = definePlugin({
        id: 'bad',
        routes: [page(badRoute, { load: () => Promise.reject(new Error('Loading chunk 7 failed.')) })],
      })
      const scope = await open({ bad: loads(bad), good: loads(good) }, '/bad')
      expect(await screen.findByRole('alert')).toBeTruthy()
      expect(screen.getByRole('button', { name: buttonName })).toBeTruthy()
      globalThis.boot = undefined
      expect(scope.getState($failures).map(({ plugin, entry }) => [plugin, entry])).toEqual([
        ['bad', 'bad/page'],
      ])
      await userEvent.click(screen.getByRole('link', { name: 'Good' }))
      expect(await screen.findByRole('heading', { name: 'All is well' })).toBeTruthy()
    })

  test('a screen that throws while rendering is replaced by a retry card', async () => {
    let isBroken = true
    const Moody = () => (isBroken ? <Throwing /> : <h1>Better now</h1>)
    const bad = definePlugin({
      id: 'bad',
      routes: [page(badRoute, { load: async () => ({ default: Moody }) })],
    })
    await open({ bad: loads(bad) }, '/bad')
    const retry = await screen.findByRole('button', { name: 'Try again' })
    isBroken = false
    await userEvent.click(retry)
    expect(await screen.findByRole('heading', { name: 'Better now' })).toBeTruthy()
  })

  test('a slot entry that throws while rendering disappears and is reported', async () => {
    const tab = (id: string, load: () => Promise<{ default: () => React.ReactNode }>) =>
      definePlugin({ id, fills: [fill(myPageTabs, { id: `${id}/tab`, label: texts.ref(id), load })] })
    const scope = await open(
      {
        bad: loads(tab('bad', async () => ({ default: Throwing }))),
        good: loads(tab('good', async () => ({ default: () => <p>A tab that works</p> }))),
      },
      '/mypage',
      true,
    )
    await waitFor(() => expect(scope.getState($failures).map(({ entry }) => entry)).toContain('bad/tab'))
    await userEvent.click(screen.getByRole('tab', { name: 'Good' }))
    expect(await screen.findByText('A tab that works')).toBeTruthy()
  })
})

// Covers PLG-03
test('an absent plugin has no links, and its path shows "Page not found"', async () => {
  await open({}, '/good')
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Good' })).toBeNull()
  expect(document.title).toBe('Page not found · Roda')
})

test('navigating to the current URL adds no history entry', async () => {
  const scope = await open({ good: loads(good) }, '/')
  await allSettled(navigate, { scope, params: { to: goodRoute } })
  await screen.findByRole('heading', { name: 'All is well' })
  const { length } = history
  await allSettled(navigate, { scope, params: { to: goodRoute } })
  expect(history.length).toBe(length)
  expect(location.pathname).toBe('/good')
})

test('background components start after the first screen is shown', async () => {
  const requested: string[] = []
  let resolveScreen: (() => void) | undefined
  const slow = definePlugin({
    id: 'slow',
    routes: [
      page(goodRoute, {
        title: texts.ref('all'),
        load: async () => {
          await new Promise<void>((resolve) => {
            resolveScreen = resolve
          })
          requested.push('screen')
          return { default: () => <h1>All is well</h1> }
        },
      }),
    ],
    fills: [
      fill(backgroundTasks, {
        id: 'slow/background',
        load: async () => {
          requested.push('background')
          return { default: () => null }
        },
      }),
      fill(navbarEnd, {
        id: 'slow/sign',
        label: texts.ref('also'),
        to: goodRoute,
        badge: async () => {
          requested.push('badge')
          return { default: () => <span>3 things</span> }
        },
      }),
    ],
  })
  await open({ slow: loads(slow) }, '/good')
  await waitFor(() => expect(resolveScreen).toBeTruthy())
  expect(requested).toEqual([])
  resolveScreen?.()
  expect(await screen.findByText('3 things')).toBeTruthy()
  expect(requested[0]).toBe('screen')
  expect(requested.toSorted()).toEqual(['background', 'badge', 'screen'])
})

test('a navigation focuses the main element, named after the new screen', async () => {
  await open({ good: loads(good) }, '/elsewhere')
  await userEvent.click(screen.getByRole('link', { name: 'Good' }))
  await waitFor(() => expect(screen.getByRole('main', { name: 'All of it' })).toBe(document.activeElement))
})

// Covers KRN-POPUP-01
test('a confirmation dialog runs its action only when Yes is pressed', async () => {
  const scope = await open({}, '/')
  let runs = 0
  const ask = () =>
    allSettled(confirmRequested, {
      scope,
      params: {
        title: texts.ref('sure'),
        body: texts.ref('also'),
        yes: {
          run: () => {
            runs += 1
          },
        },
      },
    })
  await ask()
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(runs).toBe(0)
  await ask()
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(runs).toBe(1)
})

// Covers KRN-POPUP-01
test('a confirmation dialog without an action has only the button Close', async () => {
  const scope = await open({}, '/')
  await allSettled(confirmRequested, { scope, params: { title: texts.ref('done'), body: texts.ref('also') } })
  const dialog = await screen.findByRole('dialog')
  expect(dialog.querySelectorAll('[data-part=content] button, button').length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull()
  expect(screen.getAllByRole('button', { name: 'Close' }).length).toBeGreaterThan(0)
})

// Covers KRN-TOAST-01
test('toasts are announced, and the newest toast is on top', async () => {
  const scope = await open({}, '/')
  await allSettled(toastShown, { scope, params: { kind: 'success', text: texts.ref('done') } })
  await allSettled(toastShown, { scope, params: { kind: 'info', text: texts.ref('also') } })
  const list = await screen.findByRole('region', { name: 'Notifications (F8)' })
  expect([...list.querySelectorAll('p')].map((line) => line.textContent)).toEqual(['Also', 'Done'])
  expect(screen.getAllByRole('log').map((log) => log.textContent)).toEqual(['DoneAlso', ''])
})

test('what surrounds the screen does not render again during a navigation', async () => {
  let renders = 0
  const Content = () => {
    renders += 1
    return <p>Surrounding</p>
  }
  const around = { hasServerState: false, load: async () => ({ default: Content }) }
  const surrounding = definePlugin({
    id: 'also',
    fills: [
      fill(navbarEnd, { id: 'also/bar', ...around }),
      fill(myPageSide, { id: 'also/side', segment: 'places', label: texts.ref('also'), ...around }),
    ],
  })
  const scope = await open({ good: loads(good), also: loads(surrounding) }, '/nowhere', true)
  await waitFor(() => expect(screen.getAllByText('Surrounding')).toHaveLength(2))
  await screen.findByRole('heading', { name: 'Page not found' })
  const before = renders
  await allSettled(navigate, { scope, params: { to: goodRoute } })
  expect(await screen.findByRole('heading', { name: 'All is well' })).toBeTruthy()
  expect(renders).toBe(before)
})

test('typed input is kept when a toast appears', async () => {
  const Typing = () => {
    const [text, setText] = useState('')
    return <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
  }
  const form = definePlugin({
    id: 'form',
    routes: [page(route('form/page', '/form'), { load: async () => ({ default: Typing }) })],
  })
  const scope = await open({ form: loads(form) }, '/form')
  await userEvent.type(await screen.findByLabelText('Text'), 'half a thought')
  await allSettled(toastShown, { scope, params: { kind: 'info', text: texts.ref('also') } })
  expect(screen.getByLabelText<HTMLInputElement>('Text').value).toBe('half a thought')
})
