import type { BrowserContext, Page } from '@playwright/test'
import { expect, solveCaptcha, test } from './support/fixtures'
import { holdRequests } from './support/hold-requests'
import { waitForLateCode, waitForPendingScripts } from './support/late-code'
import type { MockWorld } from './support/mock-world'
import { button, textField } from './support/post-editor'
import { waitForApp } from './support/wait-for-app'
import { waitForElection, waitForLeader } from './support/wait-for-leader'

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

test('a login, a logout and a change of the user in one tab apply to all tabs', {
  tag: '@KRN-AUTH-06',
}, async ({ page, context, mock }) => {
  await signIn(page, mock)
  const other = await openTab(context, '/mypage?tab=feed')
  await expect(menu(other)).toBeVisible()

  await logOut(page)
  for (const tab of [page, other]) await expect(tab).toHaveURL('/')
  await expect(menu(other)).toHaveCount(0)

  await signIn(page, mock)
  await expect(menu(other)).toBeVisible()
  await expect(other).toHaveURL('/')

  await test.step('a tab that is still starting follows, too', async () => {
    const release = await holdRequests(other, '**/assets/i18n/*')
    const isLoading = other.waitForRequest('**/assets/i18n/*')
    await other.goto('/mypage', { waitUntil: 'commit' })
    await isLoading
    await page.reload()
    await expect(menu(page)).toBeVisible()
    release()
    await expect(menu(other)).toBeVisible()
  })

  const text = await page.getByRole('article').first().innerText()
  // The last panel that loads: no call of Ana's page must run with the other token.
  await expect(page.getByRole('region', { name: 'Continue learning' })).toBeVisible()
  await mock.login(other, 'nova')
  await other.goto('/mypage')
  await expect(menu(other)).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(menu(page)).toBeVisible()
  await page.goto('/mypage')
  await expect(page.getByText('Posts from your connections appear here.')).toBeVisible()
  await expect(page.getByText(text)).toHaveCount(0)
})

test('one tab reports usage: a visible one in place of a frozen, hidden or closed leader', {
  tag: ['@slow', '@KRN-CLOCK-01', '@FLT-128'],
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
  const setHidden = (tab: Page, isHidden: boolean) =>
    tab.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  for (const tab of [page, other]) await waitForLateCode(tab)
  await waitForElection(page, other)
  // Both tabs count as visible here; the one that became visible last leads.
  await setHidden(other, false)
  await waitForLeader(other)
  // What starts some seconds after the screen loads its code: no clock jumps meanwhile.
  const runFor = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 5) {
      await context.clock.runFor(5_000)
      for (const tab of [page, other]) if (!tab.isClosed()) await waitForPendingScripts(tab)
    }
  }
  await runFor(5)
  await mock.clearRequests()
  const reports = async () => (await mock.requests('addLoggedTime')).length
  await runFor(30)
  await expect.poll(reports).toBe(1)
  await runFor(30)
  await expect.poll(reports).toBe(2)

  await test.step('the leader hides: the visible tab leads, and reports the minute that it left to it', async () => {
    await setHidden(other, true)
    await expect.poll(reports).toBe(3)
    await runFor(30)
    await expect.poll(reports).toBe(4)
  })
  await test.step('the leader is closed: the other tab reports at once, then at every interval', async () => {
    await page.close()
    await expect.poll(reports).toBe(5)
    await runFor(30)
    await expect.poll(reports).toBe(6)
  })
})

test('a newcomer logs in and posts beside the tab of the registration and others', {
  tag: ['@slow', '@FLT-110'],
}, async ({ page, context, mock }) => {
  const paths = ['/user/register', '/user/activate/instructions', '/user/activate/no-such-token']
  const others = await Promise.all(paths.map((path) => openTab(context, path)))
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
