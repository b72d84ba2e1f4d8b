import { afterAll, afterEach, beforeAll, expect } from '@rstest/core'
import { setupServer } from 'msw/node'
import { createTestMock, type MockOptions, type TestMock } from '../../mocks'

/**
 * Puts the mock server in the network's place for the tests of one file. Each test begins with a fresh world; a
 * request that nobody answers, and a call that does not match openapi.yaml, fail it.
 *
 * @example
 * const mock = startMockServer()
 *
 * test('…', async () => {
 *   localStorage.setItem('token', mock.signIn('ana@roda.example'))
 * })
 */
export function startMockServer(options?: MockOptions): TestMock {
  const mock = createTestMock(options)
  const server = setupServer(...mock.handlers)

  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => {
    const mismatches = [...mock.mismatches()]
    mock.reset()
    expect(mismatches).toEqual([])
  })
  afterAll(() => server.close())
  return mock
}
