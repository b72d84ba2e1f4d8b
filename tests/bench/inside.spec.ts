import { checkFigures, median } from './support/figures'
import { test } from './support/fixtures'
import { memberRoutes } from './support/member-routes'
import { type Destination, navigate, timeNavigation, timeStaticCopy, watchPage } from './support/navigate'

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

/** The lists that are kept; the other screen is small. */
const lists: readonly Destination[] = [
  { path: '/mypage', shows: '[role=feed] article' },
  { path: '/manageConnections', shows: 'main [type=checkbox]' },
  { path: '/discover', shows: 'main li a' },
  { path: '/course/mycourses', shows: 'main [role=progressbar]' },
]
const between: Destination = { path: '/contact', shows: 'main textarea' }

test('going back to a list takes little longer than its elements without a framework', async ({
  mock,
  open,
}) => {
  test.setTimeout(300_000)
  const { page } = await open({ token: await mock.signIn('ana'), watch: [watchPage], slowdown })
  await page.goto('/settings')
  await page.locator('html[data-ready]').waitFor()
  await navigate(page, [...lists, between])
  const rows = lists.map((screen) => ({ screen, times: [] as number[], copies: [] as number[] }))
  for (const _ of rounds)
    for (const { screen, times, copies } of rows) {
      await navigate(page, [screen, between])
      times.push(await timeNavigation(page, screen, true))
      await navigate(page, [screen])
      copies.push(await timeStaticCopy(page))
    }
  const figures = rows.map(({ screen: { path }, times, copies }) => ({
    path,
    ms: Math.round(median(times)),
    static: Math.round(median(copies)),
    ratio: Number((median(times) / median(copies)).toFixed(2)),
  }))
  console.table(figures)
  checkFigures([
    {
      name: 'times the static copy, going back, median',
      value: median(figures.map(({ ratio }) => ratio)),
      limit: 1.3,
      digits: 2,
    },
  ])
})
