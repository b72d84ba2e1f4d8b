import type { Page } from '@playwright/test'
import { button, fillCart, guitar, toasts } from './support/commerce-screens'
import { expect, test } from './support/fixtures'
import { keyboard } from './support/input-methods'
import { waitForApp } from './support/wait-for-app'

/** Opens the connections of Ana. */
async function openConnections(page: Page) {
  await page.goto('/manageConnections')
  await waitForApp(page)
  const rows = page.getByRole('region', { name: 'My connections' }).getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  return rows
}
const menuOf = (page: Page, name: string) => button(page, `More actions: ${name}`)

for (const [place, left, next] of [
  ['first', 0, 1],
  ['second', 1, 2],
  ['last', -1, -2],
] as const)
  test(`the focus moves to a neighbor of the ${place} row that is removed, and back with “Undo”`, {
    tag: ['@FLT-93', '@UX-15', ...(place === 'first' ? [] : ['@slow'])],
  }, async ({ page, mock }) => {
    await mock.login(page)
    await openConnections(page)
    const connections = page.getByRole('region', { name: 'My connections' })
    const menus = connections.getByRole('button', { name: /^More actions: / })
    // The first rows come before the others.
    const count = connections.getByRole('status').filter({ hasText: /^\d+ connections$/ })
    await expect(menus).toHaveCount(Number.parseInt((await count.textContent()) ?? '', 10))
    const labels = await Promise.all((await menus.all()).map((menu) => menu.getAttribute('aria-label')))
    const nameAt = (index: number) => labels.at(index)?.replace('More actions: ', '') ?? ''
    await menuOf(page, nameAt(left)).focus()
    await page.keyboard.press('Enter')
    // The menu takes the keys only when it has the focus.
    await expect(page.getByRole('menu')).toBeFocused()
    await page.keyboard.type('Remove c')
    await page.keyboard.press('Enter')
    await expect(menuOf(page, nameAt(left))).toHaveCount(0)
    const focused = page.locator('li:focus')
    await expect(focused).toContainText(nameAt(next))
    await expect(focused).toBeInViewport()

    await page.keyboard.press('F8')
    await expect(toasts(page).locator('[data-toast]:focus')).toBeVisible()
    await keyboard(page).press(toasts(page).getByRole('button', { name: 'Undo' }))
    await expect(menuOf(page, nameAt(left))).toBeFocused()
  })

test('the focus moves to what replaces the only item, and back with “Undo”', {
  tag: ['@slow', '@FLT-93'],
}, async ({ page, mock }) => {
  await fillCart(page, await mock.login(page, 'nova'), guitar)
  await page.goto('/shoppingCart')
  const remove = button(page, 'Remove Guitar for late beginners')
  await keyboard(page).press(remove)
  await expect(page.locator(':focus')).toHaveText('Your cart is empty')
  await page.keyboard.press('F8')
  await keyboard(page).press(toasts(page).getByRole('button', { name: 'Undo' }))
  await expect(remove).toBeFocused()
})

test('the focus moves on when the opener of a dialog has left', {
  tag: ['@slow', '@FLT-93'],
}, async ({ page, mock }) => {
  await mock.login(page)
  await openConnections(page)
  const tags = page.getByRole('region', { name: 'Tags' }).getByRole('listitem')
  const next = (await tags.nth(1).getByRole('button').first().textContent()) ?? ''
  await keyboard(page).press(tags.first().getByRole('button', { name: /^Delete tag/ }))
  await keyboard(page).press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete tag' }))
  await expect(page.locator('li:focus')).toContainText(next.replace(/\d+$/, ''))
})

test('the focus follows a retry button to the next failure, and to the content', {
  tag: '@FLT-93',
}, async ({ page, mock }) => {
  await mock.login(page)
  await mock.fault('getConnections', { status: 500 })
  await page.goto('/manageConnections')
  const region = page.getByRole('region', { name: 'My connections' })
  const retry = region.getByRole('button', { name: 'Try again' })
  await keyboard(page).press(retry)
  await expect(retry).toBeFocused()
  await mock.clearFaults()
  await page.keyboard.press('Enter')
  await expect(region.getByRole('listitem').first()).toBeVisible()
  await expect(region.locator(':focus')).toHaveCount(1)
})

for (const [name, change] of [
  ['becomes disabled', (element: HTMLElement | SVGElement) => element.setAttribute('disabled', '')],
  ['is hidden', (element: HTMLElement | SVGElement) => element.setAttribute('hidden', '')],
  // The policy of the page forbids the attribute, not the property.
  [
    'is hidden by a style',
    (element: HTMLElement | SVGElement) => element.style.setProperty('display', 'none'),
  ],
  ['becomes inert', (element: HTMLElement | SVGElement) => element.setAttribute('inert', '')],
] as const)
  test(`the focus stays near a button that ${name}`, {
    tag: ['@slow', '@FLT-93'],
  }, async ({ page, mock }) => {
    await mock.login(page)
    await openConnections(page)
    const tags = page.getByRole('region', { name: 'Tags' })
    await button(page, 'New tag').focus()
    await button(page, 'New tag').evaluate(change)
    await expect(tags.getByRole('heading', { name: 'Tags' })).toBeFocused()
  })

test('the focus stays where a person moved it while a row was being removed', {
  tag: '@FLT-93',
}, async ({ page, mock }) => {
  await mock.login(page)
  await openConnections(page)
  let release: () => void = () => undefined
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/userinvitation/*', async (route) => {
    if (route.request().method() === 'POST') await isReleased
    return route.fallback()
  })
  const cancel = button(page, 'Cancel invitation: tia.rosa@correio.example')
  await keyboard(page).press(cancel)
  const search = page.getByRole('searchbox', { name: 'Search connections' })
  await search.focus()
  await page.keyboard.type('br')
  release()
  await expect(cancel).toHaveCount(0)
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('br')
})

test('a click beside everything is not taken for a lost focus', {
  tag: ['@slow', '@FLT-93'],
}, async ({ page, mock }) => {
  await mock.login(page)
  const rows = await openConnections(page)
  await menuOf(page, 'Bruno Carvalho').focus()
  await page.mouse.click(2, 400)
  await rows.first().evaluate((row) => row.remove())
  await expect(page.locator(':focus')).toHaveCount(0)
})
