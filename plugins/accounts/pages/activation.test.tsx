import { $session, navigate } from '@kernel'
import { expect, test } from '@rstest/core'
import { screen, waitFor } from '@testing-library/react'
import { openProduct, startMockServer } from '@tests/kit'
import { allSettled } from 'effector'
import accounts from '../plugin'

const mock = startMockServer()

// Covers ACC-ACT-01
test('an activation link ends the session and sends its token once', async () => {
  const scope = await openProduct('/user/profile', { plugins: [accounts], as: 'ana' })
  await waitFor(() => expect(scope.getState($session)).not.toBeNull())
  await allSettled(navigate, { scope, params: { to: '/user/activate/nobody-knows' } })
  await waitFor(() => expect(location.pathname).toBe('/user/activate/error'))
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(scope.getState($session)).toBeNull()
  expect(mock.requests().filter(({ operationId }) => operationId === 'activate')).toHaveLength(1)
})
