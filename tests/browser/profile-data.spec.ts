import { expect, test } from './support/fixtures'
import { button, field, openPanel, toasts } from './support/profile-screen'

test('the first press on Save saves the profile after typing the username', {
  tag: '@ACC-PROF-04',
}, async ({ page, mock }) => {
  await mock.login(page)
  await openPanel(page, 'personal-data')
  await field(page, 'Username').fill('ana.lucia')
  // Presses at the upper edge for longer than usual: a layout shift during the press would lose the click.
  await button(page, 'Save').click({ delay: 120, position: { x: 20, y: 4 } })
  await expect(toasts(page)).toContainText('Changes saved')
  expect(await mock.requests('updateUser')).toHaveLength(1)
})
