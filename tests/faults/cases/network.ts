import type { Page } from '@playwright/test'
import type { FaultCase } from '../fault-case'

const path = '/manageConnections'
const panel = (page: Page) => page.getByRole('region', { name: 'Tags', exact: true })
const tag = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true })
const tagName = (page: Page) => panel(page).getByRole('textbox', { name: 'Name of the tag' })
const mine = (page: Page) => page.getByRole('region', { name: 'My connections' })
const pending = (page: Page) => page.getByRole('region', { name: 'Pending requests' })
const yes = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Yes' })
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
    message: 'Your connections cannot be shown',
    success: (page) => mine(page).getByText('23 connections'),
    exceptions: none(/no connections yet/i),
  },
  {
    operation: 'searchPeople',
    account: 'ana',
    path: people,
    prepare: ({ page }) => search(page).fill('nova'),
    send: (page) => page.getByRole('search').getByRole('button', { name: 'Search' }),
    enter: search,
    typedTexts: (page) => [[search(page), 'nova']],
    message: 'The search did not work',
    success: (page) => page.getByRole('button', { name: 'Request connection: Nova Lindqvist' }),
    exceptions: none('Nobody found'),
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
    beforeEachSend: ({ page }) =>
      mine(page)
        .getByRole('button', { name: /^Remove connection/ })
        .first()
        .click(),
    send: yes,
    message: 'Error cancelling connection',
    success: (page) => page.getByText('The connection was removed.'),
  },
  {
    operation: 'attachTag',
    account: 'ana',
    path,
    prepare: ({ page }) => mine(page).getByRole('checkbox').first().click(),
    beforeEachSend: ({ page }) => mine(page).getByRole('button', { name: 'Attach tag' }).click(),
    send: (page) => page.getByRole('menuitem', { name: 'Family' }),
    message: 'Error cancelling tag',
    success: (page) => page.getByText('The tag was attached.'),
  },
  {
    operation: 'detachTag',
    account: 'ana',
    path,
    send: (page) => page.getByRole('list', { name: 'Tags of Bruno Carvalho' }).getByRole('button').first(),
    message: 'Error cancelling tag',
    success: (page) => page.getByText('The tag was removed.'),
  },
  {
    operation: 'getInvitations',
    account: 'ana',
    path,
    message: 'Your invitations cannot be shown',
    success: (page) => pending(page).getByText('tia.rosa@correio.example'),
    exceptions: none('They would like to connect'),
  },
  {
    operation: 'createInvitation',
    account: 'ana',
    path,
    prepare: ({ page }) => page.getByRole('textbox', { name: 'E-mail addresses' }).fill('one@example.org'),
    send: (page) => page.getByRole('button', { name: 'Send invitations' }),
    typedTexts: (page) => [[page.getByRole('textbox', { name: 'E-mail addresses' }), 'one@example.org']],
    isDraftKept: true,
    success: (page) => page.getByText('Your invitations are on their way.'),
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
    send: (page) =>
      pending(page).getByRole('button', { name: 'Cancel invitation: tia.rosa@correio.example' }),
    message: 'Error cancelling invitation',
    success: (page) => page.getByText('The invitation was cancelled.'),
  },
  {
    operation: 'declineInvitation',
    account: 'ana',
    path,
    send: (page) => pending(page).getByRole('button', { name: 'Decline Jermain Price' }),
    message: 'Error declining the request',
    success: (page) => page.getByText('The request was declined.'),
  },
  {
    operation: 'getPendingConnections',
    account: 'ana',
    path,
    message: 'Connection requests cannot be shown',
    success: (page) => pending(page).getByRole('button', { name: 'Accept Jermain Price' }),
    exceptions: none('You have invited'),
  },
  {
    operation: 'getTags',
    account: 'ana',
    path,
    message: 'Your tags cannot be shown',
    success: (page) => tag(page, 'Family'),
    exceptions: none('You have no tags yet.'),
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
    success: (page) => page.getByText('The tag was changed.'),
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
    success: (page) => page.getByText('The tag was created.'),
  },
  {
    operation: 'deleteTag',
    account: 'ana',
    path,
    beforeEachSend: ({ page }) => tag(page, 'Delete tag Garden').click(),
    send: yes,
    message: 'Error deleting tag',
    success: (page) => page.getByText('The tag was deleted.'),
  },
]
