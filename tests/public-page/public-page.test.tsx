import { homeRoute } from '@kernel'
import accounts from '@plugins/accounts/plugin'
import courses from '@plugins/courses/plugin'
import posts from '@plugins/posts/plugin'
import publicPage from '@plugins/public-page/plugin'
import { beforeEach, expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { openProduct, startMockServer } from '@tests/kit'

const mock = startMockServer()

beforeEach(() => localStorage.setItem('consent', 'true'))

const open = (as?: string) =>
  openProduct('/@ana.martins', { plugins: [accounts, courses, posts, publicPage], as })
const region = () => screen.findByRole('region', { name: 'Posts' })
const articles = async () => within(await region()).findAllByRole('article')

const tag = (name: string) =>
  document.head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')

// Covers PUB-PAGE-01
test('the public page sets title, description and social tags', async () => {
  await open()
  await waitFor(() => expect(document.title).toBe('Ana plays, plants and teaches · Roda'))
  const headline = 'Music lessons with the windows open, and a balcony that feeds three people'
  const tags = {
    description: headline,
    'og:type': 'profile',
    'og:site_name': 'Roda',
    'og:title': 'Ana plays, plants and teaches',
    'og:description': headline,
    'og:url': `${location.origin}/@ana.martins`,
    'og:image': `${location.origin}/profile/images/background-music-ana.martins.svg`,
    'twitter:card': 'summary_large_image',
  }
  await waitFor(() =>
    expect(Object.fromEntries(Object.keys(tags).map((name) => [name, tag(name)]))).toEqual(tags),
  )
  expect(document.head.querySelectorAll('title')).toHaveLength(1)

  fireEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: /, Home$/ }))
  await waitFor(() => expect(tag('og:title')).toBe('Learn together, in good company'))
  await waitFor(() => expect(document.title).toBe('Learn together, in good company · Roda'))
  expect(location.pathname).toBe(homeRoute.path)
  expect(tag('og:type')).toBe('website')
  expect(tag('description')).toMatch(/^Roda is where learning communities/)
  expect(tag('og:url')).toBe(`${location.origin}/`)
})

// Covers PUB-PAGE-04, PST-CARD-02, PST-HOME-01
test('the public page shows posts with reaction counts to visitors', async () => {
  await open()
  expect(await within(await region()).findByRole('heading', { name: 'Posts', level: 2 })).toBeTruthy()
  const [first, ...others] = await articles()
  expect(others).toHaveLength(5)
  expect(first?.textContent).toMatch(/\d+ likes?/)
  expect(within(first as HTMLElement).getAllByText(/^\d+$/)).toHaveLength(2)
  const buttons = within(await region()).queryAllByRole('button', { name: /^(Like|Edit|Delete)/ })
  expect(buttons).toEqual([])
  fireEvent.click(within(await region()).getByRole('button', { name: 'Show more' }))
  await waitFor(async () => expect((await articles()).length).toBeGreaterThan(6))
  expect(mock.onlyRequest('getPublicPosts').headers.authorization).toBe(false)
})

// Covers PUB-PAGE-04
test('members react to public posts, but cannot edit them', async () => {
  await open('bruno')
  await screen.findByRole('heading', { level: 1, name: 'Ana plays, plants and teaches' })
  await screen.findByText(/^Music lessons with the windows open/)
  expect(screen.getByRole('main').textContent).toContain('Ana Martins · @ana.martins')
  const [dislike] = await screen.findAllByRole('button', { name: /^Dislike/ })
  const before = dislike?.getAttribute('aria-pressed')
  if (dislike) fireEvent.click(dislike)
  await waitFor(() =>
    expect(dislike?.getAttribute('aria-pressed')).toBe(before === 'true' ? 'false' : 'true'),
  )
  await waitFor(() => expect(mock.onlyRequest('reactToPost')).toBeTruthy())
  expect(within(await region()).queryAllByRole('button', { name: /^(Edit|Delete)/ })).toEqual([])
  expect(screen.queryByRole('link', { name: 'Edit my page' })).toBeNull()
  // Public calls carry no token even when a member is signed in. There may be two, before and after the session is known.
  const requests = mock.requests('getSettingsByLogin')
  expect(requests).not.toEqual([])
  for (const request of requests)
    expect(request).toMatchObject({
      method: 'GET',
      path: '/api/user/settingsByLogin/ana.martins',
      query: {},
      headers: { authorization: false },
    })
})

// Covers PUB-PAGE-04
test('the public page shows a placeholder when there are no posts', async () => {
  mock.fault({ operation: 'getPublicPosts', json: [] })
  await open()
  expect(await screen.findByText('No public posts yet')).toBeTruthy()
})
