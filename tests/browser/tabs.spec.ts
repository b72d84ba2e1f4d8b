import type { BrowserContext, Page } from '@playwright/test'
import { messageField } from './support/chat-screen'
import { expect, solveCaptcha, test } from './support/fixtures'
import { waitForLateCode } from './support/late-code'
import { logIn } from './support/login-form'
import type { MockWorld } from './support/mock-world'
import { articles, button, textField, toasts } from './support/post-editor'
import { waitForApp } from './support/wait-for-app'
import { waitForLeader } from './support/wait-for-leader'

const menu = (page: Page) => page.getByRole('button', { name: 'Account menu' })

async function signIn(page: Page, mock: MockWorld): Promise<void> {
  await mock.login(page)
  await page.goto('/mypage')
  await expect(menu(page)).toBeVisible()
}

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(path)
  return tab
}

async function logOut(page: Page): Promise<void> {
  await menu(page).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
}

test('a login and a logout in one tab apply to all tabs', {
  tag: '@KRN-AUTH-06',
}, async ({ page, context, mock }) => {
  await signIn(page, mock)
  const other = await openTab(context, '/mypage?tab=feed')
  await expect(menu(other)).toBeVisible()

  await logOut(page)
  await expect(page).toHaveURL('/')
  await expect(other).toHaveURL('/')
  await expect(menu(other)).toHaveCount(0)

  await signIn(page, mock)
  await expect(menu(other)).toBeVisible()
  await expect(other).toHaveURL('/')
})

test('typed text is kept when the session ends in another tab', { tag: '@FLT-01' }, async ({
  page,
  context,
  mock,
}) => {
  // Without BroadcastChannel only storage events reach other tabs.
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'))
  await mock.login(page)
  await page.goto('/createPost')
  await textField(page).fill('Half a thought')

  await openTab(context, '/user/register')
  await expect(page).toHaveURL('/user/login')
  await expect(page.getByText('Your session has ended').first()).toBeVisible()
  await logIn(page)
  await expect(page).toHaveURL('/createPost')
  await expect(textField(page)).toHaveValue('Half a thought')

  // A tab receives no storage event for a token that it removed itself; it notices the missing token at its next call.
  await page.getByRole('button', { name: 'Publish' }).evaluate((save: HTMLElement) => {
    localStorage.removeItem('token')
    save.click()
  })
  await expect(page.getByText('You’re logged out.').first()).toBeVisible()
  await expect(page.getByText('Post published')).toHaveCount(0)
  await expect(page).toHaveURL('/user/login')
  await logIn(page)
  await expect(page).toHaveURL('/createPost')
  await expect(textField(page)).toHaveValue('Half a thought')
  expect(await mock.requests('createPost')).toEqual([])
})

const box = (page: Page) => page.getByRole('textbox', { name: 'Your comment' })
const addresses = (page: Page) => page.getByRole('textbox', { name: 'Email addresses' })
const tagName = (page: Page) => page.getByRole('textbox', { name: 'Tag name' })

