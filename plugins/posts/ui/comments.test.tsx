import { myPageRoute } from '@kernel'
import { beforeEach, expect, test } from '@rstest/core'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { endSessionElsewhere, renderRoute, startMockServer } from '@tests/kit'
import posts from '../plugin'

const mock = startMockServer()

const open = () => renderRoute(myPageRoute, { plugins: [posts], as: 'ana' }).then(() => undefined)
beforeEach(open)

const card = async (position: number) => {
  const found = (await screen.findAllByRole('article'))[position]
  if (!found) throw new Error(`There is no post ${position}.`)
  return within(found)
}
const textbox = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your comment' })

async function write(position: number, text: string) {
  await userEvent.click((await card(position)).getByRole('button', { name: 'Comment' }))
  await userEvent.type(textbox(), text)
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
const commentButton = async () => (await card(0)).findByRole('button', { name: 'Comment' })

// Covers PST-COMM-01
test('comment form can be reopened after the previous comment was answered', async () => {
  mock.fault({ operation: 'createComment', latency: 1_500 })
  await write(0, 'Well said.')
  await save()
  const waiting = (await card(0)).getByRole('button', { name: /Loading/ })
  await userEvent.click(waiting)
  expect(screen.queryByRole('textbox', { name: 'Your comment' })).toBeNull()

  expect(await screen.findAllByText('Your comment is there.')).not.toEqual([])
  await userEvent.click(await commentButton())
  expect(textbox().value).toBe('')
})

// Covers PST-COMM-03
test('rejected comment becomes a draft while another comment form stays open', async () => {
  mock.fault({ operation: 'createComment', latency: 2_500, status: 503, times: 1 })
  await write(0, 'Not lost')
  await save()
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
test('comment form reopens with its text when the server rejects the comment', async () => {
  mock.fault({ operation: 'createComment', latency: 300, status: 503, times: 1 })
  await write(0, 'Not lost')
  await save()
  await waitFor(() => expect(textbox().value).toBe('Not lost'))
  expect(document.activeElement).toBe(textbox())
})

// Covers PST-COMM-02
test('edit button of a comment gets the focus and is disabled while saving', async () => {
  await write(0, 'Mine')
  await save()
  await userEvent.click(await (await card(0)).findByRole('button', { name: 'Edit comment' }))
  const field = screen.getByRole('textbox', { name: 'Edit comment' })
  await userEvent.type(field, ', and better')
  mock.fault({ operation: 'updateComment', latency: 1_500 })
  await save()
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
test('comment draft is kept when the session ended in another tab', async () => {
  const sees = async (text: string | RegExp) => expect(await screen.findAllByText(text)).not.toEqual([])
  await write(0, 'Not lost')
  endSessionElsewhere()
  await save()
  await sees(/You are signed out/)
  expect(screen.queryByText('Your comment is there.')).toBeNull()

  cleanup()
  await open()
  await userEvent.click(await commentButton())
  expect(textbox().value).toBe('Not lost')
  await save()
  await sees('Your comment is there.')
  expect(mock.requests().filter(({ operationId }) => operationId === 'createComment')).toHaveLength(1)
})
