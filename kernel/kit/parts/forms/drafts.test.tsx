import { beforeEach, expect, test } from '@rstest/core'
import { rawTabStorage } from '../../../core/storage/safe-storage'
import { loadDraft, openDraft, saveDraft } from './drafts'
import { containsSecretKey } from './secret-key'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const key = `nsec1${'q'.repeat(58)}`

// Covers decision:nostr-key
test('containsSecretKey finds a Nostr key in a text, but not "nsec1" alone', () => {
  for (const text of [key, `my key:\n${key}.`, key.toUpperCase(), `(${key.slice(0, 30)}`])
    expect(containsSecretKey(text)).toBe(true)
  for (const text of ['', 'what is an nsec?', 'nsec1…', 'npub1qqqqqqqqqq'])
    expect(containsSecretKey(text)).toBe(false)
})

// Covers decision:nostr-key
test('saveDraft removes a Nostr private key (nsec) from the draft', () => {
  saveDraft('7', 'test/sample', { content: `Keep\n${key} safe`, isPublic: false })
  expect(loadDraft('7', 'test/sample')).toEqual({ content: 'Keep\n safe', isPublic: false })
  expect(JSON.stringify(localStorage)).not.toContain('qqqq')
})

// Covers FLT-01
test('a draft holds any JSON, and a draft without edits is removed', () => {
  const edits = {
    minutes: 45,
    isPublic: false,
    title: '',
    members: { added: [{ userId: 3 }], removed: ['4'] },
  }
  saveDraft('7', 'test/sample', edits)
  expect(loadDraft('7', 'test/sample')).toEqual(edits)
  saveDraft('7', 'test/sample', {})
  expect(localStorage.length).toBe(0)
})

// Covers FLT-01
test('a draft that is too long leaves no older one behind', () => {
  saveDraft('7', 'test/sample', { content: 'Older' })
  saveDraft('7', 'test/sample', { content: 'x'.repeat(3_000_000) })
  expect(loadDraft('7', 'test/sample')).toEqual({})
})

// Covers FLT-01
test('a draft as long as the longest post is stored, and a longer one says that it is not', () => {
  const draft = openDraft('7', 'test/sample')
  const content = 'A "line"\n'.repeat(110_000)
  expect(draft.save({ content })).toBe(true)
  expect(loadDraft('7', 'test/sample')).toEqual({ content })
  expect(draft.save({ content: content.repeat(3) })).toBe(false)
})

test('loadDraft removes a draft after a week', () => {
  saveDraft('7', 'test/sample', { content: 'Old' }, 0)
  expect(loadDraft('7', 'test/sample', 7 * 86_400_000 - 1)).toEqual({ content: 'Old' })
  expect(loadDraft('7', 'test/sample', 7 * 86_400_000)).toEqual({})
  expect(localStorage.length).toBe(0)
})

/** Runs `act` with another session storage, as in another tab of the browser. */
function inTab<Result>(memory: Record<string, string>, act: () => Result): Result {
  for (const [key, value] of Object.entries(memory)) rawTabStorage.set(key, value)
  const result = act()
  for (const key of rawTabStorage.keys()) {
    memory[key] = rawTabStorage.get(key) ?? ''
    rawTabStorage.remove(key)
  }
  return result
}

// Covers FLT-73
test('two tabs have separate drafts, also after reloads', () => {
  const [one, other] = [{}, {}]
  const open = () => openDraft('7', 'test/sample')
  const [first, second] = [inTab(one, open), inTab(other, open)]
  inTab(one, () => first.save({ content: 'In the first tab' }))
  inTab(other, () => second.save({ content: 'In the second' }))
  inTab(one, () => first.save({ content: 'In the first tab, further' }))
  expect(inTab(one, open).edits).toEqual({ content: 'In the first tab, further' })
  expect(inTab(other, open).edits).toEqual({ content: 'In the second' })

  inTab(other, () => second.clear())
  expect(inTab({}, open).edits).toEqual({ content: 'In the first tab, further' })
})

// Covers KRN-AUTH-06
test('draft.replace changes nothing after a logout or change in another tab', () => {
  const draft = openDraft('7', 'test/sample')
  draft.save({ content: 'First, second' })
  draft.replace({ content: 'Second' })
  expect(loadDraft('7', 'test/sample')).toEqual({ content: 'Second' })
  saveDraft('7', 'test/sample', { content: 'Of another tab' })
  draft.replace({ content: 'Third' })
  expect(loadDraft('7', 'test/sample')).toEqual({ content: 'Of another tab' })

  draft.save({ content: 'Second' })
  localStorage.clear()
  draft.replace({ content: 'Third' })
  expect(localStorage.length).toBe(0)
})

// Covers FLT-73
test('onConflict notifies a tab when another tab changed its draft', () => {
  saveDraft('7', 'test/sample', { content: 'Begun' })
  const [first, second] = [openDraft('7', 'test/sample'), openDraft('7', 'test/sample')]
  const unsubscribe = first.onConflict(() => first.save({ content: 'Begun' }))
  second.save({ content: 'Changed' })
  dispatchEvent(new StorageEvent('storage', { key: 'roda:own:7:draft:test/sample', newValue: 'x' }))
  unsubscribe()
  const stored = Object.entries({ ...localStorage }).flatMap(([key, text]) =>
    key.includes('draft') ? [JSON.parse(text).texts.content] : [],
  )
  expect(stored.toSorted()).toEqual(['Begun', 'Changed'])
})
