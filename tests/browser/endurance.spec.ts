import { countLeaks } from '../../scripts/bench/leaks.mjs'
import { memberRoutes } from '../../scripts/bench/member-routes.mjs'
import { navigate, watchPage } from '../../scripts/bench/navigate.mjs'
import { expect, test } from './support/fixtures'

/** Until everything has been loaded and drawn once, and then; `npm run bench:cycles` walks 300 times. */
const rounds = { before: 3, counted: 5 }

test('whoever walks over all screens again and again leaves no node, listener or timer behind', async ({
  page,
  context,
  mock,
}) => {
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

  const before = await walkAgain(rounds.before)
  const after = await walkAgain(rounds.counted)
  expect(after.nodes).toBeLessThanOrEqual(before.nodes)
  expect(after.listeners).toBeLessThanOrEqual(before.listeners)
  // One of the hub's is sometimes there and sometimes not; one a round would be five.
  expect(after.timers - before.timers).toBeLessThan(rounds.counted / 2)
})
