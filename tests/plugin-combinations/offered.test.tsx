import { homeRoute, profileRoute, settingsRoute } from '@kernel'
import accounts from '@plugins/accounts/plugin'
import billing from '@plugins/billing/plugin'
import courses from '@plugins/courses/plugin'
import { manageGroupsRoute } from '@plugins/groups/contract'
import groups from '@plugins/groups/plugin'
import { messagesRoute } from '@plugins/messaging/contract'
import messaging from '@plugins/messaging/plugin'
import { discoverRoute, manageConnectionsRoute } from '@plugins/network/contract'
import network from '@plugins/network/plugin'
import posts from '@plugins/posts/plugin'
import preferences from '@plugins/preferences/plugin'
import publicPage from '@plugins/public-page/plugin'
import { expect, test } from '@rstest/core'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderRoute, startMockServer } from '@tests/kit'

startMockServer()

const all = [accounts, billing, courses, groups, messaging, network, posts, publicPage]
const main = () => within(screen.getByRole('main'))

// Covers ACC-LAND-01
test('the landing page presents all features', async () => {
  localStorage.setItem('consent', 'true')
  await renderRoute(homeRoute, { plugins: all })
  await main().findByRole('heading', { level: 1 })
  expect(main().getByText('Live chat').closest('div')?.querySelectorAll('article')).toHaveLength(4)
  const reasons = main().getByText('Your own address').closest('ul')
  expect(reasons?.querySelectorAll('li')).toHaveLength(4)
  for (const block of ['If you teach', 'If you learn'])
    expect(main().getByRole('heading', { name: block })).toBeTruthy()
})

// Covers FLT-184
test('the start page and its privacy notice offer only what is on, in the offered languages', async () => {
  const language = { offered: ['en', 'es', 'fr'], texts: '/texts.json' }
  await renderRoute(homeRoute, { plugins: [accounts, network], settings: { language } })
  const notice = await screen.findByRole('dialog', { name: 'Your privacy' })
  expect(within(notice).queryByText('Your messages')).toBeNull()
  const shown = document.querySelector('main')?.textContent ?? ''
  expect(shown).toContain('English, Español, français')
  expect(shown.replace('Made for people who teach', '')).not.toMatch(
    /post|group|course|lesson|message|chat|portugu|teach|your own address|tagged/i,
  )
})

// Covers FLT-184
test('“Download my data” names what the file contains', async () => {
  const plugins = [preferences, accounts, network, messaging]
  await renderRoute(settingsRoute, { plugins, as: 'ana', query: { panel: 'data' } })
  const text = await screen.findByText(/^Everything this community stores for you/)
  const parts = [...(text.nextElementSibling?.children ?? [])].map(({ textContent }) => textContent)
  expect(parts).toEqual(['My connections', 'Messages', 'Drafts'])
})

// Covers FLT-184
test('the search of Discover names courses only where there are some', async () => {
  await renderRoute(discoverRoute, { plugins: [network], as: 'ana' })
  expect(await screen.findByRole('searchbox', { name: 'Search people' })).toBeTruthy()
})

// Covers FLT-184
test.each([
  [manageGroupsRoute, groups, 'You don’t have any groups yet', 0],
  [manageConnectionsRoute, network, 'You don’t have any connections yet', 0],
  [messagesRoute, messaging, 'No conversations yet', 2],
])('the empty list at %o promises only what is on', async (route, plugin, title, points) => {
  await renderRoute(route, { plugins: [plugin], as: 'nova' })
  const heading = await screen.findByRole('heading', { name: title })
  expect(heading.parentElement?.querySelectorAll('li')).toHaveLength(points)
})

// Covers FLT-184
test('the public page editor offers only the sections of plugins that are on', async () => {
  const query = { panel: 'my-page' }
  await renderRoute(profileRoute, { plugins: [accounts, posts, publicPage], as: 'ana', query })
  expect(await screen.findByRole('switch', { name: 'Show my posts' })).toBeTruthy()
  expect(screen.queryByText(/courses/i)).toBeNull()
})

// Covers FLT-184
test('a new picture is shown as others see it where there is something to see', async () => {
  await renderRoute(profileRoute, { plugins: [accounts, publicPage], as: 'ana', query: { panel: 'picture' } })
  await screen.findByText('Your page')
  expect(screen.queryByText('Post')).toBeNull()
})

// Covers FLT-184
test('tags are not said to be on posts where there are none', async () => {
  await renderRoute(manageConnectionsRoute, { plugins: [network], as: 'ana' })
  await screen.findByText(/^Choose a tag to see who has it/)
  const [first] = await screen.findAllByRole('button', { name: /^Delete tag / })
  if (first) await userEvent.click(first)
  const question = await screen.findByRole('alertdialog', { name: 'Delete tag?' })
  expect(question.textContent).toContain('removed from all connections')
  expect(document.body.textContent).not.toMatch(/post/i)
})
