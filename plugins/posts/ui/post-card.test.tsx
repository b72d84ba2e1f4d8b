import { definePlugin, fill, myPageRoute, type PluginManifest, page } from '@kernel'
import { expect, rs, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectAccessible, fakeCloseRequests, renderRoute, startMockServer } from '@tests/kit'
import { publicPageRoute } from '../../public-page/contract'
import { postActions } from '../contract'
import posts from '../plugin'

const mock = startMockServer()

/** Replaces the `public-page` plugin in these tests. */
const publicPage = definePlugin({
  id: 'public-page',
  routes: [page(publicPageRoute, { load: async () => ({ default: () => <h1>The public page</h1> }) })],
})
const ana = { name: 'Ana Martins', login: 'ana.martins', picture: '' }
const bruno = { name: 'Bruno Carvalho', login: 'bruno.carvalho', picture: '' }
const written = { commentDate: '2026-03-14T10:00:00Z', postId: 1 }

/** Opens a feed with one post, which has these values. */
async function openFeedWith(changes: object, plugins: readonly PluginManifest[] = []) {
  const post = {
    id: 1,
    content: 'A post',
    publicPost: false,
    postDate: '2026-03-14T10:00:00Z',
    author: bruno,
    imageFile: null,
    videoLink: null,
    videoType: null,
    reactions: [],
    comments: [],
  }
  mock.fault({ operation: 'getFeed', json: [{ ...post, ...changes }] })
  await renderRoute(myPageRoute, { plugins: [posts, publicPage, ...plugins], as: 'ana' })
  const card = await screen.findByRole('article')
  return { card, ...within(card) }
}
const more = (card: HTMLElement) => within(card).getByRole('button', { name: 'More actions' })
/** Opens the menu of a post by keyboard: happy-dom loses a click right after the one that opened a menu. */
async function openMenu(card: HTMLElement) {
  more(card).focus()
  await userEvent.keyboard('{Enter}')
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
}

// Covers UX-13
test('a post without reactions and comments shows no counts', async () => {
  const { getByRole, findByRole } = await openFeedWith({})
  for (const name of ['Like', 'Dislike', 'Comment'])
    expect(getByRole('button', { name }).textContent).toBe(name)
  fireEvent.click(getByRole('button', { name: 'Like' }))
  expect(await findByRole('button', { name: 'Like, 1 like' })).toBeTruthy()
})

// Covers UX-13
test('a like renders the buttons, not the card', async () => {
  let menus = 0
  const label = {
    namespace: 'posts',
    get key() {
      menus += 1
      return 'post.like'
    },
  }
  const counter = definePlugin({
    id: 'counter',
    fills: [fill(postActions, { id: 'counter/menu', label, load: async () => ({ default: () => null }) })],
  })
  const { getByRole, findByRole } = await openFeedWith({}, [counter])
  const before = menus
  expect(before).toBeGreaterThan(0)
  fireEvent.click(getByRole('button', { name: 'Like' }))
  await findByRole('button', { name: 'Like, 1 like' })
  await waitFor(() => expect(mock.requests('reactToPost')).toHaveLength(1))
  expect(menus).toBe(before)
})

// Covers UX-13
test('an open picture leaves the keys that zoom the page and go back to the browser', async () => {
  const { getByRole } = await openFeedWith({ imageFile: 'post.svg' })
  fireEvent.click(getByRole('button', { name: 'Picture in a post by Bruno Carvalho' }))
  const zoomIn = await screen.findByRole('button', { name: 'Zoom in' })
  const isLeftToBrowser = (init: object) => fireEvent.keyDown(zoomIn, init)
  expect(['+', '-', '0', 'ArrowLeft'].map((key) => isLeftToBrowser({ key }))).not.toContain(true)
  for (const key of ['+', '-', '0'])
    for (const modifier of ['ctrlKey', 'metaKey'])
      expect(isLeftToBrowser({ key, [modifier]: true })).toBe(true)
  expect(isLeftToBrowser({ key: 'ArrowLeft', altKey: true })).toBe(true)
})

// Covers FLT-192
test('the back button of a phone closes an open picture and menu, and the page stays', async () => {
  const goBack = fakeCloseRequests()
  const card = await openFeedWith({ imageFile: 'post.svg' })
  expect(goBack()).toBe(false)
  const opener = card.getByRole('button', { name: 'Picture in a post by Bruno Carvalho' })
  opener.focus()
  fireEvent.click(opener)
  await screen.findByRole('button', { name: 'Zoom in' })
  expect(goBack()).toBe(true)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(opener))

  await openMenu(card.card)
  expect(goBack()).toBe(true)
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(location.pathname).toBe('/mypage')
  expect(goBack()).toBe(false)
})

