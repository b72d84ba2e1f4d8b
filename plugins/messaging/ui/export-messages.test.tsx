import { $session, definePlugin, fill, slot } from '@kernel'
import { expect, test } from '@rstest/core'
import { useQueryClient } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { renderSlot, startMockServer } from '@tests/kit'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import type { ExportTools } from '../../accounts/contract'
import messaging from '../plugin'
import exportMessages from './export-messages'

const mock = startMockServer()
const place = slot<object, 'component'>('test/place')

/** Returns the function that reads Ana's messages for the file "my data". */
async function openReader() {
  const found = Promise.withResolvers<Pick<ExportTools, 'client' | 'session'>>()
  function Tools() {
    const client = useQueryClient()
    const session = useUnit($session)
    useEffect(() => {
      if (session) found.resolve({ client, session })
    }, [client, session])
    return null
  }
  const tools = definePlugin({
    id: 'tools',
    fills: [fill(place, { id: 'tools/place', load: async () => ({ default: Tools }) })],
  })
  await renderSlot(place, {}, { plugins: [messaging, tools], as: 'ana' })
  const known = await found.promise
  return (signal: AbortSignal, onGap: () => void) => exportMessages({ ...known, signal, onGap })
}

// Covers UX-42, KRN-AUTH-06
test('a canceled export reads no further conversations', async () => {
  const release = mock.hold('getMessages')
  const read = await openReader()
  const canceled = new AbortController()
  const reading = read(canceled.signal, () => undefined)
  await waitFor(() => expect(mock.requests('getMessages')).toHaveLength(1))
  canceled.abort()
  release()
  await expect(reading).rejects.toThrow()
  expect(mock.requests('getMessages')).toHaveLength(1)
})

// Covers UX-42
test('the export contains the other conversations when one cannot be read, and says so in its place', async () => {
  mock.fault({ operation: 'getMessages', status: 403, times: 1 })
  const read = await openReader()
  let gaps = 0
  const conversations = await read(new AbortController().signal, () => {
    gaps += 1
  })
  expect(gaps).toBe(1)
  expect(conversations).toMatchObject([
    { messages: null, error: 'forbidden' },
    ...Array.from({ length: 10 }, () => ({ messages: expect.any(Array) })),
  ])
})
