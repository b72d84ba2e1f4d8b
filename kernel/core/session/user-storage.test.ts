import { expect, test } from '@rstest/core'
import { readNumber } from '../parse/parse'
import { userStorage } from './user-storage'

const choice = userStorage.define('choice', (stored) => readNumber(stored))
const positions = userStorage.defineFamily('position:', (stored) => readNumber(stored))

// Covers KRN-AUTH-06
test('a visitor reads the defaults and stores nothing', () => {
  choice(null).save(7)
  positions(null).of('a').save(7)
  choice(null).clear()
  expect([choice(null).load(), positions(null).of('a').load(), positions(null).entries()]).toEqual([0, 0, []])
  choice(null).follow(() => undefined)()
  expect(localStorage.length + sessionStorage.length).toBe(0)
})
