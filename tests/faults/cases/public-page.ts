import { button } from '../../browser/support/profile-screen'
import type { FaultCase } from '../fault-case'
import { chooseImage } from './accounts'

const path = '/user/profile?panel=my-page'

export const publicPageCases: readonly FaultCase[] = [
  {
    operation: 'getSettingsByLogin',
    path: '/@ana.martins',
    done: (page) => page.getByRole('heading', { level: 1, name: 'Ana plays, plants and teaches' }),
    reports: /public page|settings/i,
    but: {
      '404': { says: 'Nobody here is called @ana.martins' },
      // Nobody is shown who did not say so.
      wrong: { shows: 'This page is not public' },
    },
  },
  {
    operation: 'updateMyPageSettings',
    as: 'ana',
    path,
    ready: ({ page }) => page.getByRole('textbox', { name: 'Title' }).fill('Ana in the garden'),
    send: (page) => button(page, 'Save'),
    enter: (page) => page.getByRole('textbox', { name: 'Title' }),
    typed: (page) => [[page.getByRole('textbox', { name: 'Title' }), 'Ana in the garden']],
    isDraft: true,
    says: 'Error updating my page settings',
    done: (page) => page.getByText('Your page is saved.'),
  },
  {
    operation: 'updateProfileBackgroundPicture',
    as: 'ana',
    path,
    ready: chooseImage(/Choose a background/),
    send: (page) => button(page, 'Save background'),
    says: 'Error updating my page settings',
    done: (page) => page.getByText('Your new background is saved.'),
  },
]
