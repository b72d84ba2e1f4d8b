import { afterEach, expect, test } from '@rstest/core'
import { deviceStorage, tabStorage } from './safe-storage'

const names = ['localStorage', 'sessionStorage'] as const
const before = names.map((name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const)

afterEach(() => {
  for (const [name, descriptor] of before) {
    if (descriptor) Object.defineProperty(window, name, descriptor)
    else Reflect.deleteProperty(window, name)
  }
})

/** The browser gives another storage from now on, or none. */
const give = (open: (real: Storage) => unknown) => {
  for (const name of names) {
    const real = window[name]
    Object.defineProperty(window, name, { configurable: true, get: () => open(real) })
  }
}

test('what a full storage does not take is kept for as long as the page is there, and goes when it is taken away', () => {
  deviceStorage.set('note', 'before')
  give((real) => ({
    getItem: (key: string) => real.getItem(key),
    removeItem: (key: string) => real.removeItem(key),
    setItem() {
      throw new DOMException('There is no room.', 'QuotaExceededError')
    },
  }))
  for (const keep of [deviceStorage, tabStorage]) {
    keep.set('note', 'now')
    expect(keep.get('note')).toBe('now')
    expect(keep.keys()).toContain('note')
    keep.remove('note')
    expect(keep.get('note')).toBeNull()
  }
})

test('where storage is forbidden, nothing throws and values live in memory', () => {
  give(() => {
    throw new DOMException('It is forbidden.', 'SecurityError')
  })
  for (const keep of [deviceStorage, tabStorage]) {
    expect(keep.get('wish')).toBeNull()
    keep.set('wish', 'yes')
    expect(keep.get('wish')).toBe('yes')
    keep.remove('wish')
    expect(keep.get('wish')).toBeNull()
  }
})
