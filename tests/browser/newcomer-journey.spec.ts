import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { type InputMethod, keyboard, pointer } from './support/input-methods'
import { button, toasts } from './support/locators'
import { drawImage } from './support/test-images'

const newcomer = { name: 'Marta Silva', login: 'marta.silva', email: 'marta@example.org' }
const password = 'correct horse battery'

/** The star of a required field is part of its label's text, though not of its name. */
const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}\\*?$`))
const said = (page: Page, sentence: string) => expect(toasts(page)).toContainText(sentence)

/** A phone shows the menu or a panel, a desk both. */
async function openPanel(page: Page, { press }: InputMethod, name: string): Promise<void> {
  const back = page.getByRole('link', { name: 'All of your profile' })
  if (await back.isVisible()) await press(back)
  await press(page.getByRole('navigation', { name: 'Parts of your profile' }).getByRole('link', { name }))
}

async function proveHuman(page: Page, { toggle: tick }: InputMethod): Promise<void> {
  const box = page.getByRole('checkbox', { name: 'I am not a robot' })
  await tick(box)
  await expect(box).toBeChecked()
}

test.use({ hasConsented: false })

for (const [means, size] of [
  ['a pointer', '@phone'],
  ['the keyboard alone', '@desk'],
] as const)
  test(`from the landing page to a finished profile, with ${means}`, {
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
    const hands = means === 'a pointer' ? pointer : keyboard(page)
    const { press, toggle: tick, fill: write, selectItem: choose } = hands

    // Somebody comes by for the first time, and stays.
    await page.goto('/')
    await press(
      page.getByRole('dialog', { name: 'Your privacy' }).getByRole('button', { name: 'I have read it' }),
    )
    await press(page.getByRole('main').getByRole('link', { name: 'Create your account' }))
    await write(field(page, 'Name'), newcomer.name)
    await write(field(page, 'Login'), newcomer.login)
    await write(field(page, 'E-mail'), newcomer.email)
    await write(field(page, 'Password'), password)
    await write(field(page, 'Password again'), password)
    await proveHuman(page, hands)
    await press(button(page, 'Create account'))
    await expect(page.getByRole('heading', { name: 'Only one step is left' })).toBeVisible()

    // The mail, and the link in it.
    const mail = (await mock.sentMails()).find(({ to }) => to === newcomer.email)
    await page.goto(new URL(mail?.link ?? '').pathname)
    await expect(page.getByRole('heading', { name: 'Your account is active' })).toBeVisible()
    await press(page.getByRole('main').getByRole('link', { name: 'Log in' }))
    await write(field(page, 'E-mail'), newcomer.email)
    await write(field(page, 'Password'), password)
    await proveHuman(page, hands)
    await press(button(page, 'Log in'))
    await expect(page).toHaveURL('/mypage')

    // All of the profile.
    const menu = page.getByRole('button', { name: 'Your menu' })
    await choose(menu, page.getByRole('menuitem', { name: 'Profile' }))
    await openPanel(page, hands, 'Picture')
    const chooser = page.waitForEvent('filechooser')
    const file = /Choose a picture/
    // A pointer hits what is written over the field, the keyboard reaches the field itself.
    await press(hands === pointer ? page.getByText(file) : page.getByLabel(file))
    const buffer = await drawImage(page, { width: 800, height: 600 })
    await (await chooser).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
    await press(button(page, 'Use this part'))
    await press(button(page, 'Save picture'))
    await said(page, 'Your new picture is saved.')

    await openPanel(page, hands, 'Personal data')
    await write(field(page, 'Name'), 'Marta Silva Costa')
    await press(button(page, 'Save'))
    await said(page, 'Your data are saved.')

    await openPanel(page, hands, 'Change password')
    await write(field(page, 'Current password'), password)
    await write(field(page, 'New password'), 'staple and more')
    await write(field(page, 'New password again'), 'staple and more')
    await press(button(page, 'Change password'))
    await said(page, 'Your password is changed.')

    await openPanel(page, hands, 'General settings')
    await tick(page.getByRole('switch', { name: 'Public profile' }))
    await press(button(page, 'Save'))
    await said(page, 'Your settings are saved.')

    // A word to the operator, and goodbye.
    await press(page.getByRole('navigation').getByRole('link', { name: 'Contact' }))
    await write(page.getByRole('textbox', { name: 'Message' }), 'I feel at home already.')
    await proveHuman(page, hands)
    await press(button(page, 'Send'))
    await said(page, 'Your message is on its way.')
    await choose(menu, page.getByRole('menuitem', { name: 'Log out' }))
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()

    const asked = (await mock.requests()).map(({ operationId }) => operationId)
    expect(asked).toEqual(
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
