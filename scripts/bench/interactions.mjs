/** The browser does not report events faster than a frame, in ms. */
const least = 16

/** Runs in the page first: records the time from each input to the next paint. */
export function watchInteractions() {
  let times = []
  new PerformanceObserver((list) => times.push(...list.getEntries().map(({ duration }) => duration))).observe(
    {
      type: 'event',
      durationThreshold: 16,
    },
  )
  globalThis.interactions = {
    forget() {
      times = []
    },
    slowest: () => Math.max(0, ...times),
  }
}

/**
 * The time from an input to the next paint.
 *
 * @param {import('@playwright/test').Page} page with {@link watchInteractions} in it
 * @param {() => Promise<unknown>} act one input
 * @returns {Promise<number>} milliseconds, in steps of eight
 */
export async function latencyOf(page, act) {
  await page.evaluate(() => globalThis.interactions.forget())
  await act()
  await painted(page)
  return Math.max(least, await page.evaluate(() => globalThis.interactions.slowest()))
}

/** The 95th percentile of many inputs. */
export async function latencyOfMost(page, acts) {
  const times = []
  for (const act of acts) times.push(await latencyOf(page, act))
  return times.sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1]
}

/** Event timings arrive after the paint. */
function painted(page) {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
}
