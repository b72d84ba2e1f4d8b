import {
  button,
  cartLink,
  expectCartBadge,
  fetchCart,
  fetchCourse,
  fillCart,
  guitar,
  link,
  toasts,
} from './support/commerce-screens'
import { serveConfig } from './support/deployment-settings'
import { expect, test } from './support/fixtures'
import { logIn } from './support/login-form'

// The guitar course, taught by Ana.
const address = `/course/${guitar}`
// A course in which Ana is enrolled; course ids are the same in every mock world.
const ownedByAna = 1479

const cartItemOf = ({
  id,
  title,
  fullPrice,
  discountPrice,
  picture,
}: Awaited<ReturnType<typeof fetchCourse>>) => ({
  productId: id,
  productName: title,
  quantity: 1,
  fullPrice,
  discountPrice,
  photo: picture,
})

test('the enroll button adds the course to the cart once on a double click', {
  tag: '@CRS-DET-02',
}, async ({ page, mock }) => {
  await mock.login(page, 'nova')
  await page.goto(address)
  await button(page, 'Enroll').dblclick()
  await expect(page).toHaveURL('/shoppingCart')
  await expect(page.getByRole('spinbutton')).toHaveValue('1')
  await expect(cartLink(page)).toHaveAccessibleName('Shopping cart 1 item in your cart')
  const sent = await mock.requests('addToCart')
  expect(sent.map(({ body }) => body)).toEqual([cartItemOf(await fetchCourse(page))])

  await page.goBack()
  await expect(page).toHaveURL(address)
  await link(page, 'In your cart').click()
  await expect(page).toHaveURL('/shoppingCart')
  expect((await mock.requests('addToCart')).length).toBe(1)
})

test('the enroll button does not add a course that another tab has added', { tag: '@CRS-DET-02' }, async ({
  page,
  mock,
}) => {
  const token = await mock.login(page, 'nova')
  await page.goto(address)
  await expect(button(page, 'Enroll')).toBeVisible()
  await fillCart(page, token, guitar)
  await mock.clearRequests()
  await button(page, 'Enroll').click()
  await expect(page).toHaveURL('/shoppingCart')
  expect(await mock.requests('addToCart')).toEqual([])
  expect((await fetchCart(page, token))?.items).toMatchObject([{ productId: guitar, quantity: 1 }])
})

test('a visitor’s course is added to the cart once after the login', {
  tag: ['@CRS-DET-02', '@KRN-AUTH-03'],
}, async ({ page, mock, consoleErrors }) => {
  consoleErrors.allowFailedRequests()
  await page.goto(address)
  await button(page, 'Enroll').click()
  await expect(page).toHaveURL('/user/login')
  await page.reload()
  await logIn(page, 'nova', 'not-this-one')
  await expect(page.getByRole('alert')).toContainText('don’t match')
  expect(await mock.requests('addToCart')).toEqual([])

  await logIn(page, 'nova')
  await expect(page).toHaveURL('/shoppingCart')
  await expect(page.getByRole('spinbutton')).toHaveValue('1')
  await expect(cartLink(page)).toHaveAccessibleName('Shopping cart 1 item in your cart')
  await page.reload()
  await expect(page.getByRole('spinbutton')).toHaveValue('1')
  const sent = await mock.requests('addToCart')
  expect(sent.map(({ body, headers }) => [body, headers.authorization])).toEqual([
    [cartItemOf(await fetchCourse(page)), true],
  ])
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('roda:wantedCourse')
})

test('a retry is offered when adding the chosen course fails after login', {
  tag: '@CRS-DET-02',
}, async ({ page, mock }) => {
  await page.goto(address)
  await button(page, 'Enroll').click()
  await mock.fault('addToCart', { status: 500 })
  await logIn(page, 'nova')
  await expect(toasts(page)).toContainText('Error adding item to cart')
  await expect(page).toHaveURL('/shoppingCart')
  await mock.clearFaults()
  await toasts(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('spinbutton')).toHaveValue('1')
})

test('a course that could not be added to the cart is kept over a reload', {
  tag: '@CRS-DET-02',
}, async ({ page, mock, consoleErrors }) => {
  consoleErrors.allowFailedRequests()
  await page.goto(address)
  await button(page, 'Enroll').click()
  await mock.fault('addToCart', { status: 500 })
  await logIn(page, 'nova')
  const notice = page.getByRole('main').getByRole('alert').filter({ hasText: 'Error adding item to cart' })
  await expect(notice).toBeVisible()
  await page.reload()
  await expect(notice).toBeVisible()
  await mock.clearFaults()
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('spinbutton')).toHaveValue('1')
  await expect(notice).toHaveCount(0)
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('roda:wantedCourse')
})

