import { navigate } from '@kernel'
import { expect, onTestFinished, test } from '@rstest/core'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  allowConsoleErrors,
  expectAccessible,
  fillIn,
  openProduct,
  reload,
  startMockServer,
} from '@tests/kit'
import { type Scope, scopeBind } from 'effector'
import accounts from '../../plugins/accounts/plugin'
import network from '../../plugins/network/plugin'
import posts from '../../plugins/posts/plugin'
import publicPage from '../../plugins/public-page/plugin'

const plugins = [accounts, posts, network, publicPage]
const mock = startMockServer()

/** A post of Bruno with ten comments, of which the feed shows three. */
function postOf({ isPublic = true, comments = 10 } = {}) {
  const bruno = mock.state.people.find(({ login }) => login === 'bruno.carvalho')
  const post = mock.state.posts.find(({ authorId }) => authorId === bruno?.id)
  if (!bruno || !post) throw new Error('Bruno has no post.')
  Object.assign(post, { publicPost: isPublic, postDate: new Date().toISOString() })
  mock.state.comments = mock.state.comments.filter(({ postId }) => postId !== post.id)
  for (let number = 1; number <= comments; number += 1)
    mock.state.comments.push({
      id: 900 + number,
      postId: post.id,
      authorId: bruno.id,
      content: `Comment ${number}`,
      commentDate: new Date(Date.UTC(2026, 2, number)).toISOString(),
    })
  return post
}
const open = (address: string, as?: string) => openProduct(address, { plugins, as })
const comment = (number: number) =>
  screen.findByText(`Comment ${number}`).then((text) => text.closest('li') as HTMLElement)
const seeFocusOn = async (number: number) => {
  const item = await comment(number)
  await waitFor(() => expect(document.activeElement).toBe(item))
  expect(item.getAttribute('aria-current')).toBe('true')
}
const go = (scope: Scope, to: string) => act(() => scopeBind(navigate, { scope })({ to }))
const hrefsOf = (element: HTMLElement) =>
  [...element.querySelectorAll('a:has(time)')].map((link) => link.getAttribute('href'))

// Covers UX-61
test('the page of an own post names its author', async () => {
  const ana = mock.state.people.find(({ login }) => login === 'ana.martins')
  const { id } = mock.state.posts.find(({ authorId }) => authorId === ana?.id) ?? {}
  await open(`/post/${id}`, 'ana')
  const post = within(await screen.findByRole('article'))
  const author = post.getByRole('heading', { name: 'Ana Martins' })
  expect(within(author).getByRole('link').getAttribute('href')).toBe('/@ana.martins')
})

// Covers UX-61
test('the page of a post without comments invites the first one', async () => {
  const { id } = postOf({ comments: 0 })
  await open(`/post/${id}`, 'ana')
  await screen.findByText('Be the first to comment.')
  cleanup()
  postOf({ comments: 1 })
  await open(`/post/${id}`, 'ana')
  await comment(1)
  expect(screen.queryByText('Be the first to comment.')).toBeNull()
})

// Covers UX-61
test('beside a post is more by its author; on the public page nothing more is requested for that', async () => {
  const { id } = postOf()
  await open(`/post/${id}`, 'ana')
  const others = within(await screen.findByRole('region', { name: /^More posts by / })).getAllByRole('link')
  expect(others.map((link) => link.getAttribute('href'))).not.toContain(`/post/${id}`)
  await screen.findByRole('group', { name: 'Actions: Bruno Carvalho' })
  cleanup()
  localStorage.removeItem('token')
  mock.clearRequests()
  await open(`/@bruno.carvalho?post=${id}`)
  await screen.findByRole('region', { name: /^More posts by / })
  expect(mock.onlyRequest('getPublicPosts')).toBeTruthy()
})

