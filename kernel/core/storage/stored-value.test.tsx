import { afterEach, beforeEach, expect, test } from '@rstest/core'
import { asRecord, readNumber, readText } from '../parse/parse'
import { createUserStorage } from './safe-storage'
import { deviceStorage, sharedValue, storedFamily, tabStorage } from './stored-value'

const before = Object.getOwnPropertyDescriptor(window, 'localStorage')

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  if (before) Object.defineProperty(window, 'localStorage', before)
  else Reflect.deleteProperty(window, 'localStorage')
})

const changeElsewhere = (key: string | null, newValue: string | null) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }))

const value = deviceStorage.define('sample', (stored) => stored)

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
  tabStorage.define('sample', readText).save('dark')
  expect({ ...localStorage }).toEqual({ 'roda:sample': 'pt-BR' })
  expect({ ...sessionStorage }).toEqual({ 'roda:sample': 'dark' })
})

test('damaged stored values are read as the default', () => {
  const { load } = deviceStorage.define('sample', (stored) => readNumber(asRecord(stored).count, 1))
  const deep = '['.repeat(100_000)
  for (const hostile of [
    '',
    '{',
    '[',
    'null',
    '7',
    '"x"',
    '{"count":{"valueOf":1}}',
    '{"__proto__":[]}',
    deep,
  ]) {
    localStorage.setItem('roda:sample', hostile)
    expect(load()).toBe(1)
  }
})

test('values that cannot be stored are kept until the page closes', () => {
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('It is forbidden.', 'SecurityError')
    },
  })
  const huge = { text: 'x'.repeat(10_000_000) }
  value.save(huge)
  expect(value.load()).toEqual(huge)
  value.clear()
  expect(value.load()).toBeUndefined()
})

test('follow() reports changes by other tabs until it is unsubscribed', () => {
  const seen: unknown[] = []
  const unsubscribe = deviceStorage
    .define('sample', (stored) => readNumber(stored))
    .follow((one) => seen.push(one))
  changeElsewhere('roda:sample', '7')
  changeElsewhere('roda:sample', '{')
  changeElsewhere('roda:samples', '8')
  changeElsewhere('sample', '9')
  changeElsewhere(null, null)
  unsubscribe()
  changeElsewhere('roda:sample', '10')
  expect(seen).toEqual([7, 0, 0])
})

test('a stored family lists its own values and sees changes by other tabs', () => {
  const families = ['7', '8'].map((owner) =>
    storedFamily(createUserStorage(owner), 'position:', (stored) => stored),
  )
  const [own, other] = families
  own?.of(1).save(60)
  own?.of('a:b').save('x')
  other?.of(2).save(90)
  sharedValue(createUserStorage('7'), 'choice', readText).save('yes')
  expect(own?.entries().toSorted()).toEqual([
    ['1', 60],
    ['a:b', 'x'],
  ])
  own?.of('1').clear()
  expect(own?.of(1).load()).toBeUndefined()

  const seen: unknown[] = []
  const unsubscribe = own?.follow((...change) => seen.push(change))
  changeElsewhere('roda:own:7:position:3', '30')
  changeElsewhere('roda:own:8:position:3', '31')
  changeElsewhere('roda:own:7:choice', 'no')
  changeElsewhere('roda:own:7:position:3', null)
  changeElsewhere(null, null)
  unsubscribe?.()
  changeElsewhere('roda:own:7:position:3', '32')
  expect(seen).toEqual([
    ['3', 30],
    ['3', undefined],
  ])
})
