import { tokenKey } from '@kernel/core/http/client'
import { afterAll, afterEach, beforeAll, expect } from '@rstest/core'
import { setupServer } from 'msw/node'
import { createTestMock, type MockOptions, type TestMock } from '../../mocks'

let present: TestMock | undefined

/**
 * Puts the mock server in the network's place for the tests of one file. Each test begins with a fresh world; a
 * request that nobody answers, and a call that does not match openapi.yaml, fail it.
 *
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
    present = mock
    server.listen({ onUnhandledFrame: 'error' })
  })
  afterEach(() => {
    const mismatches = [...mock.mismatches()]
    mock.reset()
    expect(mismatches).toEqual([])
  })
  afterAll(() => {
    present = undefined
    server.close()
  })
  return mock
}

/**
 * A token of somebody in the world of the running test.
 *
 * @param who the first name of a demo account, or the e-mail address of anybody
 * @throws when the file has no mock server, or its world has nobody of that name
 */
export function tokenOf(who: string): string {
  if (!present)
    throw new Error('Nobody can be signed in: call startMockServer() at the top of the test file.')
  return present.signIn(who.includes('@') ? who : `${who}@roda.example`)
}

/** Ends the session as another tab does; this one has not heard of it yet. */
export function endSessionElsewhere(): void {
  localStorage.removeItem(tokenKey)
}
