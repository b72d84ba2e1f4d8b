import { type BrowserContext, expect, type Page } from '@playwright/test'
import { type ChatPartner, joinChat } from './chat-partner'
import { test as baseTest } from './fixtures'

interface ChatFixtures {
  /** Connects another account to the mock world until the test ends. */
  join: (account: 'ana' | 'bruno' | 'nova') => Promise<ChatPartner>
  bruno: ChatPartner
  /** Ana, signed in on a second device. */
  ana: ChatPartner
}

/** A browser test with chat partners that need no browser. */
export const test = baseTest.extend<ChatFixtures>({
  join: async ({ context, baseURL }, use) => {
    const partners: ChatPartner[] = []
    await use(async (account) => {
      const partner = await joinChat(baseURL ?? '', await worldCookie(context), account)
      partners.push(partner)
      return partner
    })
    for (const partner of partners) await partner.leave()
  },
  bruno: async ({ join }, use) => use(await join('bruno')),
  ana: async ({ join }, use) => use(await join('ana')),
})

async function worldCookie(context: BrowserContext): Promise<string> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'mock-world')
  return `mock-world=${cookie?.value}`
}

export const log = (page: Page, name: string | RegExp = /./) => page.getByRole('log', { name })
export const messageTexts = (page: Page) => log(page).locator('[data-index] p[dir=auto]')
export const messageField = (page: Page) => page.getByRole('textbox', { name: 'Message' })
export const conversations = (page: Page) => page.getByRole('region', { name: 'Conversations' })
export const conversation = (page: Page, name: string | RegExp) =>
  conversations(page).getByRole('link', { name, exact: true })
export const connectionStatus = (page: Page) => page.getByRole('main').getByRole('status').first()

/** Opens a conversation and waits for the live connection. */
export async function openChat(page: Page, id: string): Promise<void> {
  await page.goto(`/messages?with=${id}`)
  await expect(connectionStatus(page)).toHaveText('Connected')
  await expect(log(page)).toBeVisible()
}

export async function send(page: Page, text: string): Promise<void> {
  await messageField(page).fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}
