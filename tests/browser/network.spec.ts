import type { Locator, Page } from '@playwright/test'
import { faultsOfIgnoredBodies, testEachFault } from './support/fault-cases'
import { expect, test } from './support/fixtures'
import { keyboard } from './support/input-methods'
import { button, toasts } from './support/locators'

const path = '/manageConnections'
const mine = (page: Page) => page.getByRole('region', { name: 'My connections' })
const bruno = (page: Page) => mine(page).getByRole('listitem').filter({ hasText: 'bruno.carvalho' })
const checkbox = (row: Locator) => row.getByRole('checkbox')
const tagsOf = (row: Locator) => row.getByRole('list', { name: /^Tags:/ }).getByRole('listitem')

const bodies = async (requests: Promise<{ body: unknown }[]>) => (await requests).map(({ body }) => body)

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024

test.beforeEach(async ({ page, mock }) => {
  await mock.login(page)
})

test('the connections screen lists people with username, image and tags', {
  tag: ['@both', '@NET-CONN-01'],
}, async ({ page, expectAccessible }) => {
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Manage connections', level: 1 })).toBeVisible()
  await expect(mine(page).getByText('23 connections')).toBeVisible()
  // Phones show the tags as one row until the user manages them.
  if (isPhone(page)) await button(page, 'Manage tags').click()
  await expect(page.getByText('Tags organize your connections.')).toBeVisible()
  const row = bruno(page)
  await expect(row.getByRole('link', { name: 'Bruno Carvalho @bruno.carvalho' })).toHaveAttribute(
    'href',
    '/@bruno.carvalho',
  )
  await expect(tagsOf(row)).toHaveText(['Music', 'Garden'])
  const picture = await row.locator('img').boundingBox()
  expect(picture).toMatchObject({ width: 60, height: 60 })
  await expectAccessible()
})

test('the connections screen suggests a first step if it has no connections', {
  tag: '@NET-CONN-01',
}, async ({ page, mock }) => {
  await mock.login(page, 'nova')
  await page.goto(path)
  await expect(mine(page).getByRole('heading', { name: 'You don’t have any connections yet' })).toBeVisible()
  await expect(page.getByText('You don’t have any tags yet.')).toBeVisible()
  await expect(page.getByText('Pending requests')).toHaveCount(0)
})

test('the connections screen redirects visitors', { tag: '@NET-CONN-01' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.removeItem('token'))
  await page.goto(path)
  await expect(page).toHaveURL('/')
})

test('removing a connection can be undone, and the focus stays in the list', {
  tag: ['@NET-CONN-02', '@UX-15'],
}, async ({ page, mock }) => {
  await page.goto(path)
  const removeButton = bruno(page).getByRole('button', { name: 'Remove connection: Bruno Carvalho' })
  await removeButton.click()
  await expect(bruno(page)).toHaveCount(0)
  await expect(mine(page).getByText('22 connections')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'My connections' })).toBeFocused()
  await expect(toasts(page)).toContainText('Connection removed')
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(mine(page).getByText('23 connections')).toBeVisible()
  await expect(bruno(page).locator(':focus')).toContainText('Bruno Carvalho')
  expect(await mock.requests('deleteConnection')).toEqual([])

  await removeButton.click()
  await toasts(page).getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => mock.requests('deleteConnection')).toHaveLength(1)
  await expect(mine(page).getByText('22 connections')).toBeVisible()
  expect(await bodies(mock.requests('deleteConnection'))).toEqual([{ id: expect.any(Number) }])
})

test('a toast appears and a retry works when ending a connection fails', {
  tag: ['@phone', '@NET-CONN-02'],
}, async ({ page, mock }) => {
  await page.goto(path)
  const removeButton = mine(page).getByRole('button', { name: /^Remove connection/ })
  const removeFirst = async () => {
    await removeButton.first().click()
    await page
      .getByRole('group', { name: 'Connection removed' })
      .getByRole('button', { name: 'Close' })
      .click()
  }
  let count = 23
  await expect(removeButton).toHaveCount(count)
  await testEachFault({ page, mock }, 'deleteConnection', faultsOfIgnoredBodies, {
    act: removeFirst,
    see: async ({ sentence, expectOptions }) => {
      await expect(toasts(page)).toContainText('Error cancelling connection', expectOptions)
      await expect(toasts(page)).toContainText(sentence, expectOptions)
    },
    after: async ({ isApplied }) => {
      if (isApplied) count -= 1
      await expect(removeButton).toHaveCount(count)
    },
  })
  await removeFirst()
  await expect(removeButton).toHaveCount(count - 1)
})

for (const [operation, sentence] of [
  ['getConnections', 'Your connections couldn’t be loaded'],
  ['getTags', 'Your tags couldn’t be loaded'],
  ['getPendingConnections', 'Connection requests couldn’t be loaded'],
  ['getInvitations', 'Your invitations couldn’t be loaded'],
] as const)
  test(`the connections screen offers a retry when ${operation} fails`, {
    tag: '@NET-CONN-01',
  }, async ({ page, mock }) => {
    await mock.fault(operation, { status: 500 })
    await page.goto(path)
    const notice = page.getByRole('alert').filter({ hasText: sentence })
    await expect(notice).toContainText('went wrong on the server')
    await expect(page.getByRole('heading', { name: 'Tags' })).toBeVisible()
    const retry = await notice.getByRole('button', { name: 'Try again' }).elementHandle()
    await mock.clearFaults()
    // The notifications read the connection requests too: their request may already have removed the button.
    await retry?.evaluate((button) => (button as HTMLElement).click())
    await expect(notice).toHaveCount(0)
  })

