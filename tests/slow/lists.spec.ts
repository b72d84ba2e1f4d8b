import type { Page } from '@playwright/test'
import { expect, test } from '../browser/support/fixtures'
import { growAnswer, type LargeList, lists } from '../browser/support/large-lists'
import { waitForApp } from '../browser/support/wait-for-app'

const many = 600
const few = 150

const listNamed = (name: string): LargeList => {
  const list = lists.find((one) => one.name === name)
  if (!list) throw new Error(`There is no list ${name}.`)
  return list
}

/** Opens the screen of a list with `count` entries. */
async function open(page: Page, list: LargeList, count: number): Promise<void> {
  await growAnswer(page.context(), list, count)
  // The mock server does not know the added conversations, whose last messages the list reads.
  await page.route('**/api/Message/Messages?*', (route) => route.fulfill({ json: [] }))
  await page.goto(list.path)
  if (list.whole) await page.getByRole('button', { name: list.whole }).first().click()
  await page.locator(list.row).first().waitFor()
  await waitForApp(page)
}

test.beforeEach(async ({ mock, page }) => {
  await mock.login(page)
})

for (const [kind, group] of [
  ['people and tags', lists.slice(0, 7)],
  ['other things', lists.slice(7)],
] as const)
  test(`long lists of ${kind} render few rows and can be filtered`, async ({ page }) => {
    test.slow()
    for (const list of group)
      await test.step(list.name, async () => {
        await open(page, list, list.many ?? many)
        const rows = page.locator(list.row)
        expect(await rows.count()).toBeLessThan(few)

        await rows.first().hover()
        await page.mouse.wheel(0, 20_000)
        await expect(rows.first()).toBeVisible()
        // Rows that were skipped may be rendered for a moment.
        await expect.poll(() => rows.count()).toBeLessThan(few)

        await page.locator(list.filter).first().fill('no entry contains this')
        await expect(rows).toHaveCount(0)
        await page.context().unrouteAll()
      })
  })

const connections = listNamed('connections')
const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Select (?!all)/ })
const rowOf = (page: Page, position: number) => page.locator(`li[aria-posinset="${position}"]`)

test('a long list keeps the focus at its ends, and selects also the rows that are not rendered', async ({
  page,
  expectAccessible,
}) => {
  test.slow()
  await open(page, connections, many)
  await boxes(page).first().focus()
  await page.keyboard.press('End')
  const last = rowOf(page, many)
  await expect(last.getByRole('checkbox')).toBeInViewport()
  await expect(last).toHaveAttribute('aria-setsize', String(many))
  expect(await last.evaluate((row) => row.contains(document.activeElement))).toBe(true)

  // Waits until the list has measured its last rows and no longer moves.
  await last.getByRole('checkbox').hover({ trial: true })
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 20_000))
    await expect(last.getByRole('checkbox')).not.toBeInViewport({ timeout: 1000 })
  }).toPass()
  expect(await last.evaluate((row) => row.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Shift+Tab')
  const previous = rowOf(page, many - 1)
  expect(await previous.evaluate((row) => row.contains(document.activeElement))).toBe(true)

  await page.keyboard.press('Home')
  await expect(boxes(page).first()).toBeFocused()
  await expect(boxes(page).first()).toBeInViewport()
  await expectAccessible()

  const all = page.getByRole('checkbox', { name: `Select all ${many}` })
  await all.check({ force: true })
  await expect(page.getByRole('group', { name: `${many} selected` })).toBeVisible()
  await boxes(page).first().uncheck({ force: true })
  await expect(page.getByRole('group', { name: `${many - 1} selected` })).toBeVisible()
  await expect(all).not.toBeChecked()
})

test('going back shows the rows of a long list at their previous positions', async ({ page }) => {
  const payments = listNamed('payments')
  await open(page, payments, many)
  await page.mouse.move(400, 400)
  const visible = page.locator('main li:has(article)').filter({ visible: true })
  const topOf = () => page.evaluate(() => window.scrollY)
  // Wait for the effect of each wheel event: a late one would move the rows after their positions are read.
  for (let top = 0; top < 5_000; top = await topOf()) {
    await page.mouse.wheel(0, 500)
    await expect.poll(topOf).toBeGreaterThan(top)
  }
  const link = visible.nth(8).getByRole('link')
  const position = await visible.nth(8).getAttribute('aria-posinset')
  // The click itself may scroll, and rows that come near are measured after that: the position of the moment counts.
  await page.evaluate(() => {
    const keepTop = ({ target }: Event) => {
      const { top = 0 } = (target as Element).closest('li')?.getBoundingClientRect() ?? {}
      sessionStorage.setItem('test-top', String(top))
    }
    document.addEventListener('click', keepTop, { capture: true, once: true })
  })
  await link.click()
  await expect(page).toHaveURL(/payment=/)
  const before = Number(await page.evaluate(() => sessionStorage.getItem('test-top')))
  await page.goBack()
  await expect
    .poll(async () => (await rowOf(page, Number(position)).boundingBox())?.y)
    .toBeCloseTo(before, -1)
})
