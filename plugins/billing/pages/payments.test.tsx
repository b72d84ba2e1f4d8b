import { myPageRoute } from '@kernel'
import { expect, onTestFinished, rs, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expectAccessible, recordDownloads, reload, renderRoute, startMockServer } from '@tests/kit'
import { billingRoute } from '../contract'
import billing from '../plugin'

const mock = startMockServer()

const open = (query = {}, as = 'ana') => renderRoute(billingRoute, { plugins: [billing], as, query })
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const click = (role: string, name: string) =>
  waitFor(() => void fireEvent.click(screen.getByRole(role, { name })))
const cards = async () => within(await screen.findByRole('list', { name: 'Billing' })).getAllByRole('article')
const filter = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Payment status' })
const choose = async (value: string) => fireEvent.change(await filter(), { target: { value } })
const definitions = (card: HTMLElement | undefined) =>
  within(card as HTMLElement)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)
const address = () => `${location.pathname}${location.search}`

const payment = {
  createdAt: '2026-03-14T12:00:00Z',
  courseTitle: 'Clay',
  paymentStatus: 'paid',
  orderStatus: 'completed',
  amount: 90,
  currency: 'EUR',
}
const answerWith = (...payments: object[]) => mock.fault({ operation: 'getMyOrders', json: payments })

// Covers BIL-LIST-01
test('the account menu leads to one row per payment, newest first', async () => {
  await renderRoute(myPageRoute, { plugins: [billing], as: 'ana' })
  await click('button', 'Account menu')
  await click('menuitem', 'Billing')
  await heading('Billing')
  expect(location.pathname).toBe(billingRoute.path)
  const all = await cards()
  expect(all).toHaveLength(6)
  const [first] = all
  expect(within(first as HTMLElement).getByRole('heading').textContent).toBe('Seeing light')
  expect(first?.querySelector('time')?.textContent).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)
  expect(definitions(first)).toEqual(['Paid', 'Completed'])
  expect(first?.textContent).toContain('€49.50')
  const days = all.map((card) => card.querySelector('time')?.dateTime ?? '')
  expect(days).toEqual(days.toSorted().toReversed())
  expect(mock.onlyRequest('getMyOrders')).toMatchObject({
    method: 'GET',
    path: '/api/order/myOrders',
    query: {},
  })
})

// Covers BIL-LIST-01
test('the billing screen translates only the payment statuses that it knows', async () => {
  const createdAt = '2026-03-13T12:00:00Z'
  answerWith(
    { ...payment, paymentStatus: 'REFUNDED', orderStatus: 'canceled' },
    { ...payment, paymentStatus: 'in escrow', orderStatus: 'on the moon', createdAt },
    {},
  )
  await open()
  const [known, unknown, empty] = await cards()
  expect(definitions(known)).toEqual(['Refunded', 'Canceled'])
  expect(definitions(unknown)).toEqual(['in escrow', 'on the moon'])
  expect(definitions(empty)).toEqual(['Unknown', 'Unknown'])
  // Only screen readers and the receipt name an order that went the way of its payment.
  const isOrderShown = (card: HTMLElement | undefined) =>
    !within(card as HTMLElement)
      .getByText('Processing:')
      .parentElement?.classList.contains('sr_true')
  expect([known, unknown, empty].map(isOrderShown)).toEqual([false, true, true])
  for (const text of ['Untitled course', 'Unknown date', 'Unknown amount'])
    expect(empty?.textContent).toContain(text)
})

// Covers BIL-LIST-01, UX-35
test('the billing screen filters by status and keeps the filter in the URL', async () => {
  await open()
  const options = within(await filter()).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'All statuses',
    'Paid',
    'Refunded',
    'Declined',
    'Pending',
  ])
  await choose('paid')
  await waitFor(() => expect(address()).toBe('/user/billing?status=paid'))
  expect(await cards()).toHaveLength(3)
  expect(within(screen.getByRole('main')).getByRole('status').textContent).toBe('3 payments')

  await reload()
  expect(await cards()).toHaveLength(3)
  expect((await filter()).value).toBe('paid')
  await choose('')
  await waitFor(() => expect(address()).toBe('/user/billing'))
  expect(await cards()).toHaveLength(6)
})

// Covers UX-35
test('payments are searched and sorted, with the paid totals by currency above them', async () => {
  answerWith(
    payment,
    { ...payment, courseTitle: 'Bread', amount: 10.5, createdAt: '2026-03-15T12:00:00Z' },
    { ...payment, courseTitle: 'Amber', amount: 20, currency: 'USD', createdAt: '2026-03-16T12:00:00Z' },
    { ...payment, courseTitle: 'Amber two', paymentStatus: 'refunded', createdAt: '2026-03-17T12:00:00Z' },
    { ...payment, courseTitle: 'Dune', paymentStatus: 'pending', createdAt: '2026-03-01T12:00:00Z' },
  )
  await open()
  const titles = async () => (await cards()).map((card) => card.getAttribute('aria-label'))
  expect(await titles()).toEqual(['Amber two', 'Amber', 'Bread', 'Clay', 'Dune'])
  const totals = within(await screen.findByRole('region', { name: /^Paid and pending/ }))
  expect(totals.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '$20.00',
    '€100.50',
    '€90.00',
  ])
  expect(totals.getAllByText('Euro')).toHaveLength(2)
  expect(totals.getByText('2 payments')).toBeTruthy()
  await expectAccessible()

  fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'oldest' } })
  await waitFor(async () => expect(await titles()).toEqual(['Dune', 'Clay', 'Bread', 'Amber', 'Amber two']))
  fireEvent.input(screen.getByRole('searchbox', { name: 'Search payments' }), { target: { value: 'amber' } })
  await waitFor(async () => expect(await titles()).toEqual(['Amber', 'Amber two']))
  expect(address()).toBe('/user/billing?sort=oldest&q=amber')
  fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'course' } })
  fireEvent.input(screen.getByRole('searchbox', { name: 'Search payments' }), { target: { value: 'x' } })
  expect(await screen.findByText('No matches')).toBeTruthy()
  // The totals are those of all payments.
  expect(totals.getByText('€100.50')).toBeTruthy()
})

