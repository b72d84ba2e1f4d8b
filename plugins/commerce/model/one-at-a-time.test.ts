import { afterEach, expect, test } from '@rstest/core'
import { oneAtATime } from './one-at-a-time'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks')
})

test('[COM-PAY-01] what has one name is done one after the other, also after something failed', async () => {
  const steps: string[] = []
  const work = (name: string) => async () => {
    steps.push(`${name} begins`)
    await Promise.resolve()
    steps.push(`${name} ends`)
    if (name === 'first') throw new Error('no')
    return name
  }
  const first = oneAtATime('order', work('first'))
  const second = oneAtATime('order', work('second'))
  await expect(first).rejects.toThrow('no')
  expect(await second).toBe('second')
  expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})

test('[COM-PAY-01] where locks are forbidden, as storage is, what was wanted is done all the same', async () => {
  const request = () => Promise.reject(new DOMException('Forbidden', 'SecurityError'))
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  expect(await oneAtATime('order', async () => 'done')).toBe('done')
  await expect(oneAtATime('order', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
})