test('the course opens when the login shows that the visitor is enrolled', {
  tag: '@CRS-DET-02',
}, async ({ page, mock }) => {
  await page.goto(`/course/${ownedByAna}`)
  await button(page, 'Enroll').click()
  await logIn(page, 'ana')
  await expect(page.getByText('You’re enrolled in this course.')).toBeVisible()
  await expect(page).toHaveURL(/\/course\/\d+$/)
  expect(await mock.requests('addToCart')).toEqual([])
})

test('a teacher is told once that the chosen course may be their own', {
  tag: '@CRS-DET-02',
}, async ({ page, mock, consoleErrors }) => {
  consoleErrors.allowFailedRequests()
  await page.goto(address)
  await button(page, 'Enroll').click()
  await logIn(page, 'ana')
  await expect(toasts(page)).toContainText('It may be your own')
  await expect(page).toHaveURL('/shoppingCart')
  await page.reload()
  await expectCartBadge(page)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  expect(await mock.requests('addToCart')).toHaveLength(1)
})

test('a logout deletes the course that was chosen before the login', {
  tag: ['@CRS-DET-02', '@KRN-AUTH-06'],
}, async ({ page, mock }) => {
  await page.goto(address)
  await button(page, 'Enroll').click()
  await expect(page).toHaveURL('/user/login')
  await page.getByRole('banner').getByRole('link', { name: 'Roda, Home' }).click()
  await page.evaluate(() => {
    history.pushState(null, '', '/user/logout')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page).toHaveURL('/')
  await page.goto('/user/login')
  await logIn(page, 'ana')
  // Ana's cart still holds the one course of the seed data.
  await expectCartBadge(page)
  expect(await mock.requests('addToCart')).toEqual([])
})

test('the login and registration screens name the chosen course', {
  tag: ['@UX-34', '@CRS-DET-02'],
}, async ({ page, context, expectAccessible }) => {
  await page.goto(address)
  await button(page, 'Enroll').click()
  const notice = page.getByRole('main').getByRole('status').filter({ hasText: 'Guitar for late beginners' })
  await expect(notice).toContainText('Log in to enroll')
  await expectAccessible()
  await notice.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible()
  await expect(notice).toContainText('Create your account to enroll')

  // The link in the activation mail opens another tab.
  const other = await context.newPage()
  await other.goto('/user/activate/success')
  await other.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(other.getByRole('main').getByRole('status').first()).toContainText('Guitar for late beginners')
  await logIn(other, 'nova')
  await expect(other).toHaveURL('/shoppingCart')
  await expect(other.getByRole('spinbutton')).toHaveValue('1')
})

test('the enroll button treats a 404 response for the cart as an empty cart', { tag: '@CRS-DET-02' }, async ({
  page,
  mock,
  consoleErrors,
}) => {
  consoleErrors.allowFailedRequests()
  await mock.login(page, 'nova')
  await mock.fault('getMyCart', { status: 404 })
  await page.goto('/shoppingCart')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await page.goto(address)
  await button(page, 'Enroll').click()
  await expect.poll(async () => (await mock.requests('addToCart')).length).toBe(1)
})

test('a course chosen by a visitor is added once when a session resumes', {
  tag: '@CRS-DET-02',
}, async ({ page, mock }) => {
  const token = await mock.login(page, 'nova')
  // On a page without the app, which would use up the remembered course.
  const rememberCourse = async () => {
    await page.goto('/config.json')
    await page.evaluate(
      (productId) =>
        localStorage.setItem('roda:wantedCourse', JSON.stringify({ productId, savedAt: Date.now() })),
      guitar,
    )
  }
  for (const time of ['first', 'second']) {
    await rememberCourse()
    await page.goto('/user/profile')
    await expect(page, time).toHaveURL('/shoppingCart')
    await expect(page.getByRole('spinbutton')).toHaveValue('1')
  }
  expect((await mock.requests('addToCart')).length).toBe(1)
  expect((await fetchCart(page, token))?.items).toMatchObject([{ productId: guitar, quantity: 1 }])
})

test('the cart is loaded once per session, on any screen', { tag: '@KRN-AUTH-03' }, async ({
  page,
  mock,
}) => {
  await mock.login(page)
  await page.goto('/user/profile')
  await expect(cartLink(page)).toHaveAccessibleName('Shopping cart 1 item in your cart')
  expect((await mock.requests('getMyCart')).length).toBe(1)
})

test('the enroll button is hidden if the commerce or accounts plugin is off', {
  tag: '@PLG-03',
}, async ({ page, mock }) => {
  await serveConfig(page, { plugins: { accounts: false } })
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Guitar for late beginners' }).first()).toBeVisible()
  await expect(button(page, 'Enroll')).toHaveCount(0)
  await serveConfig(page, { plugins: { commerce: false } })
  await mock.login(page, 'nova')
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Guitar for late beginners' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  await expect(button(page, 'Enroll')).toHaveCount(0)
  await expect(cartLink(page)).toHaveCount(0)
})
