import { myPageRoute } from '@kernel'
import { expect, test } from '@rstest/core'
import { waitFor } from '@testing-library/react'
import { renderRoute, startMockServer } from '@tests/kit'
import network from '../plugin'

const mock = startMockServer()

// Covers FLT-31
test('connections are prefetched when my page opens', async () => {
  await renderRoute(myPageRoute, { plugins: [network], as: 'ana' })
  const requestedOperations = () => mock.requests().map(({ operationId }) => operationId)
  await waitFor(() => expect(requestedOperations()).toContain('getConnections'))
})
