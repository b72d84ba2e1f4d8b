import { tokenKey } from '@kernel/core/http/client'
import { $failures } from '@kernel/core/plugin/diagnostics'
import { $session } from '@kernel/core/session/session'
import { afterAll, afterEach, beforeAll, beforeEach, expect, rs, test } from '@rstest/core'
import { cleanup, waitFor } from '@testing-library/react'
import { openProduct } from '@tests/kit'
import fc from 'fast-check'
import { setupServer } from 'msw/node'
import { createTestMock } from '../../mocks'
import { type ListedScreen, screenList } from '../browser/support/screen-list'
import { closeSessions } from '../kit/mock-server'
import { manifests } from '../plugin-combinations/open-screens'
import { heading, pendingSelector } from '../plugin-combinations/screens'
import { answersOfAll, createHandlers } from './answers'

/** Number of runs per screen, for example `RUNS=200 npx rstest run tests/fuzz`. */
const runs = Number(process.env.RUNS ?? 1)
/** Long runs use random seeds. A short run uses a fixed seed, so that only a change of the code can make it fail. */
const seed = process.env.RUNS ? undefined : 20_261_121

const mock = createTestMock()
let answers: Readonly<Record<string, unknown>> = {}
const server = setupServer(...createHandlers((operation) => answers[operation]), ...mock.handlers)

const uncaught: unknown[] = []
const note = (error: unknown) => uncaught.push(error)
const noteEvent = (event: Event) => uncaught.push(Reflect.get(event, 'reason') ?? Reflect.get(event, 'error'))

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' })
  process.on('unhandledRejection', note)
  for (const kind of ['error', 'unhandledrejection']) addEventListener(kind, noteEvent)
})
afterAll(() => {
  server.close()
  process.off('unhandledRejection', note)
  for (const kind of ['error', 'unhandledrejection']) removeEventListener(kind, noteEvent)
})
let consoleErrors: ReturnType<typeof rs.spyOn>
beforeEach(() => {
  consoleErrors = rs.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  consoleErrors.mockRestore()
  mock.reset()
})

const further: ListedScreen[] = [
  { name: 'the search for people', path: '/mypage?tab=people', account: 'ana' },
  { name: 'a payment', path: '/user/billing?payment=0', account: 'ana' },
  { name: 'the checkout of the cart in its URL', path: '/checkout?cartId=7', account: 'ana' },
]
/** Nova’s screens are left out: they show empty lists, which generated responses contain as well. */
const screens = [...screenList, ...further].filter(({ account }) => account !== 'nova')

/** Matches React’s warning about duplicate keys, which duplicate ids in generated responses cause. */
const isSameKey = ([message]: unknown[]) => String(message).includes('two children with the same key')

/** MSW takes no URL of more than 8 kB, which generated usernames make. */
const isLongUrl = (call: unknown[]) =>
  /exceeds the maximum allowed length|handler lookup/.test(call.join(' '))

/** Renders a screen until it is loaded or something failed. */
async function renderScreen({ path, account, settings = {} }: ListedScreen): Promise<void> {
  if (account) localStorage.setItem(tokenKey, mock.signIn(`${account}@roda.example`))
  localStorage.setItem('consent', 'true')
  const scope = await openProduct(path, { plugins: manifests, settings })
  await waitFor(() => {
    if (scope.getState($failures).length > 0 || uncaught.length > 0) return
    if (account && !scope.getState($session)) throw new Error('Nobody is signed in.')
    if (!heading() || document.querySelector(pendingSelector)) throw new Error('The screen does not load.')
  })
  expect(scope.getState($failures)).toEqual([])
  expect(document.querySelector('main')?.textContent?.trim(), 'what is read').not.toBe('')
  expect(uncaught, 'uncaught').toEqual([])
  expect(
    consoleErrors.mock.calls.filter((call) => !isSameKey(call) && !isLongUrl(call)),
    'on the console',
  ).toEqual([])
}

// Covers PLG-04
for (const listed of screens)
  test(
    `${listed.name} renders with any documented response`,
    () =>
      fc.assert(
        fc
          .asyncProperty(answersOfAll, async (given) => {
            answers = given
            await renderScreen(listed)
          })
          .afterEach(() => {
            cleanup()
            closeSessions()
            localStorage.clear()
            sessionStorage.clear()
            consoleErrors.mockClear()
            uncaught.splice(0)
          }),
        {
          ...{ numRuns: runs, ...(seed && { seed }), includeErrorInReport: true },
          interruptAfterTimeLimit: 20_000 + runs * 1_000,
        },
      ),
    40_000 + runs * 2_000,
  )
