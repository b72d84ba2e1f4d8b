import { expect, test } from '@rstest/core'
import { withTimeout } from './timeouts'

test('withTimeout rejects only promises that miss the time limit', async () => {
  await expect(withTimeout(new Promise(() => undefined), 5)).rejects.toThrow('within 5 ms')
  await expect(withTimeout(Promise.resolve('value'), 5)).resolves.toBe('value')
  await expect(withTimeout(Promise.reject(new Error('no')), 5)).rejects.toThrow('no')
})
