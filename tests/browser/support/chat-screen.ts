import { type BrowserContext, test as base, type Page } from '@playwright/test'
import { type ChatPartner, joinChat } from './chat-partner'
import { test as here } from './fixtures'

interface ChatFixtures {
  /** Lets somebody else into the test's world, who leaves when it ends. */
  join: (account: 'ana' | 'bruno' | 'nova') => Promise<ChatPartner>
  /** Who Ana chats with. */
  bruno: ChatPartner
  /** Ana somewhere else: whom Bruno writes to. */
  ana: ChatPartner
}

/** A test with other people in it, who chat without a browser. */
export const test = here.extend<ChatFixtures>({
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
/** What was said, oldest first. */
export const messageTexts = (page: Page) => log(page).locator('[data-index] p[dir=auto]')
export const messageField = (page: Page) => page.getByRole('textbox', { name: 'Message' })
export const conversations = (page: Page) => page.getByRole('region', { name: 'Conversations' })
export const conversation = (page: Page, name: string | RegExp) =>
  conversations(page).getByRole('link', { name, exact: true })
export const connectionStatus = (page: Page) => page.getByRole('main').getByRole('status').first()

/** Opens a conversation once the live connection is there. */
export async function openChat(page: Page, id: string): Promise<void> {
  await page.goto(`/messages?with=${id}`)
  await base.expect(connectionStatus(page)).toHaveText('Connected')
  await base.expect(log(page)).toBeVisible()
}

/** Opens a conversation, and waits until it has been read since the connection is there: nothing more is asked then. */
export async function openSettledChat(page: Page, id: string): Promise<void> {
  let isConnected = false
  let answers = 0
  page.on('websocket', (socket) => socket.on('framereceived', () => (isConnected = true)))
  page.on('request', async (request) => {
    if (!isConnected || !request.url().includes('/api/Message/Messages')) return
    await request.response()
    answers += 1
  })
  await openChat(page, id)
  await base.expect.poll(() => answers).toBeGreaterThan(0)
}

/** Writes and sends a message. */
export async function send(page: Page, text: string): Promise<void> {
  await messageField(page).fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}
