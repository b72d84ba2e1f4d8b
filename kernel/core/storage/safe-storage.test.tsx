import { afterEach, expect, test } from '@rstest/core'
import { rawDeviceStorage, rawTabStorage } from './safe-storage'

const names = ['localStorage', 'sessionStorage'] as const
const before = names.map((name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const)

afterEach(() => {
  for (const [name, descriptor] of before) {
    if (descriptor) Object.defineProperty(window, name, descriptor)
    else Reflect.deleteProperty(window, name)
  }
})

const replaceStorage = (open: (real: Storage) => unknown) => {
  for (const name of names) {
    const real = window[name]
    Object.defineProperty(window, name, { configurable: true, get: () => open(real) })
  }
}

test('safe storage holds values in memory when the storage is full', () => {
  expect(rawDeviceStorage.set('note', 'before')).toBe(true)
  replaceStorage((real) => ({
    getItem: (key: string) => real.getItem(key),
    removeItem: (key: string) => real.removeItem(key),
    setItem() {
      throw new DOMException('There is no room.', 'QuotaExceededError')
    },
  }))
  for (const storage of [rawDeviceStorage, rawTabStorage]) {
    expect(storage.set('note', 'now')).toBe(false)
    expect(storage.get('note')).toBe('now')
    expect(storage.keys()).toContain('note')
    storage.remove('note')
    expect(storage.get('note')).toBeNull()
  }
})

test('safe storage holds values in memory when the browser forbids storage', () => {
  replaceStorage(() => {
    throw new DOMException('It is forbidden.', 'SecurityError')
  })
  for (const storage of [rawDeviceStorage, rawTabStorage]) {
    expect(storage.get('option')).toBeNull()
    expect(storage.set('option', 'yes')).toBe(false)
    expect(storage.get('option')).toBe('yes')
    storage.remove('option')
    expect(storage.get('option')).toBeNull()
  }
})
