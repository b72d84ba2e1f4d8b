import type { Locator, Page } from '@playwright/test'
import { faultsOfIgnoredBodies, testEachFault } from './support/fault-cases'
import { expect, test } from './support/fixtures'
import { keyboard } from './support/input-methods'
import { button, toasts } from './support/locators'

const screen = '/manageConnections'
const popup = (page: Page) => page.getByRole('alertdialog')
const mine = (page: Page) => page.getByRole('region', { name: 'My connections' })
const bruno = (page: Page) => mine(page).getByRole('listitem').filter({ hasText: 'bruno.carvalho' })
const tick = (row: Locator) => row.getByRole('checkbox')
const tagsOf = (row: Locator) => row.getByRole('list', { name: /^Tags of/ }).getByRole('listitem')

/** What was sent, in order. */
const bodies = async (asked: Promise<{ body: unknown }[]>) => (await asked).map(({ body }) => body)

test.beforeEach(async ({ page, mock }) => {
  await mock.login(page)
})

test('shows who one is connected with, with login, picture and tags', {
  tag: ['@both', '@NET-CONN-01'],
}, async ({ page, expectAccessible }) => {
  await page.goto(screen)
  await expect(page.getByRole('heading', { name: 'Manage connections', level: 1 })).toBeVisible()
  await expect(mine(page).getByText('23 connections')).toBeVisible()
  await expect(page.getByText('Tags sort your connections.')).toBeVisible()
  const row = bruno(page)
  await expect(row).toContainText('Bruno Carvalho')
  await expect(tagsOf(row)).toHaveText(['Music', 'Garden'])
  const picture = await row.locator('img').boundingBox()
  expect(picture).toMatchObject({ width: 60, height: 60 })
  await expectAccessible()
})

test('a person without connections reads what to do about it', { tag: '@NET-CONN-01' }, async ({
  page,
  mock,
}) => {
  await mock.login(page, 'nova')
  await page.goto(screen)
  await expect(mine(page).getByRole('heading', { name: 'You have no connections yet' })).toBeVisible()
  await expect(page.getByText('You have no tags yet.')).toBeVisible()
  await expect(page.getByText('Pending requests')).toHaveCount(0)
})

test('the screen is for members', { tag: '@NET-CONN-01' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.removeItem('token'))
  await page.goto(screen)
  await expect(page).toHaveURL('/')
})

test('a connection ends after a question, and the focus stays on the screen', {
  tag: '@NET-CONN-02',
}, async ({ page, mock }) => {
  await page.goto(screen)
  const trash = bruno(page).getByRole('button', { name: 'Remove connection: Bruno Carvalho' })
  await trash.click()
  await expect(popup(page)).toContainText('You and Bruno Carvalho will no longer be connected.')
  await popup(page).getByRole('button', { name: 'No' }).click()
  expect(await mock.requests('deleteConnection')).toEqual([])

  await trash.click()
  await popup(page).getByRole('button', { name: 'Yes' }).click()
  await expect(bruno(page)).toHaveCount(0)
  await expect(mine(page).getByText('22 connections')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'My connections' })).toBeFocused()
  await expect(toasts(page)).toContainText('The connection was removed.')
  expect(await bodies(mock.requests('deleteConnection'))).toEqual([{ id: expect.any(Number) }])
})

test('a connection does not end, whatever goes wrong: a toast, what the server has done is shown, and trying again works', {
  tag: ['@phone', '@NET-CONN-02'],
}, async ({ page, mock }) => {
  await page.goto(screen)
  const trash = mine(page).getByRole('button', { name: /^Remove connection/ })
  const end = async () => {
    await trash.first().click()
    await popup(page).getByRole('button', { name: 'Yes' }).click()
  }
  let count = 23
  await expect(trash).toHaveCount(count)
  await testEachFault({ page, mock }, 'deleteConnection', faultsOfIgnoredBodies, {
    act: end,
    see: async ({ sentence, expectOptions: patience }) => {
      await expect(toasts(page)).toContainText('Error cancelling connection', patience)
      await expect(toasts(page)).toContainText(sentence, patience)
    },
    after: async ({ isApplied: isDone }) => {
      if (isDone) count -= 1
      await expect(trash).toHaveCount(count)
    },
  })
  await end()
  await expect(trash).toHaveCount(count - 1)
})

