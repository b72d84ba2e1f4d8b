import { expect, test } from '@rstest/core'
import { createLimiter } from './create-limiter'

/** Calls that wait until they are told to end. */
function calls(inTurn: ReturnType<typeof createLimiter>) {
  const begun: string[] = []
  const endings = new Map<string, () => void>()
  const given = new AbortController()
  return {
    begun,
    given,
    end: (name: string) => endings.get(name)?.(),
    ask: (name: string, signal = new AbortController().signal) =>
      inTurn(() => {
        begun.push(name)
        return new Promise<string>((resolve) => endings.set(name, () => resolve(name)))
      }, signal),
  }
}

// Covers CRS-MY-01
test('a few are asked for at once, and then whichever was wanted last', async () => {
  const { begun, ask, end } = calls(createLimiter(2))
  const all = ['a', 'b', 'c', 'd'].map((name) => ask(name))
  expect(begun).toEqual(['a', 'b'])
  end('a')
  await all[0]
  await expect.poll(() => begun).toEqual(['a', 'b', 'd'])
  end('b')
  await expect.poll(() => begun).toEqual(['a', 'b', 'd', 'c'])
  end('c')
  end('d')
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
})

// Covers CRS-MY-01
test('one that is given up while it waits is never asked for, and one that fails holds up nobody', async () => {
  const inTurn = createLimiter(1)
  const { begun, given, ask, end } = calls(inTurn)
  const failing = inTurn(() => Promise.reject(new Error('no')), new AbortController().signal)
  const next = ask('next')
  const gone = ask('gone', given.signal)
  given.abort()
  await expect(failing).rejects.toThrow('no')
  await expect(gone).rejects.toThrow()
  await expect.poll(() => begun).toEqual(['next'])
  end('next')
  expect(await next).toBe('next')
})
