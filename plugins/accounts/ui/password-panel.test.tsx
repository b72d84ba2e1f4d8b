import { profileRoute } from '@kernel'
import { expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { descriptionOf, field, fillIn, renderRoute, startMockServer } from '@tests/kit'
import accounts from '../plugin'

const mock = startMockServer()

const labels = ['Current password', 'New password', 'Confirm new password'] as const

async function open() {
  await renderRoute(profileRoute, { plugins: [accounts], query: { panel: 'password' }, as: 'ana' })
  await screen.findByLabelText(/^Current password/)
}
function fillForm(...passwords: readonly [current: string, next: string, repeated: string]) {
  for (const [index, label] of labels.entries()) fillIn(label, passwords[index] ?? '')
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: /^Change password/ }))
const values = () => labels.map((label) => field(label).value)

// Covers ACC-PROF-05
test('the password form changes the password and clears its fields', async () => {
  await open()
  fillForm('roda-demo', 'staple and more', 'staple and more')
  submit()
  expect(await screen.findAllByText('Password changed')).not.toEqual([])
  await waitFor(() => expect(values()).toEqual(['', '', '']))
  const request = mock.onlyRequest('changePassword')
  expect(request).toMatchObject({
    method: 'POST',
    path: '/api/user/changePassword',
    headers: { authorization: true },
  })
  expect(request.body).toEqual({ currentPassword: 'roda-demo', newPassword: 'staple and more' })
})

// Covers ACC-PROF-05
test('the password form rejects a short or wrongly repeated password', async () => {
  await open()
  submit()
  await waitFor(() => expect(document.activeElement).toBe(field('Current password')))
  for (const label of labels)
    await waitFor(() => expect(descriptionOf(field(label)), label).toMatch(/6 to 128 characters/))

  fillForm('roda-demo', 'staple and more', 'staple and less')
  submit()
  await waitFor(() =>
    expect(descriptionOf(field('Confirm new password'))).toMatch(/new passwords don’t match/),
  )
  expect(mock.requests('changePassword')).toEqual([])
})

// Covers ACC-PROF-05
test('the password form ticks its rules while the new password is typed', async () => {
  await open()
  const rules = ['At least 6 characters.', 'Same as the new password.']
  const met = () => rules.map((rule) => screen.getByText(rule).hasAttribute('data-met'))
  expect(met()).toEqual([false, false])
  fillForm('', 'short', 'short')
  await waitFor(() => expect(met()).toEqual([false, true]))
  fillForm('', 'staple and more', 'staple and less')
  await waitFor(() => expect(met()).toEqual([true, false]))
  fillForm('', 'staple and more', 'staple and more')
  await waitFor(() => expect(met()).toEqual([true, true]))
})

// Covers ACC-PROF-05
test.each([
  [
    'a wrong current password',
    undefined,
    'Your password wasn’t changed',
    'This is not your current password.',
  ],
  ['an answer of false', { json: false }, 'Your password wasn’t changed', ''],
  ['a server that is down', { status: 503 }, 'We don’t know if your password was changed', ''],
] as const)('the password form keeps its input and reports %s', async (_, fault, failure, error) => {
  if (fault) mock.fault({ operation: 'changePassword', ...fault })
  await open()
  fillForm('not-this-one', 'staple and more', 'staple and more')
  submit()
  expect(await screen.findAllByText(failure)).not.toEqual([])
  expect(screen.queryByText('Password changed')).toBeNull()
  expect(values()).toEqual(['not-this-one', 'staple and more', 'staple and more'])
  await waitFor(() => expect(descriptionOf(field('Current password'))).toContain(error))
})
