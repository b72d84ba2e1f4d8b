import { countLeaks } from '../bench/support/leaks'
import { memberRoutes } from '../bench/support/member-routes'
import { navigate, watchPage } from '../bench/support/navigate'
import { expect, test } from '../browser/support/fixtures'
import { waitForApp } from '../browser/support/wait-for-app'

// Warm-up rounds load all code, and fill what is kept up to a number, before the measured rounds. `npm run bench cycles` measures
// 300 rounds.
const rounds = { warmUp: 12, measured: 5 }

// On desks the address of the messages leads on to the last conversation.
test.use({ viewport: { width: 412, height: 823 } })

test('repeated navigation leaks no DOM nodes, event listeners or timers', async ({ page, context, mock }) => {
  test.slow()
  await page.addInitScript(watchPage)
  await mock.login(page)
  const session = await context.newCDPSession(page)
  await page.goto('/contact')
  await waitForApp(page)
  const walkAgain = async (times: number) => {
    for (let round = 0; round < times; round++) await navigate(page, memberRoutes)
    return countLeaks(page, session)
  }

  const before = await walkAgain(rounds.warmUp)
  const after = await walkAgain(rounds.measured)
  expect(after.nodes).toBeLessThanOrEqual(before.nodes)
  expect(after.listeners).toBeLessThanOrEqual(before.listeners)
  // Allows two more timers, because the hub connection does not always have one. A leak in each round would add five.
  expect(after.timers - before.timers).toBeLessThan(rounds.measured / 2)
})
