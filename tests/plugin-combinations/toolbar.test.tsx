import { expect, test } from '@rstest/core'
import { screen, within } from '@testing-library/react'
import { openProduct, startMockServer } from '@tests/kit'
import { manifests } from './open-screens'

startMockServer()

const innerScreens = [
  '/user/profile',
  '/user/billing',
  '/shoppingCart',
  '/checkout',
  '/course/enrolled',
  '/course/1441',
]

// Covers FLT-38
for (const address of innerScreens)
  test(`the screen ${address} shows a toolbar with back button and title`, async () => {
    await openProduct(address, { plugins: manifests, as: 'nova' })
    // On these two screens, going back in history would lead to the payment page or a finished checkout, so they have a
    // link.
    const role = /checkout|enrolled/.test(address) ? 'link' : 'button'
    const back = await screen.findByRole(role, { name: 'Back' })
    const toolbar = back.closest('header')
    expect(toolbar && within(toolbar).getByRole('heading', { level: 1 }).textContent).not.toBe('')
  })
