import { myPageRoute } from '@kernel'
import { beforeEach, expect, onTestFinished, rs, test } from '@rstest/core'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { endSessionElsewhere, reload, renderRoute, startMockServer, wrongDeviceClock } from '@tests/kit'
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
const comments = () => screen.getAllByRole('listitem').filter((item) => item.closest('article'))
const commentWith = async (text: string) =>
  (
    await screen.findByText((_, element) =>
      Boolean(element?.matches('li p[dir=auto]') && element.textContent?.includes(text)),
    )
  ).closest('li') as HTMLElement
const descriptionOf = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

/** Deletes a comment and closes the toast that offers "Undo", so that the deletion is sent. */
async function removeComment(text: string) {
  const button = within(await commentWith(text)).getByRole('button', { name: 'Delete comment' })
  await userEvent.click(button)
  const toast = await screen.findByRole('group', { name: 'Comment deleted' })
  await userEvent.click(within(toast).getByRole('button', { name: 'Close' }))
}

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
  mock.fault({ operation: 'createComment', latency: 2_500, status: 400, times: 1 })
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
  const release = mock.hold('createComment', { status: 400, times: 1 })
  await write(0, 'Not lost')
  await publish()
  await commentWith('Not lost')
  release()
  await waitFor(() => expect(textbox().value).toBe('Not lost'))
  expect(document.activeElement).toBe(textbox())
  expect(screen.getAllByText(/Error adding comment/)).not.toEqual([])
  expect(comments().filter((comment) => comment.textContent?.includes('Not lost'))).toEqual([])
})

// Covers PST-COMM-01, PST-COMM-03
test('a comment is sent from its post and shown immediately', async () => {
  await card(0)
  expect(screen.queryByRole('textbox', { name: 'Your comment' })).toBeNull()
  fireEvent.click(await commentButton())
  expect(screen.getAllByRole('textbox', { name: 'Your comment' })).toHaveLength(1)
  expect(document.activeElement).toBe(textbox())
  await publish()
  await waitFor(() => expect(descriptionOf(textbox())).toContain('Write something first'))

  const release = mock.hold('createComment')
  fireEvent.input(textbox(), { target: { value: '  Well <b>said</b>.\nTwice. ' } })
  await publish()
  await commentWith('Well <b>said</b>.')
  release()
  expect(await screen.findAllByText('Comment posted')).not.toEqual([])
  expect(screen.queryByRole('textbox', { name: 'Your comment' })).toBeNull()
  expect(document.activeElement).toBe(await commentButton())
  expect(mock.onlyRequest('createComment').body).toEqual({
    date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    content: 'Well <b>said</b>.\nTwice.',
    postId: expect.any(Number),
  })
  await reload()
  await commentWith('Well <b>said</b>.')
})

// Covers PST-COMM-01
test('a comment text is cleared by cancel and kept when the form is left', async () => {
  await write(0, 'Half a thou')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('textbox', { name: 'Your comment' })).toBeNull()
  await userEvent.click(await commentButton())
  expect(textbox().value).toBe('')

  await userEvent.type(textbox(), 'Half a thought')
  const stored = () => JSON.stringify({ ...localStorage })
  await waitFor(() => expect(stored()).toContain('Half a thought'))
  await reload()
  await userEvent.click(await commentButton())
  expect(textbox().value).toBe('Half a thought')
})

// Covers PST-COMM-02, PST-COMM-03
test('a member edits and deletes only their own comments, one at a time', async () => {
  await write(0, 'Mine')
  await publish()
  const mine = await commentWith('Mine')
  await waitFor(() => expect(within(mine).getByRole('button', { name: 'Edit comment' })).toBeTruthy())
  const others = comments().filter(({ textContent }) => !textContent?.includes('Ana Martins'))
  expect(others).not.toEqual([])
  for (const other of others) expect(within(other).queryByRole('button', { name: 'Edit comment' })).toBeNull()

  await userEvent.click(within(mine).getByRole('button', { name: 'Edit comment' }))
  expect(screen.queryByRole('button', { name: /^(Edit|Delete) comment$/ })).toBeNull()
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Edit comment' })
  expect(field.value).toBe('Mine')
  await userEvent.type(field, ', and better')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findAllByText('Comment updated')).not.toEqual([])
  expect(mock.onlyRequest('updateComment').body).toEqual({
    date: expect.any(String),
    id: expect.any(Number),
    content: 'Mine, and better',
  })

  mock.fault({ operation: 'deleteComment', status: 500, times: 1 })
  await removeComment('Mine, and better')
  expect(await screen.findAllByText(/Error deleting comment/)).not.toEqual([])
  await removeComment('Mine, and better')
  await waitFor(() => expect(mock.requests('deleteComment')).toHaveLength(2))
  expect(screen.queryByText('Mine, and better')).toBeNull()
})

