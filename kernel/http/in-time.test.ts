import { expect, test } from '@rstest/core'
import { inTime } from './in-time'

test('what does not come in time is given up, and nothing else', async () => {
  await expect(inTime(new Promise(() => undefined), 5)).rejects.toThrow('within 5 ms')
  await expect(inTime(Promise.resolve('words'), 5)).resolves.toBe('words')
  await expect(inTime(Promise.reject(new Error('no')), 5)).rejects.toThrow('no')
})
