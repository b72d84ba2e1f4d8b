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

const unread = { isGood: 'that it was taken is all there is to know' } as const

const people = '/mypage?tab=people'
const search = (page: Page) => page.getByRole('searchbox')
const none = (text: string | RegExp) => ({ null: { shows: text }, empty: { shows: text } })

export const networkCases: readonly FaultCase[] = [
  {
    operation: 'getConnections',
    as: 'ana',
    path,
    says: 'Your connections cannot be shown',
    done: (page) => mine(page).getByText('23 connections'),
    but: none(/no connections yet/i),
  },
  {
    operation: 'searchPeople',
    as: 'ana',
    path: people,
    ready: ({ page }) => search(page).fill('nova'),
    send: (page) => page.getByRole('search').getByRole('button', { name: 'Search' }),
    enter: search,
    typed: (page) => [[search(page), 'nova']],
    says: 'The search did not work',
    done: (page) => page.getByRole('button', { name: 'Request connection: Nova Lindqvist' }),
    but: none('Nobody found'),
  },
  {
    operation: 'requestConnection',
    as: 'ana',
    path,
    send: (page) => pending(page).getByRole('button', { name: 'Accept Jermain Price' }),
    says: 'Error accepting the request',
    done: (page) => page.getByText('You are connected now.'),
  },
  {
    operation: 'deleteConnection',
    as: 'ana',
    path,
    first: ({ page }) =>
      mine(page)
        .getByRole('button', { name: /^Remove connection/ })
        .first()
        .click(),
    send: yes,
    says: 'Error cancelling connection',
    done: (page) => page.getByText('The connection was removed.'),
  },
  {
    operation: 'attachTag',
    as: 'ana',
    path,
    ready: ({ page }) => mine(page).getByRole('checkbox').first().click(),
    first: ({ page }) => mine(page).getByRole('button', { name: 'Attach tag' }).click(),
    send: (page) => page.getByRole('menuitem', { name: 'Family' }),
    says: 'Error cancelling tag',
    done: (page) => page.getByText('The tag was attached.'),
  },
  {
    operation: 'detachTag',
    as: 'ana',
    path,
    send: (page) => page.getByRole('list', { name: 'Tags of Bruno Carvalho' }).getByRole('button').first(),
    says: 'Error cancelling tag',
    done: (page) => page.getByText('The tag was removed.'),
  },
  {
    operation: 'getInvitations',
    as: 'ana',
    path,
    says: 'Your invitations cannot be shown',
    done: (page) => pending(page).getByText('tia.rosa@correio.example'),
    but: none('They would like to connect'),
  },
  {
    operation: 'createInvitation',
    as: 'ana',
    path,
    ready: ({ page }) => page.getByRole('textbox', { name: 'E-mail addresses' }).fill('one@example.org'),
    send: (page) => page.getByRole('button', { name: 'Send invitations' }),
    typed: (page) => [[page.getByRole('textbox', { name: 'E-mail addresses' }), 'one@example.org']],
    isDraft: true,
    done: (page) => page.getByText('Your invitations are on their way.'),
    // One line of many: each says what became of it.
    but: {
      '409': { shows: 'Already connected' },
      all: { says: 'Error sending invitation' },
      wrong: unread,
      null: unread,
      empty: unread,
    },
  },
  {
    operation: 'cancelInvitation',
    as: 'ana',
    path,
    send: (page) =>
      pending(page).getByRole('button', { name: 'Cancel invitation: tia.rosa@correio.example' }),
    says: 'Error cancelling invitation',
    done: (page) => page.getByText('The invitation was cancelled.'),
  },
  {
    operation: 'declineInvitation',
    as: 'ana',
    path,
    send: (page) => pending(page).getByRole('button', { name: 'Decline Jermain Price' }),
    says: 'Error declining the request',
    done: (page) => page.getByText('The request was declined.'),
  },
  {
    operation: 'getPendingConnections',
    as: 'ana',
    path,
    says: 'Connection requests cannot be shown',
    done: (page) => pending(page).getByRole('button', { name: 'Accept Jermain Price' }),
    but: none('You have invited'),
  },
  {
    operation: 'getTags',
    as: 'ana',
    path,
    says: 'Your tags cannot be shown',
    done: (page) => tag(page, 'Family'),
    but: none('You have no tags yet.'),
  },
  {
    operation: 'updateTag',
    as: 'ana',
    path,
    ready: async ({ page }) => {
      await tag(page, 'Edit tag Garden').click()
      await tagName(page).fill('Choir')
    },
    send: (page) => panel(page).getByRole('button', { name: 'Edit', exact: true }),
    enter: tagName,
    typed: named,
    says: 'Error updating tag',
    done: (page) => page.getByText('The tag was changed.'),
  },
  {
    operation: 'createTag',
    as: 'ana',
    path,
    ready: async ({ page }) => {
      await tag(page, 'New tag').click()
      await tagName(page).fill('Choir')
    },
    send: (page) => panel(page).getByRole('button', { name: 'Add', exact: true }),
    enter: tagName,
    typed: named,
    says: 'Error creating tag',
    done: (page) => page.getByText('The tag was created.'),
  },
  {
    operation: 'deleteTag',
    as: 'ana',
    path,
    first: ({ page }) => tag(page, 'Delete tag Garden').click(),
    send: yes,
    says: 'Error deleting tag',
    done: (page) => page.getByText('The tag was deleted.'),
  },
]
