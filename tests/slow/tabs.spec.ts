import type { Page } from '@playwright/test'
import { button, fillCart, guitar } from '../browser/support/commerce-screens'
import { expect, test } from '../browser/support/fixtures'
import { holdRequests } from '../browser/support/hold-requests'
import { logIn } from '../browser/support/login-form'
import type { MockWorld } from '../browser/support/mock-world'
import { waitForApp } from '../browser/support/wait-for-app'
import { xsrfHeader } from '../browser/support/xsrf-header'
import { activationPath } from '../faults/cases/accounts'
import type { actingScreens } from './acting-screens'

interface World {
  readonly page: Page
  readonly mock: MockWorld
}

interface ActingAddress {
  readonly path: string | ((world: World) => Promise<string>)
  /** What else the visitor does at the address. */
  readonly act?: (tab: Page) => Promise<unknown>
  /** Calls that are sent exactly once. */
  readonly once?: readonly string[]
  /** Calls of a screen that acts for visitors, too: each tab that opens it sends them. */
  readonly perTab?: readonly string[]
}

const signedInWithCart = async ({ page, mock }: World) => {
  const token = await mock.signIn('nova')
  await fillCart(page, token, guitar)
  return token
}

/** Orders and pays as Nova. @returns the address to which the payment page leads */
async function paidAddress(world: World): Promise<string> {
  const { page } = world
  const headers = {
    Authorization: `Bearer ${await signedInWithCart(world)}`,
    ...xsrfHeader(await page.context().cookies()),
  }
  const data = { paymentMethod: 'creditcard', amount: 59, currency: 'USD' }
  const order = await page.request.post('/api/order/createOrder', { headers, data })
  expect(order.ok(), await order.text()).toBe(true)
  const payment = await page.request.post(await order.text(), { form: { decision: 'pay' }, maxRedirects: 0 })
  const { pathname, search } = new URL(payment.headers().location ?? '')
  return pathname + search
}

const addresses = {
  'kernel/logout': { 'the logout': { path: '/user/logout' } },
  'kernel/register': {
    'the registration': { path: '/user/register' },
    'an invitation link': { path: '/user/register?token=ana.martins' },
  },
  'accounts/activation-instructions': { 'the activation help': { path: '/user/activate/instructions' } },
  'accounts/activation': {
    'an unknown activation link': { path: '/user/activate/no-such-token', perTab: ['activate'] },
    'an activation link': { path: activationPath, perTab: ['activate'] },
  },
  'commerce/checkout': {
    'the checkout': {
      path: async (world) => {
        await signedInWithCart(world)
        return '/checkout'
      },
      once: ['createOrder'],
    },
  },
  'commerce/enrolled': {
    'the return from a payment': { path: paidAddress, once: ['registerPayment', 'emptyCart'] },
  },
} satisfies Record<(typeof actingScreens)[number], Readonly<Record<string, ActingAddress>>>

const rows: readonly (readonly [name: string, address: ActingAddress])[] = [
  ...Object.values(addresses).flatMap((named) => Object.entries<ActingAddress>(named)),
  // A course that a visitor chooses goes into the cart after the login.
  [
    'a course to enroll in',
    { path: `/course/${guitar}`, act: (tab) => button(tab, 'Enroll').click(), once: ['addToCart'] },
  ],
]

async function open(tab: Page, path: string, act?: ActingAddress['act']): Promise<void> {
  await tab.goto(path)
  await waitForApp(tab)
  await act?.(tab)
}

const menu = (tab: Page) => tab.getByRole('button', { name: 'Account menu' })
const token = (tab: Page) => tab.evaluate(() => localStorage.getItem('token'))

for (const [name, { path, act, once = [], perTab = [] }] of rows)
  for (const when of ['before', 'during', 'in the tab of'] as const)
    test(`a person stays logged in when ${name} is opened ${when} the login in another tab`, {
      tag: '@FLT-110',
    }, async ({ page: tab, context, mock }) => {
      const address = typeof path === 'string' ? path : await path({ page: tab, mock })
      await mock.clearRequests()
      const other = await context.newPage()
      if (when !== 'during') await open(other, address, act)
      if (when === 'in the tab of') await open(tab, address, act)
      if (when !== 'in the tab of') await tab.goto('/user/login')
      else if (!act) await tab.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
      const release = await holdRequests(tab, '**/api/user/login')
      const asked = tab.waitForRequest('**/api/user/login')
      await logIn(tab, 'nova')
      await asked
      if (when === 'during') await open(other, address, act)
      release()
      await expect.poll(() => token(tab)).not.toBeNull()
      // Each tab compares its session with the stored one when it is shown.
      for (const shown of [other, tab, other, tab]) await shown.bringToFront()
      const count = async (operation: string) => (await mock.requests(operation)).length
      for (const operation of once) await expect.poll(() => count(operation), operation).toBe(1)

      // The payment page may open at the same moment.
      await expect(() => tab.goto('/contact')).toPass()
      await expect(menu(tab)).toBeVisible()
      await expect(tab).toHaveURL('/contact')
      expect(await token(tab)).not.toBeNull()
      for (const operation of once) expect(await count(operation), operation).toBe(1)
      for (const operation of perTab)
        expect(await count(operation), operation).toBe(when === 'in the tab of' ? 2 : 1)
    })
