import { definePlugin, fill, type Id, page, route } from '@kernel'
import { expect, test } from '@rstest/core'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderRoute, startMockServer } from '@tests/kit'
import { useEffect, useState } from 'react'
import { createPostRoute, type PostEditorProps, postEditorSections } from '../contract'
import posts from '../plugin'

const mock = startMockServer()

const otherRoute = route('other/screen', '/other')
/** Provides another screen. */
const other = definePlugin({
  id: 'other',
  routes: [page(otherRoute, { load: async () => ({ default: () => <p>Something else</p> }) })],
})

async function publish() {
  await renderRoute(createPostRoute, { plugins: [posts, other], as: 'ana' })
  await userEvent.type(await screen.findByLabelText('Text'), 'First kiln of the year.')
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
}

// Covers PST-EDIT-04
test('the post editor opens my page after a post is published', async () => {
  await publish()
  expect(await screen.findAllByText('Post published')).not.toEqual([])
  await waitFor(() => expect(location.pathname).toBe('/mypage'))
})

// Covers PST-EDIT-04
test('the post editor does not navigate when the user opened another screen', async () => {
  mock.fault({ operation: 'createPost', latency: 1_500 })
  await publish()
  history.pushState(null, '', '/other')
  dispatchEvent(new PopStateEvent('popstate'))
  expect(await screen.findByText('Something else')).toBeTruthy()
  expect(await screen.findAllByText('Post published')).not.toEqual([])
  expect(location.pathname).toBe('/other')
  expect(screen.getByText('Something else')).toBeTruthy()
})

// Covers PST-EDIT-01
test('the post editor has a button to cancel once there is something to discard', async () => {
  await renderRoute(createPostRoute, { plugins: [posts, other], as: 'ana' })
  const field = await screen.findByLabelText('Text')
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  await userEvent.type(field, 'First kiln')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(location.pathname).toBe('/mypage'))
})

// Covers FLT-01
test('the post editor says that a draft is saved only while the browser stores it', async () => {
  await renderRoute(createPostRoute, { plugins: [posts, other], as: 'ana' })
  const field = await screen.findByLabelText('Text')
  fireEvent.input(field, { target: { value: 'First kiln' } })
  expect(await screen.findByText('Draft saved on this device')).toBeTruthy()
  fireEvent.input(field, { target: { value: 'First kiln'.repeat(300_000) } })
  await waitFor(() => expect(screen.queryByText('Draft saved on this device')).toBeNull())
  fireEvent.input(field, { target: { value: 'First kiln'.repeat(30_000) } })
  expect(await screen.findByText('Draft saved on this device')).toBeTruthy()
})

/** Adds a question to the editor, without which nothing is sent, and stores it with the id of the post. */
function withPoll(asked: [Id | undefined, string][]) {
  function PollEditor({ postId, register }: PostEditorProps) {
    const [question, setQuestion] = useState('')
    useEffect(
      () =>
        register({
          onSubmit: () => question !== '',
          onSaved: (saved) => void asked.push([saved.postId, question]),
        }),
      [register, question],
    )
    return (
      <input
        aria-label={`Question of ${postId ?? 'a new post'}`}
        value={question}
        onChange={({ target }) => setQuestion(target.value)}
      />
    )
  }
  return definePlugin({
    id: 'polls',
    fills: [fill(postEditorSections, { id: 'polls/editor', load: async () => ({ default: PollEditor }) })],
  })
}

// Covers EXT-01
test('a plugin in the post editor checks a post and gets its id', async () => {
  const asked: [Id | undefined, string][] = []
  await renderRoute(createPostRoute, { plugins: [posts, other, withPoll(asked)], as: 'ana' })
  await userEvent.type(await screen.findByLabelText('Text'), 'First kiln of the year.')
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  const question = await screen.findByLabelText('Question of a new post')
  expect(mock.requests().filter(({ operationId }) => operationId === 'createPost')).toEqual([])

  await userEvent.type(question, 'Who comes?')
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(location.pathname).toBe('/mypage'))
  const post = mock.state.posts.find(({ content }) => content.includes('First kiln of the year.'))
  expect(post).toBeDefined()
  expect(asked).toEqual([[post?.id, 'Who comes?']])
})

/** Publishes a post, and closes the editor and opens it again before the answer, which the returned function releases. */
async function reopenWhileSending() {
  const release = mock.hold('createPost')
  await publish()
  await waitFor(() => expect(mock.requests('createPost')).toHaveLength(1))
  act(() => history.pushState(null, '', '/other'))
  act(() => void dispatchEvent(new PopStateEvent('popstate')))
  await screen.findByText('Something else')
  act(() => history.back())
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Text')
  expect(field.value).toBe('First kiln of the year.')
  return release
}

// Covers PST-EDIT-04
test('an editor that is opened again while its post is sent does not send it twice', async () => {
  const release = await reopenWhileSending()
  const button = screen.getByRole('button', { name: /^Publish/ })
  expect(button.getAttribute('aria-busy')).toBe('true')
  await userEvent.click(button)
  release()
  await waitFor(() => expect(location.pathname).toBe('/mypage'))
  expect(mock.requests('createPost')).toHaveLength(1)
  expect(JSON.stringify({ ...localStorage })).not.toContain('First kiln')
})

// Covers PST-EDIT-04
test('an editor that is opened again can stop the upload of its post', async () => {
  await reopenWhileSending()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel upload' }))
  await screen.findByRole('button', { name: 'Cancel' })
  const button = screen.getByRole('button', { name: 'Publish' })
  expect(button.getAttribute('aria-busy')).toBeNull()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('First kiln of the year.')
})
