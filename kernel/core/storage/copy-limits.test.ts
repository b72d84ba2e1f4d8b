import { expect, test } from '@rstest/core'
import { type CopyInfo, copyLimits, keysToDelete, personKey } from './copy-limits'

const now = 1_000_000_000_000
const info = (key: string, changes: Partial<CopyInfo> = {}): CopyInfo => ({
  owner: '7',
  key,
  savedAt: now,
  length: 100,
  ...changes,
})

// Covers UX-44
test('keysToDelete returns the oldest entries beyond the maximum number', () => {
  const infos = Array.from({ length: copyLimits.entries + 2 }, (_, index) =>
    info(`${index}`, { savedAt: now - index }),
  )
  expect(keysToDelete(infos, '7', now)).toEqual([`${copyLimits.entries}`, `${copyLimits.entries + 1}`])
})

// Covers UX-44
test('keysToDelete never returns personKey, even beyond the maximum length', () => {
  const half = copyLimits.length / 2
  const infos = [
    info(personKey, { savedAt: now - 9 }),
    info('old', { savedAt: now - 2, length: half }),
    info('new', { savedAt: now - 1, length: half }),
  ]
  expect(keysToDelete(infos, '7', now)).toEqual(['old'])
})

// Covers UX-44
test('keysToDelete returns the entries of other users and outdated entries', () => {
  const infos = [
    info('other', { owner: '8' }),
    info('outdated', { savedAt: now - copyLimits.age - 1 }),
    info('own'),
  ]
  expect(keysToDelete(infos, '7', now)).toEqual(['other', 'outdated'])
})
