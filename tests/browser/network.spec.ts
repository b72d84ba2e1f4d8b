import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { keyboard } from './support/input-methods'

const path = '/manageConnections'
const mine = (page: Page) => page.getByRole('region', { name: 'My connections' })
const bruno = (page: Page) => mine(page).getByRole('listitem').filter({ hasText: 'bruno.carvalho' })

test.beforeEach(async ({ page, mock }) => {
  await mock.login(page)
})

for (const [place, size] of [
  ['a phone held sideways', { width: 640, height: 360 }],
  ['a low window', { width: 1280, height: 400 }],
] as const)
  test(`actions for selected connections are visible on ${place}`, { tag: '@NET-SEL-01' }, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.goto(path)
    const last = mine(page).getByRole('checkbox').last()
    await mine(page).getByRole('checkbox').first().check()
    await expect(mine(page).getByRole('button', { name: 'Tags', exact: true })).toBeInViewport({ ratio: 1 })
    await last.check()
    await expect(mine(page).getByText('2 selected')).toBeInViewport({ ratio: 1 })
    await expect(last).toBeInViewport({ ratio: 1 })
    await mine(page).getByRole('button', { name: 'Tags', exact: true }).click()
    await expect(page.getByRole('menuitemcheckbox', { name: 'Family' })).toBeInViewport()
  })

test('a member selects, tags and ends a connection by keyboard', {
  tag: ['@NET-CONN-01', '@NET-CONN-02', '@NET-SEL-01', '@NET-TAG-02'],
}, async ({ page }) => {
  await page.goto(path)
  expect(await bruno(page).locator('img').boundingBox()).toMatchObject({ width: 60, height: 60 })
  const { selectItem, toggle } = keyboard(page)
  await toggle(bruno(page).getByRole('checkbox'))
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await selectItem(
    mine(page).getByRole('button', { name: 'Tags', exact: true }),
    page.getByRole('menuitemcheckbox', { name: 'Family' }),
  )
  const tags = bruno(page)
    .getByRole('list', { name: /^Tags:/ })
    .getByRole('listitem')
  await expect(tags).toHaveText(['Music', 'Garden', 'Family'])
  await selectItem(
    bruno(page).getByRole('button', { name: /^More actions/ }),
    page.getByRole('menuitem', { name: 'Remove connection' }),
  )
  await expect(bruno(page)).toHaveCount(0)
})
