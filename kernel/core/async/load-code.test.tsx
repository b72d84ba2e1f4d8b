import { afterEach, beforeEach, describe, expect, rs, test } from '@rstest/core'
import { act, render, screen } from '@testing-library/react'
import { Suspense, useLayoutEffect } from 'react'
import { defaultSettings } from '../config/settings'
import { connectApi } from '../http/client'
import {
  type CodeEvent,
  componentOf,
  idle,
  loadCode,
  next,
  type Progress,
  preloadCode,
  retryDelays,
  useCode,
} from './load-code'
import { TimeoutError } from './timeouts'

beforeEach(() => {
  connectApi({ ...defaultSettings.api, onTokenRefused: () => undefined, onTokenMissing: () => undefined })
  rs.useFakeTimers()
})
afterEach(() => {
  rs.useRealTimers()
  globalThis.boot = undefined
})

const lostAndDue = (times: number) => Array.from({ length: times }, (): CodeEvent[] => ['lost', 'due']).flat()

type Result = readonly [step: Progress['step'], request: Progress['request'], failures: number]

// Covers FLT-169
test.each<readonly [name: string, events: readonly CodeEvent[], result: Result]>([
  ['is not requested before it is wanted', ['due', 'online', 'left'], ['idle', 'none', 0]],
  ['is requested when it is wanted', ['wanted'], ['loading', 'pending', 0]],
  ['is requested once for several who want it', ['wanted', 'wanted'], ['loading', 'pending', 0]],
  ['waits after a lost request', ['wanted', 'lost'], ['loading', 'waiting', 1]],
  ['is requested again after the wait', ['wanted', 'lost', 'due'], ['loading', 'pending', 1]],
  [
    'waits quietly after three lost requests',
    ['wanted', ...lostAndDue(2), 'lost'],
    ['loading', 'waiting', 3],
  ],
  ['has failed after four', ['wanted', ...lostAndDue(3), 'lost'], ['failed', 'waiting', 4]],
  ['stays failed while it is tried again', ['wanted', ...lostAndDue(4)], ['failed', 'pending', 4]],
  ['stays failed when that fails', ['wanted', ...lostAndDue(4), 'lost'], ['failed', 'waiting', 5]],
  ['arrives after it had failed', ['wanted', ...lostAndDue(4), 'arrived'], ['loaded', 'none', 0]],
  ['has failed at once without an answer', ['wanted', 'silent'], ['failed', 'waiting', 1]],
  ['is requested at once when online', ['wanted', 'lost', 'online'], ['loading', 'pending', 0]],
  ['stays failed until it arrives when online', ['wanted', 'silent', 'online'], ['failed', 'pending', 0]],
  ['is not requested twice when online', ['wanted', 'online'], ['loading', 'pending', 0]],
  [
    'is requested at once when a person asks',
    ['wanted', ...lostAndDue(3), 'lost', 'retried'],
    ['loading', 'pending', 0],
  ],
  ['waits as at first when that fails', ['wanted', 'silent', 'retried', 'lost'], ['loading', 'waiting', 1]],
  ['is outdated', ['wanted', 'outdated'], ['outdated', 'none', 1]],
  [
    'is not requested by itself when outdated',
    ['wanted', 'outdated', 'due', 'online'],
    ['outdated', 'none', 1],
  ],
  [
    'is requested when outdated and a person asks',
    ['wanted', 'outdated', 'retried'],
    ['loading', 'pending', 0],
  ],
  [
    'is never imported again after it has thrown',
    ['wanted', 'crashed', 'retried', 'wanted', 'left'],
    ['crashed', 'none', 1],
  ],
  ['is not requested when nobody needs it', ['wanted', 'lost', 'left', 'due'], ['idle', 'none', 0]],
  [
    'starts anew for the next who needs it',
    ['wanted', ...lostAndDue(3), 'lost', 'left', 'wanted'],
    ['loading', 'pending', 0],
  ],
  ['arrives although nobody needs it', ['wanted', 'left', 'arrived'], ['loaded', 'none', 0]],
  ['is kept', ['wanted', 'arrived', 'left', 'wanted', 'retried', 'online'], ['loaded', 'none', 0]],
])('code %s', (_, events, result) => {
  const { step, request, failures } = events.reduce(next, idle)
  expect([step, request, failures]).toEqual(result)
})

/** Fakes `import()`: the first `failures` calls reject, or stay pending if `isPending`; later calls succeed. */
function loadsAfter(failures: number, { isPending = false, error = 'Loading chunk 7 failed.' } = {}) {
  const load = rs.fn(async () => {
    if (load.mock.calls.length > failures) return { default: () => <p>The heavy part</p> }
    if (isPending) await new Promise(() => undefined)
    throw new Error(error)
  })
  return load
}

const errorOf = (code: Promise<unknown>) => code.catch((error: unknown) => String(error))
const pass = (ms: number) => act(() => rs.advanceTimersByTimeAsync(ms))

