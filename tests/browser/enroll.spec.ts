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

/** Ana teaches it. */
const address = `/course/${guitar}`
/** Ana has it; the ids are the same in every world. */
const ownedByAna = 1479

/** What is sent of the course. */
const itemOf = ({
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

test('signed in: into the cart with quantity 1, and to the cart; a double click sends once', {
  tag: '@CRS-DET-02',
}, async ({ page, mock }) => {
  await mock.login(page, 'nova')
  await page.goto(address)
  await button(page, 'Enroll').dblclick()
  await expect(page).toHaveURL('/shoppingCart')
  await expect(page.getByRole('spinbutton')).toHaveValue('1')
  await expect(cartLink(page)).toHaveAccessibleName('Shopping cart 1 thing in your cart')
  const sent = await mock.requests('addToCart')
  expect(sent.map(({ body }) => body)).toEqual([itemOf(await fetchCourse(page))])

  await page.goBack()
  await expect(page).toHaveURL(address)
  await link(page, 'In your cart').click()
  await expect(page).toHaveURL('/shoppingCart')
  expect((await mock.requests('addToCart')).length).toBe(1)
})

test('what came into the cart in another tab meanwhile is not added again', { tag: '@CRS-DET-02' }, async ({
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

test('signed out: login, a refused one too, and the course is in the cart, once', {
  tag: ['@CRS-DET-02', '@KRN-AUTH-03'],
}, async ({ page, mock, consoleErrors }) => {
  consoleErrors.allowFailedRequests()
  await page.goto(address)
  await button(page, 'Enroll').click()
  await expect(page).toHaveURL('/user/login')
  await page.reload()
  await logIn(page, 'nova', 'not-this-one')
  await expect(page.getByRole('alert')).toContainText('do not match')
  expect(await mock.requests('addToCart')).toEqual([])

  await logIn(page, 'nova')
  await expect(page).toHaveURL('/shoppingCart')
  await expect(page.getByRole('spinbutton')).toHaveValue('1')
  await expect(cartLink(page)).toHaveAccessibleName('Shopping cart 1 thing in your cart')
  await page.reload()
  await expect(page.getByRole('spinbutton')).toHaveValue('1')
  const sent = await mock.requests('addToCart')
  expect(sent.map(({ body, headers }) => [body, headers.authorization])).toEqual([
    [itemOf(await fetchCourse(page)), true],
  ])
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('roda:wantedCourse')
})

test('signed out: what cannot be added is said after the login, and can be tried again', {
  tag: '@CRS-DET-02',
}, async ({ page, mock }) => {
  await page.goto(address)
  await button(page, 'Enroll').click()
  await mock.setFault('addToCart', { status: 500 })
  await logIn(page, 'nova')
  await expect(toasts(page)).toContainText('Error adding item to cart')
  await expect(page).toHaveURL('/shoppingCart')
  await mock.clearFaults()
  await toasts(page).getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('spinbutton')).toHaveValue('1')
})

test('what could not be added is wanted still: on the cart’s screen, and after a reload', {
  tag: '@CRS-DET-02',
}, async ({ page, mock, consoleErrors }) => {
  consoleErrors.allowFailedRequests()
  await page.goto(address)
  await button(page, 'Enroll').click()
  await mock.setFault('addToCart', { status: 500 })
  await logIn(page, 'nova')
  const notice = page.getByRole('main').getByRole('alert').filter({ hasText: 'Error adding item to cart' })
  await expect(notice).toBeVisible()
  await page.reload()
  await expect(notice).toBeVisible()
  await mock.clearFaults()
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('spinbutton')).toHaveValue('1')
  await expect(notice).toHaveCount(0)
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('roda:wantedCourse')
})

test('signed out: whoever has the course already is led to it, and pays for nothing', {
  tag: '@CRS-DET-02',
}, async ({ page, mock }) => {
  await page.goto(`/course/${ownedByAna}`)
  await button(page, 'Enroll').click()
  await logIn(page, 'ana')
  await expect(page.getByText('You are enrolled in this course.')).toBeVisible()
  await expect(page).toHaveURL(/\/course\/\d+$/)
  expect(await mock.requests('addToCart')).toEqual([])
})

test('signed out: a course that one teaches is refused for good, and that is said once', {
  tag: '@CRS-DET-02',
}, async ({ page, mock, consoleErrors }) => {
  consoleErrors.allowFailedRequests()
  await page.goto(address)
  await button(page, 'Enroll').click()
  await logIn(page, 'ana')
  await expect(toasts(page)).toContainText('it may be your own')
  await expect(page).toHaveURL('/shoppingCart')
  await page.reload()
  await expectCartBadge(page)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  expect(await mock.requests('addToCart')).toHaveLength(1)
})

test('who leaves on purpose leaves no course to whoever comes next', {
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
  // Ana's own cart, with what lay in it before.
  await expectCartBadge(page)
  expect(await mock.requests('addToCart')).toEqual([])
})

test('a course that was wanted before a registration is in the cart after it, and that is said', {
  tag: '@CRS-DET-02',
}, async ({ page }) => {
  await page.goto(address)
  await button(page, 'Enroll').click()
  await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await logIn(page, 'nova')
  await expect(toasts(page)).toContainText('The course that you wanted is in your cart.')
  await toasts(page).getByRole('button', { name: 'Shopping cart' }).click()
  await expect(page).toHaveURL('/shoppingCart')
  await expect(page.getByRole('spinbutton')).toHaveValue('1')
})

test('a server that knows no cart before something is in it: an empty one', { tag: '@CRS-DET-02' }, async ({
  page,
  mock,
  consoleErrors,
}) => {
  consoleErrors.allowFailedRequests()
  await mock.login(page, 'nova')
  await mock.setFault('getMyCart', { status: 404 })
  await page.goto('/shoppingCart')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await page.goto(address)
  await button(page, 'Enroll').click()
  await expect.poll(async () => (await mock.requests('addToCart')).length).toBe(1)
})

test('a session that is taken up again adds what was wanted too, and not what is in the cart', {
  tag: '@CRS-DET-02',
}, async ({ page, mock }) => {
  const token = await mock.login(page, 'nova')
  const want = () =>
    page.evaluate(
      (productId) => sessionStorage.setItem('roda:wantedCourse', JSON.stringify({ productId })),
      guitar,
    )
  await page.goto('/user/profile')
  for (const time of ['first', 'second']) {
    await want()
    await page.goto('/user/profile')
    await expect(page, time).toHaveURL('/shoppingCart')
    await expect(page.getByRole('spinbutton')).toHaveValue('1')
  }
  expect((await mock.requests('addToCart')).length).toBe(1)
  expect((await fetchCart(page, token))?.items).toMatchObject([{ productId: guitar, quantity: 1 }])
})

test('a session loads the cart, once, whichever screen it begins on', { tag: '@KRN-AUTH-03' }, async ({
  page,
  mock,
}) => {
  await mock.login(page)
  await page.goto('/user/profile')
  await expect(cartLink(page)).toHaveAccessibleName('Shopping cart 1 thing in your cart')
  expect((await mock.requests('getMyCart')).length).toBe(1)
})

test('without commerce there is no way to enroll; without accounts none for visitors', {
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
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible()
  await expect(button(page, 'Enroll')).toHaveCount(0)
  await expect(cartLink(page)).toHaveCount(0)
})
