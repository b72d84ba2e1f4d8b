import { matchPage } from '@kernel/core/navigation/current-page'
import type { PageEntry } from '@kernel/core/plugin/manifest'
import { $registry } from '@kernel/core/plugin/registry-store'
import { loginFx } from '@kernel/core/session/effects'
import { plugins as loaders } from '@plugins/manifests'
import { expect, rs } from '@rstest/core'
import { screen, waitFor } from '@testing-library/react'
import { openProduct } from '@tests/kit'
import { type Scope, scopeBind } from 'effector'
import { parse } from 'yaml'
import { demoAccounts, type TestMock } from '../../mocks'
import { type ContractDocument, operationsOf } from '../../mocks/contract/contract-document'
import { readContract } from '../../mocks/node/contract-file'
import { solveCaptcha } from '../../mocks/node/solve-captcha'
import { heading, openScreen } from './screens'

/** The manifests of all plugins of the product. */
export const manifests = await Promise.all(
  Object.values(loaders).map(async (load) => (await load(false)).default),
)

/** URLs of routes with parameters; Ana’s data is the same in every mock world. */
const addresses: Readonly<Record<string, string>> = {
  'accounts/activation': '/user/activate/unknown',
  'courses/details': '/course/1458',
  'courses/learn': '/course/learn/1458',
  'courses/lesson': '/lesson?course=1458&lesson=1460',
  'groups/edit': '/group/create/1418',
  'posts/edit': '/editPost/2288',
  'posts/post': '/post/2288',
  'public-page/page': '/@ana.martins',
}
export const addressOf = ({ route }: PageEntry) => addresses[route.id] ?? route.path

/** Returns whether a screen is for visitors only, or ends the session. */
export const isForVisitors = ({ access, session, route }: PageEntry) =>
  access === 'visitor' || session === 'none' || route.id === 'kernel/logout'

const operations = operationsOf(parse(readContract()) as ContractDocument)
const tagOf = (operation: string | null) => operations.get(operation ?? '')?.value.tags?.[0] ?? ''

/**
 * Opens all screens without some plugins, as a visitor and as Ana. Fails on screens, links and requests of the
 * disabled plugins, on failures and on console errors.
 *
 * @param off ids of disabled plugins
 * @param mock mock server of the test file
 * @param isTested plugins whose screens are opened; default all
 */
export async function openScreensWithout(
  off: readonly string[],
  mock: TestMock,
  isTested: (plugin: string) => boolean = () => true,
): Promise<void> {
  shrink(mock)
  const consoleErrors = rs.spyOn(console, 'error').mockImplementation(() => undefined)
  try {
    const settings = { diagnostics: true, plugins: Object.fromEntries(off.map((id) => [id, false])) }
    const scope = await openProduct('/', { plugins: manifests, settings })
    const registry = scope.getState($registry)
    const isOff = registry.plugins.filter(({ on }) => !on).map(({ id, reason }) => `${id}: ${reason}`)
    expect(isOff).toEqual(off.map((id) => `${id}: disabled`))

    const screens = registry.pages.filter(
      ({ plugin, route }) => !route.path.startsWith('/__') && (plugin === 'kernel' || isTested(plugin)),
    )
    for (const page of screens.filter(isForVisitors)) await openScreen(scope, addressOf(page))
    await logIn(scope)
    for (const page of screens.filter((page) => !isForVisitors(page))) {
      await openScreen(scope, addressOf(page))
      expect(heading(), `at ${addressOf(page)}`).not.toBe('Page not found')
    }
    expect(consoleErrors.mock.calls).toEqual([])

    await expectNoTrace(off, scope)
    const tags = new Set(mock.requests().map(({ operationId }) => tagOf(operationId)))
    expect(off.filter((id) => tags.has(id))).toEqual([])
  } finally {
    consoleErrors.mockRestore()
  }
}

/** Shortens the data of the mock server: a few records are enough and render ten times faster. */
export function shrink({ state }: TestMock): void {
  const few = 12
  const last = state.posts.find(({ id }) => id === 2288)
  state.posts.splice(few, state.posts.length, ...(last ? [last] : []))
  state.messages.splice(few)
  state.connections.splice(few)
}

/** Signs Ana in as the login form does, because the accounts plugin may be off. */
async function logIn(scope: Scope): Promise<void> {
  const [{ email, password }] = demoAccounts
  await openScreen(scope, '/')
  const captcha = solveCaptcha(await (await fetch('/__mock/altcha')).json())
  await scopeBind(loginFx, { scope })({ login: email, password, captcha })
  await screen.findByLabelText('Account menu')
}

/** Expects that no URL of a disabled plugin matches, and that opening one shows "Page not found". */
async function expectNoTrace(off: readonly string[], scope: Scope): Promise<void> {
  const registry = scope.getState($registry)
  const gone = manifests
    .filter(({ id }) => off.includes(id))
    .flatMap(({ routes = [] }) => routes)
    .filter(({ route }) => !registry.pageOf(route))
    .map((page) => addressOf(page))
  expect(gone.filter((address) => matchPage(registry, new URL(address, location.origin).pathname))).toEqual(
    [],
  )
  const [first] = gone
  if (!first) return
  await openScreen(scope, first)
  await waitFor(() => expect(heading(), `at ${first}`).toBe('Page not found'))
}
