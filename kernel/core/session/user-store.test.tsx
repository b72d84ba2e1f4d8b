import { afterEach, beforeEach, expect, test } from '@rstest/core'
import { clearStorageElsewhere, storeElsewhere } from '@tests/kit/storage'
import { allSettled, createWatch, fork, type Scope } from 'effector'
import { asRecord, readText } from '../parse/parse'
import { followStorage } from '../storage/stores'
import { parsePerson, sessionEnded, sessionStarted } from './events'
import { unsentStore, userStore } from './user-store'

const sessionOf = (id: number) => ({
  person: parsePerson({ id, login: `user${id}` }),
  limit: 60,
  startedAt: new Date(0),
})
const ana = sessionOf(7)
const bruno = sessionOf(8)

type Words = readonly string[]
const readWords = (stored: unknown): Words =>
  Array.isArray(stored) ? stored.filter((word) => typeof word === 'string') : []
const words = userStore('words', readWords)
const notes = userStore.family('note:', (stored) => readText(asRecord(stored).text, 'none'))

const add = (word: string) => (now: Words) => [...now, word]
const key = 'roda:own:7:words'
const noteKey = (id: number) => `roda:own:7:note:${id}`

let stops: (() => void)[] = []

/** Opens a tab of a user, or of a visitor. */
async function openTab(session: typeof ana | null = ana): Promise<Scope> {
  const scope = fork()
  stops.push(followStorage(scope))
  if (session) await allSettled(sessionStarted, { scope, params: session })
  return scope
}
const wordsIn = (scope: Scope) => scope.getState(words.$value)
const noteIn = (scope: Scope, id: number) => scope.getState(notes.$values).of(id)
const end = (scope: Scope, reason: 'logout' | 'timeout') =>
  allSettled(sessionEnded, { scope, params: reason })

beforeEach(() => localStorage.clear())
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
})

// Covers FLT-01, FLT-12
test.each<[title: string, act: (scope: Scope) => unknown, words: Words, note: string]>([
  ['nothing happens', () => undefined, ['stored'], 'stored'],
  [
    'another tab changes the values',
    () => {
      storeElsewhere(key, '["elsewhere"]')
      storeElsewhere(noteKey(1), '{"text":"elsewhere"}')
    },
    ['elsewhere'],
    'elsewhere',
  ],
  [
    'another tab stores damaged values',
    () => {
      storeElsewhere(key, '{"stored')
      storeElsewhere(noteKey(1), '[7')
    },
    [],
    'none',
  ],
  [
    'another tab removes the values',
    () => {
      storeElsewhere(key, null)
      storeElsewhere(noteKey(1), null)
    },
    [],
    'none',
  ],
  ['another tab clears the whole storage', clearStorageElsewhere, [], 'none'],
  [
    'another tab changes values of another person, or with similar keys',
    () => {
      storeElsewhere('roda:own:8:words', '["of Bruno"]')
      storeElsewhere('roda:own:77:words', '["of someone"]')
      storeElsewhere('roda:words', '["of the device"]')
      storeElsewhere(`${key}:old`, '["old"]')
      storeElsewhere('words', '["of another program"]')
      storeElsewhere(noteKey(11), '{"text":"of 11"}')
    },
    ['stored'],
    'stored',
  ],
  [
    'this tab changes what another one has just stored, before it hears of it',
    (scope) => {
      localStorage.setItem(key, '["elsewhere"]')
      return allSettled(words.changeFx, { scope, params: add('here') })
    },
    ['elsewhere', 'here'],
    'stored',
  ],
  [
    'this tab removes a value',
    (scope) => allSettled(words.changeFx, { scope, params: () => undefined }),
    [],
    'stored',
  ],
  [
    'this tab changes one value of a family',
    async (scope) => {
      await allSettled(notes.changeFx, { scope, params: { id: 2, update: () => 'other' } })
      await allSettled(notes.changeFx, {
        scope,
        params: { id: 1, update: (now) => `{"text":"${now}, too"}` },
      })
    },
    ['stored'],
    'none',
  ],
  ['the person logs out', (scope) => end(scope, 'logout'), [], 'none'],
  ['the session times out', (scope) => end(scope, 'timeout'), [], 'none'],
  [
    'the session times out and starts again',
    async (scope) => {
      await end(scope, 'timeout')
      await allSettled(sessionStarted, { scope, params: ana })
    },
    ['stored'],
    'stored',
  ],
  [
    'the person logs in again after a logout',
    async (scope) => {
      await end(scope, 'logout')
      await allSettled(sessionStarted, { scope, params: ana })
    },
    [],
    'none',
  ],
  [
    'another person logs in',
    async (scope) => {
      words.of(bruno).save(['of Bruno'])
      await end(scope, 'timeout')
      await allSettled(sessionStarted, { scope, params: bruno })
    },
    ['of Bruno'],
    'none',
  ],
  [
    'a change follows the end of the session',
    async (scope) => {
      await end(scope, 'timeout')
      await allSettled(words.changeFx, { scope, params: add('too late') })
      await allSettled(sessionStarted, { scope, params: ana })
    },
    ['stored'],
    'stored',
  ],
])('values of a person are right when %s', async (_, act, expectedWords, expectedNote) => {
  words.of(ana).save(['stored'])
  localStorage.setItem(noteKey(1), '{"text":"stored"}')
  const scope = await openTab()
  expect([wordsIn(scope), noteIn(scope, 1)]).toEqual([['stored'], 'stored'])
  await act(scope)
  expect([wordsIn(scope), noteIn(scope, 1)]).toEqual([expectedWords, expectedNote])
})