// Covers UX-61, PST-COMM-01
test('a comment begun on one post leaves the open line of another in place', async () => {
  const { id } = postOf()
  const scope = await open('/mypage?tab=feed', 'ana')
  const articles = await screen.findAllByRole('article')
  const other = articles.find((article) => !hrefsOf(article).includes(`/post/${id}`)) as HTMLElement
  fireEvent.click(within(other).getByRole('button', { name: /^Comment/ }))
  const field = () => screen.findByRole('textbox', { name: 'Your comment' })
  expect(other.contains(await field())).toBe(true)
  go(scope, `/post/${id}`)
  await screen.findByRole('heading', { level: 1, name: 'Post' })
  expect(screen.getByRole('article').contains(await field())).toBe(true)
})

// Covers UX-61
test('a member opens a post by its address, with all comments, at the linked one', async () => {
  const { id } = postOf()
  const address = `/post/${id}#comment-902`
  const scope = await open(address, 'ana')
  await screen.findByRole('heading', { level: 1, name: 'Post' })
  await seeFocusOn(2)
  expect(screen.getAllByRole('listitem').filter((item) => item.id.startsWith('comment-'))).toHaveLength(10)
  expect(hrefsOf(screen.getByRole('article'))).toEqual([
    `/post/${id}`,
    ...Array.from({ length: 10 }, (_, index) => `/post/${id}#comment-${901 + index}`),
  ])
  await expectAccessible()
  // The address stays, and leads there again only when it is followed.
  expect(location.pathname + location.hash).toBe(address)
  screen.getByRole('heading', { level: 1 }).focus()
  go(scope, `/post/${id}#comment-909`)
  await seeFocusOn(9)
  expect((await comment(2)).hasAttribute('aria-current')).toBe(false)
  go(scope, '/mypage')
  await screen.findByRole('feed', { name: 'Feed' })
  const focused: unknown[] = []
  const note = ({ target }: FocusEvent) => focused.push(target)
  document.addEventListener('focusin', note)
  onTestFinished(() => document.removeEventListener('focusin', note))
  act(() => history.back())
  const marked = await comment(9)
  await act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(marked.getAttribute('aria-current')).toBe('true')
  expect(focused).not.toContain(marked)
})

