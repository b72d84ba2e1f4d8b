import { expect, type Page } from '@playwright/test'
import { solveCaptcha as solve } from '../../../mocks/node/solve-captcha'
import { choosePicture } from '../../browser/support/choose-picture'
import { solveCaptcha } from '../../browser/support/fixtures'
import { button, field } from '../../browser/support/profile-screen'
import { drawImage } from '../../browser/support/test-images'
import { waitForApp } from '../../browser/support/wait-for-app'
import { xsrfHeader } from '../../browser/support/xsrf-header'
import type { CaseContext, FaultCase } from '../fault-case'

const newcomer = {
  name: 'Marta Silva',
  login: 'marta.silva',
  email: 'marta@example.org',
  password: 'correct horse battery',
}

const labelled = {
  Name: newcomer.name,
  Username: newcomer.login,
  Email: newcomer.email,
  Password: newcomer.password,
  'Confirm password': newcomer.password,
}

const fill =
  (texts: Readonly<Record<string, string>>) =>
  async ({ page }: CaseContext) => {
    for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text)
  }
const typedTexts = (texts: Readonly<Record<string, string>>) => (page: Page) =>
  Object.entries(texts).map(([label, text]) => [field(page, label), text] as const)
const solveForm = ({ page }: CaseContext) => solveCaptcha(page)
const buttonNamed = (name: string) => (page: Page) => button(page, name)
const fieldNamed = (label: string) => (page: Page) => field(page, label)

const password = {
  'Current password': 'roda-demo',
  'New password': 'staple and more',
  'Confirm new password': 'staple and more',
}

export const chooseImage =
  (label: RegExp) =>
  async ({ page }: CaseContext) => {
    const buffer = await drawImage(page, { width: 1200, height: 800, noise: 3 })
    await choosePicture(page, label, { name: 'me.jpg', mimeType: 'image/jpeg', buffer })
    await page.getByRole('slider', { name: 'Crop area' }).waitFor()
  }