// Covers KRN-AUTH-06
test('a visitor has the defaults and stores nothing', async () => {
  const scope = await openTab(null)
  const { value: isStored } = await allSettled(words.changeFx, { scope, params: add('lost') })
  words.of(null).save(['lost'])
  notes.of(null).of(1).save('lost')
  words.of(null).clear()
  expect([isStored, wordsIn(scope), noteIn(scope, 1), notes.of(null).entries()]).toEqual([
    false,
    [],
    'none',
    [],
  ])
  expect(localStorage.length + sessionStorage.length).toBe(0)
})

test('a store that is defined while a session runs has the stored value', async () => {
  words.of(ana).save(['stored'])
  const scope = await openTab()
  const late = userStore('words', readWords)
  expect(scope.getState(late.$value)).toEqual(['stored'])
  storeElsewhere(key, '["elsewhere"]')
  expect(scope.getState(late.$value)).toEqual(['elsewhere'])
})

test('a tab says what other tabs have changed, but not what it changed itself', async () => {
  const scope = await openTab()
  const heard: unknown[] = []
  createWatch({ unit: words.changedElsewhere, scope, fn: (now) => heard.push(now) })
  createWatch({ unit: notes.changedElsewhere, scope, fn: (change) => heard.push(change) })
  await allSettled(words.changeFx, { scope, params: add('here') })
  words.of(ana).save(['here, too'])
  storeElsewhere(noteKey(3), '{"text":"elsewhere"}')
  storeElsewhere('roda:own:8:note:3', '{"text":"of Bruno"}')
  storeElsewhere(key, '["elsewhere"]')
  expect(heard).toEqual([{ id: '3', value: 'elsewhere' }, ['elsewhere']])
})

test('a value of a family is the same object until it changes', async () => {
  const lists = userStore.family('list:', readWords)
  const scope = await openTab()
  const valuesOf = () => scope.getState(lists.$values)
  const change = (id: number, word: string) =>
    allSettled(lists.changeFx, { scope, params: { id, update: add(word) } })
  await change(1, 'one')
  const [first, missing] = [valuesOf().of(1), valuesOf().of(3)]
  await change(2, 'two')
  expect(valuesOf().of(1)).toBe(first)
  expect(valuesOf().of(3)).toBe(missing)
  expect(valuesOf().entries().toSorted()).toEqual([
    ['1', ['one']],
    ['2', ['two']],
  ])
})

// Covers FLT-04
test('unsent values survive a logout', async () => {
  const unsent = unsentStore('letters', readWords)
  const scope = await openTab()
  await allSettled(unsent.changeFx, { scope, params: add('unsent') })
  await end(scope, 'logout')
  expect(scope.getState(unsent.$value)).toEqual([])
  await allSettled(sessionStarted, { scope, params: ana })
  expect(scope.getState(unsent.$value)).toEqual(['unsent'])
})
