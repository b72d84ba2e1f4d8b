import { onTestFinished, rs } from '@rstest/core'
import type { TestMock } from '../../mocks'

/**
 * Replaces the clock of the running test; call it before the product opens. Time goes on by itself; `advance` jumps.
 *
 * @param now start of the clock; default: the real time
 * @returns `advance`: moves the clock on by milliseconds and runs the timers that are due
 * @example
 * const { advance } = fakeClock()
 * await renderRoute(feedRoute, { plugins: [posts], as: 'ana' })
 * await advance(60_000)
 */
export function fakeClock(now: Date = new Date()): { advance: (milliseconds: number) => Promise<void> } {
  // biome-ignore lint/correctness/useHookAtTopLevel: This is no React hook.
  rs.useFakeTimers({ now, shouldAdvanceTime: true })
  onTestFinished(() => void rs.useRealTimers())
  return {
    async advance(milliseconds) {
      await rs.advanceTimersByTimeAsync(milliseconds)
    },
  }
}

/**
 * Sets the clock of the device back behind that of the server: what happens now, the server dates in the device's future.
 *
 * @param hours negative for a clock that is ahead
 */
export const wrongDeviceClock = (mock: Pick<TestMock, 'setClock'>, hours: number): void =>
  mock.setClock(hours * 60)
