import type { Page } from '@playwright/test'
import { faultsOfIgnoredBodies, testEachFault } from './support/fault-cases'
import { expect, test } from './support/fixtures'
import { keyboard } from './support/input-methods'
import { toasts } from './support/locators'

const panel = (page: Page) => page.getByRole('region', { name: 'Tags', exact: true })
const tag = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true })
const nameField = (page: Page) => panel(page).getByRole('textbox', { name: 'Name of the tag' })

test.beforeEach(async ({ page, mock }) => {
  await mock.login(page)
  await page.goto('/manageConnections')
  await expect(tag(page, 'Family')).toBeVisible()
})

test('the plus opens and closes the form; a name is required; the form closes when it is sent', {
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
  await expect(nameField(page)).toHaveAccessibleDescription(/Give the tag a name\./)
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

test('a tag gets another name, also where it is worn; making and renaming exclude each other', {
  tag: ['@both', '@NET-TAG-01'],
}, async ({ page, mock }) => {
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
  const worn = page.getByRole('list', { name: 'Tags of Bruno Carvalho' })
  await expect(worn.getByRole('listitem')).toHaveText(['Music', 'Orchard'])
  const [request] = await mock.requests('updateTag')
  expect(request?.body).toEqual({ id: expect.any(Number), name: 'Orchard' })
})

test('a tag is deleted after a question, and is gone from the connections', { tag: '@NET-TAG-01' }, async ({
  page,
  mock,
}) => {
  const popup = page.getByRole('alertdialog')
  await tag(page, 'Delete tag Garden').click()
  await popup.getByRole('button', { name: 'No' }).click()
  expect(await mock.requests('deleteTag')).toEqual([])

  await tag(page, 'Delete tag Garden').click()
  await expect(popup).toContainText('The tag “Garden” will be taken off')
  await popup.getByRole('button', { name: 'Yes' }).click()
  await expect(tag(page, 'Garden')).toHaveCount(0)
  await expect(panel(page).getByRole('heading', { name: 'Tags' })).toBeFocused()
  const worn = page.getByRole('list', { name: 'Tags of Bruno Carvalho' })
  await expect(worn.getByRole('listitem')).toHaveText(['Music'])
  const [request] = await mock.requests('deleteTag')
  expect(request?.body).toBeNull()
})

test('a new tag and whatever can go wrong: a toast, the name stays, what the server has done is shown, and trying again works', {
  tag: ['@phone', '@NET-TAG-01'],
}, async ({ page, mock }) => {
  const add = panel(page).getByRole('button', { name: 'Add', exact: true })
  await tag(page, 'New tag').click()
  await testEachFault({ page, mock }, 'createTag', faultsOfIgnoredBodies, {
    act: async ({ name }) => {
      await nameField(page).fill(`Choir ${name}`)
      await add.click()
    },
    see: async ({ sentence, expectOptions: patience }) => {
      await expect(toasts(page)).toContainText('Error creating tag', patience)
      await expect(toasts(page)).toContainText(sentence, patience)
    },
    after: async ({ name, isApplied: isDone }) => {
      await expect(nameField(page)).toHaveValue(`Choir ${name}`)
      await expect(tag(page, `Choir ${name}`)).toHaveCount(isDone ? 1 : 0)
    },
  })
  await nameField(page).fill('Choir')
  await add.click()
  await expect(tag(page, 'Choir')).toBeVisible()
  await expect(nameField(page)).toHaveCount(0)
})

test('Escape closes the form, but throws away nothing that was typed', { tag: '@NET-TAG-01' }, async ({
  page,
}) => {
  await tag(page, 'Edit tag Garden').click()
  await nameField(page).fill('Orchard')
  await nameField(page).press('Escape')
  await expect(nameField(page)).toHaveValue('Orchard')
  await nameField(page).fill('Garden')
  await nameField(page).press('Escape')
  await expect(nameField(page)).toHaveCount(0)
})

test('tags are made, renamed and deleted by the keyboard alone', { tag: '@NET-TAG-01' }, async ({ page }) => {
  const hands = keyboard(page)
  await hands.press(tag(page, 'New tag'))
  await expect(nameField(page)).toBeFocused()
  await page.keyboard.insertText('Choir')
  await page.keyboard.press('Enter')
  await expect(tag(page, 'Choir')).toBeVisible()
  await hands.press(tag(page, 'Edit tag Choir'))
  await expect(nameField(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(nameField(page)).toHaveCount(0)
  await hands.press(tag(page, 'Delete tag Choir'))
  await hands.press(page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }))
  await expect(tag(page, 'Choir')).toHaveCount(0)
})