// Covers UX-13, UX-04
test('a post shows its number of comments and the authors’ images', async () => {
  const commentBy = (author: string, id: number) => ({ ...written, id, author, content: `Comment ${id}` })
  const { getByRole, findByRole, queryByRole, getAllByRole } = await openFeedWith({
    comments: [commentBy('Bruno Carvalho', 1), commentBy('ana.martins', 2)],
  })
  const button = getByRole('button', { name: 'Comment, 2 comments' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  const [byBruno, byAna] = getAllByRole('listitem').map((item) => within(item))
  expect(byBruno?.getByText('BC')).toBeTruthy()
  expect(byBruno?.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual(['/post/1#comment-1'])
  const link = byAna?.getByRole('link', { name: 'ana.martins' })
  expect(link?.getAttribute('href')).toBe('/@ana.martins')
  expect(link?.closest('li')?.querySelector('img')).toBeTruthy()

  fireEvent.click(button)
  const field = await findByRole('textbox', { name: 'Your comment' })
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(document.activeElement).toBe(field)
  fireEvent.click(button)
  expect(queryByRole('textbox', { name: 'Your comment' })).toBeNull()
})

// Covers PST-COMM-02
test('the member’s own comments are recognized by username, not by name', async () => {
  const { findByText } = await openFeedWith({
    comments: [
      { ...written, id: 1, content: 'By a namesake', author: { name: 'Ana Martins', login: 'another.ana' } },
      { ...written, id: 2, content: 'By me', author: 'ana.martins' },
      { ...written, id: 3, content: 'By nobody', author: '' },
    ],
  })
  const edits = async (text: string) =>
    within((await findByText(text)).closest('li') as HTMLElement).queryAllByRole('button', {
      name: /^(Edit|Delete) comment$/,
    })
  expect(await edits('By me')).toHaveLength(2)
  expect(await edits('By a namesake')).toEqual([])
  expect(await edits('By nobody')).toEqual([])
})

// Covers UX-04
test('the image of an author links to the public page', async () => {
  const { card, getByText } = await openFeedWith({})
  expect(document.getElementById(card.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(bruno.name)
  fireEvent.click(getByText('BC'))
  await screen.findByRole('heading', { name: 'The public page' })
  expect(location.pathname).toBe('/@bruno.carvalho')
})

// Covers UX-04
test('the name of an author is the first link of a post by keyboard', async () => {
  const { card, getByRole } = await openFeedWith({})
  card.focus()
  await userEvent.tab()
  expect(document.activeElement).toBe(getByRole('link', { name: bruno.name }))
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('heading', { name: 'The public page' })
  expect(location.pathname).toBe('/@bruno.carvalho')
})

// Covers UX-04, UX-61
test('an author without a username has no link, the post has one', async () => {
  const { card, queryAllByRole } = await openFeedWith({ author: 'Bruno Carvalho', publicPost: true })
  expect(document.getElementById(card.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(bruno.name)
  expect(queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/post/1'])
  const items = await openMenu(card)
  expect(items).toContain('Save for later')
  expect(items).toContain('Copy link')
})

// Covers UX-13, UX-61
test.each([
  ['a public post', {}, '/@bruno.carvalho?post=1'],
  ['a post for some', { publicPost: false }, '/post/1'],
  ['a post by a name', { author: 'Bruno Carvalho' }, '/post/1'],
])('the menu of %s copies its address', async (_, changes, path) => {
  const user = userEvent.setup()
  const { card } = await openFeedWith({ publicPost: true, ...changes })
  expect(await openMenu(card)).toContain('Copy link')
  await expectAccessible()
  // A key of the open menu does not move the focus to another post.
  await user.keyboard('{PageDown}')
  expect(document.activeElement).toBe(screen.getByRole('menu'))
  await user.keyboard('copy{Enter}')
  expect(await screen.findAllByText('Copied to clipboard')).not.toEqual([])
  await waitFor(() => expect(document.activeElement).toBe(more(card)))
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}${path}`)
})

// Covers UX-13
test('the link is shown for copying by hand when the browser cannot copy', async () => {
  userEvent.setup()
  rs.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
  const { card, findByRole } = await openFeedWith({ publicPost: true })
  await openMenu(card)
  await userEvent.keyboard('copy{Enter}')
  const field = (await findByRole('textbox', { name: 'Link' })) as HTMLInputElement
  expect(field.value).toMatch(/\/@bruno\.carvalho\?post=\d+$/)
})

// Covers UX-13, PST-CARD-03
test.each([
  [
    'others',
    { publicPost: false },
    ['Copy link', 'Save for later', 'Share', 'Hide post', 'Mute Bruno Carvalho', 'Mute a word'],
  ],
  [
    'the member',
    { author: ana, publicPost: true },
    ['Copy link', 'Save for later', 'Share', 'Edit post', 'Delete post'],
  ],
])('the menu of a post by %s has its own entries', async (_author, changes, entries) => {
  const { card } = await openFeedWith(changes)
  expect(await openMenu(card)).toEqual(entries)
})

// Covers UX-13, UX-14
test('a post is saved for later, and removed again, with the button in its bar', async () => {
  const { card, getByRole } = await openFeedWith({})
  const save = getByRole('button', { name: 'Save for later' })
  await userEvent.click(save)
  await waitFor(() => expect(save.getAttribute('aria-pressed')).toBe('true'))
  expect(await openMenu(card)).toContain('Remove from saved')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(save)
  await waitFor(() => expect(save.getAttribute('aria-pressed')).toBe('false'))
})