const searchField = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search payments' })

// Covers UX-35
test('the search field of payments follows the URL', async () => {
  await open({ q: 'light' })
  expect((await searchField()).value).toBe('light')
  expect(await cards()).toHaveLength(1)
  await click('button', 'Account menu')
  await click('menuitem', 'Billing')
  await waitFor(async () => expect(await cards()).toHaveLength(6))
  expect(address()).toBe('/user/billing')
  expect((await searchField()).value).toBe('')
})

// Covers UX-35
test('the way back from a payment keeps the search, the filter and the order', async () => {
  await open({ q: 'light', status: 'paid', sort: 'course' })
  await click('link', 'View details: Seeing light')
  await heading('Receipt')
  await reload()
  await heading('Receipt')
  await click('link', 'Back')
  await heading('Billing')
  expect(address()).toBe('/user/billing?q=light&status=paid&sort=course')
  expect((await searchField()).value).toBe('light')
  expect(await cards()).toHaveLength(1)
})

// Covers BIL-LIST-01
test('the payment list ignores a status in the URL that no payment has', async () => {
  await open({ status: 'nobodys' })
  expect((await filter()).value).toBe('')
  expect(await cards()).toHaveLength(6)
})

// Covers BIL-LIST-01
test('the exported CSV file has the filtered payments and no formulas', async () => {
  const files = recordDownloads()
  answerWith(
    { ...payment, courseTitle: 'Clay, "wet" and dry' },
    { ...payment, courseTitle: '=HYPERLINK("https://evil.example")', createdAt: '2026-03-13T12:00:00Z' },
    {
      ...payment,
      courseTitle: 'Pão',
      paymentStatus: '@SUM(A1)',
      amount: 12.5,
      createdAt: '2026-03-12T12:00:00Z',
    },
  )
  await open()
  await click('button', 'Download CSV')
  await choose('@SUM(A1)')
  await click('button', 'Download CSV')
  expect(files.map(({ name }) => name)).toEqual(['payments.csv', 'payments.csv'])
  const [all = '', filtered = ''] = await Promise.all(files.map(({ content }) => content.text()))
  // Reading the text of a blob drops the byte order mark.
  expect(all.replace(/^\uFEFF/, '')).toBe(
    [
      'Date,Course,Payment,Processing,Amount,Currency',
      '2026-03-14,"Clay, ""wet"" and dry",Paid,Completed,90.00,EUR',
      '2026-03-13,"\'=HYPERLINK(""https://evil.example"")",Paid,Completed,90.00,EUR',
      "2026-03-12,Pão,'@SUM(A1),Completed,12.50,EUR",
      '',
    ].join('\r\n'),
  )
  expect(filtered.split('\r\n')).toHaveLength(3)
})

// Covers FLT-138
test.each([
  ['es', 'Clay;Pagado;Completado;89,90;EUR'],
  ['pt-BR', 'Clay;Pago;Concluído;89,90;EUR'],
  ['pt-PT', 'Clay;Pago;Concluído;89,90;EUR'],
] as const)('the exported CSV file has columns and numbers of spreadsheets in %s', async (language, row) => {
  const files = recordDownloads()
  answerWith({ ...payment, amount: 89.9 })
  await renderRoute(billingRoute, { plugins: [billing], as: 'ana', language })
  await waitFor(() => fireEvent.click(screen.getByRole('button', { name: / CSV$/ })))
  const [, line] = ((await files[0]?.content.text()) ?? '').split('\r\n')
  expect(line).toBe(`2026-03-14;${row}`)
})

// Covers BIL-LIST-01
test('a payment has its own address with its details and a print button', async () => {
  const print = rs.fn()
  rs.stubGlobal('print', print)
  onTestFinished(() => void rs.unstubAllGlobals())
  const sheet = () => screen.findByRole('region', { name: 'Receipt' })
  await open()
  await click('link', 'View details: Seeing light')
  expect(address()).toMatch(/^\/user\/billing\?payment=./)
  for (const text of ['Seeing light', '€49.50', 'Ana Martinsana@roda.example'])
    expect((await sheet()).textContent).toContain(text)

  await reload()
  expect((await sheet()).textContent).toContain('Seeing light')
  await expectAccessible()
  await click('button', 'Print')
  expect(print).toHaveBeenCalledTimes(1)
  await click('link', 'Back')
  await heading('Billing')
  expect(address()).toBe('/user/billing')
})

// Covers BIL-LIST-01
test('an address of an unknown payment leads to all payments', async () => {
  await open({ payment: 'nobodys' })
  await screen.findByText('Payment not found')
  await click('link', 'All payments')
  expect(await cards()).toHaveLength(6)
})

// Covers BIL-LIST-01
test('payment details focus their heading and set the document title', async () => {
  await open()
  await click('link', 'View details: Seeing light')
  const details = await heading('Receipt')
  expect(document.activeElement).toBe(details)
  await waitFor(() => expect(document.title).toBe('Seeing light · Receipt · Roda'))

  await click('link', 'Back')
  const list = await heading('Billing')
  expect(document.activeElement).toBe(list)
  expect(document.title).toBe('Billing · Roda')
})

// Covers BIL-LIST-01
test('the billing screen shows a message when there are no payments', async () => {
  await open({}, 'nova')
  expect(await screen.findByText('You don’t have any payments yet')).toBeTruthy()
})
