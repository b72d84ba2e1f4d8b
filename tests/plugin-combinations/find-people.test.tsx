import { myPageRoute, type RouteRef } from '@kernel'
import { expect, test } from '@rstest/core'
import { fireEvent, screen } from '@testing-library/react'
import { renderRoute, startMockServer } from '@tests/kit'
import { billingRoute } from '../../plugins/billing/contract'
import { cartRoute } from '../../plugins/commerce/contract'
import { myCoursesRoute } from '../../plugins/courses/contract'
import { messagesRoute } from '../../plugins/messaging/contract'
import { manageConnectionsRoute } from '../../plugins/network/contract'
import { manifests } from './open-screens'

startMockServer()

const emptyScreens: readonly [string, RouteRef<string>][] = [
  [
    // Covers PST-PAGE-01
    'the empty feed',
    myPageRoute,
  ],
  [
    // Covers NET-CONN-01
    'the empty list of connections',
    manageConnectionsRoute,
  ],
  [
    // Covers MSG-LIST-01
    'the empty list of conversations',
    messagesRoute,
  ],
]

test.each(emptyScreens)('%s has a link to the search for people', async (_, route) => {
  await renderRoute(route, { plugins: manifests, as: 'nova' })
  const [link] = await screen.findAllByRole('link', { name: 'Find people' })
  if (link) fireEvent.click(link)
  expect(await screen.findByRole('searchbox', { name: 'Who are you looking for?' })).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Find people', selected: true })).toBeTruthy()
})

const screensWithoutCourses: readonly [string, RouteRef<string>][] = [
  [
    // Covers CRS-MY-01
    'the empty list of courses',
    myCoursesRoute,
  ],
  [
    // Covers COM-CART-01
    'the empty cart',
    cartRoute,
  ],
  [
    // Covers BIL-LIST-01
    'the empty list of payments',
    billingRoute,
  ],
]

// Covers UX-03
test.each(screensWithoutCourses)('%s has a link to courses to discover', async (_, route) => {
  await renderRoute(route, { plugins: manifests, as: 'nova' })
  fireEvent.click(await screen.findByRole('link', { name: 'Discover courses' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Discover' })).toBeTruthy()
})

// Covers PLG-03
test('the empty cart links to my page when the network plugin is off', async () => {
  await renderRoute(cartRoute, { plugins: manifests.filter(({ id }) => id !== 'network'), as: 'nova' })
  fireEvent.click(await screen.findByRole('link', { name: 'Go to home page' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeTruthy()
})
