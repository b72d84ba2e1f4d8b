import { myPageRoute } from '@kernel'
import { beforeEach, expect, test } from '@rstest/core'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { endSessionElsewhere, renderRoute, startMockServer } from '@tests/kit'
import posts from '../plugin'

const mock = startMockServer()

/** Opens a short feed, because roles are slow to find among many posts. */
async function open() {
  mock.state.posts.splice(12)
  await renderRoute(myPageRoute, { plugins: [posts], as: 'ana' })
}
beforeEach(open)

const card = async (position: number) => {
  const found = (await screen.findAllByRole('article'))[position]
  if (!found) throw new Error(`There is no post ${position}.`)
  return within(found)
}
const textbox = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your comment' })

async function write(position: number, text: string) {
  await userEvent.click((await card(position)).getByRole('button', { name: /^Comment/ }))
  await userEvent.type(textbox(), text)
}
const publish = () => userEvent.click(screen.getByRole('button', { name: 'Publish' }))
const commentButton = async () => (await card(0)).findByRole('button', { name: /^Comment/ })

// Covers PST-COMM-01
test('the comment form opens again only after the server has answered', async () => {
  mock.fault({ operation: 'createComment', latency: 1_500 })
  await write(0, 'Well said.')
  await publish()
  const waiting = (await card(0)).getByRole('button', { name: /Loading/ })
  await userEvent.click(waiting)
  expect(screen.queryByRole('textbox', { name: 'Your comment' })).toBeNull()

  expect(await screen.findAllByText('Comment posted')).not.toEqual([])
  await userEvent.click(await commentButton())
  expect(textbox().value).toBe('')
})

// Covers PST-COMM-03
test('a rejected comment becomes a draft while another form stays open', async () => {
  mock.fault({ operation: 'createComment', latency: 2_500, status: 503, times: 1 })
  await write(0, 'Not lost')
  await publish()
  await write(1, 'Half a wo')
  expect(await screen.findAllByText(/Error adding comment/)).not.toEqual([])
  await commentButton()
  expect(document.activeElement).toBe(textbox())
  await userEvent.keyboard('rd')
  expect((await card(1)).getByRole('textbox')).toBe(textbox())
  expect(textbox().value).toBe('Half a word')

  await userEvent.click(await commentButton())
  expect(textbox().value).toBe('Not lost')
})

// Covers PST-COMM-03
test('the comment form reopens with its text when the comment is rejected', async () => {
  mock.fault({ operation: 'createComment', latency: 300, status: 503, times: 1 })
  await write(0, 'Not lost')
  await publish()
  await waitFor(() => expect(textbox().value).toBe('Not lost'))
  expect(document.activeElement).toBe(textbox())
})

// Covers PST-COMM-02
test('a comment’s edit button gets the focus and is disabled while saving', async () => {
  await write(0, 'Mine')
  await publish()
  await userEvent.click(await (await card(0)).findByRole('button', { name: 'Edit comment' }))
  const field = screen.getByRole('textbox', { name: 'Edit comment' })
  await userEvent.type(field, ', and better')
  mock.fault({ operation: 'updateComment', latency: 1_500 })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Mine, and better')).toBeTruthy()
  const again = await screen.findByRole('button', { name: 'Edit comment' })
  expect(document.activeElement).toBe(again)
  await userEvent.click(again)
  expect(screen.queryByRole('textbox', { name: 'Edit comment' })).toBeNull()
  await waitFor(() => expect(again.getAttribute('aria-disabled')).toBe('false'))
  await userEvent.click(again)
  expect(screen.getByRole('textbox', { name: 'Edit comment' })).toBeTruthy()
})

// Covers FLT-01
test('a comment draft is kept when the session ended in another tab', async () => {
  const sees = async (text: string | RegExp) => expect(await screen.findAllByText(text)).not.toEqual([])
  await write(0, 'Not lost')
  endSessionElsewhere()
  await publish()
  await sees(/You’re logged out/)
  expect(screen.queryByText('Comment posted')).toBeNull()

  cleanup()
  await open()
  await userEvent.click(await commentButton())
  expect(textbox().value).toBe('Not lost')
  await publish()
  await sees('Comment posted')
  expect(mock.requests().filter(({ operationId }) => operationId === 'createComment')).toHaveLength(1)
})
