import { checkoutRoute } from '@plugins/commerce/contract'
import { courseRoute } from '@plugins/courses/contract'
import { expect, test } from '@rstest/core'
import { screen, within } from '@testing-library/react'
import { fakeClock, fakeLocks, renderRoute, startMockServer } from '@tests/kit'
import { cartsOf, guitar, link, nova, press, seeCartLink, seeToast } from './carts'
import { pay } from './payment'

const mock = startMockServer()
const lockOf = (name: string) => `command.${cartsOf(mock).cartOf('nova').personId}.commerce/${name}`
const sentence = 'Another tab is still busy with this. Open or close that tab, then try again.'
const isSentenceShown = () => within(screen.getByRole('main')).queryByText(sentence) !== null

// Covers FLT-128
test('the checkout does not wait for a frozen tab', async () => {
  const clock = fakeClock()
  const locks = fakeLocks()
  const thaw = locks.freeze(lockOf('order'))
  cartsOf(mock).fill('nova', guitar)
  await renderRoute(checkoutRoute, nova)
  await locks.seeWaiting(lockOf('order'))
  await clock.advanceUntil(isSentenceShown)
  expect(mock.requests('createOrder')).toEqual([])
  thaw()
  await press('Try again')
  await link('Go to payment page')
})

// Covers FLT-128
test('the registration of a payment does not wait for a frozen tab', async () => {
  const { comeBack } = await pay(mock)
  const clock = fakeClock()
  const locks = fakeLocks()
  const thaw = locks.freeze(lockOf('payment'))
  await comeBack()
  await locks.seeWaiting(lockOf('payment'))
  await clock.advanceUntil(isSentenceShown)
  expect(mock.requests('registerPayment')).toEqual([])
  thaw()
  await press('Try again')
  await screen.findByRole('heading', { name: 'You’re enrolled' })
})

// Covers FLT-128
test('the enroll button does not wait for a frozen tab', async () => {
  const locks = fakeLocks()
  const thaw = locks.freeze(lockOf('cart'))
  await renderRoute(courseRoute, { ...nova, params: { id: guitar } })
  await screen.findByRole('button', { name: 'Enroll' })
  const clock = fakeClock()
  await press('Enroll')
  await locks.seeWaiting(lockOf('cart'))
  await clock.advance(10_000)
  await seeToast(sentence)
  expect(mock.requests('addToCart')).toEqual([])
  thaw()
  await press('Enroll')
  await seeCartLink('1 item')
})