// Covers PST-COMM-02
test('the focus stays in place when comments are changed by keyboard', async () => {
  const edit = () => screen.findByRole('button', { name: 'Edit comment' })
  /** Presses a button by keyboard: it has the focus. */
  const press = async (name: string) => {
    ;(await screen.findByRole('button', { name })).focus()
    await userEvent.keyboard('{Enter}')
  }
  await write(0, 'Mine')
  await publish()
  await press('Edit comment')
  await press('Cancel')
  expect(document.activeElement).toBe(await edit())

  const release = mock.hold('updateComment')
  await press('Edit comment')
  await userEvent.type(screen.getByRole('textbox', { name: 'Edit comment' }), ', and better')
  await press('Save')
  expect(await screen.findByText('Mine, and better')).toBeTruthy()
  const again = await edit()
  expect(document.activeElement).toBe(again)
  expect(again.getAttribute('aria-disabled')).toBe('true')
  await press('Edit comment')
  expect(screen.queryByRole('textbox', { name: 'Edit comment' })).toBeNull()
  release()
  expect(await screen.findAllByText('Comment updated')).not.toEqual([])
  await waitFor(() => expect(again.getAttribute('aria-disabled')).toBe('false'))
  expect(document.activeElement).toBe(again)

  await press('Delete comment')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit comment' })).toBeNull())
  expect(document.activeElement).toBe(await commentButton())
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

// Covers UX-13, FLT-147
test('a post with many comments shows the last few and unfolds the others', async () => {
  cleanup()
  const { id } = mock.state.posts[0] ?? {}
  const [example] = mock.state.comments
  const added = Array.from({ length: 7 }, (_, index) => ({
    ...example,
    id: 900_001 + index,
    postId: id,
    content: `Remark ${index + 1}`,
    commentDate: new Date(Date.now() - (20 - index) * 60_000).toISOString(),
  }))
  const others = mock.state.comments.filter(({ postId }) => postId !== id)
  mock.state.comments = [...others, ...(added as typeof others)]
  await open()
  const more = await screen.findByRole('button', { name: 'View 4 more comments' })
  const card = within(more.closest('article') as HTMLElement)
  // Printing renders another list of posts.
  const items = () =>
    screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.includes('Remark'))
  const texts = () => items().map((item) => /Remark \d/.exec(item.textContent ?? '')?.[0])
  expect(card.getByRole('button', { name: 'Comment, 7 comments' })).toBeTruthy()
  expect(texts()).toEqual(['Remark 5', 'Remark 6', 'Remark 7'])

  act(() => void dispatchEvent(new Event('beforeprint')))
  expect(texts()).toHaveLength(7)
  act(() => void dispatchEvent(new Event('afterprint')))
  expect(texts()).toHaveLength(3)

  await userEvent.click(screen.getByRole('button', { name: 'View 4 more comments' }))
  expect(texts()).toHaveLength(7)
  expect(document.activeElement).toBe(items()[0])
  expect(screen.queryByRole('button', { name: /more comments/ })).toBeNull()
})

// Covers FLT-149
test('a long comment is folded as posts are', async () => {
  rs.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(41_582)
  rs.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  onTestFinished(() => void rs.restoreAllMocks())
  cleanup()
  const content = Array.from({ length: 2_000 }, (_, line) => `Line ${line + 1}`).join('\n')
  Object.assign(mock.state.comments[0] ?? {}, { postId: mock.state.posts[0]?.id, content })
  await open()
  const more = await within(await commentWith('Line 2000')).findByRole('button', { name: 'Read more' })
  await userEvent.click(more)
  expect(more.getAttribute('aria-expanded')).toBe('true')
})

// Covers FLT-150
test('a comment that was just written is new, although the clock of the device is behind', async () => {
  wrongDeviceClock(mock, 3)
  await write(0, 'Well said.')
  await publish()
  const written = await commentWith('Well said.')
  await waitFor(() => expect(written.querySelector('time')?.textContent).toBe('now'))
})

// Covers FLT-151
test('a comment by a member with the name of the user has neither their link nor their buttons', async () => {
  const [post] = mock.state.posts
  const [comment] = mock.state.comments
  const ana = mock.state.people.find(({ login }) => login.startsWith('ana'))
  if (!post || !comment || !ana) throw new Error('The data are missing.')
  // The server sends only the name of the author.
  mock.state.comments.push({
    ...comment,
    id: 999_999,
    postId: post.id,
    authorId: ana.id,
    content: 'By a namesake',
  })
  await reload()
  const namesake = within(await commentWith('By a namesake'))
  expect(namesake.getByText(ana.name)).toBeTruthy()
  expect(namesake.queryByRole('button', { name: 'Edit comment' })).toBeNull()
  expect(namesake.queryByRole('link', { name: ana.name })).toBeNull()
})
