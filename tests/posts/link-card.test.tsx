import courses from '@plugins/courses/plugin'
import messaging from '@plugins/messaging/plugin'
import network from '@plugins/network/plugin'
import { listsChanged } from '@plugins/posts/model/personal-lists'
import posts from '@plugins/posts/plugin'
import publicPage from '@plugins/public-page/plugin'
import { expect, test } from '@rstest/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expectAccessible, openProduct, startMockServer } from '@tests/kit'
import { allSettled } from 'effector'
import { conversations, idOf, partner, showWholeLogs } from '../messaging/chat.fixture'
import { openScreen } from '../plugin-combinations/screens'

const plugins = [courses, messaging, network, posts, publicPage]
const mock = startMockServer()
showWholeLogs()

const site = 'http://localhost:3000'
const course = `${site}/course/1441`

/** Bruno's only post has this content; his other one is known by its address alone. */
function post(content: string) {
  const bruno = idOf(mock, 'bruno')
  const [shown, other] = mock.state.posts.filter(({ authorId }) => authorId === bruno)
  if (!shown || !other) throw new Error('Bruno has no two posts.')
  Object.assign(shown, { content: content.replace('OTHER', String(other.id)), publicPost: true })
  Object.assign(other, { content: '<p>Ten <b>lemons</b></p>', publicPost: true })
  mock.state.posts = [shown, other]
  return shown
}
const openPost = async (content: string) => {
  const { id } = post(content)
  await openProduct(`/post/${id}`, { plugins, as: 'ana' })
  return within(await screen.findByRole('article'))
}
const reads = () =>
  (['getCourse', 'getPost', 'getSettingsByLogin'] as const).map(
    (operation) => mock.requests(operation).length,
  )

// Covers UX-67. The other post stands in the list of the author's posts, which is read for the card of the author.
test.each([
  ['a course', `Look: ${course} now`, /^Guitar for late beginners/, '/course/1441', [1, 1, 0]],
  ['a post', `Look: ${site}/post/OTHER`, /^Ten lemons ?Bruno/, /^\/post\/\d+$/, [0, 1, 0]],
  [
    'a public post',
    `${site}/@bruno.carvalho?post=OTHER`,
    /^Ten lemons/,
    /^\/@bruno.carvalho\?post=/,
    [0, 1, 0],
  ],
  ['a person', `<p>${site}/@bruno.carvalho</p>`, /^Bruno Carvalho/, '/@bruno.carvalho', [0, 1, 1]],
])('the address of %s in a post shows a card', async (_, content, name, to, requests) => {
  const article = await openPost(content)
  // The author of the post comes before the card.
  const links = await waitFor(() => {
    expect(reads()).toEqual(requests)
    return article.getAllByRole('link', { name })
  })
  const card = links.at(-1) ?? document.body
  expect(card.getAttribute('href')).toMatch(to)
  for (const { src } of card.querySelectorAll('img')) expect(new URL(src).origin).toBe(site)
  await expectAccessible()
  fireEvent.click(card)
  await waitFor(() => expect(location.pathname + location.search).toMatch(to))
})

// Covers UX-67
test('a text has one card, and a mention none', async () => {
  const article = await openPost(`${site}/@bruno.carvalho teaches ${course} and ${site}/course/1458`)
  await article.findByRole('link', { name: /^Guitar for late beginners/ })
  expect(reads()).toEqual([1, 1, 0])
})

// Covers UX-67
test('a cover elsewhere is not requested, and a card of nothing readable stays a link', async () => {
  const [first] = mock.state.courses
  if (first) Object.assign(first, { picture: 'https://elsewhere.example/spy.png' })
  const article = await openPost(`${site}/course/${first?.id}`)
  const card = await article.findByRole('link', { name: new RegExp(`^${first?.title}`) })
  expect(card.querySelector('img')).toBeNull()
})

// Covers UX-67
test('what cannot be read is a card with its address', async () => {
  mock.fault({ operation: 'getCourse', status: 500 })
  const article = await openPost(`Look: ${course}`)
  const card = await article.findByRole('link', { name: '/course/1441' })
  await waitFor(() => expect(mock.requests('getCourse')).toHaveLength(1))
  expect(card.getAttribute('href')).toBe('/course/1441')
})

// Covers UX-67, UX-14
test('the card of a post with a muted word says nothing of it', async () => {
  const { id } = post(`${site}/post/OTHER`)
  const scope = await openProduct('/messages', { plugins, as: 'ana' })
  await screen.findByRole('heading', { name: 'Messages' })
  const params = () => ({ words: [{ word: 'lemons', at: 1 }] })
  await act(() => allSettled(listsChanged, { scope, params }))
  await openScreen(scope, `/post/${id}`)
  const card = await within(await screen.findByRole('article')).findByRole('link', { name: /^\/post\/\d+$/ })
  await waitFor(() => expect(mock.requests('getPost').length).toBeGreaterThan(0))
  expect(card.textContent).not.toContain('lemons')
})

// Covers UX-67
test('the address of a course in a message shows a card', async () => {
  partner(mock).store(course)
  await openProduct(`/messages?with=${idOf(mock, 'bruno')}`, { plugins, as: 'ana' })
  const log = within(await screen.findByRole('log', { name: /^Messages with/ }))
  expect((await log.findByRole('link', { name: /^Guitar for late beginners/ })).getAttribute('href')).toBe(
    '/course/1441',
  )
})

// Covers UX-67
test.each([
  ['a course', course, 'Shared a course'],
  ['a post', `${site}/@bruno.carvalho?post=5`, 'Shared a post'],
  ['a page', `${site}/@bruno.carvalho`, 'Shared a page'],
  ['a course in words', `Look: ${course}`, `Look: ${course}`],
])('the list of conversations says that %s was shared', async (_, text, line) => {
  partner(mock).store(text)
  await openProduct('/messages', { plugins, as: 'ana' })
  expect(await within(await conversations()).findByText(line)).toBeTruthy()
})