test('typed text of four forms is kept if tabs miss the end of the session', { tag: '@FLT-01' }, async ({
  page,
  context,
  mock,
}) => {
  test.slow()
  // Without BroadcastChannel and storage events, these tabs learn only from their own calls that the session ended.
  await context.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel')
    addEventListener(
      'storage',
      (event) => Reflect.get(globalThis, 'blocksEvents') && event.stopImmediatePropagation(),
    )
  })
  await mock.login(page)
  await page.goto('/mypage')
  await articles(page)
    .first()
    .getByRole('button', { name: /^Comment/ })
    .click()
  await box(page).fill('Not lost')
  const chat = await openTab(context, '/messages')
  await chat.getByRole('main').getByRole('link', { name: 'Bruno Carvalho', exact: true }).click()
  await messageField(chat).fill('Not lost either')
  const invite = await openTab(context, '/manageConnections#invite')
  await addresses(invite).fill('one@example.org')
  const tags = await openTab(context, '/manageConnections')
  await button(tags, 'New tag').click()
  await tagName(tags).fill('Choir')

  const tabs = [page, chat, invite, tags]
  const blockEvents = (isBlocked: boolean) =>
    Promise.all(
      tabs.map((tab) =>
        tab.evaluate((blocksEvents) => Object.assign(globalThis, { blocksEvents }), isBlocked),
      ),
    )
  await blockEvents(true)
  const last = await openTab(context, '/user/register')
  await expect.poll(() => last.evaluate(() => localStorage.getItem('token'))).toBeNull()

  // Uses `evaluateAll`, since a background call may have ended the session of a tab, which then has no form.
  const submits = [
    button(page, 'Publish'),
    button(chat, 'Send'),
    button(invite, 'Send invitations'),
    button(tags, 'Add'),
  ]
  await Promise.all(
    submits.map((submit) => submit.evaluateAll(([found]) => (found as HTMLElement | undefined)?.click())),
  )
  // At the same time: the toast of a tab goes while the test waits for another tab.
  await Promise.all(
    tabs.flatMap((tab) => [
      expect(toasts(tab)).toContainText(/You’re logged out|Your session has ended/),
      expect(tab).toHaveURL('/user/login'),
    ]),
  )
  for (const operation of ['createComment', 'createMessage', 'createInvitation', 'createTag'])
    expect(await mock.requests(operation)).toEqual([])

  await blockEvents(false)
  await last.close()
  await logIn(page)
  await expect(box(page)).toHaveValue('Not lost')
  const sendAgain = chat.getByRole('log').getByRole('button', { name: 'Try again' })
  await expect(messageField(chat)).toBeVisible()
  await expect
    .poll(async () => (await messageField(chat).inputValue()) || (await sendAgain.isVisible()))
    .toBeTruthy()
  await expect(addresses(invite)).toHaveValue('one@example.org')
  await button(tags, 'New tag').click()
  await expect(tagName(tags)).toHaveValue('Choir')
  await button(tags, 'Add').click()
  await expect(toasts(tags)).toContainText('Tag created')
})

test('a login in another tab removes all data of the previous user', {
  tag: '@KRN-AUTH-06',
}, async ({ page, context, mock }) => {
  await mock.login(page, 'ana')
  await page.goto('/mypage')
  const text = await page.getByRole('article').first().innerText()
  // The last panel that loads: no call of Ana's page must run with the other token.
  await expect(page.getByRole('region', { name: 'Continue learning' })).toBeVisible()
  const other = await context.newPage()
  await mock.login(other, 'nova')
  await other.goto('/mypage')
  await expect(menu(other)).toBeVisible()

  await expect(page).toHaveURL('/')
  await expect(menu(page)).toBeVisible()
  await page.goto('/mypage')
  await expect(page.getByText('Posts from your connections appear here.')).toBeVisible()
  await expect(page.getByText(text)).toHaveCount(0)
})

/** Fires the events of a page that enters and leaves the back-forward cache. */
async function leaveAndReturn(page: Page, meanwhile: () => Promise<unknown>): Promise<void> {
  const firePageEvent = (type: string) =>
    page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type)
  await firePageEvent('pagehide')
  await meanwhile()
  await firePageEvent('pageshow')
}

test('a page restored from the back-forward cache checks the stored session', {
  tag: '@KRN-AUTH-06',
}, async ({ page, mock }) => {
  await signIn(page, mock)
  await waitForLeader(page)
  const text = await page.getByRole('article').first().innerText()
  // Changes the stored token without a message to other tabs.
  const storeToken = (value: string) => () =>
    page.evaluate((token) => localStorage.setItem('token', token), value)

  await leaveAndReturn(page, async () => undefined)
  await expect(page).toHaveURL('/mypage')
  await leaveAndReturn(page, storeToken(await mock.signIn('nova')))
  await expect(page.getByText('Posts from your connections appear here.')).toBeVisible()
  await expect(page.getByText(text)).toHaveCount(0)
  await waitForLeader(page)
  await leaveAndReturn(page, () => page.evaluate(() => localStorage.removeItem('token')))
  await expect(page).toHaveURL('/user/login')
  await expect(menu(page)).toHaveCount(0)
})

test('one tab reports usage, and another takes over when that tab closes', {
  tag: '@KRN-CLOCK-01',
}, async ({ page, context, mock }) => {
  await context.clock.install()
  await signIn(page, mock)
  const other = await openTab(context, '/mypage')
  await expect(menu(other)).toBeVisible()
  await waitForLeader(page, other)
  for (const tab of [page, other]) await waitForLateCode(tab)
  await mock.clearRequests()

  const reports = async () => (await mock.requests('addLoggedTime')).length
  await context.clock.runFor(30_000)
  await expect.poll(reports).toBe(1)
  await context.clock.runFor(30_000)
  await expect.poll(reports).toBe(2)

  // After the leader tab closes, the other tab becomes leader: it reports usage immediately, then at every interval.
  await other.close()
  await expect.poll(reports).toBe(3)
  await page.clock.runFor(30_000)
  await expect.poll(reports).toBe(4)
})

