import type { Session } from '@kernel'
import { type KeptDraft, loadDraft, saveDraft } from '@kernel/kit/parts/forms/drafts'
import { keptDrafts } from '@kernel/parts'
import { type Found, readDataFile } from '@plugins/accounts/model/data-file'
import { courseNotes, saveNotes } from '@plugins/courses/model/notes'
import exportNotes from '@plugins/courses/ui/export-notes'
import { personalLists } from '@plugins/posts/model/personal-lists'
import exportLists from '@plugins/posts/ui/export-lists'
import { beforeEach, expect, test } from '@rstest/core'
import { hostileStrings } from '@tests/kit/hostile-strings'
import { aPerson } from '@tests/kit/person'
import { about, note, post } from './own-data.fixture'

const session: Session = {
  person: aPerson({ id: 1, login: 'ana.martins' }),
  limit: 60,
  startedAt: new Date(0),
}

beforeEach(() => {
  localStorage.clear()
  saveNotes(session, 8, { title: 'Clay', notes: [note('c')] })
  personalLists.of(session).save({ ...personalLists.of(session).load(), saved: [post(2), post(1)] })
  saveDraft('1', 'posts/new', { content: 'Half a thought' })
})

const read = async (content: BlobPart): Promise<Found> => {
  const stores = new Map([
    ['notes', await exportNotes()],
    ['saved-and-muted', await exportLists()],
    ['drafts', [keptDrafts]],
  ])
  return readDataFile(new File([content], 'my-data.json'), stores, session)
}

const file = (parts: object, changed: object = {}) =>
  JSON.stringify({ about: { ...about(), ...changed }, ...parts })
const notes = (value: unknown) => ({ notes: { 'notes:7': value } })
const lists = (value: unknown) => ({ 'saved-and-muted': { 'posts.lists': value } })
const drafts = (value: unknown, form = 'posts/other') => ({ drafts: { [`draft:${form}`]: value } })
const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
const attack = hostileStrings.slice(0, 40).join('')

// Covers UX-70
test.each<[title: string, content: BlobPart, key: string]>([
  ['an empty file', '', 'unreadable'],
  ['white space', ' \n', 'unreadable'],
  ['a text', 'Hello', 'unreadable'],
  ['HTML', '<!doctype html><script>hostile()</script>', 'unreadable'],
  ['a cut file', file(notes({ notes: [note('x')] })).slice(0, -20), 'unreadable'],
  ['bytes that are no text', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'unreadable'],
  ['null', 'null', 'unreadable'],
  ['a number', '7', 'unreadable'],
  ['a list', '[]', 'unreadable'],
  ['a list with a file', `[${file({})}]`, 'unreadable'],
  ['deep nesting', deep, 'unreadable'],
  ['a file of an older version, without its owner', JSON.stringify({ notes: [], posts: [] }), 'unreadable'],
  ['a file of a later version', file({}, { version: 2 }), 'unreadable'],
  ['a version as text', file({}, { version: '1' }), 'unreadable'],
  ['a file without a date', file({}, { savedAt: undefined }), 'unreadable'],
  ['an impossible date', file({}, { savedAt: 'soon' }), 'unreadable'],
  ['a prototype as its owner', '{"about":{"__proto__":{"version":1,"person":"1"}}}', 'unreadable'],
  ['the file of another person', file(notes({ notes: [note('x')] }), { person: '2' }), 'others'],
  ['an owner that is a number', file(notes({ notes: [note('x')] }), { person: 1 }), 'others'],
  ['an owner that is an object', file({}, { person: { toString: 'x' } }), 'others'],
  ['no parts', file({}), 'nothingNew'],
  ['parts that are texts', file({ notes: 'notes:7', 'saved-and-muted': 7, drafts: null }), 'nothingNew'],
  ['parts of the server alone', file({ posts: [{ id: 1 }], messages: [] }), 'nothingNew'],
  ['unknown parts', file({ '../notes': {}, constructor: {}, toString: [] }), 'nothingNew'],
  ['keys of other stores', file({ notes: { token: 'x', 'posts.lists': {}, '../token': 'x' } }), 'nothingNew'],
  ['a longer key', file({ 'saved-and-muted': { 'posts.lists2': { saved: [post(9)] } } }), 'nothingNew'],
  [
    'notes that are none',
    file(notes({ title: {}, notes: [null, 7, {}, { id: {}, text: [] }] })),
    'nothingNew',
  ],
  [
    'notes of a prototype',
    `{"about":${JSON.stringify(about())},"notes":{"__proto__":{"notes:7":7}}}`,
    'nothingNew',
  ],
  [
    'lists that are none',
    file(lists({ saved: 'x', hidden: { length: 9 }, words: [{ word: ' ' }] })),
    'nothingNew',
  ],
  ['a completion that is none', file({ notes: { 'course-completed:7': 'yesterday' } }), 'nothingNew'],
  ['a draft without texts', file(drafts({ keptAt: 1, texts: {} })), 'nothingNew'],
  ['a draft of texts that are none', file(drafts({ keptAt: 1, texts: 'x' })), 'nothingNew'],
  [
    'a draft of a form that has one',
    file(drafts({ keptAt: 8e15, texts: { content: 'x' } }, 'posts/new')),
    'nothingNew',
  ],
  [
    'three million characters',
    file(notes({ notes: Array.from({ length: 700 }, (_, id) => note(`x${id}`, 'x'.repeat(4_900))) })),
    'tooLarge',
  ],
])('a file with %s changes nothing, and has its sentence', async (_, content, key) => {
  const before = { ...localStorage }
  const found = key === 'nothingNew' ? { counts: [] } : { refused: { key: `data.${key}` } }
  expect(await read(content)).toMatchObject(found)
  expect({ ...localStorage }).toEqual(before)
})

