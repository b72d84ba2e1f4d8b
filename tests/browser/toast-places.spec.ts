import type { Locator, Page } from '@playwright/test'
import { messageField, send, test } from './support/chat-screen'
import { expect } from './support/fixtures'
import { navigateTo } from './support/in-app-navigation'
import { button, toasts } from './support/locators'

const sizes = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
]

/** Returns the names of the visible controls whose center is covered. */
const coveredOf = (controls: Locator) =>
  controls.evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        const isInWindow = width > 1 && x > 0 && y > 0 && x < innerWidth && y < innerHeight
        return isInWindow && !element.contains(document.elementFromPoint(x, y))
      })
      .map((element) => element.getAttribute('aria-label') ?? element.textContent),
  )

/** Opens three error toasts, which stay until they are closed. */
async function openErrors(page: Page, partner: string) {
  await page.goto('/mypage')
  await page.getByRole('article').first().getByRole('button', { name: /^Like/ }).click()
  await expect(toasts(page).getByRole('group')).toHaveCount(1)
  await navigateTo(page, `/messages?with=${partner}`)
  await send(page, 'Hello')
  await expect(toasts(page).getByRole('group')).toHaveCount(2)
  await navigateTo(page, '/user/profile?panel=settings')
  await button(page, 'Save').click()
  await expect(toasts(page).getByRole('group')).toHaveCount(3)
}

/** The toasts are just below the bar, and end where its content ends. */
async function expectPlace(page: Page) {
  const bar = await page.getByRole('banner').boundingBox()
  const menu = await button(page, 'Account menu').boundingBox()
  const endOf = (box: typeof bar) => (box ? box.x + box.width : 0)
  const newest = toasts(page).getByRole('group').first()
  await expect
    .poll(async () => {
      const box = await newest.boundingBox()
      const gap = (box?.y ?? 0) - (bar?.height ?? 0)
      return { isBelow: gap >= 12 && gap <= 16, isAligned: Math.abs(endOf(box) - endOf(menu)) <= 4 }
    })
    .toEqual({ isBelow: true, isAligned: true })
}

test('three error toasts cover no control of a bar and none at the top of a screen', {
  tag: ['@FLT-133', '@FLT-179', '@KRN-TOAST-01'],
}, async ({ page, mock, bruno }) => {
  test.slow()
  await mock.login(page)
  for (const operation of ['reactToPost', 'createMessage', 'updateSettings'])
    await mock.fault(operation, { status: 500 })
  await openErrors(page, bruno.id)
  await expectPlace(page)
  await mock.fault('negotiateMessageHub', { status: 503 })
  await mock.dropHub()
  const screens: readonly [string, Locator][] = [
    ['/mypage', page.getByRole('feed')],
    ['/createPost', button(page, 'Publish')],
    ['/manageGroups', page.getByRole('heading', { level: 1 })],
    ['/shoppingCart', page.getByRole('heading', { level: 1 })],
    [`/messages?with=${bruno.id}`, button(page, 'Reconnect')],
  ]
  const controls = page
    .getByRole('banner')
    .first()
    .or(page.locator('main header:has(h1)'))
    .locator('a, button')
    .or(page.getByRole('link', { name: 'Back to conversations' }))
    .or(button(page, 'Publish'))
    .or(button(page, 'Send'))
    .or(button(page, 'Reconnect'))
    .or(messageField(page))
    .or(page.getByRole('tab'))
    .or(page.getByRole('button', { name: /^(Accept|Decline) / }))
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (const [path, isShown] of screens) {
      await navigateTo(page, path)
      await expect(isShown).toBeVisible()
      // Over a dialog, the toasts are visible, but not in the accessibility tree.
      await expect(page.locator('[data-toast]').first()).toBeInViewport()
      await expect.poll(() => coveredOf(controls), `${path} at ${size.width} × ${size.height}`).toEqual([])
    }
  }
})

test('an error toast does not cover the field that was refused', {
  tag: ['@FLT-133', '@FLT-96'],
}, async ({ page, mock }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await mock.login(page)
  await mock.fault('updateUser', { status: 400, json: { errors: { Name: ['No.'] } } })
  await page.goto('/user/profile?panel=personal-data')
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Somebody else')
  await button(page, 'Save').click()
  await expect(name).toBeFocused()
  await expect(toasts(page).getByRole('group')).toHaveCount(1)
  await expect.poll(() => coveredOf(name.or(page.getByText('The server didn’t accept')))).toEqual([])
})
