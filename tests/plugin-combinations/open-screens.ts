import { matchPage } from '@kernel/core/navigation/match'
import type { PageEntry } from '@kernel/core/plugin/manifest'
import { $registry } from '@kernel/core/plugin/registry-store'
import { loginFx } from '@kernel/core/session/session'
import { plugins as loaders } from '@plugins/manifests'
import { expect, rs } from '@rstest/core'
import { screen } from '@testing-library/react'
import { openProduct } from '@tests/kit'
import { type Scope, scopeBind } from 'effector'
import { parse } from 'yaml'
import { demoAccounts, type TestMock } from '../../mocks'
import { type ContractDocument, operationsOf } from '../../mocks/contract/contract-document'
import { readContract } from '../../mocks/node/contract-file'
import { solveCaptcha } from '../../mocks/node/solve-captcha'
import { heading, seeScreen } from './screens'

/** All plugins, as the entry of the product finds them. */
export const manifests = await Promise.all(
  Object.values(loaders).map(async (load) => (await load(false)).default),
)

/** An address of each screen that has many; what Ana has and is enrolled in is the same in every world. */
const addresses: Readonly<Record<string, string>> = {
  'accounts/activation': '/user/activate/unknown',
  'courses/details': '/course/1458',
  'courses/learn': '/course/learn/1458',
  'courses/lesson': '/lesson?course=1458&lesson=1460',
  'groups/edit': '/group/create/1418',
  'posts/edit': '/editPost/2288',
  'public-page/page': '/@ana.martins',
}
const addressOf = ({ route }: PageEntry) => addresses[route.id] ?? route.path

/** Screens that are no member's: for visitors alone, or they end the session. */
const isForVisitors = ({ access, session, route }: PageEntry) =>
  access === 'visitor' || session === 'none' || route.id === 'kernel/logout'

const operations = operationsOf(parse(readContract()) as ContractDocument)
const tagOf = (operation: string | null) => operations.get(operation ?? '')?.value.tags?.[0] ?? ''

/**
 * Walks through the product without some plugins, first as a visitor, then as Ana, and looks in vain for what is off:
 * screens, links, requests, failures, errors on the console.
 *
 * @param off ids of plugins
 * @param mock the mock server of the test's file
 * @param isLookedAt of which plugins the screens are seen; of all if left out
 */
export async function openScreensWithout(
  off: readonly string[],
  mock: TestMock,
  isLookedAt: (plugin: string) => boolean = () => true,
): Promise<void> {
  shrink(mock)
  const consoleErrors = rs.spyOn(console, 'error').mockImplementation(() => undefined)
  try {
    const settings = { plugins: Object.fromEntries(off.map((id) => [id, false])) }
    const scope = await openProduct('/', { plugins: manifests, settings })
    const registry = scope.getState($registry)
    const isOff = registry.plugins.filter(({ on }) => !on).map(({ id, reason }) => `${id}: ${reason}`)
    expect(isOff).toEqual(off.map((id) => `${id}: disabled`))

    const screens = registry.pages.filter(
      ({ plugin, route }) => !route.path.startsWith('/__') && (plugin === 'kernel' || isLookedAt(plugin)),
    )
    for (const page of screens.filter(isForVisitors)) await seeScreen(scope, addressOf(page))
    await logIn(scope)
    for (const page of screens.filter((page) => !isForVisitors(page))) {
      await seeScreen(scope, addressOf(page))
      expect(heading(), `at ${addressOf(page)}`).not.toBe('Page not found')
    }
    expect(consoleErrors.mock.calls).toEqual([])

    await seeNothingOf(off, scope)
    const tags = new Set(mock.requests().map(({ operationId }) => tagOf(operationId)))
    expect(off.filter((id) => tags.has(id))).toEqual([])
  } finally {
    consoleErrors.mockRestore()
  }
}

/** So many posts and people are as good as all of them, and are drawn in a tenth of the time. */
function shrink({ state }: TestMock): void {
  const few = 12
  const last = state.posts.find(({ id }) => id === 2288)
  state.posts.splice(few, state.posts.length, ...(last ? [last] : []))
  state.messages.splice(few)
  state.connections.splice(few)
}

/** Logs Ana in as the form does, whoever may serve it. */
async function logIn(scope: Scope): Promise<void> {
  const [{ email, password }] = demoAccounts
  await seeScreen(scope, '/')
  const captcha = solveCaptcha(await (await fetch('/__mock/altcha')).json())
  await scopeBind(loginFx, { scope })({ login: email, password, captcha })
  await screen.findByLabelText('Your menu')
}

/** No address of what is off leads anywhere; one of them is opened. */
async function seeNothingOf(off: readonly string[], scope: Scope): Promise<void> {
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
  await seeScreen(scope, first)
  expect(heading(), `at ${first}`).toBe('Page not found')
}
