import { checkFigures, median } from './support/figures'
import { test } from './support/fixtures'
import { memberRoutes } from './support/member-routes'
import { navigate, timeNavigation, timeStaticCopy, watchPage } from './support/navigate'

const rounds = Array.from({ length: Number(process.env.ROUNDS ?? 5) })
const slowdown = 4

test('a screen with cached data opens nearly as fast as the same elements without a framework', async ({
  mock,
  open,
}) => {
  test.setTimeout(900_000)
  const { page } = await open({ token: await mock.signIn('ana'), watch: [watchPage], slowdown })
  await page.goto('/settings')
  // Links of a page that has not started load another page.
  await page.locator('html[data-ready]').waitFor()
  // Loads data and code of all screens.
  await navigate(page, memberRoutes)
  const rows = memberRoutes.map((screen) => ({ screen, times: [] as number[], copies: [] as number[] }))
  for (const _ of rounds)
    for (const { screen, times, copies } of rows) {
      times.push(await timeNavigation(page, screen))
      await navigate(page, [screen])
      copies.push(await timeStaticCopy(page))
    }
  const figures = rows.map(({ screen: { path }, times, copies }) => {
    const [ms, copy] = [median(times), median(copies)]
    return { path, ms: Math.round(ms), static: Math.round(copy), ratio: Number((ms / copy).toFixed(2)) }
  })
  console.table(figures)
  const all = figures.map(({ ms }) => ms)
  checkFigures([
    { name: 'ms for a navigation, slowest', value: Math.max(...all), limit: 250 },
    { name: 'ms for a navigation, median', value: median(all), limit: 100 },
    {
      name: 'times the static copy, median',
      value: median(figures.map(({ ratio }) => ratio)),
      limit: 2.5,
      digits: 2,
    },
  ])
})
