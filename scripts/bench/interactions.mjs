/** What is faster than a frame is not reported at all, in ms. */
const least = 16

/** Runs in the page before anything else: notes down how long events took from the input to the next paint. */
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
 * How long something that a person does takes until the page shows it.
 *
 * @param {import('@playwright/test').Page} page with {@link watchInteractions} in it
 * @param {() => Promise<unknown>} act one input
 * @returns {Promise<number>} milliseconds, in steps of eight as the browser tells them
 */
export async function latencyOf(page, act) {
  await page.evaluate(() => globalThis.interactions.forget())
  await act()
  await painted(page)
  return Math.max(least, await page.evaluate(() => globalThis.interactions.slowest()))
}

/** The same for many; 95 of 100 are not slower than the answer. */
export async function latencyOfMost(page, acts) {
  const times = []
  for (const act of acts) times.push(await latencyOf(page, act))
  return times.sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1]
}

/** The browser tells of an event after the paint that follows it. */
function painted(page) {
  return page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
}