/** Reads a file, adds what it has, and returns the numbers of it by their texts. */
async function bringBack(content: BlobPart) {
  const found = await read(content)
  if ('refused' in found) return found.refused.key
  for (const addition of found.additions) expect(addition.add()).toBe(true)
  return Object.fromEntries(found.counts.map(([text, count]) => [text.key, count]))
}

// Covers UX-70
test('a value that is nested too deep is left out, and the rest comes back', async () => {
  const content = file({ ...notes({ notes: [note('x')] }), ...drafts('deep') }).replace(
    '"deep"',
    `{"keptAt":1,"texts":{"content":${deep}}}`,
  )
  expect(await bringBack(content)).toMatchObject({ 'notes.count': 1 })
})

// Covers UX-70, decision:nostr-key
test('a hostile file drops nothing that is here, doubles nothing, and stores no private key', async () => {
  const flood = Array.from({ length: 600 }, (_, id) => ({
    id: `x${id}`,
    author: attack,
    excerpt: attack,
    at: 8e15,
  }))
  const content = file({
    notes: {
      'notes:8': { title: attack, notes: [note('x', attack), note('x', 'twice'), note('c', 'another')] },
    },
    ...lists({ saved: [...flood, post(1)], people: [{ login: attack, name: attack, at: 1 }] }),
    ...drafts({ keptAt: 8e15, texts: { content: `nsec1${'q'.repeat(58)} ${attack}` } }),
  })
  const added = { 'lists.savedCount': 498, 'muted.peopleCount': 1, 'notes.count': 1, 'form.drafts': 1 }
  expect(await bringBack(content)).toEqual(added)
  const { saved } = personalLists.of(session).load()
  expect([saved.length, saved.slice(-2).map(({ id }) => id)]).toEqual([500, [2, 1]])
  const { title, notes: kept } = courseNotes.of(session).of(8).load()
  expect([title, kept.map(({ id, text }) => [id, text === 'Note c'])]).toEqual([
    'Clay',
    [
      ['c', true],
      ['x', false],
    ],
  ])
  expect(loadDraft('1', 'posts/new')).toEqual({ content: 'Half a thought' })
  expect(JSON.stringify({ ...localStorage })).not.toContain('qqqqq')
  expect(await bringBack(content)).toEqual({})
})

// Covers UX-70
test('a draft from long ago comes back as a fresh one', async () => {
  const old: KeptDraft = { keptAt: 1, texts: { content: 'Of last year' } }
  expect(await bringBack(file(drafts(old)))).toEqual({ 'form.drafts': 1 })
  expect(loadDraft('1', 'posts/other')).toEqual({ content: 'Of last year' })
})

/** Lets the storage be full while `act` runs. */
function whileFull(act: () => void): void {
  const real = localStorage
  const fail = () => {
    throw new DOMException('There is no room.', 'QuotaExceededError')
  }
  const full = {
    getItem: (key: string) => real.getItem(key),
    removeItem: (key: string) => real.removeItem(key),
    setItem: fail,
  }
  const before = Object.getOwnPropertyDescriptor(window, 'localStorage')
  Object.defineProperty(window, 'localStorage', { configurable: true, get: () => full })
  act()
  if (before) Object.defineProperty(window, 'localStorage', before)
  else Reflect.deleteProperty(window, 'localStorage')
}

// Covers UX-70
test('what the browser has no room for leaves what is here', async () => {
  const before = { ...localStorage }
  const found = await read(
    file({
      notes: { 'notes:8': { title: '', notes: [note('x')] }, 'notes:9': { title: '', notes: [note('y')] } },
      ...lists({ saved: [post(9)] }),
    }),
  )
  if ('refused' in found) throw new Error(found.refused.key)
  whileFull(() => expect(found.additions.map(({ add }) => add())).toEqual([false, false, false]))
  expect({ ...localStorage }).toEqual(before)
  const shown = [8, 9].map((id) => courseNotes.of(session).of(id).load().notes.length)
  expect([...shown, personalLists.of(session).load().saved.length]).toEqual([1, 0, 2])
})
