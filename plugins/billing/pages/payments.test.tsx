import { expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { renderRoute, startMockServer } from '@tests/kit'
import { billingRoute } from '../contract'
import billing from '../plugin'

startMockServer()

const open = (query = {}) => renderRoute(billingRoute, { plugins: [billing], as: 'ana', query })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

// Covers BIL-LIST-01
test('payment details focus their heading and set the document title', async () => {
  await open()
  fireEvent.click(await screen.findByRole('link', { name: 'View details: Seeing light' }))
  const details = await heading('Payment details')
  expect(document.activeElement).toBe(details)
  await waitFor(() => expect(document.title).toBe('Seeing light · Payment details · Roda'))

  fireEvent.click(screen.getByRole('link', { name: 'Back' }))
  const list = await heading('Billing')
  expect(document.activeElement).toBe(list)
  expect(document.title).toBe('Billing · Roda')
})

// Covers BIL-LIST-01
test('the payment list ignores a status in the URL that no payment has', async () => {
  await open({ status: 'nobodys' })
  const filter = await screen.findByRole('combobox', { name: 'Payment status' })
  expect((filter as HTMLSelectElement).value).toBe('')
  expect(screen.getAllByRole('article')).toHaveLength(6)
})
