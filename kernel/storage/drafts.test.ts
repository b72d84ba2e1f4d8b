import { beforeEach, expect, test } from '@rstest/core'
import { draftPlace, keepDraft, readDraft } from './drafts'
import { tabKeep } from './safe-storage'
import { carriesSecretKey } from './secret-key'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const key = `nsec1${'q'.repeat(58)}`

test('a private key is known wherever it stands, and the word alone is none (decision 24)', () => {
  for (const text of [key, `my key:\n${key}.`, key.toUpperCase(), `(${key.slice(0, 30)}`])
    expect(carriesSecretKey(text)).toBe(true)
  for (const text of ['', 'what is an nsec?', 'nsec1…', 'npub1qqqqqqqqqq'])
    expect(carriesSecretKey(text)).toBe(false)
})

test('a private key is not kept in the browser, the rest of the draft is (decision 24)', () => {
  keepDraft('7', 'test/sample', { content: `Keep\n${key} safe`, isPublic: false })
  expect(readDraft('7', 'test/sample')).toEqual({ content: 'Keep\n safe', isPublic: false })
  expect(JSON.stringify(localStorage)).not.toContain('qqqq')
})

test('switches alone are no draft', () => {
  keepDraft('7', 'test/sample', { content: ' ', isPublic: true })
  expect(readDraft('7', 'test/sample')).toEqual({})
})

test('[FLT-01] keeps a number of a form, and what is switched on beside it', () => {
  keepDraft('7', 'test/sample', { minutes: 45, isPublic: true })
  expect(readDraft('7', 'test/sample')).toEqual({ minutes: 45, isPublic: true })
})

test('a draft that nobody has come back to for a week is not left lying in the browser', () => {
  keepDraft('7', 'test/sample', { content: 'Old' }, 0)
  expect(readDraft('7', 'test/sample', 7 * 86_400_000 - 1)).toEqual({ content: 'Old' })
  expect(readDraft('7', 'test/sample', 7 * 86_400_000)).toEqual({})
  expect(localStorage.length).toBe(0)
})

/** Another tab: the same storage, and a memory of its own. */
function inTab<Result>(memory: Record<string, string>, act: () => Result): Result {
  for (const [key, value] of Object.entries(memory)) tabKeep.set(key, value)
  const result = act()
  for (const key of tabKeep.keys()) {
    memory[key] = tabKeep.get(key) ?? ''
    tabKeep.remove(key)
  }
  return result
}

test('[FLT-73] keeps the drafts of one form in two tabs apart, also over reloads', () => {
  const [one, other] = [{}, {}]
  const open = () => draftPlace('7', 'test/sample')
  const [first, second] = [inTab(one, open), inTab(other, open)]
  inTab(one, () => first.keep({ content: 'In the first tab' }))
  inTab(other, () => second.keep({ content: 'In the second' }))
  inTab(one, () => first.keep({ content: 'In the first tab, further' }))
  expect(inTab(one, open).texts).toEqual({ content: 'In the first tab, further' })
  expect(inTab(other, open).texts).toEqual({ content: 'In the second' })

  inTab(other, () => second.forget())
  expect(inTab({}, open).texts).toEqual({ content: 'In the first tab, further' })
})

test('[FLT-73] tells a tab whose restored draft another one has changed', () => {
  keepDraft('7', 'test/sample', { content: 'Begun' })
  const [first, second] = [draftPlace('7', 'test/sample'), draftPlace('7', 'test/sample')]
  const end = first.onTaken(() => first.keep({ content: 'Begun' }))
  second.keep({ content: 'Changed' })
  dispatchEvent(new StorageEvent('storage', { key: 'roda:own:7:draft:test/sample', newValue: 'x' }))
  end()
  const kept = Object.values({ ...localStorage }).map((text) => JSON.parse(text).texts.content)
  expect(kept.toSorted()).toEqual(['Begun', 'Changed'])
})
