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
import { manifests } from '../plugin-combinations/open-screens'
import { heading, onItsWay } from '../plugin-combinations/screens'
import { answering, answersOfAll } from './answers'

/** How often each screen is drawn: `RUNS=200 npx rstest run tests/properties` draws them at length. */
const runs = Number(process.env.RUNS ?? 1)
/** At length always other answers; in between the same, so that what fails in a change is the change's. */
const seed = process.env.RUNS ? undefined : 20_261_121

const mock = createTestMock()
let answers: Readonly<Record<string, unknown>> = {}
const server = setupServer(...answering((operation) => answers[operation]), ...mock.handlers)

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
  { name: 'the cart of an address', path: '/checkout?cartId=7', account: 'ana' },
]
/** What nova sees is what somebody sees whose lists are empty: those come by themselves here. */
const screens = [...screenList, ...further].filter(({ account }) => account !== 'nova')

/** What two of one id draw is up to chance; that it is said on the console is right. */
const isSameKey = ([said]: unknown[]) => String(said).includes('two children with the same key')

/** Draws a screen until nothing of it is on its way any more, or something has failed. */
async function draw({ path, account, settings = {} }: ListedScreen): Promise<void> {
  if (account) localStorage.setItem(tokenKey, mock.signIn(`${account}@roda.example`))
  localStorage.setItem('consent', 'true')
  const scope = await openProduct(path, { plugins: manifests, settings })
  await waitFor(() => {
    if (scope.getState($failures).length > 0 || uncaught.length > 0) return
    if (account && !scope.getState($session)) throw new Error('Nobody is signed in.')
    if (!heading() || document.querySelector(onItsWay)) throw new Error('The screen does not come.')
  })
  expect(scope.getState($failures)).toEqual([])
  expect(document.querySelector('main')?.textContent?.trim(), 'what is read').not.toBe('')
  expect(uncaught, 'uncaught').toEqual([])
  expect(
    consoleErrors.mock.calls.filter((call) => !isSameKey(call)),
    'on the console',
  ).toEqual([])
}

// Covers PLG-04
for (const listed of screens)
  test(
    `${listed.name} is drawn, whatever of the documented shape the server answers`,
    () =>
      fc.assert(
        fc
          .asyncProperty(answersOfAll, async (given) => {
            answers = given
            await draw(listed)
          })
          .afterEach(() => {
            cleanup()
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
