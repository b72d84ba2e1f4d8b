import { sessionEnded } from '@kernel'
import accounts from '@plugins/accounts/plugin'
import posts from '@plugins/posts/plugin'
import { expect, test } from '@rstest/core'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openProduct, startMockServer } from '@tests/kit'
import { allSettled } from 'effector'

startMockServer()
const deployment = (as: string) => ({ plugins: [accounts, posts], as })
const stored = () => JSON.stringify({ ...localStorage })
const textField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })

/** Types a post, and logs out in another tab, which removes the data of the user. */
async function logOutElsewhere() {
  const scope = await openProduct('/createPost', deployment('ana'))
  await userEvent.type(await textField(), 'Half a thought')
  await screen.findByText('Draft saved on this device')
  await allSettled(sessionEnded, { scope, params: 'logout-other-tab' })
}

// Covers FLT-161
test('a log-out in another tab tells that what was being written is kept, and the next login finds it', async () => {
  await logOutElsewhere()
  expect((await screen.findAllByText(/kept on this device until your next login/)).length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy()
  await openProduct('/createPost', deployment('ana'))
  await waitFor(async () => expect((await textField()).value).toBe('Half a thought'))
  // The next log-out removes it like every draft.
  expect(stored()).not.toContain('unsent:')
})

// Covers FLT-161, KRN-AUTH-06
test('the next person on the device does not see what was kept over a log-out in another tab', async () => {
  await logOutElsewhere()
  await openProduct('/createPost', deployment('bruno'))
  expect((await textField()).value).toBe('')
  expect(screen.queryByText(/^Draft restored/)).toBeNull()
  expect(document.body.textContent).not.toContain('Half a thought')
})

// Covers FLT-161, KRN-AUTH-06
test('a log-out in this tab keeps nothing', async () => {
  const scope = await openProduct('/createPost', deployment('ana'))
  await userEvent.type(await textField(), 'Half a thought')
  await screen.findByText('Draft saved on this device')
  await allSettled(sessionEnded, { scope, params: 'logout' })
  expect(stored()).not.toContain('Half a thought')
})
