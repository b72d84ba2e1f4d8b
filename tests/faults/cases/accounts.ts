import { expect, type Page } from '@playwright/test'
import { solveCaptcha as solve } from '../../../mocks/node/solve-captcha'
import { solveCaptcha } from '../../browser/support/fixtures'
import { button, field } from '../../browser/support/profile-screen'
import { drawImage } from '../../browser/support/test-images'
import type { CaseContext, FaultCase } from '../fault-case'

const newcomer = {
  name: 'Marta Silva',
  login: 'marta.silva',
  email: 'marta@example.org',
  password: 'correct horse battery',
}

const labelled = {
  Name: newcomer.name,
  Login: newcomer.login,
  'E-mail': newcomer.email,
  Password: newcomer.password,
  'Password again': newcomer.password,
}

const fill =
  (texts: Readonly<Record<string, string>>) =>
  async ({ page }: CaseContext) => {
    for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text)
  }
const typed = (texts: Readonly<Record<string, string>>) => (page: Page) =>
  Object.entries(texts).map(([label, text]) => [field(page, label), text] as const)
const solved = ({ page }: CaseContext) => solveCaptcha(page)
const named = (name: string) => (page: Page) => button(page, name)
const last = (label: string) => (page: Page) => field(page, label)

const password = {
  'Current password': 'roda-demo',
  'New password': 'staple and more',
  'New password again': 'staple and more',
}

/** From the file to the picture that will be sent. */
export const chooseImage =
  (label: RegExp) =>
  async ({ page }: CaseContext) => {
    const buffer = await drawImage(page, { width: 1200, height: 800, noise: 3 })
    await page.getByLabel(label).setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
    await page.getByRole('button', { name: 'Use this part' }).click()
    await page.getByRole('img', { name: 'Preview', exact: true }).waitFor()
  }

/** The link that a newcomer gets by mail, who has registered without the product. */
async function activationPath({ page, mock }: CaseContext): Promise<string> {
  const { password: _, ...person } = newcomer
  const challenge = await (await page.request.get('/__mock/altcha')).json()
  const cookies = await page.context().cookies()
  const proof = cookies.find((cookie) => cookie.name === 'XSRF-TOKEN')?.value ?? ''
  const answer = await page.request.post('/api/user/register', {
    headers: { 'X-XSRF-TOKEN': decodeURIComponent(proof) },
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

const unread = { isGood: 'nothing is read from the answer, which is not documented' } as const
// Whether a name is free is asked again when the form is sent: whatever went wrong, the person can go on.
const unasked = { says: 'We could not check whether it is free. You can go on' } as const
const isTaken =
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
    ready: fill(labelled),
    first: solved,
    send: named('Create account'),
    enter: last('Password again'),
    typed: typed(labelled),
    done: (page) => page.getByRole('heading', { name: 'Only one step is left' }),
    but: {
      refusal: { says: 'The account was not created' },
      half: unread,
      wrong: unread,
      null: unread,
      empty: unread,
    },
  },
  {
    operation: 'joinWaitingList',
    settings: { registration: 'waiting-list' },
    path: '/user/register',
    ready: fill({ Name: 'Eva Lopes', 'E-mail': 'eva@example.org' }),
    first: solved,
    send: named('Join the waiting list'),
    enter: last('E-mail'),
    typed: typed({ Name: 'Eva Lopes', 'E-mail': 'eva@example.org' }),
    done: (page) => page.getByRole('heading', { name: 'You are on the list' }),
    says: 'We could not put you on the list.',
    // Of who is not known the toast says nothing, as it does where a session ends; the form does.
    but: {
      '401': { says: 'We could not put you on the list' },
      half: unread,
      wrong: unread,
      null: unread,
      empty: unread,
    },
  },
  {
    operation: 'activate',
    path: activationPath,
    again: ({ page, address }) => page.goto(address),
    done: (page) => page.getByRole('heading', { name: 'Your account is active' }),
    but: { all: { says: 'The account could not be activated' } },
  },
  {
    operation: 'checkLogin',
    path: '/user/register',
    ready: fill({ Name: newcomer.name }),
    act: isTaken('Login', 'ana.martins'),
    typed: typed({ Name: newcomer.name, Login: 'ana.martins' }),
    done: (page) => page.getByText('Somebody already has this login.'),
    but: { all: unasked },
  },
  {
    operation: 'checkEmail',
    path: '/user/register',
    ready: fill({ Name: newcomer.name }),
    act: isTaken('E-mail', 'ana@roda.example'),
    typed: typed({ Name: newcomer.name, 'E-mail': 'ana@roda.example' }),
    done: (page) => page.getByText('There is already an account with this address.'),
    but: { all: unasked },
  },
  {
    operation: 'getUser',
    as: 'ana',
    path: '/manageConnections',
    send: named('Copy invitation link'),
    says: 'Error getting the invitation link',
    done: (page) =>
      page.getByText('Copied to clipboard').or(page.getByRole('textbox', { name: 'Your invitation link' })),
  },
  {
    operation: 'updateUser',
    as: 'ana',
    path: '/user/profile?panel=personal-data',
    ready: fill({ Name: 'Ana Lúcia' }),
    send: named('Save'),
    enter: last('Name'),
    typed: typed({ Name: 'Ana Lúcia' }),
    isDraft: true,
    says: 'Error updating user data',
    done: (page) => page.getByText('Your data are saved.'),
  },
  {
    operation: 'changePassword',
    as: 'ana',
    path: '/user/profile?panel=password',
    ready: fill(password),
    send: named('Change password'),
    enter: last('New password again'),
    typed: typed(password),
    says: 'Your password was not changed',
    done: (page) => page.getByText('Your password is changed.'),
  },
  {
    operation: 'updatePicture',
    as: 'ana',
    path: '/user/profile?panel=picture',
    ready: chooseImage(/Choose a picture/),
    send: named('Save picture'),
    says: 'Error updating picture',
    done: (page) => page.getByText('Your new picture is saved.'),
  },
  {
    operation: 'getSettings',
    as: 'ana',
    path: '/user/profile?panel=settings',
    done: (page) => page.getByRole('switch', { name: 'Public profile' }),
  },
  {
    operation: 'updateSettings',
    as: 'ana',
    path: '/user/profile?panel=settings',
    ready: ({ page }) => page.getByRole('switch', { name: 'Public profile' }).click(),
    send: named('Save'),
    says: 'Error updating user general settings',
    done: (page) => page.getByText('Your settings are saved.'),
  },
  {
    operation: 'createContact',
    as: 'ana',
    path: '/contact',
    ready: ({ page }) => page.getByRole('textbox', { name: 'Message' }).fill('A dark theme would be kind.'),
    first: solved,
    send: named('Send'),
    typed: (page) => [[page.getByRole('textbox', { name: 'Message' }), 'A dark theme would be kind.']],
    isDraft: true,
    says: 'Your message could not be sent.',
    done: (page) => page.getByText('Your message is on its way.'),
  },
]
