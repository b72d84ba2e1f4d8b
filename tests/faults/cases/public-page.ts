import { button } from '../../browser/support/profile-screen'
import type { FaultCase } from '../fault-case'
import { chooseImage } from './accounts'

const path = '/user/profile?panel=my-page'

export const publicPageCases: readonly FaultCase[] = [
  {
    operation: 'getSettingsByLogin',
    path: '/@ana.martins',
    success: (page) => page.getByRole('heading', { level: 1, name: 'Ana plays, plants and teaches' }),
    allowedErrors: /public page|settings/i,
    exceptions: {
      '404': { message: 'No one has the username @ana.martins' },
      // The public page stays private when the consent of its owner cannot be read.
      wrong: { screenText: 'This page is not public' },
    },
  },
  {
    operation: 'updateMyPageSettings',
    account: 'ana',
    path,
    prepare: ({ page }) => page.getByRole('textbox', { name: 'Title' }).fill('Ana in the garden'),
    send: (page) => button(page, 'Save'),
    enter: (page) => page.getByRole('textbox', { name: 'Title' }),
    typedTexts: (page) => [[page.getByRole('textbox', { name: 'Title' }), 'Ana in the garden']],
    isDraftKept: true,
    message: 'Error updating my page settings',
    unsure: 'We don’t know if the page was saved',
    success: (page) => page.getByText('Page saved'),
  },
  {
    operation: 'updateProfileBackgroundPicture',
    account: 'ana',
    path,
    prepare: chooseImage(/^Choose a background/),
    send: (page) => button(page, 'Save background'),
    message: 'Error updating my page settings',
    unsure: 'We don’t know if the background was saved',
    success: (page) => page.getByText('Background saved'),
  },
]
