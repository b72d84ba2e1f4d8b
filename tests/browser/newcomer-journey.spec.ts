import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { type InputMethod, keyboard, pointer } from './support/input-methods'
import { button, toasts } from './support/locators'
import { drawImage } from './support/test-images'

const newcomer = { name: 'Marta Silva', login: 'marta.silva', email: 'marta@example.org' }
const password = 'correct horse battery'

/** Finds a field by its label, whose text ends with an asterisk if the field is required. */
const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}\\*?$`))
const expectToast = (page: Page, sentence: string) => expect(toasts(page)).toContainText(sentence)

/** Opens a profile panel. Phones show either the menu or a panel, desktops both. */
async function openPanel(page: Page, { press }: InputMethod, name: string): Promise<void> {
  const back = page.getByRole('link', { name: 'All of your profile' })
  if (await back.isVisible()) await press(back)
  await press(page.getByRole('navigation', { name: 'Parts of your profile' }).getByRole('link', { name }))
}

async function solveCaptcha(page: Page, { toggle }: InputMethod): Promise<void> {
  const box = page.getByRole('checkbox', { name: 'I am not a robot' })
  await toggle(box)
  await expect(box).toBeChecked()
}

test.use({ hasConsented: false })

for (const [method, size] of [
  ['pointer', '@phone'],
  ['keyboard', '@desk'],
] as const)
  test(`a new member registers and completes the profile by ${method}`, {
    tag: [
      size,
      '@ACC-LAND-01',
      '@ACC-REG-04',
      '@ACC-ACT-01',
      '@ACC-LOGIN-02',
      '@ACC-PROF-01',
      '@ACC-CONT-01',
    ],
  }, async ({ page, mock }) => {
    test.slow()
    const inputMethod = method === 'pointer' ? pointer : keyboard(page)
    const { press, toggle, fill, selectItem } = inputMethod

    // Step 1: registers.
    await page.goto('/')
    await press(
      page.getByRole('dialog', { name: 'Your privacy' }).getByRole('button', { name: 'I have read it' }),
    )
    await press(page.getByRole('main').getByRole('link', { name: 'Create your account' }))
    await fill(field(page, 'Name'), newcomer.name)
    await fill(field(page, 'Login'), newcomer.login)
    await fill(field(page, 'E-mail'), newcomer.email)
    await fill(field(page, 'Password'), password)
    await fill(field(page, 'Password again'), password)
    await solveCaptcha(page, inputMethod)
    await press(button(page, 'Create account'))
    await expect(page.getByRole('heading', { name: 'Only one step is left' })).toBeVisible()

    // Step 2: activates the account with the link in the mail, and logs in.
    const mail = (await mock.sentMails()).find(({ to }) => to === newcomer.email)
    await page.goto(new URL(mail?.link ?? '').pathname)
    await expect(page.getByRole('heading', { name: 'Your account is active' })).toBeVisible()
    await press(page.getByRole('main').getByRole('link', { name: 'Log in' }))
    await fill(field(page, 'E-mail'), newcomer.email)
    await fill(field(page, 'Password'), password)
    await solveCaptcha(page, inputMethod)
    await press(button(page, 'Log in'))
    await expect(page).toHaveURL('/mypage')

    // Step 3: completes the profile.
    const menu = page.getByRole('button', { name: 'Your menu' })
    await selectItem(menu, page.getByRole('menuitem', { name: 'Profile' }))
    await openPanel(page, inputMethod, 'Picture')
    const chooser = page.waitForEvent('filechooser')
    await press(page.getByRole('button', { name: /Choose a picture/ }))
    const buffer = await drawImage(page, { width: 800, height: 600 })
    await (await chooser).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
    await press(button(page, 'Use this part'))
    await press(button(page, 'Save picture'))
    await expectToast(page, 'Your new picture is saved.')

    await openPanel(page, inputMethod, 'Personal data')
    await fill(field(page, 'Name'), 'Marta Silva Costa')
    await press(button(page, 'Save'))
    await expectToast(page, 'Your data are saved.')

    await openPanel(page, inputMethod, 'Change password')
    await fill(field(page, 'Current password'), password)
    await fill(field(page, 'New password'), 'staple and more')
    await fill(field(page, 'New password again'), 'staple and more')
    await press(button(page, 'Change password'))
    await expectToast(page, 'Your password is changed.')

    await openPanel(page, inputMethod, 'General settings')
    await toggle(page.getByRole('switch', { name: 'Public profile' }))
    await press(button(page, 'Save'))
    await expectToast(page, 'Your settings are saved.')

    // Step 4: sends a message to the operator, and logs out.
    await press(page.getByRole('navigation').getByRole('link', { name: 'Contact' }))
    await fill(page.getByRole('textbox', { name: 'Message' }), 'I feel at home already.')
    await solveCaptcha(page, inputMethod)
    await press(button(page, 'Send'))
    await expectToast(page, 'Your message is on its way.')
    await selectItem(menu, page.getByRole('menuitem', { name: 'Log out' }))
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
