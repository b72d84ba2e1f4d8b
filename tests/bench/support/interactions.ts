import type { Page } from '@playwright/test'

declare global {
  var interactions: { readonly forget: () => void; readonly slowest: () => number }
}

/** Minimum duration in ms of the events that the browser reports: one frame. */
const least = 16

/** Runs in the page before the scripts of the product: records the time from each input to the next paint. */
export function watchInteractions(): void {
  let times: number[] = []
  // `durationThreshold` is missing in the types of the DOM.
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  }
  new PerformanceObserver((list) => times.push(...list.getEntries().map(({ duration }) => duration))).observe(
    options,
  )
  globalThis.interactions = {
    forget() {
      times = []
    },
    slowest: () => Math.max(0, ...times),
  }
}

/**
 * Measures the time from an input to the next paint.
 *
 * @param page a page in which {@link watchInteractions} has run
 * @param act one input
 * @returns milliseconds, which the browser rounds to steps of 8
 */
export async function latencyOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => globalThis.interactions.forget())
  await act()
  // The browser reports the timing of an event only after the paint.
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
  return Math.max(least, await page.evaluate(() => globalThis.interactions.slowest()))
}

/** Returns the milliseconds that 95 % of the inputs do not exceed. */
export async function latencyOfMost(page: Page, acts: readonly (() => Promise<unknown>)[]): Promise<number> {
  const times: number[] = []
  for (const act of acts) times.push(await latencyOf(page, act))
  return times.sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN
}
