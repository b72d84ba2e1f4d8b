import type { Page } from '@playwright/test'
import type { FaultCase } from '../fault-case'

const path = '/manageConnections'
const panel = (page: Page) => page.getByRole('region', { name: 'Tags', exact: true })
const tag = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true })
const tagName = (page: Page) => panel(page).getByRole('textbox', { name: 'Tag name' })
const mine = (page: Page) => page.getByRole('region', { name: 'My connections' })
const pending = (page: Page) => page.getByRole('region', { name: 'Requests' })
const yes = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: /^(Delete|Remove) / })
const named = (page: Page) => [[tagName(page), 'Choir']] as const

const ignoredBody = { accepted: 'the product does not read the body of the answer' } as const

const people = '/mypage?tab=people'
const search = (page: Page) => page.getByRole('searchbox')
const none = (text: string | RegExp) => ({ null: { screenText: text }, empty: { screenText: text } })

export const networkCases: readonly FaultCase[] = [
  {
    operation: 'getConnections',
    account: 'ana',
    path,
    message: 'Your connections couldn’t be loaded',
    success: (page) => mine(page).getByText('23 connections'),
    exceptions: none(/any connections yet/i),
  },
  {
    operation: 'searchPeople',
    account: 'ana',
    path: people,
    prepare: ({ page }) => search(page).fill('nova'),
    send: (page) => page.getByRole('search').getByRole('button', { name: 'Search' }),
    enter: search,
    typedTexts: (page) => [[search(page), 'nova']],
    message: 'The search failed',
    success: (page) => page.getByRole('button', { name: 'Connect: Nova Lindqvist' }),
    exceptions: none('No matches'),
  },
  {
    operation: 'requestConnection',
    account: 'ana',
    path,
    send: (page) => pending(page).getByRole('button', { name: 'Accept Jermain Price' }),
    message: 'Error accepting the request',
    success: (page) => page.getByText('You are connected now.'),
  },
  {
    operation: 'deleteConnection',
    account: 'ana',
    path,
    beforeEachSend: async ({ page }) => {
      await mine(page)
        .getByRole('button', { name: /^More actions/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'Remove connection' }).click()
    },
    // Closing the toast with "Undo" sends the deletion at once.
    send: (page) =>
      page.getByRole('group', { name: 'Connection removed' }).getByRole('button', { name: 'Close' }),
    message: 'Error cancelling connection',
    success: (page) => mine(page).getByText('22 connections'),
  },
  {
    operation: 'attachTag',
    account: 'ana',
    path,
    prepare: ({ page }) => mine(page).getByRole('checkbox').first().click(),
    beforeEachSend: ({ page }) => mine(page).getByRole('button', { name: 'Tags' }).click(),
    send: (page) => page.getByRole('menuitemcheckbox', { name: 'Family' }),
    message: 'Error cancelling tag',
    success: (page) => page.getByText('Tag added'),
  },
  {
    operation: 'detachTag',
    account: 'ana',
    path,
    beforeEachSend: ({ page }) => page.getByRole('button', { name: 'More actions: Bruno Carvalho' }).click(),
    send: (page) => page.getByRole('menuitemcheckbox', { name: 'Garden' }),
    message: 'Error cancelling tag',
    success: (page) => page.getByText('Tag removed'),
  },
  {
    operation: 'getInvitations',
    account: 'ana',
    path,
    message: 'Your invitations couldn’t be loaded',
    success: (page) =>
      page.getByRole('region', { name: 'Sent invitations' }).getByText('tia.rosa@correio.example'),
    exceptions: none('Requests'),
  },
  {
    operation: 'createInvitation',
    account: 'ana',
    path: `${path}#invite`,
    prepare: ({ page }) => page.getByRole('textbox', { name: 'Email addresses' }).fill('one@example.org'),
    send: (page) => page.getByRole('button', { name: 'Send invitations' }),
    typedTexts: (page) => [[page.getByRole('textbox', { name: 'Email addresses' }), 'one@example.org']],
    isDraftKept: true,
    success: (page) => page.getByText('Invitations sent'),
    // Each line of the invitation form shows its own result.
    exceptions: {
      '409': { screenText: 'Already connected' },
      all: { message: 'Error sending invitation' },
      wrong: ignoredBody,
      null: ignoredBody,
      empty: ignoredBody,
    },
  },
  {
    operation: 'cancelInvitation',
    account: 'ana',
    path,
    send: (page) => page.getByRole('button', { name: 'Cancel invitation: tia.rosa@correio.example' }),
    message: 'Error cancelling invitation',
    success: (page) => page.getByText('Invitation canceled'),
  },
  {
    operation: 'declineInvitation',
    account: 'ana',
    path,
    send: (page) => pending(page).getByRole('button', { name: 'Decline Jermain Price' }),
    message: 'Error declining the request',
    success: (page) => page.getByText('Request declined'),
  },
  {
    operation: 'getPendingConnections',
    account: 'ana',
    path,
    message: 'Connection requests couldn’t be loaded',
    success: (page) => pending(page).getByRole('button', { name: 'Accept Jermain Price' }),
    exceptions: none('tia.rosa@correio.example'),
  },
  {
    operation: 'getTags',
    account: 'ana',
    path,
    message: 'Your tags couldn’t be loaded',
    success: (page) => tag(page, 'Family'),
    exceptions: none('You don’t have any tags yet.'),
  },
  {
    operation: 'updateTag',
    account: 'ana',
    path,
    prepare: async ({ page }) => {
      await tag(page, 'Edit tag Garden').click()
      await tagName(page).fill('Choir')
    },
    send: (page) => panel(page).getByRole('button', { name: 'Edit', exact: true }),
    enter: tagName,
    typedTexts: named,
    message: 'Error updating tag',
    unsure: 'We don’t know if the tag was saved',
    success: (page) => page.getByText('Tag updated'),
  },
  {
    operation: 'createTag',
    account: 'ana',
    path,
    prepare: async ({ page }) => {
      await tag(page, 'New tag').click()
      await tagName(page).fill('Choir')
    },
    send: (page) => panel(page).getByRole('button', { name: 'Add', exact: true }),
    enter: tagName,
    typedTexts: named,
    message: 'Error creating tag',
    unsure: 'We don’t know if the tag was saved',
    success: (page) => page.getByText('Tag created'),
  },
  {
    operation: 'deleteTag',
    account: 'ana',
    path,
    beforeEachSend: ({ page }) => tag(page, 'Delete tag Garden').click(),
    send: yes,
    message: 'Error deleting tag',
    success: (page) => page.getByText('Tag deleted'),
  },
]
