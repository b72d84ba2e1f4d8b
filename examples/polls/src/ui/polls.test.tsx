import { definePlugin } from '@roda/kernel'
import { type PostEditorProps, postEditorSections, postFooter } from '@roda/kernel/contracts/posts'
import { renderSlot, startMockServer } from '@roda/kernel/testing'
import { expect, test } from '@rstest/core'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import polls from '../plugin'

type Handlers = Parameters<PostEditorProps['register']>[0]

const mock = startMockServer()
/** Replaces the posts plugin, which this plugin requires. */
const posts = definePlugin({ id: 'posts' })
const options = { plugins: [posts, polls], as: 'ana' } as const
const post = { id: 7, isPublic: true, isOwn: false, author: { name: 'Bruno', login: 'bruno' } }
const sent = (operation: string) => mock.requests().filter(({ operationId }) => operationId === operation)

/** Opens the section of the editor of a new post. */
async function openEditor() {
  let handlers: Handlers = {}
  const register = (registered: Handlers) => {
    handlers = registered
    return () => undefined
  }
  await renderSlot(postEditorSections, { postId: undefined, onInsert: () => undefined, register }, options)
  await userEvent.click(await screen.findByRole('button', { name: 'Add a poll' }))
  return { submit: () => handlers.onSubmit?.(), save: () => handlers.onSaved?.({ postId: post.id }) }
}
const type = (label: RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text)

test('an incomplete poll stops the post and focuses its field', async () => {
  const { submit } = await openEditor()
  expect(submit()).toBe(false)
  expect(document.activeElement).toBe(screen.getByLabelText(/^Question/))
  expect(await screen.findByText('Enter a question')).toBeTruthy()
  await type(/^Question/, 'When?')
  expect(submit()).toBe(false)
  expect(document.activeElement).toBe(screen.getByLabelText(/^Answer 1/))
})

test('a poll of a saved post takes one vote of each member', async () => {
  const { submit, save } = await openEditor()
  await type(/^Question/, 'When?')
  await type(/^Answer 1/, 'Saturday')
  await type(/^Answer 2/, 'Sunday')
  expect(submit()).toBe(true)
  save()
  await expect.poll(() => sent('createPoll').length).toBe(1)
  cleanup()

  await renderSlot(postFooter, { post }, options)
  const poll = within(await screen.findByRole('region', { name: 'Poll' }))
  await userEvent.click(await poll.findByRole('button', { name: 'Sunday 0 votes' }))
  expect(await poll.findByRole('button', { name: 'Sunday 1 vote', pressed: true })).toBeTruthy()
  await userEvent.click(poll.getByRole('button', { name: 'Saturday 0 votes' }))
  expect(await poll.findByRole('button', { name: 'Saturday 1 vote', pressed: true })).toBeTruthy()
  expect(poll.getByRole('button', { name: 'Sunday 0 votes' })).toBeTruthy()
})

test('a post without a poll shows nothing', async () => {
  await renderSlot(postFooter, { post }, options)
  await expect.poll(() => sent('listPolls').length).toBe(1)
  expect(screen.queryByRole('region', { name: 'Poll' })).toBeNull()
})
