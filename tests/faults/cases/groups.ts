import type { Page } from '@playwright/test'
import type { CaseContext, FaultCase } from '../fault-case'

/** Id of Ana's first group, the same in every mock world. */
const group = 1418
const name = (page: Page) => page.getByRole('textbox', { name: 'Name' })
const button = (page: Page, text: string) => page.getByRole('button', { name: text, exact: true })
const fill = ({ page }: CaseContext) => name(page).fill('Monday walkers')
const save = (page: Page) => button(page, 'Save')
const typedTexts = (page: Page) => [[name(page), 'Monday walkers']] as const

const unknown = { screenText: 'Group not found' } as const

export const groupsCases: readonly FaultCase[] = [
  {
    operation: 'getGroups',
    account: 'ana',
    path: '/manageGroups',
    success: (page) => page.getByRole('navigation', { name: 'My groups' }).getByRole('link'),
    exceptions: {
      null: { screenText: 'You don’t have any groups yet' },
      empty: { screenText: 'You don’t have any groups yet' },
    },
  },
  {
    operation: 'getGroup',
    account: 'ana',
    path: `/group/create/${group}`,
    success: name,
    exceptions: { '400': unknown, '404': unknown, null: unknown, empty: unknown },
  },
  {
    operation: 'createGroup',
    account: 'ana',
    path: '/group/create',
    prepare: fill,
    send: (page) => button(page, 'Create group'),
    enter: name,
    typedTexts,
    isDraftKept: true,
    message: 'The group couldn’t be saved',
    unsure: 'We don’t know if the group was saved',
    success: (page) => page.getByText('Group created'),
  },
  {
    operation: 'upsertGroup',
    account: 'ana',
    path: `/group/create/${group}`,
    prepare: fill,
    send: save,
    enter: name,
    typedTexts,
    isDraftKept: true,
    message: 'The group couldn’t be saved',
    unsure: 'We don’t know if the group was saved',
    success: (page) => page.getByText('Group saved'),
  },
  {
    operation: 'deleteGroup',
    account: 'ana',
    path: `/manageGroups?group=${group}`,
    beforeEachSend: ({ page }) =>
      page.getByRole('main').getByRole('button', { name: 'Delete group', exact: true }).click(),
    send: (page) =>
      page
        .getByRole('alertdialog', { name: 'Delete this group?' })
        .getByRole('button', { name: 'Delete group' }),
    message: 'Error cancelling group',
    success: (page) => page.getByText('Group deleted'),
  },
]
