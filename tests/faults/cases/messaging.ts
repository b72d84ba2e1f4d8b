import type { Page } from '@playwright/test'
import { connectionStatus, conversation, log, messageField } from '../../browser/support/chat-screen'
import type { CaseContext, FaultCase } from '../fault-case'

const open = ({ page }: CaseContext) => conversation(page, 'Bruno Carvalho').click()
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
const sent = (page: Page) => log(page).getByText('Not lost', { exact: true })
const deleted = (page: Page) => page.getByRole('button', { name: 'Delete the message: Not lost' })

/** A connection that comes would have everything asked for again by itself. */
const withoutHub =
  (path: string) =>
  async ({ mock }: CaseContext) => {
    await mock.setFault('negotiateMessageHub', { status: 503 })
    return path
  }

/** Somebody that Ana can write to, and has not. */
async function stranger({ page, token }: CaseContext): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` }
  const read = async (path: string): Promise<{ id: string }[]> =>
    (await page.request.get(path, { headers })).json()
  const known = (await read('/api/message/conversations')).map(({ id }) => id)
  const contacts = await read('/api/Message/GetMessageContacts')
  return `/messages?with=${contacts.find(({ id }) => !known.includes(id))?.id}`
}

const unconnected = { says: /Connecting…|Not connected/ } as const
const nobody = { shows: 'Who do you want to write to?' } as const
const nowhere = { shows: 'This conversation does not exist' } as const

export const messagingCases: readonly FaultCase[] = [
  {
    operation: 'getConversations',
    as: 'ana',
    path: withoutHub('/messages'),
    says: 'Your conversations could not be loaded',
    done: (page) => conversation(page, 'Bruno Carvalho'),
    but: { null: { shows: 'No conversations yet' }, empty: { shows: 'No conversations yet' } },
  },
  {
    operation: 'getMessages',
    as: 'ana',
    path: withoutHub('/messages?with=group-2895'),
    says: 'The messages could not be loaded',
    done: (page) => log(page).locator('p'),
    but: { null: { shows: 'No messages yet' }, empty: { shows: 'No messages yet' } },
  },
  {
    operation: 'createMessage',
    as: 'ana',
    path: '/messages',
    ready: open,
    first: ({ page }) => messageField(page).fill('Not lost'),
    send: sendButton,
    enter: messageField,
    again: ({ page }) => log(page).getByRole('button', { name: 'Send again' }).click(),
    says: 'Error sending message',
    done: (page) =>
      log(page)
        .locator('[data-index]')
        .filter({ hasText: 'Not lost', hasNotText: /Not sent|Sending…/ }),
  },
  {
    operation: 'deleteMessage',
    as: 'ana',
    path: '/messages',
    ready: async (stage) => {
      await open(stage)
      await messageField(stage.page).fill('Not lost')
      await sendButton(stage.page).click()
      await deleted(stage.page).waitFor()
    },
    first: ({ page }) => deleted(page).click(),
    send: (page) => page.getByRole('button', { name: 'Yes' }),
    says: 'Error cancelling Message',
    done: (page) => page.getByRole('log').filter({ hasNot: sent(page) }),
  },
  {
    operation: 'getMessageContacts',
    as: 'ana',
    path: '/messages',
    act: ({ page }) => page.getByRole('button', { name: 'New conversation' }).click(),
    again: ({ page }) => page.getByRole('button', { name: 'Try again' }).first().click(),
    says: 'The people you can write to could not be loaded',
    done: (page) => page.getByRole('searchbox', { name: 'Who do you want to write to?' }),
    but: { null: nobody, empty: nobody },
  },
  {
    operation: 'getMessageContactById',
    as: 'ana',
    path: stranger,
    says: 'It could not be found out who this conversation is with',
    done: (page) => page.getByText('No messages yet'),
    but: { null: nowhere, empty: nowhere },
  },
  {
    operation: 'negotiateMessageHub',
    as: 'ana',
    path: '/messages',
    again: ({ page }) => page.reload(),
    done: (page) => connectionStatus(page).filter({ hasText: /^Connected$/ }),
    // The other calls are good: nobody is logged out for the hub alone.
    but: { '401': unconnected, all: unconnected },
  },
]
