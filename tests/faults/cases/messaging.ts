import type { Page } from '@playwright/test'
import { conversation, log, messageField } from '../../browser/support/chat-screen'
import type { CaseContext, FaultCase } from '../fault-case'

const open = ({ page }: CaseContext) => conversation(page, 'Bruno Carvalho').click()
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
const sent = (page: Page) => log(page).getByText('Not lost', { exact: true })
const stored = (page: Page) =>
  log(page)
    .locator('[data-index]')
    .filter({ hasText: 'Not lost', hasNotText: /Not sent|Sending…/ })
const deleted = (page: Page) => page.getByRole('button', { name: 'Delete message: Not lost' })

/** Opens the screen without a hub connection, since the product reloads all messages when it connects. */
const withoutHub =
  (path: string) =>
  async ({ mock }: CaseContext) => {
    await mock.fault('negotiateMessageHub', { status: 503 })
    return path
  }

/** Returns the path of a contact with whom Ana has no messages. */
async function newContactPath({ page, token }: CaseContext): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` }
  const read = async (path: string): Promise<{ id: string }[]> =>
    (await page.request.get(path, { headers })).json()
  const known = (await read('/api/message/conversations')).map(({ id }) => id)
  const contacts = await read('/api/Message/GetMessageContacts')
  return `/messages?with=${contacts.find(({ id }) => !known.includes(id))?.id}`
}

const unconnected = { message: /Connecting…|Not connected/ } as const
const noContacts = { screenText: 'Who do you want to message?' } as const
const noConversation = { screenText: 'Conversation not found' } as const

export const messagingCases: readonly FaultCase[] = [
  {
    operation: 'getConversations',
    account: 'ana',
    path: withoutHub('/messages'),
    message: 'Your conversations couldn’t be loaded',
    success: (page) => conversation(page, 'Bruno Carvalho'),
    exceptions: {
      null: { screenText: 'No conversations yet' },
      empty: { screenText: 'No conversations yet' },
    },
  },
  {
    operation: 'getMessages',
    account: 'ana',
    path: withoutHub('/messages?with=group-2895'),
    message: 'The messages couldn’t be loaded',
    success: (page) => log(page).locator('p'),
    exceptions: { null: { screenText: 'No messages yet' }, empty: { screenText: 'No messages yet' } },
  },
  {
    operation: 'createMessage',
    account: 'ana',
    path: '/messages',
    prepare: open,
    beforeEachSend: ({ page }) => messageField(page).fill('Not lost'),
    send: sendButton,
    enter: messageField,
    // The product itself may find the message stored before, or send it again.
    retry: ({ page }) =>
      log(page).getByRole('button', { name: 'Try again' }).or(stored(page)).first().click(),
    message: 'Error sending message',
    success: stored,
  },
  {
    operation: 'deleteMessage',
    account: 'ana',
    path: '/messages',
    prepare: async (context) => {
      await open(context)
      await messageField(context.page).fill('Not lost')
      await sendButton(context.page).click()
      await deleted(context.page).waitFor()
    },
    async beforeEachSend({ page }) {
      // The button appears when the pointer is over the message.
      await page.getByRole('log').getByText('Not lost', { exact: true }).hover()
      await deleted(page).click()
    },
    // Closing the toast with "Undo" sends the deletion at once.
    send: (page) =>
      page.getByRole('group', { name: 'Message deleted' }).getByRole('button', { name: 'Close' }),
    message: 'Error cancelling Message',
    success: (page) => page.getByRole('log').filter({ hasNot: sent(page) }),
  },
  {
    operation: 'getMessageContacts',
    account: 'ana',
    path: '/messages',
    act: ({ page }) => page.getByRole('button', { name: 'New conversation' }).click(),
    retry: ({ page }) => page.getByRole('button', { name: 'Try again' }).first().click(),
    message: 'Your connections couldn’t be loaded',
    success: (page) => page.getByRole('searchbox', { name: 'Who do you want to message?' }),
    exceptions: { null: noContacts, empty: noContacts },
  },
  {
    operation: 'getMessageContactById',
    account: 'ana',
    path: newContactPath,
    message: 'We couldn’t find out who this conversation is with',
    success: (page) => page.getByText('No messages yet'),
    exceptions: { '400': noConversation, '404': noConversation, null: noConversation, empty: noConversation },
  },
  {
    operation: 'negotiateMessageHub',
    account: 'ana',
    path: '/messages',
    retry: ({ page }) => page.reload(),
    // A working connection is only told to screen readers.
    success: (page) =>
      page.getByRole('main').filter({ has: page.getByRole('status').filter({ hasText: /^Connected$/ }) }),
    // Status 401 of the hub alone does not sign the member out.
    exceptions: {
      '401': unconnected,
      all: unconnected,
      // SignalR limits the whole negotiation.
      trickle: { silent: 'a hub that is connected shows no status' },
    },
  },
]
