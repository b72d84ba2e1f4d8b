import { beforeEach, expect, test } from '@rstest/core'
import { keepDraft, readDraft } from './drafts'
import { carriesSecretKey } from './secret-key'

beforeEach(() => localStorage.clear())

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

test('a draft that nobody has come back to for a week is not left lying in the browser', () => {
  keepDraft('7', 'test/sample', { content: 'Old' }, 0)
  expect(readDraft('7', 'test/sample', 7 * 86_400_000 - 1)).toEqual({ content: 'Old' })
  expect(readDraft('7', 'test/sample', 7 * 86_400_000)).toEqual({})
  expect(localStorage.length).toBe(0)
})
