import { expect, test } from '@rstest/core'
import { withTimeout } from './with-timeout'

test('what does not come in time is given up, and nothing else', async () => {
  await expect(withTimeout(new Promise(() => undefined), 5)).rejects.toThrow('within 5 ms')
  await expect(withTimeout(Promise.resolve('words'), 5)).resolves.toBe('words')
  await expect(withTimeout(Promise.reject(new Error('no')), 5)).rejects.toThrow('no')
})
