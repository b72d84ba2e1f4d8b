import { countLeaks } from '../../scripts/bench/leaks.mjs'
import { memberRoutes } from '../../scripts/bench/member-routes.mjs'
import { navigate, watchPage } from '../../scripts/bench/navigate.mjs'
import { expect, test } from './support/fixtures'

// Warm-up until everything was loaded once, then the measured rounds. `npm run bench:cycles` runs 300.
const rounds = { warmUp: 3, measured: 5 }

test('leaks no nodes, listeners or timers over repeated navigation', async ({ page, context, mock }) => {
  test.slow()
  await page.addInitScript(watchPage)
  await mock.login(page)
  const session = await context.newCDPSession(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const walkAgain = async (times: number) => {
    for (let round = 0; round < times; round++) await navigate(page, memberRoutes)
    return countLeaks(page, session)
  }

  const before = await walkAgain(rounds.warmUp)
  const after = await walkAgain(rounds.measured)
  expect(after.nodes).toBeLessThanOrEqual(before.nodes)
  expect(after.listeners).toBeLessThanOrEqual(before.listeners)
  // One timer of the hub comes and goes; a leak of one per round would add five.
  expect(after.timers - before.timers).toBeLessThan(rounds.measured / 2)
})
