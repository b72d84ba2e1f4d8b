import type { Locator, Page } from '@playwright/test'
import { messageField, send, test } from './support/chat-screen'
import { expect } from './support/fixtures'
import { navigateTo } from './support/in-app-navigation'
import { button, toasts } from './support/locators'

const sizes = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
]

/** Scrolls to each control as the browser does for a focused one. @returns the names of those that a toast covers then */
const coveredOf = (page: Page) =>
  page.evaluate(async () => {
    const selector = 'a[href], button, input, textarea, select, [role=tab], [role=switch]'
    const controls = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (one) => !one.closest('[data-toast], [inert], [aria-hidden=true]') && one.getClientRects().length > 0,
    )
    const covered: string[] = []
    for (const control of controls) {
      const { scrollY } = window
      control.scrollIntoView({ block: 'nearest' })
      // The toasts follow the bars after the scroll event.
      if (window.scrollY !== scrollY)
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const { left, top, width, height } = control.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      if (hit?.closest('[data-toast]'))
        covered.push(control.getAttribute('aria-label') ?? control.textContent)
    }
    return covered
  })

const isCovered = (control: Locator) =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return Boolean(document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-toast]'))
  })

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
  // They are unfolded while the pointer is over them.
  await page.mouse.move(0, 0)
}

/** The toasts are at the lower edge of the window, and end where the content of the bar ends. */
async function expectPlace(page: Page) {
  const menu = await button(page, 'Account menu').boundingBox()
  const endOf = (box: typeof menu) => (box ? box.x + box.width : 0)
  const newest = toasts(page).getByRole('group').first()
  await expect
    .poll(async () => {
      const box = await newest.boundingBox()
      const gap = (page.viewportSize()?.height ?? 0) - (box?.y ?? 0) - (box?.height ?? 0)
      return { isAtEdge: gap >= 12 && gap <= 16, isAligned: Math.abs(endOf(box) - endOf(menu)) <= 4 }
    })
    .toEqual({ isAtEdge: true, isAligned: true })
}

test('three error toasts cover nothing that a person cannot scroll out from under them', {
  tag: ['@FLT-133', '@FLT-179', '@KRN-TOAST-01'],
}, async ({ page, mock, bruno }) => {
  test.slow()
  await mock.login(page)
  for (const operation of ['reactToPost', 'createMessage', 'updateSettings'])
    await mock.fault(operation, { status: 500 })
  await openErrors(page, bruno.id)
  await expectPlace(page)
  await test.step('the older ones unfold above the newest, which stays where it is', async () => {
    const all = toasts(page).getByRole('group')
    const whole = () => all.evaluateAll((shown) => shown.map(({ clientHeight }) => clientHeight > 32))
    await expect.poll(whole).toEqual([true, false, false])
    const box = await all.first().boundingBox()
    await all.first().hover()
    await expect.poll(whole).toEqual([true, true, true])
    expect(await all.first().boundingBox()).toEqual(box)
    await page.mouse.move(0, 0)
    await page.keyboard.press('F8')
    await expect.poll(whole).toEqual([true, true, true])
    await page.keyboard.press('F8')
    await expect.poll(whole).toEqual([true, false, false])
  })
  const heading = page.getByRole('heading', { level: 1 })
  const screens: readonly [string, Locator][] = [
    ['/mypage', page.getByRole('feed')],
    ['/createPost', button(page, 'Publish')],
    ['/manageGroups?group=1418', button(page, 'Delete group').or(heading)],
    ['/group/create', heading],
    ['/manageConnections', page.getByRole('checkbox').first()],
    ['/user/profile?panel=personal-data', button(page, 'Save')],
    ['/shoppingCart', heading],
    ['/course/1441', heading],
    ['/lesson?course=1479&lesson=1481', heading],
    [`/messages?with=${bruno.id}`, messageField(page)],
  ]
  // They are in bars at the lower edge, which may end above it.
  const inBars = button(page, 'Save').or(button(page, 'Create group')).or(button(page, 'Send'))
  for (const [path, isShown] of screens) {
    await navigateTo(page, path)
    await expect(isShown.first()).toBeVisible()
    for (const size of sizes) {
      await page.setViewportSize(size)
      // Over a dialog, the toasts are visible, but not in the accessibility tree.
      await expect(page.locator('[data-toast]').first()).toBeInViewport()
      for (const control of await inBars.all())
        await expect.poll(() => isCovered(control), `the bar of ${path} at ${size.width}`).toBe(false)
      await expect.poll(() => coveredOf(page), `${path} at ${size.width} × ${size.height}`).toEqual([])
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
  await expect.poll(() => coveredOf(page)).toEqual([])
  for (const shown of [name, page.getByText('The server didn’t accept').first()])
    await expect(shown).toBeInViewport({ ratio: 1 })
})
