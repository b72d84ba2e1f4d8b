import { manifestPages } from '../../scripts/build/route-map.mjs'
import { root } from '../../scripts/process/run.mjs'
import { exampleUrl } from '../../scripts/size/route-urls.mjs'
import { checkFigures, median } from './support/figures'
import { expect, test } from './support/fixtures'
import { measureStart, watchStart } from './support/measure-start'

const rounds = Array.from({ length: Number(process.env.ROUNDS ?? 3) })
const slowdown = 4

test('every screen opens with an empty cache, and its time is printed', async ({ mock, open }) => {
  const token = await mock.signIn('ana')
  const rows = []
  for (const { path, access } of manifestPages(root).sort((one, other) =>
    one.path.localeCompare(other.path),
  )) {
    const options = { slowdown, watch: [watchStart], ...(access === 'member' && { token }) }
    const times: number[] = []
    for (const _ of rounds) times.push(await measureStart(await open(options), exampleUrl(path)))
    rows.push({ path, ms: median(times) })
  }
  const landing = rows.find(({ path }) => path === '/')?.ms ?? Number.NaN
  console.table(
    rows.map(({ path, ms }) => ({
      path,
      ms: Math.round(ms),
      'of the start page': Number((ms / landing).toFixed(2)),
    })),
  )
})

test('a click on a hovered link loads no more code', async ({ mock, open }) => {
  const token = await mock.signIn('ana')
  const figures = []
  for (const path of [
    '/messages',
    '/contact',
    '/shoppingCart',
    '/manageConnections',
    '/manageGroups',
    '/course/mycourses',
  ]) {
    const { page, close } = await open({ token })
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/mypage')
    await page.locator('[role=feed] article').first().waitFor()
    // Waits for the data and code that load after the first paint.
    await page.waitForTimeout(1_500)
    const link = page.locator(`a[href="${path}"]`).first()
    await link.hover()
    await page.waitForLoadState('networkidle')
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await link.click()
    await expect(page).toHaveURL(path)
    await expect(page.locator('main').locator('h1, form').first()).toBeVisible()
    figures.push({ name: `scripts requested by opening ${path}`, value: scripts.length, limit: 0 })
    await close()
  }
  checkFigures(figures)
})
