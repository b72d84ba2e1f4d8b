import { expect, test } from '@rstest/core'
import { createLimiter } from './create-limiter'

/** Creates calls through the limiter, each pending until `end` is called. */
function createCalls(limit: ReturnType<typeof createLimiter>) {
  const started: string[] = []
  const endings = new Map<string, () => void>()
  const controller = new AbortController()
  return {
    started,
    controller,
    end: (name: string) => endings.get(name)?.(),
    request: (name: string, signal = new AbortController().signal) =>
      limit(() => {
        started.push(name)
        return new Promise<string>((resolve) => endings.set(name, () => resolve(name)))
      }, signal),
  }
}

// Covers CRS-MY-01
test('the limiter runs a few calls at once, then the newest waiting call', async () => {
  const { started, request, end } = createCalls(createLimiter(2))
  const all = ['a', 'b', 'c', 'd'].map((name) => request(name))
  expect(started).toEqual(['a', 'b'])
  end('a')
  await all[0]
  await expect.poll(() => started).toEqual(['a', 'b', 'd'])
  end('b')
  await expect.poll(() => started).toEqual(['a', 'b', 'd', 'c'])
  end('c')
  end('d')
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
})

// Covers CRS-MY-01
test('the limiter skips aborted calls and continues after a failed one', async () => {
  const limit = createLimiter(1)
  const { started, controller, request, end } = createCalls(limit)
  const failing = limit(() => Promise.reject(new Error('no')), new AbortController().signal)
  const next = request('next')
  const gone = request('gone', controller.signal)
  controller.abort()
  await expect(failing).rejects.toThrow('no')
  await expect(gone).rejects.toThrow()
  await expect.poll(() => started).toEqual(['next'])
  end('next')
  expect(await next).toBe('next')
})