for (const [operation, sentence] of [
  ['getConnections', 'Your connections cannot be shown'],
  ['getTags', 'Your tags cannot be shown'],
  ['getPendingConnections', 'Connection requests cannot be shown'],
  ['getInvitations', 'Your invitations cannot be shown'],
] as const)
  test(`${operation} fails: the rest of the screen stands, and trying again mends it`, {
    tag: '@NET-CONN-01',
  }, async ({ page, mock }) => {
    await mock.setFault(operation, { status: 500 })
    await page.goto(screen)
    const notice = page.getByRole('alert').filter({ hasText: sentence })
    await expect(notice).toContainText('went wrong on the server')
    await expect(page.getByRole('heading', { name: 'Tags' })).toBeVisible()
    await mock.clearFaults()
    await notice.getByRole('button', { name: 'Try again' }).click()
    await expect(notice).toHaveCount(0)
  })

test('selecting adds once, unselecting takes away, clearing empties; the selection outlives the screen', {
  tag: '@NET-SEL-01',
}, async ({ page }) => {
  await page.goto(screen)
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
  test(`on ${place} what can be done with those who are selected is at hand`, { tag: '@NET-SEL-01' }, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.goto(screen)
    const last = mine(page).getByRole('checkbox').last()
    await mine(page).getByRole('checkbox').first().check()
    await expect(button(page, 'Attach tag')).toBeInViewport({ ratio: 1 })
    await last.check()
    await expect(mine(page).getByText('2 selected')).toBeInViewport({ ratio: 1 })
    await expect(last).toBeInViewport({ ratio: 1 })
    await button(page, 'Attach tag').click()
    await expect(page.getByRole('menuitem', { name: 'Family' })).toBeInViewport()
  })

test('a tag goes on all that are selected, and off one of them', { tag: ['@both', '@NET-TAG-02'] }, async ({
  page,
  mock,
}) => {
  await page.goto(screen)
  await tick(bruno(page)).check()
  await mine(page).getByRole('checkbox', { name: 'Select Dion Schumm' }).check()
  await mine(page).getByRole('button', { name: 'Attach tag' }).click()
  await page.getByRole('menuitem', { name: 'Family' }).click()
  await expect(toasts(page)).toContainText('The tag was attached.')
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
      await tick(bruno(page)).check()
      await mine(page).getByRole('button', { name: 'Attach tag' }).click()
      await page.getByRole('menuitem', { name: 'Family' }).click()
    },
  ],
  ['detachTag', (page: Page) => bruno(page).getByRole('button', { name: 'Remove Garden' }).click()],
] as const)
  test(`${operation} is refused: a toast says so, and the tags stay as they were`, {
    tag: '@NET-TAG-02',
  }, async ({ page, mock }) => {
    await mock.setFault(operation, { status: 500 })
    await page.goto(screen)
    await act(page)
    await expect(toasts(page)).toContainText('Error cancelling tag')
    await expect(tagsOf(bruno(page))).toHaveText(['Music', 'Garden'])
  })

test('a chosen tag filters the connections, and the address remembers it', { tag: '@NET-TAG-01' }, async ({
  page,
}) => {
  await page.goto(screen)
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

test('selecting, tagging and ending work by the keyboard alone', {
  tag: ['@NET-CONN-02', '@NET-SEL-01', '@NET-TAG-02'],
}, async ({ page }) => {
  await page.goto(screen)
  const hands = keyboard(page)
  await hands.toggle(tick(bruno(page)))
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await hands.selectItem(
    mine(page).getByRole('button', { name: 'Attach tag' }),
    page.getByRole('menuitem', { name: 'Family' }),
  )
  await expect(tagsOf(bruno(page))).toHaveText(['Music', 'Garden', 'Family'])
  await hands.press(bruno(page).getByRole('button', { name: /^Remove connection/ }))
  await hands.press(popup(page).getByRole('button', { name: 'Yes' }))
  await expect(bruno(page)).toHaveCount(0)
})
