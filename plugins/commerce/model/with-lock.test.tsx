import { afterEach, expect, test } from '@rstest/core'
import { withLock } from './with-lock'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks')
})

// Covers COM-PAY-01
test('withLock runs functions with the same lock name one after the other', async () => {
  const steps: string[] = []
  const work = (name: string) => async () => {
    steps.push(`${name} begins`)
    await Promise.resolve()
    steps.push(`${name} ends`)
    if (name === 'first') throw new Error('no')
    return name
  }
  const first = withLock('order', work('first'))
  const second = withLock('order', work('second'))
  await expect(first).rejects.toThrow('no')
  expect(await second).toBe('second')
  expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})

// Covers COM-PAY-01
test('withLock still runs its function when the browser denies locks', async () => {
  const request = () => Promise.reject(new DOMException('Forbidden', 'SecurityError'))
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  expect(await withLock('order', async () => 'done')).toBe('done')
  await expect(withLock('order', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
})
