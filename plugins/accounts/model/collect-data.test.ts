import { expect, test } from '@rstest/core'
import { collectData, type ReadData } from './collect-data'

const never = new AbortController().signal

// Covers UX-42
test('collectData returns the readable data and names the unreadable data', async () => {
  const progress: number[] = []
  const readers = new Map([
    ['posts', async () => [{ id: 1 }]],
    ['groups', () => Promise.reject(new Error('down'))],
    ['payments', async () => []],
  ])
  const { data, failed } = await collectData(readers, (done) => progress.push(done), never)
  expect(data).toEqual({ posts: [{ id: 1 }], payments: [] })
  expect(failed).toEqual(['groups'])
  expect(progress).toEqual([1, 2, 3])
})

// Covers UX-42
test('collectData names data of which a part could not be read', async () => {
  const readers = new Map<string, ReadData>([
    ['messages', async (_, onGap) => [onGap(), onGap(), 'one'].slice(2)],
    ['posts', async () => []],
  ])
  const progress: number[] = []
  const { data, failed } = await collectData(readers, (done) => progress.push(done), never)
  expect([data, failed, progress]).toEqual([{ messages: ['one'], posts: [] }, ['messages'], [1, 2]])
})

// Covers UX-42
test('collectData stops before the next reader when it is canceled', async () => {
  const canceled = new AbortController()
  const read: string[] = []
  const readers = new Map<string, ReadData>([
    ['posts', async () => read.push('posts') && canceled.abort()],
    ['groups', async () => read.push('groups')],
  ])
  await expect(collectData(readers, () => undefined, canceled.signal)).rejects.toThrow()
  expect(read).toEqual(['posts'])
})

// Covers UX-42
test('collectData gives its readers the signal, so that they send no more requests', async () => {
  const readers = new Map<string, ReadData>([['messages', async (signal) => signal]])
  const { data } = await collectData(readers, () => undefined, never)
  expect(data).toEqual({ messages: never })
})
