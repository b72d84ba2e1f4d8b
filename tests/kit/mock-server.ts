import { tokenKey } from '@kernel/core/http/client'
import { afterAll, afterEach, beforeAll, expect } from '@rstest/core'
import { setupServer } from 'msw/node'
import { createTestMock, type MockOptions, type TestMock } from '../../mocks'

let current: TestMock | undefined

/**
 * Replaces the network by the mock server for the tests of one file. Each test starts with fresh data; an
 * unhandled request or a contract mismatch fails it.
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
  const mock = createTestMock(options)
  const server = setupServer(...mock.handlers)

  beforeAll(() => {
    current = mock
    server.listen({ onUnhandledFrame: 'error' })
  })
  afterEach(() => {
    const mismatches = [...mock.mismatches()]
    mock.reset()
    expect(mismatches).toEqual([])
  })
  afterAll(() => {
    current = undefined
    server.close()
  })
  return mock
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

/** Removes the stored token as a logout in another tab does, but without notifying this tab. */
export function endSessionElsewhere(): void {
  localStorage.removeItem(tokenKey)
}
