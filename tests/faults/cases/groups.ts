import type { Page } from '@playwright/test'
import type { CaseContext, FaultCase } from '../fault-case'

/** Ana's first group has the same id in every world. */
const group = 1418
const name = (page: Page) => page.getByRole('textbox', { name: 'Name' })
const button = (page: Page, text: string) => page.getByRole('button', { name: text, exact: true })
const fill = ({ page }: CaseContext) => name(page).fill('Monday walkers')
const save = (page: Page) => button(page, 'Save')
const typed = (page: Page) => [[name(page), 'Monday walkers']] as const

const unknown = { shows: 'There is no such group' } as const

export const groupsCases: readonly FaultCase[] = [
  {
    operation: 'getGroups',
    as: 'ana',
    path: '/manageGroups',
    done: (page) => page.getByRole('navigation', { name: 'My groups' }).getByRole('link'),
    but: { null: { shows: 'You have no groups yet' }, empty: { shows: 'You have no groups yet' } },
  },
  {
    operation: 'getGroup',
    as: 'ana',
    path: `/group/create/${group}`,
    done: name,
    but: { '400': unknown, '404': unknown, null: unknown, empty: unknown },
  },
  {
    operation: 'createGroup',
    as: 'ana',
    path: '/group/create',
    ready: fill,
    send: save,
    enter: name,
    typed,
    isDraft: true,
    says: 'The group could not be saved',
    done: (page) => page.getByText('The group is created.'),
  },
  {
    operation: 'upsertGroup',
    as: 'ana',
    path: `/group/create/${group}`,
    ready: fill,
    send: save,
    enter: name,
    typed,
    isDraft: true,
    says: 'The group could not be saved',
    done: (page) => page.getByText('The group is saved.'),
  },
  {
    operation: 'deleteGroup',
    as: 'ana',
    path: `/manageGroups?group=${group}`,
    first: ({ page }) => page.getByRole('main').getByRole('button', { name: 'Delete', exact: true }).click(),
    send: (page) =>
      page.getByRole('alertdialog', { name: 'Delete this group?' }).getByRole('button', { name: 'Yes' }),
    says: 'Error cancelling group',
    done: (page) => page.getByText('The group is deleted.'),
  },
]
