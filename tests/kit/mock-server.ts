import { parseLanguage } from '@kernel/core/config/languages'
import { tokenKey } from '@kernel/core/http/client'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@rstest/core'
import { cleanup } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { createTestMock, type MockOptions, type TestMock } from '../../mocks'
import { mockSettings } from '../../mocks/server/mock-settings'
import { listenForConsoleErrors, unexpectedConsoleErrors } from './console-errors'
import { textsIn } from './texts'

/** Serves the texts of a language that is chosen during a test, as a deployment does. */
const createTexts = () =>
  http.get('*/assets/i18n/:language.json', ({ params }) => {
    const language = parseLanguage(params.language)
    return language ? HttpResponse.json(textsIn(language)) : undefined
  })

/** msw reads the stack of each new handler, for which the source maps of the whole test would be parsed. */
function withoutStacks<Result>(create: () => Result): Result {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return create()
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

let current: TestMock | undefined
const opened: (() => void)[] = []

/**
 * Replaces the network by the mock server for the tests of one file. Each test starts with fresh data; an unhandled
 * request, a contract mismatch, or a console error that was not allowed fails it.
 *
 * @returns the mock server: `requests()`, `state`, `fault()` and more
 * @example
 * const mock = startMockServer()
 *
 * test('…', async () => {
 *   await renderRoute(eventsRoute, { plugins: [events], as: 'ana' })
 *   expect(mock.requests().map(({ operationId }) => operationId)).toContain('getEvents')
 * })
 */
export function startMockServer(options?: MockOptions): TestMock {
  const mock = withoutStacks(() => createTestMock(options))
  const server = setupServer(...mock.handlers, withoutStacks(createTexts))

  beforeAll(() => {
    current = mock
    server.listen({ onUnhandledFrame: 'error' })
  })
  beforeEach(() => {
    listenForConsoleErrors()
    limitFetchToTest()
  })
  afterEach(() => {
    cleanup()
    closeSessions()
    endFetch()
    const mismatches = [...mock.mismatches()]
    mock.reset()
    expect(mismatches, 'mismatches with openapi.yaml').toEqual([])
    expect(unexpectedConsoleErrors(), 'console errors').toEqual([])
  })
  afterAll(() => {
    current = undefined
    server.close()
  })
  return mock
}

let endFetch = (): void => undefined

/** A hub that closes sends a last request, which would count as one of the next test. */
function limitFetchToTest(): void {
  const { fetch } = globalThis
  const end = new AbortController()
  const send: typeof fetch = (input, init) => {
    const own = init?.signal ?? (input instanceof Request ? input.signal : undefined)
    return fetch(input, { ...init, signal: own ? AbortSignal.any([own, end.signal]) : end.signal })
  }
  // msw makes the property read-only.
  const replace = (value: typeof fetch) =>
    Object.defineProperty(globalThis, 'fetch', { value, configurable: true, writable: true })
  replace(send)
  endFetch = () => {
    end.abort(new TypeError('The test has ended.'))
    replace(fetch)
  }
}

/**
 * Opens a session on the mock server of the running test.
 *
 * @param who first name of a demo account, or any e-mail address in the data
 * @returns the token
 * @throws when the file has no mock server or nobody has this address
 */
export function tokenOf(who: string): string {
  if (!current)
    throw new Error('Nobody can be signed in: call startMockServer() at the top of the test file.')
  return current.signIn(who.includes('@') ? who : `${who}@roda.example`)
}

/** Overrides of config.json, by the mock server of the file and its scenarios. */
export const settingsOfMock = (): object => current?.settings() ?? mockSettings

/** Stops opened products. Their timers would send requests during later tests, also of other files. */
export function closeSessions(): void {
  for (const stop of opened.splice(0)) stop()
}

/** Stops a product when the running test ends. */
export const stopAfterTest = (stop: () => void): void => void opened.push(stop)

/** Removes the stored token as a logout in another tab does, but without notifying this tab. */
export function endSessionElsewhere(): void {
  localStorage.removeItem(tokenKey)
}