test('connections stay selected after a navigation until they are cleared', {
  tag: '@NET-SEL-01',
}, async ({ page }) => {
  await page.goto(path)
  const rows = mine(page).getByRole('checkbox')
  await rows.nth(0).check()
  await rows.nth(1).check()
  await expect(mine(page).getByText('2 selected')).toBeVisible()
  await rows.nth(1).uncheck()
  await expect(mine(page).getByText('1 selected')).toBeVisible()

  await page.getByRole('link', { name: 'Roda' }).click()
  await page.goBack()
  await expect(rows.nth(0)).toBeChecked()
  await expect(mine(page).getByText('1 selected')).toBeVisible()
  await mine(page).getByRole('button', { name: 'Clear selection' }).click()
  await expect(mine(page).getByText('1 selected')).toHaveCount(0)
  await expect(rows.nth(0)).not.toBeChecked()
  await expect(page.getByRole('heading', { name: 'My connections' })).toBeFocused()
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
    await expect(button(page, 'Add tag')).toBeInViewport({ ratio: 1 })
    await last.check()
    await expect(mine(page).getByText('2 selected')).toBeInViewport({ ratio: 1 })
    await expect(last).toBeInViewport({ ratio: 1 })
    await button(page, 'Add tag').click()
    await expect(page.getByRole('menuitem', { name: 'Family' })).toBeInViewport()
  })

test('a tag is attached to all selected connections and detached from one', {
  tag: ['@both', '@NET-TAG-02'],
}, async ({ page, mock }) => {
  await page.goto(path)
  await checkbox(bruno(page)).check()
  await mine(page).getByRole('checkbox', { name: 'Select Dion Schumm' }).check()
  await mine(page).getByRole('button', { name: 'Add tag' }).click()
  await page.getByRole('menuitem', { name: 'Family' }).click()
  await expect(toasts(page)).toContainText('Tag added')
  await expect(tagsOf(bruno(page))).toHaveText(['Music', 'Garden', 'Family'])
  const [sent] = await bodies(mock.requests('attachTag'))
  expect(sent).toEqual({
    tagId: expect.any(Number),
    selectedConnections: [expect.any(Number), expect.any(Number)],
  })

  await bruno(page).getByRole('button', { name: 'Remove Family' }).click()
  await expect(tagsOf(bruno(page))).toHaveText(['Music', 'Garden'])
  expect(await bodies(mock.requests('detachTag'))).toEqual([{ connectionTagId: expect.any(Number) }])
})

for (const [operation, act] of [
  [
    'attachTag',
    async (page: Page) => {
      await checkbox(bruno(page)).check()
      await mine(page).getByRole('button', { name: 'Add tag' }).click()
      await page.getByRole('menuitem', { name: 'Family' }).click()
    },
  ],
  ['detachTag', (page: Page) => bruno(page).getByRole('button', { name: 'Remove Garden' }).click()],
] as const)
  test(`a connection keeps its tags when ${operation} fails`, {
    tag: '@NET-TAG-02',
  }, async ({ page, mock }) => {
    await mock.fault(operation, { status: 500 })
    await page.goto(path)
    await act(page)
    await expect(toasts(page)).toContainText('Error cancelling tag')
    await expect(tagsOf(bruno(page))).toHaveText(['Music', 'Garden'])
  })

test('the connections screen filters by tag and keeps the tag in the address', {
  tag: '@NET-TAG-01',
}, async ({ page }) => {
  await page.goto(path)
  const tag = page.getByRole('region', { name: 'Tags' }).getByRole('button', { name: 'Garden', exact: true })
  await tag.click()
  await expect(mine(page).getByText(/connections? with the tag “Garden”/)).toBeVisible()
  await expect(bruno(page)).toBeVisible()
  await page.reload()
  await expect(tag).toHaveAttribute('aria-pressed', 'true')
  await expect(mine(page).getByText(/with the tag “Garden”/)).toBeVisible()
  await tag.click()
  await expect(mine(page).getByText('23 connections')).toBeVisible()
})

test('a member selects, tags and ends a connection by keyboard', {
  tag: ['@NET-CONN-02', '@NET-SEL-01', '@NET-TAG-02'],
}, async ({ page }) => {
  await page.goto(path)
  const { press, selectItem, toggle } = keyboard(page)
  await toggle(checkbox(bruno(page)))
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await selectItem(
    mine(page).getByRole('button', { name: 'Add tag' }),
    page.getByRole('menuitem', { name: 'Family' }),
  )
  await expect(tagsOf(bruno(page))).toHaveText(['Music', 'Garden', 'Family'])
  await press(bruno(page).getByRole('button', { name: /^Remove connection/ }))
  await expect(bruno(page)).toHaveCount(0)
})
