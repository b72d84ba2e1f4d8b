import { afterEach, beforeEach, expect, test } from '@rstest/core'
import { storeElsewhere } from '@tests/kit/storage'
import { allSettled, fork, type Scope } from 'effector'
import { asRecord, readNumber, readText } from '../parse/parse'
import { createUserStorage, rawDeviceStorage } from './safe-storage'
import { $isDeviceShown, deviceShown, deviceStore, followStorage, storedFamily, tabStore } from './stores'

const before = Object.getOwnPropertyDescriptor(window, 'localStorage')

/** Replaces the storage by one that is full or forbidden. */
function breakStorage(get: () => unknown): void {
  Object.defineProperty(window, 'localStorage', { configurable: true, get })
}
function mendStorage(): void {
  if (before) Object.defineProperty(window, 'localStorage', before)
  else Reflect.deleteProperty(window, 'localStorage')
}
const forbid = () =>
  breakStorage(() => {
    throw new DOMException('It is forbidden.', 'SecurityError')
  })

let stopFollowing: (() => void) | undefined

/** Opens a tab whose stores follow the storage. */
function openTab(): Scope {
  stopFollowing?.()
  const scope = fork()
  stopFollowing = followStorage(scope)
  return scope
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  mendStorage()
  stopFollowing?.()
  stopFollowing = undefined
})

const value = deviceStore('sample', (stored) => stored)
const count = deviceStore('count', (stored) => readNumber(stored, 1))

test('stored values are read back unchanged, even texts that look like JSON', () => {
  for (const saved of [
    'dark',
    'pt-BR',
    '',
    '7',
    '"7"',
    'true',
    'null',
    '{}',
    7,
    true,
    null,
    [1],
    { a: '1' },
  ]) {
    value.save(saved)
    expect(value.load()).toEqual(saved)
  }
  value.clear()
  expect(value.load()).toBeUndefined()
  expect(localStorage.length).toBe(0)
})

// Covers FLT-12
test('texts that are not JSON are stored as they are, under a prefixed key', () => {
  value.save('pt-BR')
  tabStore('sample', readText).save('dark')
  expect({ ...localStorage }).toEqual({ 'roda:sample': 'pt-BR' })
  expect({ ...sessionStorage }).toEqual({ 'roda:sample': 'dark' })
})

const damaged = ['', '{', '[', 'null', '7', '"x"', '{"count":{"valueOf":1}}', '{"__proto__":[]}']
test.each([...damaged, '['.repeat(100_000)])(
  'the damaged stored value %#s is read as the default',
  (text) => {
    localStorage.setItem('roda:sample', text)
    const sample = deviceStore('sample', (stored) => readNumber(asRecord(stored).count, 1))
    expect([sample.load(), openTab().getState(sample.$value)]).toEqual([1, 1])
  },
)

test('values that cannot be stored are kept until the page closes, and the change says so', async () => {
  const scope = openTab()
  forbid()
  const huge = { text: 'x'.repeat(10_000_000) }
  const result = await allSettled(value.changeFx, { scope, params: () => huge })
  expect(result).toEqual({ status: 'done', value: false })
  expect(scope.getState(value.$value)).toEqual(huge)
  value.clear()
  expect(scope.getState(value.$value)).toBeUndefined()
})

// Covers FLT-01
test('a value that could not be stored does not hide the later value of another tab', () => {
  const scope = openTab()
  forbid()
  count.save(2)
  mendStorage()
  expect(scope.getState(count.$value)).toBe(2)
  storeElsewhere('roda:count', '3')
  expect(scope.getState(count.$value)).toBe(3)
})

test('a store shows its own changes in a scope that does not follow the storage', async () => {
  const scope = fork()
  expect(scope.getState(count.$value)).toBe(1)
  await allSettled(count.changeFx, { scope, params: (now) => now + 1 })
  expect(scope.getState(count.$value)).toBe(2)
})

test('a store shows a change that work outside of screens has stored', () => {
  const scope = openTab()
  expect(scope.getState(count.$value)).toBe(1)
  count.save(5)
  expect(scope.getState(count.$value)).toBe(5)
})

// Covers FLT-48
test('a page with a rendered screen shows the defaults until the screen is hydrated', async () => {
  count.save(5)
  const scope = fork({ values: [[$isDeviceShown, false]] })
  expect(scope.getState(count.$value)).toBe(1)
  await allSettled(deviceShown, { scope })
  expect(scope.getState(count.$value)).toBe(5)
})

test('each tab has its own values in the storage of tabs', async () => {
  const scope = openTab()
  const sample = tabStore('sample', readText)
  await allSettled(sample.changeFx, { scope, params: () => 'mine' })
  storeElsewhere('roda:sample', 'of the device')
  expect(scope.getState(sample.$value)).toBe('mine')
})

test('a stored family lists its own values', () => {
  const [own, other] = ['7', '8'].map((owner) =>
    storedFamily(createUserStorage(owner), 'position:', (stored) => stored),
  )
  own?.of(1).save(60)
  own?.of('a:b').save('x')
  other?.of(2).save(90)
  rawDeviceStorage.set('own:7:choice', 'yes')
  expect(own?.entries().toSorted()).toEqual([
    ['1', 60],
    ['a:b', 'x'],
  ])
  own?.of('1').clear()
  expect(own?.of(1).load()).toBeUndefined()
})
