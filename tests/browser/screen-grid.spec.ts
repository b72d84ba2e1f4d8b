import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'

const wide = ['/mypage', '/discover', '/manageConnections', '/manageGroups', '/messages', '/course/mycourses']
const wideToo = [
  '/lesson?course=1479&lesson=1481',
  '/course/learn/1495',
  '/shoppingCart',
  '/user/profile',
  '/course/1441',
]
const columns = ['/createPost', '/group/create', '/contact', '/settings', '/user/billing']

/** Measures the left edges of the title and the logo, the size of the title, and the center of the title's column. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const title = document.querySelector('main h1')
    const [logo] = document.querySelectorAll('header a svg, header a img')
    const column = title?.closest('[data-page]')?.getBoundingClientRect()
    if (!title || !logo) throw new Error('There is no title or no logo.')
    return {
      title: Math.round(title.getBoundingClientRect().left),
      logo: Math.round(logo.getBoundingClientRect().left),
      size: getComputedStyle(title).fontSize,
      off: column && Math.round(column.left + column.width / 2 - document.documentElement.clientWidth / 2),
    }
  })

test('screens have the same left edge, column width and title size', { tag: '@UX-09' }, async ({
  page,
  mock,
}) => {
  test.slow()
  await mock.login(page)
  for (const path of [...wide, ...wideToo, ...columns]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    const { title, logo, size, off } = await measure(page)
    expect.soft(size, `size of the title of ${path}`).toBe('32px')
    if (columns.includes(path)) expect.soft([off, title], `column of ${path}`).toEqual([0, 352])
    else expect.soft(title, `left edge of ${path}`).toBe(logo)
  }
  // While a request is pending, the skeleton has the shape of the content.
  for (const [path, operation, shape] of [
    ['/mypage', '**/api/post/feed', 'posts'],
    ['/messages', '**/api/message/**', 'people'],
    ['/course/mycourses', '**/api/course/**', 'cards'],
    ['/user/billing', '**/api/order/**', 'rows'],
  ] as const) {
    await page.route(operation, () => undefined)
    await page.goto(path)
    await expect(page.locator(`main [data-skeleton=${shape}]`).first()).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
})
