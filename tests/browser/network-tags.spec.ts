import type { Page } from '@playwright/test'
import { faultsOfIgnoredBodies, testEachFault } from './support/fault-cases'
import { expect, test } from './support/fixtures'
import { keyboard } from './support/input-methods'
import { toasts } from './support/locators'

const panel = (page: Page) => page.getByRole('region', { name: 'Tags', exact: true })
const tag = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true })
const nameField = (page: Page) => panel(page).getByRole('textbox', { name: 'Tag name' })

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024

test.beforeEach(async ({ page, mock }) => {
  await mock.login(page)
  await page.goto('/manageConnections')
  await expect(tag(page, 'Family')).toBeVisible()
})

test('the tag form opens, requires a name and closes after sending', {
  tag: '@NET-TAG-01',
}, async ({ page, mock, expectAccessible }) => {
  const plus = tag(page, 'New tag')
  await plus.click()
  await expect(nameField(page)).toBeFocused()
  await plus.click()
  await expect(nameField(page)).toHaveCount(0)

  await plus.click()
  await nameField(page).fill('   ')
  await panel(page).getByRole('button', { name: 'Add', exact: true }).click()
  await expect(nameField(page)).toHaveAccessibleDescription(/Enter a name for the tag\./)
  await expect(nameField(page)).toBeFocused()
  await expectAccessible()
  expect(await mock.requests('createTag')).toEqual([])

  await nameField(page).fill('  Choir ')
  await panel(page).getByRole('button', { name: 'Add', exact: true }).click()
  await expect(tag(page, 'Choir')).toBeVisible()
  await expect(nameField(page)).toHaveCount(0)
  const [request] = await mock.requests('createTag')
  expect(request?.body).toEqual({ name: 'Choir' })
})

test('a renamed tag changes on all connections; one tag is edited at a time', {
  tag: ['@both', '@NET-TAG-01'],
}, async ({ page, mock }) => {
  if (isPhone(page)) await tag(page, 'Manage tags').click()
  await tag(page, 'New tag').click()
  await tag(page, 'Edit tag Garden').click()
  await expect(nameField(page)).toHaveCount(1)
  await expect(nameField(page)).toHaveValue('Garden')
  await expect(panel(page).getByRole('button', { name: 'Add', exact: true })).toHaveCount(0)
  await tag(page, 'New tag').click()
  await expect(nameField(page)).toHaveCount(1)
  await expect(nameField(page)).toHaveValue('')

  await tag(page, 'Edit tag Garden').click()
  await nameField(page).fill('Orchard')
  await panel(page).getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(tag(page, 'Orchard')).toBeVisible()
  await expect(nameField(page)).toHaveCount(0)
  const tagsOfBruno = page.getByRole('list', { name: 'Tags: Bruno Carvalho' })
  await expect(tagsOfBruno.getByRole('listitem')).toHaveText(['Music', 'Orchard'])
  const [request] = await mock.requests('updateTag')
  expect(request?.body).toEqual({ id: expect.any(Number), name: 'Orchard' })
})

test('a tag disappears from connections when its deletion is confirmed', { tag: '@NET-TAG-01' }, async ({
  page,
  mock,
}) => {
  const confirmDialog = page.getByRole('alertdialog')
  await tag(page, 'Delete tag Garden').click()
  await confirmDialog.getByRole('button', { name: 'Cancel' }).click()
  expect(await mock.requests('deleteTag')).toEqual([])

  await tag(page, 'Delete tag Garden').click()
  await expect(confirmDialog).toContainText('The tag “Garden” will be removed')
  await confirmDialog.getByRole('button', { name: 'Delete tag' }).click()
  await expect(tag(page, 'Garden')).toHaveCount(0)
  await expect(panel(page).getByRole('heading', { name: 'Tags' })).toBeFocused()
  const tagsOfBruno = page.getByRole('list', { name: 'Tags: Bruno Carvalho' })
  await expect(tagsOfBruno.getByRole('listitem')).toHaveText(['Music'])
  const [request] = await mock.requests('deleteTag')
  expect(request?.body).toBeNull()
})

test('the tag form keeps the name and shows a toast when saving fails', {
  tag: ['@phone', '@NET-TAG-01'],
}, async ({ page, mock }) => {
  const add = panel(page).getByRole('button', { name: 'Add', exact: true })
  await tag(page, 'New tag').click()
  await testEachFault({ page, mock }, 'createTag', faultsOfIgnoredBodies, {
    act: async ({ name }) => {
      await nameField(page).fill(`Choir ${name}`)
      await add.click()
    },
    see: async ({ sentence, expectOptions }) => {
      await expect(toasts(page)).toContainText('Error creating tag', expectOptions)
      await expect(toasts(page)).toContainText(sentence, expectOptions)
    },
    after: async ({ name, isApplied }) => {
      await expect(nameField(page)).toHaveValue(`Choir ${name}`)
      await expect(tag(page, `Choir ${name}`)).toHaveCount(isApplied ? 1 : 0)
    },
  })
  await nameField(page).fill('Choir')
  await add.click()
  await expect(tag(page, 'Choir')).toBeVisible()
  await expect(nameField(page)).toHaveCount(0)
})

test('Escape closes the tag form unless something was typed', { tag: '@NET-TAG-01' }, async ({ page }) => {
  await tag(page, 'Edit tag Garden').click()
  await nameField(page).fill('Orchard')
  await nameField(page).press('Escape')
  await expect(nameField(page)).toHaveValue('Orchard')
  await nameField(page).fill('Garden')
  await nameField(page).press('Escape')
  await expect(nameField(page)).toHaveCount(0)
})

test('a member creates, renames and deletes tags by keyboard', { tag: '@NET-TAG-01' }, async ({ page }) => {
  const { press } = keyboard(page)
  await press(tag(page, 'New tag'))
  await expect(nameField(page)).toBeFocused()
  await page.keyboard.insertText('Choir')
  await page.keyboard.press('Enter')
  await expect(tag(page, 'Choir')).toBeVisible()
  await press(tag(page, 'Edit tag Choir'))
  await expect(nameField(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(nameField(page)).toHaveCount(0)
  await press(tag(page, 'Delete tag Choir'))
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete tag' }))
  await expect(tag(page, 'Choir')).toHaveCount(0)
})
