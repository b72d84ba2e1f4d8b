import { expect, test } from '@rstest/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useToggleMutation } from './use-toggle-mutation'

/** A toggle on a server whose answers are released by the test. */
function startToggle() {
  const client = new QueryClient()
  client.setQueryData(['state'], false)
  const calls: { target: boolean; settle: (isOk: boolean) => void }[] = []
  const { result } = renderHook(
    () =>
      useToggleMutation<boolean, boolean, void>({
        key: 'toggle',
        queries: { queryKey: ['state'] },
        read: (shown) => shown,
        next: (state) => !state,
        isEqual: Object.is,
        write: (_shown, state) => state,
        send: (target) =>
          new Promise((resolve, reject) => {
            calls.push({ target, settle: (isOk) => (isOk ? resolve(target) : reject(new Error('refused'))) })
          }),
      }),
    {
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  )
  return {
    calls,
    shown: () => client.getQueryData(['state']),
    click: () => act(async () => result.current.mutate()),
    isReadAgain: () => client.getQueryState(['state'])?.isInvalidated,
    isIdle: () => client.isMutating() === 0,
  }
}

test('a toggle sends one request for three quick clicks: on, off, on', async () => {
  const { calls, shown, click, isIdle } = startToggle()
  await click()
  await click()
  await click()
  expect(shown()).toBe(true)
  await waitFor(() => expect(calls).toHaveLength(1))
  calls[0]?.settle(true)
  await waitFor(() => expect(isIdle()).toBe(true))
  expect(calls.map(({ target }) => target)).toEqual([true])
  expect(shown()).toBe(true)
})

test('a toggle sends its second click after the response to the first click', async () => {
  const { calls, shown, click, isIdle } = startToggle()
  await click()
  await waitFor(() => expect(calls).toHaveLength(1))
  await click()
  calls[0]?.settle(true)
  await waitFor(() => expect(calls.map(({ target }) => target)).toEqual([true, false]))
  expect(shown()).toBe(false)
  calls[1]?.settle(true)
  await waitFor(() => expect(isIdle()).toBe(true))
  expect(shown()).toBe(false)
})

test('a toggle shows the last saved state when a later request fails', async () => {
  const { calls, shown, click, isIdle } = startToggle()
  await click()
  await waitFor(() => expect(calls).toHaveLength(1))
  await click()
  calls[0]?.settle(true)
  await waitFor(() => expect(calls).toHaveLength(2))
  calls[1]?.settle(false)
  await waitFor(() => expect(isIdle()).toBe(true))
  expect(shown()).toBe(true)
})

// Covers PST-CARD-02
test('a toggle whose answer is lost is read again', async () => {
  const { calls, shown, click, isIdle, isReadAgain } = startToggle()
  await click()
  await waitFor(() => expect(calls).toHaveLength(1))
  calls[0]?.settle(true)
  await waitFor(() => expect(isIdle()).toBe(true))
  expect([shown(), isReadAgain()]).toEqual([true, false])

  await click()
  await waitFor(() => expect(calls).toHaveLength(2))
  calls[1]?.settle(false)
  await waitFor(() => expect(isIdle()).toBe(true))
  expect([shown(), isReadAgain()]).toEqual([true, true])
})
