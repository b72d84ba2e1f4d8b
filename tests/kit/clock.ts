import { onTestFinished, rs } from '@rstest/core'
import { act } from '@testing-library/react'
import type { TestMock } from '../../mocks'

/** Requests and code that loads take real time, while the clock of a test stands still. */
const realTimeout = setTimeout

interface Clock {
  readonly advance: (milliseconds: number) => Promise<void>
  readonly advanceUntil: (isDone: () => boolean) => Promise<void>
  readonly sleep: (milliseconds: number) => void
}

/** Step in ms of `advanceUntil`. */
const step = 500

/**
 * Replaces the clock of the running test; call it before the product opens. Time goes on by itself; `advance` jumps.
 *
 * @param now start of the clock; default: the real time
 * @returns `advance`: moves the clock on by milliseconds and runs the timers that are due; `advanceUntil`: does so in
 * small steps, between which requests are answered; `sleep`: moves it on like a device that sleeps, in which no timer runs
 * @example
 * const { advance } = fakeClock()
 * await renderRoute(feedRoute, { plugins: [posts], as: 'ana' })
 * await advance(60_000)
 */
export function fakeClock(now: Date = new Date()): Clock {
  // biome-ignore lint/correctness/useHookAtTopLevel: This is no React hook.
  rs.useFakeTimers({ now, shouldAdvanceTime: true })
  onTestFinished(() => void rs.useRealTimers())
  return {
    async advance(milliseconds) {
      await rs.advanceTimersByTimeAsync(milliseconds)
    },
    async advanceUntil(isDone) {
      while (!isDone()) {
        await act(async () => {
          await rs.advanceTimersByTimeAsync(step)
          await new Promise((resolve) => realTimeout(resolve, 20))
        })
      }
    },
    sleep: (milliseconds) => void rs.setSystemTime(Date.now() + milliseconds),
  }
}

/**
 * Sets the clock of the device back behind that of the server: what happens now, the server dates in the device's future.
 *
 * @param hours negative for a clock that is ahead
 */
export const wrongDeviceClock = (mock: Pick<TestMock, 'setClock'>, hours: number): void =>
  mock.setClock(hours * 60)
