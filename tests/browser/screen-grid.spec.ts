import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { navigateTo } from './support/in-app-navigation'

/** Screens beside the side column, and those in full width. */
const wide = [
  '/mypage',
  '/discover',
  '/manageConnections',
  '/manageGroups',
  '/group/create',
  '/course/mycourses',
  '/course/learn/1495',
  '/user/profile',
  '/user/billing',
  '/settings',
  '/contact',
  '/shoppingCart',
]
const full = ['/lesson?course=1479&lesson=1481']

/** Measures the left edge and the width of a page, the start of the bar, and the size of the title. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const title = document.querySelector('main h1')
    const column = document.querySelector('main [data-page]')
    const brand = document.querySelector('header a')
    if (!title || !column || !brand) throw new Error('There is no title, page or brand.')
    const { left, width } = column.getBoundingClientRect()
    const padding = Number.parseFloat(getComputedStyle(column).paddingLeft)
    return {
      left: Math.round(left + padding),
      width: Math.round(width - 2 * padding),
      brand: Math.round(brand.getBoundingClientRect().left),
      size: getComputedStyle(title).fontSize,
    }
  })

test('screens have the same left edges, two widths and one title size, and my page has three columns', {
  tag: ['@UX-05', '@UX-09'],
}, async ({ page, mock }) => {
  test.slow()
  await mock.login(page)
  await page.goto('/mypage')
  const left = async (locator: Locator) => (await locator.boundingBox())?.x ?? 0
  const requests = page.getByRole('region', { name: 'Requests' })
  await expect(requests).toBeVisible()
  const middle = await left(page.getByRole('tab', { name: 'Find people' }))
  expect(await left(page.getByText('Groups', { exact: true }).first())).toBeLessThan(middle)
  expect(middle).toBeLessThan(await left(requests))

  for (const path of [...wide, ...full]) {
    if (path !== '/mypage') await navigateTo(page, path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    const { left, width, brand, size } = await measure(page)
    // The title of my page is for screen readers only.
    if (path !== '/mypage') expect.soft(size, `size of the title of ${path}`).toBe('24px')
    const start = full.includes(path) ? brand : brand + 260
    const room = full.includes(path) ? 1216 : 956
    expect.soft([left, width], `edge and width of ${path}`).toEqual([start, room])
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

test('the title of a dialog is level with its close button', { tag: '@UX-05' }, async ({ page, mock }) => {
  await mock.login(page)
  await page.goto('/mypage')
  const card = page.getByRole('article').first()
  for (const [name, open] of [
    ['a panel', () => page.getByRole('button', { name: /^Notifications/ }).click()],
    [
      'a dialog',
      async () => {
        await card.getByRole('button', { name: 'More actions', exact: true }).click()
        await page.getByRole('menuitem', { name: 'Share' }).click()
      },
    ],
    ['a screen of its own', () => navigateTo(page, '/createPost')],
  ] as const)
    await test.step(name, async () => {
      await open()
      const dialog = page.getByRole('dialog')
      const [title, close] = await Promise.all([
        middleOf(dialog.getByRole('heading').first()),
        middleOf(dialog.getByRole('button', { name: 'Close' })),
      ])
      expect(Math.abs(title - close)).toBeLessThan(4)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    })
})

async function middleOf(target: Locator): Promise<number> {
  const box = await target.boundingBox()
  if (!box) throw new Error('It is not there.')
  return box.y + box.height / 2
}
