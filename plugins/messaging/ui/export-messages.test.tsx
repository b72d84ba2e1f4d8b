import { expect, test } from '@rstest/core'
import { waitFor } from '@testing-library/react'
import { renderSlot, startMockServer } from '@tests/kit'
import { type DataExportProps, dataExports } from '../../accounts/contract'
import messaging from '../plugin'

const mock = startMockServer()

type Read = Parameters<DataExportProps['onReader']>[0]

/** Returns the function that reads Ana's messages for the file "my data". */
async function openReader(): Promise<Read> {
  const reader = Promise.withResolvers<Read>()
  await renderSlot(dataExports, { onReader: reader.resolve }, { plugins: [messaging], as: 'ana' })
  return reader.promise
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
