import { myPageRoute, type RouteRef } from '@kernel'
import { expect, test } from '@rstest/core'
import { fireEvent, screen } from '@testing-library/react'
import { renderRoute, startMockServer } from '@tests/kit'
import { billingRoute } from '../../plugins/billing/contract'
import { cartRoute } from '../../plugins/commerce/contract'
import { myCoursesRoute } from '../../plugins/courses/contract'
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

test.each(emptyScreens)('%s has a link to the search for people', async (_, route) => {
  await renderRoute(route, { plugins: manifests, as: 'nova' })
  fireEvent.click(await screen.findByRole('link', { name: 'Find people' }))
  expect(await screen.findByRole('searchbox', { name: 'Who are you looking for?' })).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Find people', selected: true })).toBeTruthy()
})

// Covers PLG-03
test('the empty cart links to my page when the network plugin is off', async () => {
  await renderRoute(cartRoute, { plugins: manifests.filter(({ id }) => id !== 'network'), as: 'nova' })
  fireEvent.click(await screen.findByRole('link', { name: 'To my page' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'My page' })).toBeTruthy()
})
