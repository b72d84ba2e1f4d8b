import { $session, sessionEnded } from '@kernel'
import accounts from '@plugins/accounts/plugin'
import posts from '@plugins/posts/plugin'
import { expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openProduct, startMockServer } from '@tests/kit'
import { allSettled } from 'effector'

startMockServer()
const deployment = (as: string) => ({ plugins: [accounts, posts], as })
const stored = () => JSON.stringify({ ...localStorage })
const textField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })

async function typePost() {
  const scope = await openProduct('/createPost', deployment('ana'))
  await userEvent.type(await textField(), 'Half a thought')
  await screen.findByText('Draft saved on this device')
  return scope
}

// Covers FLT-161, UX-70
test('a log-out names what is being written in another tab', async () => {
  await typePost()
  const scope = await openProduct('/user/logout', deployment('ana'))
  expect(await screen.findByRole('heading', { name: 'Only this device has 1 draft' })).toBeTruthy()
  expect(stored()).toContain('Half a thought')
  fireEvent.click(screen.getByRole('button', { name: 'Log out anyway' }))
  await waitFor(() => expect(scope.getState($session)).toBeNull())
  expect(stored()).not.toContain('Half a thought')
})

// Covers FLT-161, KRN-AUTH-06
test.each(['logout', 'logout-other-tab'] as const)(
  'after the end %s nothing is left of what was being written',
  async (reason) => {
    const scope = await typePost()
    await allSettled(sessionEnded, { scope, params: reason })
    expect(stored()).not.toContain('Half a thought')
    await openProduct('/createPost', deployment('bruno'))
    expect((await textField()).value).toBe('')
    expect(document.body.textContent).not.toContain('Half a thought')
  },
)