// Covers UX-61
test('a post leads to its own address from the feed, and what is written there is shown in the feed', async () => {
  const { id } = postOf({ comments: 1 })
  await open('/mypage?tab=feed', 'ana')
  const card = (await comment(1)).closest('article') as HTMLElement
  const [time] = hrefsOf(card)
  expect(time).toBe(`/post/${id}`)
  fireEvent.click(card.querySelector(`a[href="${time}"]`) as Element)
  await screen.findByRole('heading', { level: 1, name: 'Post' })
  await userEvent.click(await screen.findByRole('button', { name: 'Comment, 1 comment' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Your comment' }), 'Well said')
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await screen.findByText('Well said')
  act(() => history.back())
  await screen.findByRole('feed', { name: 'Feed' })
  expect(await screen.findByText('Well said')).toBeTruthy()
})

// Covers UX-61
test.each([
  ['', 'each section'],
  [' without the section of posts', 'no posts'],
])('a visitor reads a public post and its comments on the page of its author%s', async (_, kind) => {
  const { id, authorId } = postOf()
  const author = mock.state.people.find((person) => person.id === authorId)
  if (author) author.settings.showPostsSection = kind === 'each section'
  await open(`/@bruno.carvalho?post=${id}#comment-904`)
  await seeFocusOn(4)
  expect(screen.queryByRole('button', { name: /^Comment/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull()
  expect(hrefsOf(await comment(4))).toEqual([`/@bruno.carvalho?post=${id}#comment-904`])
  await expectAccessible()
  fireEvent.click(screen.getByRole('link', { name: 'All posts' }))
  await waitFor(() => expect(screen.queryByText('Comment 4')).toBeNull())
  expect(location.pathname + location.search + location.hash).toBe('/@bruno.carvalho')
})

// Covers UX-61
test('the address of a post without a comment leads to the post on the page of its author', async () => {
  const { id } = postOf()
  await open(`/@bruno.carvalho?post=${id}`, 'ana')
  await comment(1)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('article')))
  expect(screen.getByRole('button', { name: /^Comment, 10/ })).toBeTruthy()
})

async function logIn() {
  await screen.findByRole('heading', { level: 1, name: 'Log in' })
  fillIn('Email', 'ana@roda.example')
  fillIn('Password', 'roda-demo')
  fireEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Log in' }))
}

// Covers UX-61
test.each([
  ['the address for members', '/post/', undefined],
  ['the page of the author', '/@bruno.carvalho?post=', 'Log in to comment'],
  ['a post that is not public', '/@bruno.carvalho?post=', 'Log in'],
])('a visitor who logs in from %s comes to the comment', async (_, path, link) => {
  mock.setScenarios('no-captcha')
  localStorage.setItem('consent', 'true')
  const { id } = postOf({ isPublic: link !== 'Log in' })
  await open(`${path}${id}#comment-903`)
  if (link) fireEvent.click(await within(await screen.findByRole('main')).findByRole('link', { name: link }))
  else {
    const told = await screen.findByRole('group', { name: 'Log in to see this page.' })
    fireEvent.click(within(told).getByRole('button', { name: 'Log in' }))
  }
  await logIn()
  await seeFocusOn(3)
  expect(location.pathname + location.hash).toBe(`/post/${id}#comment-903`)
})

const gone = 'This post was deleted, or it isn’t for you'

// Covers UX-61
test.each([
  ['deleted, for a member', 'ana', (id: number) => `/post/${id}`, 'Go to home page'],
  ['deleted, for a visitor', undefined, (id: number) => `/@bruno.carvalho?post=${id}`, 'All posts'],
  ['deleted, on the page of its author', 'ana', (id: number) => `/@bruno.carvalho?post=${id}`, 'All posts'],
  ['not for the member', 'nova', (id: number) => `/post/${id}`, 'Go to home page'],
  ['nowhere', 'ana', () => '/post/%E0%A4%A', 'Go to home page'],
])('a post that is %s: one sentence and a way on', async (what, as, addressOf, way) => {
  const { id } = postOf({ isPublic: false })
  if (what.startsWith('deleted')) mock.state.posts = mock.state.posts.filter((post) => post.id !== id)
  await open(addressOf(id), as)
  await screen.findByRole('heading', { name: gone })
  expect(screen.getByRole('link', { name: way })).toBeTruthy()
  await expectAccessible()
})

// Covers UX-61
test('a comment that is gone: one sentence, and the post has the focus', async () => {
  const { id } = postOf()
  const scope = await open(`/post/${id}#comment-77`, 'ana')
  await comment(1)
  expect(await screen.findAllByRole('group', { name: 'This comment is no longer available' })).toHaveLength(1)
  expect(document.activeElement).toBe(screen.getByRole('article'))
  go(scope, '/mypage')
  await screen.findByRole('feed', { name: 'Feed' })
  act(() => history.back())
  await screen.findByRole('heading', { level: 1, name: 'Post' })
  await comment(1)
  expect(screen.getAllByRole('group', { name: 'This comment is no longer available' })).toHaveLength(1)
})

// Covers UX-61
test.each([
  ['a member', 'ana', 'getPost', '/post/'],
  ['a visitor', undefined, 'getPublicPosts', '/@bruno.carvalho?post='],
])('a post that %s cannot read can be tried again', async (_, as, operation, path) => {
  const { id } = postOf()
  allowConsoleErrors(/./)
  mock.fault({ operation, status: 403, times: 1 })
  await open(`${path}${id}`, as)
  await screen.findByRole('heading', { name: gone })
  mock.fault({ operation, status: 500 })
  await reload()
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5_000 })
  mock.clearFaults()
  fireEvent.click(retry)
  await comment(1)
})
