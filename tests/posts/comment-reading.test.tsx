import { expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectAccessible, openProduct, reload, startMockServer } from '@tests/kit'
import posts from '../../plugins/posts/plugin'
import publicPage from '../../plugins/public-page/plugin'

const plugins = [posts, publicPage]
const mock = startMockServer()

const newLine = 'New since your last visit'
const person = (login: string) => mock.state.people.find((one) => one.login === login)

function newestPost() {
  const post = mock.state.posts.find(({ authorId }) => authorId === person('bruno.carvalho')?.id)
  if (!post) throw new Error('Bruno has no post.')
  Object.assign(post, { publicPost: true, postDate: new Date().toISOString() })
  mock.state.posts = [post]
  mock.state.comments = []
  return post
}
function addComment(postId: number, content: string) {
  const id = 900 + mock.state.comments.length
  mock.state.comments.push({
    id,
    postId,
    authorId: person('bruno.carvalho')?.id ?? '',
    content,
    commentDate: new Date(Date.UTC(2026, 2, 1) + id * 60_000).toISOString(),
  })
  return id
}
const open = (path: string) => openProduct(path, { plugins, as: 'ana' })
const items = () =>
  within(screen.getByRole('list', { name: 'Comments' }))
    .getAllByRole('listitem')
    .map((item) => [
      item.textContent?.startsWith(newLine) ? 'line' : '',
      item.querySelector('p[dir=auto]')?.textContent ?? '',
    ])
const words = () => items().map(([, text]) => text)

// Covers UX-64
test('a line stands before the comments that are new since the last visit, in this tab until it is left', async () => {
  const { id } = newestPost()
  addComment(id, 'Old')
  await open(`/post/${id}`)
  await screen.findByText('Old')
  expect(screen.queryByText(newLine)).toBeNull()
  addComment(id, 'Fresh')
  addComment(id, 'Fresher')
  await reload()
  await screen.findByText('Fresh')
  expect(items()).toEqual([
    ['', 'Old'],
    ['line', 'Fresh'],
    ['', 'Fresher'],
  ])
  await expectAccessible()
  // Another tab opens the post after this one.
  await reload()
  await screen.findByText('Fresh')
  expect(screen.queryByText(newLine)).toBeNull()
})

// Covers UX-64
test('the newest comments come first if the user wants so, on all posts and until the log-out', async () => {
  const { id } = newestPost()
  for (const text of ['One', 'Two', 'Three']) addComment(id, text)
  await open(`/post/${id}`)
  await screen.findByText('One')
  const button = screen.getByRole('button', { name: 'Newest first', pressed: false })
  fireEvent.click(button)
  await waitFor(() => expect(words()).toEqual(['Three', 'Two', 'One']))
  await reload()
  await screen.findByText('One')
  expect(words()).toEqual(['Three', 'Two', 'One'])
  // The form stands where the new comment appears.
  await userEvent.click(screen.getByRole('button', { name: /^Comment/ }))
  const field = await screen.findByRole('textbox', { name: 'Your comment' })
  const first = screen.getByText('Three')
  expect(field.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Newest first', pressed: true }))
  await waitFor(() => expect(words()).toEqual(['One', 'Two', 'Three']))
  expect(Object.keys(localStorage).filter((key) => key.includes('posts.visits'))).toHaveLength(1)
})

// Covers UX-64
test('“Reply” begins a comment with the name and the address of another one, which is drawn below it', async () => {
  const { id } = newestPost()
  const parent = addComment(id, 'One')
  addComment(id, 'Two')
  await open('/mypage?tab=feed')
  await screen.findByText('One')
  const press = (index: number) =>
    fireEvent.click(screen.getAllByRole('button', { name: 'Reply' })[index] as Element)
  const answering = (item: string) =>
    (screen.getByText(item).closest('li') as HTMLElement).querySelector('textarea')
  press(1)
  await waitFor(() => expect(answering('Two')).toBeTruthy())
  await userEvent.type(answering('Two') as Element, 'Well said')
  // Another comment takes the place of the first one, and the words stay.
  press(0)
  await waitFor(() => expect(answering('One')?.value).toBe('Well said'))
  const field = () =>
    screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Replying to Bruno Carvalho' })
  expect(document.activeElement).toBe(await field())
  expect(answering('Two')).toBeNull()
  await expectAccessible(answering('One')?.form as HTMLElement)

  // The draft knows its place after a reload.
  await reload()
  fireEvent.click(await screen.findByRole('button', { name: 'Comment, 2 comments' }))
  await waitFor(() => expect(answering('One')?.value).toBe('Well said'))
  const address = `${location.origin}/@bruno.carvalho?post=${id}#comment-${parent}`
  const content = `@Bruno Carvalho ${address} Well said`
  await userEvent.click(within((await field()).form as HTMLElement).getByRole('button', { name: 'Reply' }))
  await waitFor(() => expect(mock.onlyRequest('createComment').body).toMatchObject({ content }))
  await waitFor(() => expect(words()).toEqual(['One', '@Bruno Carvalho Well said', 'Two']))
  const link = within(screen.getByText('Well said', { exact: false })).getByRole('link')
  expect(link.getAttribute('href')).toBe(`/post/${id}#comment-${parent}`)
})

// Covers UX-64, PST-COMM-01
test('a post has an open line for a comment at its address, which keeps the place of the sent one', async () => {
  const { id } = newestPost()
  await open(`/post/${id}`)
  const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your comment' })
  expect(document.activeElement).not.toBe(await field())
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  await expectAccessible()
  const release = mock.hold('createComment', { status: 400, times: 1 })
  await userEvent.type(await field(), 'Not lost')
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  expect(words()).toEqual(['Not lost'])
  expect(screen.queryByRole('textbox', { name: 'Your comment' })).toBeNull()
  release()
  expect((await field()).value).toBe('Not lost')
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(async () => expect((await field()).value).toBe(''))
  expect(words()).toEqual(['Not lost'])
})

// Covers UX-64, UX-13
test('the menu of a comment copies its address', async () => {
  const user = userEvent.setup()
  const { id } = newestPost()
  const comment = addComment(id, 'One')
  await open(`/post/${id}`)
  const item = within((await screen.findByText('One')).closest('li') as HTMLElement)
  item.getByRole('button', { name: 'Actions for this comment' }).focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('menuitem', { name: 'Copy link' })
  await user.keyboard('copy{Enter}')
  expect(await screen.findAllByText('Copied to clipboard')).not.toEqual([])
  expect(await navigator.clipboard.readText()).toBe(
    `${location.origin}/@bruno.carvalho?post=${id}#comment-${comment}`,
  )
})