describe('loadCode', () => {
  // Covers FLT-169
  test('requests code after 1, 3 and 10 s, then rejects', async () => {
    const load = loadsAfter(Number.POSITIVE_INFINITY)
    const error = errorOf(loadCode(load))
    for (const [index, delay] of retryDelays.slice(0, 3).entries()) {
      await pass(delay - 1)
      expect(load).toHaveBeenCalledTimes(index + 1)
      await pass(1)
      expect(load).toHaveBeenCalledTimes(index + 2)
    }
    expect(await error).toMatch('ChunkError')
    await pass(60_000)
    expect(load).toHaveBeenCalledTimes(4)
  })

  // Covers FLT-02
  test('goes on until the code is there if it may, and at once when online', async () => {
    const load = loadsAfter(6)
    const code = loadCode(load, Number.POSITIVE_INFINITY)
    await pass(14_000)
    expect(load).toHaveBeenCalledTimes(4)
    await pass(60_000)
    expect(load).toHaveBeenCalledTimes(6)
    dispatchEvent(new Event('online'))
    expect(await code).toHaveProperty('default')
  })

  // Covers FLT-11
  test('rejects at once after the request timeout, and the next call does not wait for the pending import', async () => {
    const load = loadsAfter(1, { isPending: true })
    const error = loadCode(load).catch((failure: Error) => failure.cause)
    await pass(20_000)
    expect(await error).toBeInstanceOf(TimeoutError)
    expect(await loadCode(load)).toHaveProperty('default')
    expect(load).toHaveBeenCalledTimes(2)
  })

  // Covers FLT-11
  test('fires an error event on a script that does not load in time', async () => {
    const onError = rs.fn()
    const load = () => {
      const tag = document.createElement('script')
      tag.addEventListener('error', onError)
      document.head.append(tag)
      return new Promise<never>(() => undefined)
    }
    loadCode(load).catch(() => undefined)
    await pass(19_000)
    expect(onError).not.toHaveBeenCalled()
    await pass(1_000)
    expect(onError).toHaveBeenCalledTimes(1)
  })

  // Covers PLG-04
  test('rejects with the error of the code, and never imports it again', async () => {
    const load = loadsAfter(1, { error: 'oops' })
    expect(await errorOf(loadCode(load))).toBe('Error: oops')
    expect(await errorOf(loadCode(load))).toBe('Error: oops')
    expect(load).toHaveBeenCalledTimes(1)
  })

  // Covers PLG-04
  test('rejects at once when the server has a newer build', async () => {
    globalThis.boot = { fetchLatestBuild: async () => 'newer' }
    const load = loadsAfter(Number.POSITIVE_INFINITY)
    expect(await loadCode(load).catch((error: unknown) => error)).toHaveProperty('isOutdated', true)
    expect(load).toHaveBeenCalledTimes(1)
  })
})

describe('useCode', () => {
  function Opener({
    load,
    isOpen,
  }: {
    readonly load: ReturnType<typeof loadsAfter>
    readonly isOpen: boolean
  }) {
    const { code, failure } = useCode(load, isOpen)
    return (
      <>
        {code && <code.default />}
        {failure && (
          <button type="button" onClick={failure.retry}>
            {String(failure.error)}
          </button>
        )}
      </>
    )
  }

  test('loads code only once, when it is wanted, and has it in the first render after it was preloaded', async () => {
    const load = loadsAfter(0)
    const { rerender } = render(<Opener load={load} isOpen={false} />)
    await pass(0)
    expect(load).not.toHaveBeenCalled()
    rerender(<Opener load={load} isOpen />)
    await pass(0)
    preloadCode(load)
    render(<Opener load={load} isOpen />)
    expect(screen.getAllByText('The heavy part')).toHaveLength(2)
    expect(load).toHaveBeenCalledTimes(1)
  })

  // Covers ACC-LAND-02
  test('has code that arrives between the render and its effects', async () => {
    const load = loadsAfter(0)
    function Screen() {
      useLayoutEffect(() => preloadCode(load), [])
      return <Opener load={load} isOpen />
    }
    render(<Screen />)
    await pass(0)
    expect(screen.getByText('The heavy part')).toBeTruthy()
  })

  // Covers FLT-178
  test('tells a failure until a person tries again, also when the code arrives meanwhile', async () => {
    const load = loadsAfter(4)
    const { rerender } = render(<Opener load={load} isOpen />)
    await pass(14_000)
    expect(screen.getByRole('button').textContent).toMatch('Loading chunk')
    await pass(30_000)
    expect(screen.getByText('The heavy part')).toBeTruthy()
    act(() => screen.getByRole('button').click())
    expect(screen.queryByRole('button')).toBeNull()
    rerender(<Opener load={load} isOpen={false} />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('stops to request code that no component needs', async () => {
    const load = loadsAfter(Number.POSITIVE_INFINITY)
    const { unmount } = render(<Opener load={load} isOpen />)
    await pass(1_000)
    expect(load).toHaveBeenCalledTimes(2)
    unmount()
    await pass(60_000)
    expect(load).toHaveBeenCalledTimes(2)
  })
})

// Covers FLT-169
test('componentOf stops to request code whose screen was left before it failed', async () => {
  const load = loadsAfter(Number.POSITIVE_INFINITY)
  function Screen() {
    const Content = componentOf(load)
    return <Content />
  }
  const { unmount } = render(
    <Suspense fallback="Loading">
      <Screen />
    </Suspense>,
  )
  await pass(1_000)
  unmount()
  await pass(120_000)
  expect(load).toHaveBeenCalledTimes(4)
})
