import { openFromAccountMenu } from './support/account-menu'
import { allowPlayers, fakePlayers } from './support/fake-players'
import { expect, test } from './support/fixtures'
import { logIn } from './support/login-form'

// A paid course that Nova does not have. Its id is the same in every mock world.
const course = { id: 1458, name: 'Programming from zero, for adults' }

test('a visitor buys a course, learns, and finds the payment', {
  tag: ['@phone', '@CRS-DET-02', '@COM-CART-02', '@COM-PAY-01', '@COM-ENR-01', '@CRS-LES-02', '@BIL-LIST-01'],
}, async ({ page, mock }) => {
  test.slow()
  await page.clock.install()
  await allowPlayers(page)
  const player = await fakePlayers(page)

  // Step 1: enrolls as a visitor, which requires a login.
  await page.goto(`/course/${course.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(course.name)
  await page.getByRole('button', { name: 'Enroll' }).click()
  await expect(page).toHaveURL('/user/login')
  await logIn(page, 'nova')

  // Step 2: pays at the payment provider.
  await expect(page).toHaveURL('/shoppingCart')
  const items = page.getByRole('list', { name: 'In your cart' }).getByRole('listitem')
  await expect(items).toHaveCount(1)
  await expect(items).toContainText(course.name)
  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await expect(page).toHaveURL(/\/__mock\/pay\//)
  await page.getByRole('button', { name: 'Pay' }).click()

  // Step 3: opens the first lesson.
  await expect(page).toHaveURL(/\/course\/enrolled\?cartId=.*&session_id=/)
  await expect(page.getByRole('heading', { name: 'You’re enrolled' })).toBeVisible()
  await page.getByRole('link', { name: 'Start course' }).click()
  await expect(page).toHaveURL(`/course/learn/${course.id}`)
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
  await page
    .getByRole('link', { name: /^Start/ })
    .first()
    .click()

  // Step 4: the next lesson starts when the video ends.
  const title = page.getByRole('heading', { level: 1 })
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeEnabled()
  const first = await title.textContent()
  await player.emit('play')
  await player.emit('end')
  await expect(page.getByText(/^Starts in \d seconds?\./).first()).toBeVisible()
  await page.clock.runFor(5_000)
  await expect(title).not.toHaveText(first ?? '')

  // Step 5: the progress and the payment are listed.
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '6')
  await openFromAccountMenu(page, 'Billing')
  await expect(page).toHaveURL('/user/billing')
  await expect(page.getByRole('main')).toContainText(course.name)
  await expect(page.getByRole('main').getByText('Paid').last()).toBeVisible()

  for (const operation of ['addToCart', 'createOrder', 'registerPayment', 'emptyCart'])
    expect(await mock.requests(operation), operation).toHaveLength(1)
})