/** Registers an account through the API. @returns the path of the activation link in the mail */
export async function activationPath({ page, mock }: Pick<CaseContext, 'page' | 'mock'>): Promise<string> {
  const { password: _, ...person } = newcomer
  const challenge = await (await page.request.get('/__mock/altcha')).json()
  const answer = await page.request.post('/api/user/register', {
    headers: xsrfHeader(await page.context().cookies()),
    data: {
      ...person,
      password: newcomer.password,
      referralId: null,
      language: 'en',
      captcha: solve(challenge),
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return new URL((await mock.sentMails()).at(-1)?.link ?? '').pathname
}

const ignoredBody = { accepted: 'the product does not read the body of the answer' } as const
// The server checks the username again when the form is sent, so a failed check does not block the form.
const uncheckedLogin = { message: 'We couldn’t check availability. You can continue' } as const
/** The app checks values that are typed once it runs. */
const fillName = async (context: CaseContext) => {
  await waitForApp(context.page)
  await fill({ Name: newcomer.name })(context)
}
const enterTaken =
  (label: string, text: string) =>
  async ({ page }: CaseContext) => {
    await field(page, label).fill('')
    await field(page, label).fill(text)
    await field(page, label).blur()
  }

export const accountsCases: readonly FaultCase[] = [
  {
    operation: 'register',
    path: '/user/register',
    prepare: fill(labelled),
    beforeEachSend: solveForm,
    send: buttonNamed('Create account'),
    enter: fieldNamed('Confirm password'),
    typedTexts: typedTexts(labelled),
    success: (page) => page.getByRole('heading', { name: 'One step left' }),
    message: 'Your account wasn’t created',
    unsure:
      'We don’t know if your account was created. Check your email for an activation link before you try again.',
    exceptions: {
      '400': { message: 'Your account wasn’t created' },
      '409': { message: 'Your account wasn’t created' },
      half: ignoredBody,
      wrong: ignoredBody,
      null: ignoredBody,
      empty: ignoredBody,
    },
  },
  {
    operation: 'joinWaitingList',
    settings: { registration: 'waiting-list' },
    path: '/user/register',
    prepare: fill({ Name: 'Eva Lopes', Email: 'eva@example.org' }),
    beforeEachSend: solveForm,
    send: buttonNamed('Join the waiting list'),
    enter: fieldNamed('Email'),
    typedTexts: typedTexts({ Name: 'Eva Lopes', Email: 'eva@example.org' }),
    success: (page) => page.getByRole('heading', { name: 'You’re on the list' }),
    message: 'We couldn’t add you to the waiting list.',
    unsure: 'We don’t know if you were added to the waiting list.',
    // For status 401 the toast names the ended session, and the form names the failed action.
    exceptions: {
      '401': { message: 'We couldn’t add you to the waiting list' },
      half: ignoredBody,
      wrong: ignoredBody,
      null: ignoredBody,
      empty: ignoredBody,
    },
  },
  {
    operation: 'activate',
    path: activationPath,
    retry: ({ page, address }) => page.goto(address),
    success: (page) => page.getByRole('heading', { name: 'Your account is active' }),
    exceptions: { all: { message: 'Your account couldn’t be activated' } },
  },
  {
    operation: 'checkLogin',
    path: '/user/register',
    prepare: fillName,
    act: enterTaken('Username', 'ana.martins'),
    typedTexts: typedTexts({ Name: newcomer.name, Username: 'ana.martins' }),
    success: (page) => page.getByText('This username is taken.'),
    exceptions: { all: uncheckedLogin },
  },
  {
    operation: 'checkEmail',
    path: '/user/register',
    prepare: fillName,
    act: enterTaken('Email', 'ana@roda.example'),
    typedTexts: typedTexts({ Name: newcomer.name, Email: 'ana@roda.example' }),
    success: (page) => page.getByText('An account with this email address already exists.'),
    exceptions: { all: uncheckedLogin },
  },
  {
    operation: 'getUser',
    account: 'ana',
    path: '/manageConnections#invite',
    send: buttonNamed('Copy invitation link'),
    message: 'Error getting the invitation link',
    success: (page) =>
      page.getByText('Copied to clipboard').or(page.getByRole('textbox', { name: 'Your invitation link' })),
  },
  {
    operation: 'updateUser',
    account: 'ana',
    path: '/user/profile?panel=personal-data',
    prepare: fill({ Name: 'Ana Lúcia' }),
    send: buttonNamed('Save'),
    enter: fieldNamed('Name'),
    typedTexts: typedTexts({ Name: 'Ana Lúcia' }),
    isDraftKept: true,
    message: 'Error updating user data',
    unsure: 'We don’t know if your changes were saved',
    success: (page) => page.getByText('Changes saved'),
  },
  {
    operation: 'changePassword',
    account: 'ana',
    path: '/user/profile?panel=password',
    prepare: fill(password),
    send: buttonNamed('Change password'),
    enter: fieldNamed('Confirm new password'),
    typedTexts: typedTexts(password),
    message: 'Your password wasn’t changed',
    unsure: 'We don’t know if your password was changed',
    success: (page) => page.getByText('Password changed'),
  },
  {
    operation: 'updatePicture',
    account: 'ana',
    path: '/user/profile?panel=picture',
    prepare: chooseImage(/^Choose a picture/),
    send: buttonNamed('Save picture'),
    message: 'Error updating picture',
    unsure: 'We don’t know if your picture was updated',
    success: (page) => page.getByText('Picture updated'),
  },
  {
    operation: 'getSettings',
    account: 'ana',
    path: '/user/profile?panel=settings',
    success: (page) => page.getByRole('switch', { name: 'Public profile' }),
  },
  {
    operation: 'updateSettings',
    account: 'ana',
    path: '/user/profile?panel=settings',
    prepare: ({ page }) => page.getByRole('switch', { name: 'Public profile' }).click(),
    send: buttonNamed('Save'),
    message: 'Error updating user general settings',
    unsure: 'We don’t know if your settings were saved',
    success: (page) => page.getByText('Settings saved'),
  },
  {
    operation: 'createContact',
    account: 'ana',
    path: '/contact',
    prepare: ({ page }) => page.getByRole('textbox', { name: 'Message' }).fill('A dark theme would be kind.'),
    beforeEachSend: solveForm,
    send: buttonNamed('Send'),
    typedTexts: (page) => [[page.getByRole('textbox', { name: 'Message' }), 'A dark theme would be kind.']],
    isDraftKept: true,
    message: 'Your message couldn’t be sent.',
    unsure: 'We don’t know if your message was sent',
    success: (page) => page.getByText('Message sent'),
  },
]
