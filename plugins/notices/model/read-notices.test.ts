import { expect, test } from '@rstest/core'
import { addKeys, isUnread, noticeKey, parseReadNotices } from './read-notices'

const notice = { id: '7', title: 'Ana posted', to: '/mypage' }
const visit = new Date('2026-03-01T12:00:00Z')
const read = { since: visit.getTime(), keys: ['posts/new 1'] }

// Covers UX-40
test('a notice is unread until its key is stored', () => {
  expect(isUnread('posts/new', notice, read)).toBe(true)
  expect(isUnread('posts/new', notice, addKeys(read, [noticeKey('posts/new', notice)]))).toBe(false)
  expect(isUnread('other/source', { ...notice, id: '1' }, read)).toBe(true)
})

// Covers UX-40
test('a notice from before the first visit counts as read', () => {
  expect(isUnread('posts/new', { ...notice, date: new Date('2026-02-28') }, read)).toBe(false)
  expect(isUnread('posts/new', { ...notice, date: new Date('2026-03-02') }, read)).toBe(true)
})

// Covers UX-40
test('a notice with markRead is unread as long as its source reports it', () => {
  const kept = { ...notice, id: '1', markRead: () => undefined }
  expect(isUnread('posts/new', kept, read)).toBe(true)
})

// Covers UX-40
test('the list of read notices keeps 500 keys and drops damaged values', () => {
  const many = Array.from({ length: 600 }, (_, id) => `posts/new ${id}`)
  expect(addKeys(read, many).keys).toHaveLength(500)
  expect(parseReadNotices({ since: 5, keys: [...many, 7, null] }).keys.at(-1)).toBe('posts/new 599')
  for (const stored of [undefined, null, 'text', [], { since: 'now', keys: 'all' }, { since: -5 }])
    expect(parseReadNotices(stored)).toEqual({ since: 0, keys: [] })
})
