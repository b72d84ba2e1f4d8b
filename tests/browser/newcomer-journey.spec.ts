import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { type InputMethod, keyboard, pointer } from './support/input-methods'
import { button, toasts } from './support/locators'
import type { MockWorld } from './support/mock-world'
import { drawImage } from './support/test-images'

const newcomer = { name: 'Marta Silva', login: 'marta.silva', email: 'marta@example.org' }
const password = 'correct horse battery'

/** Finds a field by its label, whose text ends with an asterisk if the field is required. */
const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}\\*?$`))
const expectToast = (page: Page, sentence: string) => expect(toasts(page)).toContainText(sentence)

async function openSettings(page: Page, { press }: InputMethod, name: string): Promise<void> {
  await press(page.getByRole('navigation', { name: 'Account and settings' }).getByRole('link', { name }))
}

async function solveCaptcha(page: Page, { toggle }: InputMethod): Promise<void> {
  const box = page.getByRole('checkbox', { name: 'I’m not a robot' })
  await toggle(box)
  await expect(box).toBeChecked()
}

/** Registers from the landing page, opens the link in the mail, and logs in. */
async function joinAs(page: Page, mock: MockWorld, inputMethod: InputMethod): Promise<void> {
  const { press, fill } = inputMethod
  await press(page.getByRole('main').getByRole('link', { name: 'Create account' }).first())
  await fill(field(page, 'Name'), newcomer.name)
  await fill(field(page, 'Username'), newcomer.login)
  await fill(field(page, 'Email'), newcomer.email)
  await fill(field(page, 'Password'), password)
  await fill(field(page, 'Confirm password'), password)
  await solveCaptcha(page, inputMethod)
  await press(button(page, 'Create account'))
  await expect(page.getByRole('heading', { name: 'One step left' })).toBeVisible()

  const mail = (await mock.sentMails()).find(({ to }) => to === newcomer.email)
  await page.goto(new URL(mail?.link ?? '').pathname)
  await expect(page.getByRole('heading', { name: 'Your account is active' })).toBeVisible()
  await press(page.getByRole('main').getByRole('link', { name: 'Log in' }))
  await fill(field(page, 'Email'), newcomer.email)
  await fill(field(page, 'Password'), password)
  await solveCaptcha(page, inputMethod)
  await press(button(page, 'Log in'))
  await expect(page).toHaveURL('/mypage')
}

test.use({ hasConsented: false })

test('a new member registers and completes the profile by keyboard', {
  tag: ['@ACC-LAND-01', '@ACC-REG-04', '@ACC-ACT-01', '@ACC-LOGIN-02', '@ACC-PROF-01', '@ACC-CONT-01'],
}, async ({ page, mock }) => {
  test.slow()
  const inputMethod = keyboard(page)
  const { press, toggle, fill, selectItem } = inputMethod

  // Steps 1 and 2: registers, activates the account and logs in.
  await page.goto('/')
  await press(page.getByRole('dialog', { name: 'Your privacy' }).getByRole('button', { name: 'Got it' }))
  await joinAs(page, mock, inputMethod)

  // Step 3: completes the profile.
  const menu = page.getByRole('button', { name: 'Account menu' })
  const openFromMenu = (name: string) => selectItem(menu, page.getByRole('menuitem', { name }))
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible()
  await openFromMenu('Profile')
  const chooser = page.waitForEvent('filechooser')
  await press(page.getByRole('button', { name: /^Choose a picture/ }))
  const buffer = await drawImage(page, { width: 800, height: 600 })
  await (await chooser).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
  await press(button(page, 'Save picture'))
  await expectToast(page, 'Picture updated')

  await fill(field(page, 'Name'), 'Marta Silva Costa')
  await press(button(page, 'Save'))
  await expectToast(page, 'Changes saved')

  await openSettings(page, inputMethod, 'Account')
  await fill(field(page, 'Current password'), password)
  await fill(field(page, 'New password'), 'staple and more')
  await fill(field(page, 'Confirm new password'), 'staple and more')
  await press(button(page, 'Change password'))
  await expectToast(page, 'Password changed')

  await toggle(page.getByRole('switch', { name: 'Public profile' }))
  await press(button(page, 'Save'))
  await expectToast(page, 'Settings saved')

  // Step 4: sends a message to the operator, and logs out.
  await press(page.getByRole('navigation').getByRole('link', { name: 'Contact' }))
  await fill(page.getByRole('textbox', { name: 'Message' }), 'I feel at home already.')
  await solveCaptcha(page, inputMethod)
  await press(button(page, 'Send'))
  await expectToast(page, 'Message sent')
  await openFromMenu('Log out')
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()

  const operations = (await mock.requests()).map(({ operationId }) => operationId)
  expect(operations).toEqual(
    expect.arrayContaining([
      'register',
      'activate',
      'login',
      'updatePicture',
      'updateUser',
      'changePassword',
      'updateSettings',
      'createContact',
    ]),
  )
})

/** Counts each click and each field of an input method. */
function counted({ press, toggle, fill, selectItem }: InputMethod) {
  const steps = { count: 0 }
  const count =
    <Args extends unknown[]>(act: (...args: Args) => Promise<void>, weight = 1) =>
    (...args: Args) => {
      steps.count += weight
      return act(...args)
    }
  const inputMethod = {
    press: count(press),
    toggle: count(toggle),
    fill: count(fill),
    selectItem: count(selectItem, 2),
  }
  return { inputMethod, steps }
}

test('a newcomer connects, posts and starts a lesson within 30 clicks and fields', {
  tag: ['@phone', '@UX-02', '@UX-03', '@UX-10'],
}, async ({ page, mock }) => {
  test.slow()
  const { inputMethod, steps } = counted(pointer)
  const { press, fill } = inputMethod
  const main = page.getByRole('main')
  await page.goto('/')
  await press(page.getByRole('dialog', { name: 'Your privacy' }).getByRole('button', { name: 'Got it' }))
  await joinAs(page, mock, inputMethod)

  await press(main.getByRole('button', { name: /^Connect\b/ }).first())
  await expect(main.getByText('Requested').first()).toBeVisible()

  await press(main.getByRole('link', { name: 'Write your first post' }))
  await fill(page.getByRole('textbox', { name: 'Text', exact: true }), 'Hello from my garden.')
  await press(button(page, 'Publish'))
  await expect(toasts(page)).toContainText('Post published')
  const publicPosts = await page.request.get('/api/post/homeFeed')
  expect(await publicPosts.text()).toContain('Hello from my garden.')

  await press(main.getByRole('link', { name: 'Start your first course' }))
  const courses = main.getByRole('region', { name: 'Courses' })
  await press(courses.getByRole('heading', { level: 3 }).getByRole('link').first())
  await press(button(page, 'Enroll'))
  await press(button(page, 'Go to checkout'))
  await press(button(page, 'Pay'))
  await press(page.getByRole('link', { name: 'Start course' }))
  await press(page.getByRole('link', { name: /^Start/ }).first())
  await expect(page).toHaveURL(/\/lesson\?/)
  expect(steps.count).toBeLessThanOrEqual(30)
})