test('a visible tab reports usage in place of a frozen or hidden leader', {
  tag: ['@KRN-CLOCK-01', '@FLT-128'],
}, async ({ page, context, mock }) => {
  await mock.login(page)
  // Holds the lock, like a tab of the product that the browser froze.
  const frozen = await openTab(context, '/robots.txt')
  await frozen.evaluate(() => {
    void navigator.locks.request('roda.usage', () => new Promise(() => undefined)).catch(() => undefined)
  })
  await context.clock.install()
  await page.goto('/mypage')
  const other = await openTab(context, '/mypage')
  for (const tab of [page, other]) await expect(menu(tab)).toBeVisible()
  // Both tabs count as visible here; the one that became visible last leads.
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await waitForLeader(page, other)
  for (const tab of [page, other]) await waitForLateCode(tab)
  await mock.clearRequests()
  const reports = async () => (await mock.requests('addLoggedTime')).length
  await context.clock.runFor(30_000)
  await expect.poll(reports).toBe(1)

  // The leader hides: the visible tab leads, and reports the minute that it left to the leader.
  await other.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(reports).toBe(2)
  await context.clock.runFor(30_000)
  await expect.poll(reports).toBe(3)
})

test('a session that ends by timeout in one tab ends in all tabs', {
  tag: ['@KRN-CLOCK-02', '@FLT-01'],
}, async ({ page, context, mock }) => {
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'))
  await signIn(page, mock)
  const third = await openTab(context, '/mypage')
  await expect(menu(third)).toBeVisible()
  const other = await context.newPage()
  await other.clock.install()
  await other.goto('/mypage')
  await expect(menu(other)).toBeVisible()
  await waitForLeader(page, third, other)
  await waitForLateCode(other)
  await other.clock.fastForward('02:00:30')
  await expect(other).toHaveURL('/user/timeout')
  for (const tab of [page, third]) await expect(tab).toHaveURL('/user/timeout')
})

test('the language switches in all tabs without a reload', {
  tag: '@KRN-I18N-01',
}, async ({ page, context }) => {
  await page.goto('/user/login')
  await page.getByLabel('Email').fill('ana@roda.example')
  const other = await openTab(context, '/user/login')
  await other.getByRole('button', { name: /Language/ }).click()
  await other.getByRole('menuitemradio', { name: 'Español' }).click()
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible()
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('ana@roda.example')
})

for (const count of [0, 1, 3])
  test(`a newcomer logs in and posts beside the tab of the registration and ${count} more`, {
    tag: '@FLT-110',
  }, async ({ page, context, mock }) => {
    const paths = ['/user/register', '/user/activate/instructions', '/user/activate/no-such-token']
    const others = await Promise.all(paths.slice(0, count).map((path) => openTab(context, path)))
    await page.goto('/user/register')
    for (const [label, text] of [
      ['Name', 'Marta Silva'],
      ['Username', 'marta.silva'],
      ['Email', 'marta@example.org'],
      ['Password', 'correct horse battery'],
      ['Confirm password', 'correct horse battery'],
    ] as const)
      await page.getByLabel(new RegExp(`^${label}\\*?$`)).fill(text)
    await solveCaptcha(page)
    await button(page, 'Create account').click()
    await expect(page.getByRole('heading', { name: 'One step left' })).toBeVisible()
    for (const tab of [page, ...others]) await waitForApp(tab)

    const [mail] = (await mock.sentMails()).slice(-1)
    const tab = await openTab(context, new URL(mail?.link ?? '').pathname)
    await tab.getByRole('main').getByRole('link', { name: 'Log in' }).click()
    await tab.getByLabel('Email').fill('marta@example.org')
    await tab.getByLabel(/^Password/).fill('correct horse battery')
    await solveCaptcha(tab)
    await button(tab, 'Log in').click()
    await expect(tab).toHaveURL('/mypage')
    // Each tab compares its session with the stored one when it is shown.
    for (const other of [page, ...others]) await other.bringToFront()
    await tab.bringToFront()
    await tab.goto('/createPost')
    await textField(tab).fill('My first post')
    await button(tab, 'Publish').click()
    await expect(tab).toHaveURL(/\/mypage/)
    await expect.poll(async () => (await mock.requests('createPost')).length).toBe(1)
    await expect(menu(tab)).toBeVisible()
    await expect(page).toHaveURL('/user/activate/instructions')
  })
