import { hrefOf, logoutRoute, navigate } from '@kernel'
import { restoreRequested } from '@kernel/core/session/session'
import { activationSuccessRoute } from '@plugins/accounts/contract'
import { cartRoute } from '@plugins/commerce/contract'
import commerce from '@plugins/commerce/plugin'
import { courseRoute } from '@plugins/courses/contract'
import courses from '@plugins/courses/plugin'
import { beforeEach, expect, test } from '@rstest/core'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  expectAccessible,
  openProduct,
  reload,
  renderRoute,
  startMockServer,
  storeElsewhere,
} from '@tests/kit'
import { scopeBind } from 'effector'
import {
  address,
  button,
  cartsOf,
  follow,
  guitar,
  light,
  nova,
  press,
  quantity,
  seeCartLink,
  seeToast,
  shop,
  title,
} from './carts'

const mock = startMockServer()
const { cartOf, fill, course } = cartsOf(mock)

const guitarTitle = 'Guitar for late beginners'
const loginTitle = `Log in to enroll in ${guitarTitle}`
/** The login screen, which names the chosen course once it is known. */
const seeLogin = () => screen.findByRole('heading', { level: 1, name: /^Log in/ })
const wantedKey = 'roda:wantedCourse'
const open = (deployment = {}, id = guitar) =>
  renderRoute(courseRoute, { ...shop, ...deployment, params: { id } })
const additions = () => mock.requests('addToCart')
const cartItem = () => {
  const { id, title: productName, fullPrice, discountPrice, picture: photo } = course(guitar)
  return { productId: id, productName, quantity: 1, fullPrice, discountPrice, photo }
}
const mainAlert = () => within(screen.getByRole('main')).queryByRole('alert')
const seeMainAlert = (text: string) => waitFor(() => expect(mainAlert()?.textContent).toContain(text))
const seeCourse = () => screen.findByRole('heading', { level: 1, name: guitarTitle })
const seeCart = async () => {
  expect(await quantity()).toBe('1')
  expect(location.pathname).toBe(cartRoute.path)
}

/** Signs in through the form of the login screen. */
async function logIn(who: string, password = 'roda-demo'): Promise<void> {
  await seeLogin()
  fireEvent.input(screen.getByLabelText(/^Email/), { target: { value: `${who}@roda.example` } })
  fireEvent.input(screen.getByLabelText(/^Password/), { target: { value: password } })
  await press('Log in')
}

/** Chooses a course as a visitor, which leads to the login. */
async function choose(id = guitar) {
  const scope = await open({}, id)
  await press('Enroll')
  await seeLogin()
  return scope
}

beforeEach(() => {
  mock.setScenarios('no-captcha')
  localStorage.setItem('consent', 'true')
})

// Covers CRS-DET-02
test('the teacher of a course is not offered to enroll in it', async () => {
  await open({ as: 'ana' })
  await screen.findByText('You teach this course')
  expect(screen.queryByRole('button', { name: 'Enroll' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'How others see it', pressed: false }))
  expect((await screen.findByText('Enroll')).closest('[inert]')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'How others see it', pressed: true }))
  expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy()
})

// Covers CRS-DET-02
test('the enroll button adds the course to the cart once on a double click', async () => {
  await open(nova)
  await waitFor(() => {
    const enroll = screen.getByRole('button', { name: 'Enroll' })
    fireEvent.click(enroll)
    fireEvent.click(enroll)
  })
  await seeCart()
  await seeCartLink('1 item')
  expect(additions().map(({ body }) => body)).toEqual([cartItem()])

  act(() => history.back())
  await follow('In your cart')
  await seeCart()
  expect(additions()).toHaveLength(1)
})

// Covers FLT-167
test('a course is added at the next visit if the member leaves the page while the cart is read', async () => {
  await open(nova)
  await waitFor(() => expect(mock.requests('getMyCart')).toHaveLength(1))
  const release = mock.hold('getMyCart', { drop: true })
  await press('Enroll')
  await waitFor(() => expect(mock.requests('getMyCart')).toHaveLength(2))
  cleanup()
  release()
  mock.clearFaults()
  await openProduct('/user/profile', nova)
  await seeCartLink('1 item')
  expect(additions()).toHaveLength(1)
  await waitFor(() => expect(localStorage.getItem(wantedKey)).toBeNull())
})

// Covers CRS-DET-02
test('the enroll button does not add a course that another tab has added', async () => {
  await open(nova)
  await button('Enroll')
  await waitFor(() => expect(mock.requests('getMyCart')).toHaveLength(1))
  fill('nova', guitar)
  await press('Enroll')
  await seeCart()
  expect(additions()).toEqual([])
  expect(cartOf('nova').items).toMatchObject([{ productId: guitar, quantity: 1 }])
})

// Covers CRS-DET-02, KRN-AUTH-03
test('a visitor’s course is added to the cart once after the login', async () => {
  await choose()
  await reload()
  await logIn('nova', 'not-this-one')
  await seeMainAlert('don’t match')
  expect(additions()).toEqual([])
  await logIn('nova')
  await seeCart()
  await seeCartLink('1 item')
  await reload()
  await seeCart()
  expect(additions().map(({ body, headers }) => [body, headers.authorization])).toEqual([[cartItem(), true]])
  expect(localStorage.getItem(wantedKey)).toBeNull()
})

// Covers CRS-DET-02
test('a retry is offered when adding the chosen course fails after login', async () => {
  await choose()
  mock.fault({ operation: 'addToCart', status: 500 })
  await logIn('nova')
  await seeToast('Error adding item to cart')
  await waitFor(() => expect(location.pathname).toBe(cartRoute.path))
  mock.clearFaults()
  const toasts = within(screen.getByRole('region', { name: /^Notifications/ }))
  fireEvent.click(toasts.getByRole('button', { name: 'Try again' }))
  await seeCart()
})

// Covers CRS-DET-02
test('a course that could not be added to the cart is kept over a reload', async () => {
  await choose()
  mock.fault({ operation: 'addToCart', status: 500 })
  await logIn('nova')
  await seeMainAlert('Error adding item to cart')
  await reload()
  await seeMainAlert('Error adding item to cart')
  mock.clearFaults()
  fireEvent.click(within(mainAlert() as HTMLElement).getByRole('button', { name: 'Try again' }))
  await seeCart()
  await waitFor(() => expect(mainAlert()).toBeNull())
  expect(localStorage.getItem(wantedKey)).toBeNull()
})

// Covers CRS-DET-02
test('the course opens when the login shows that the visitor is enrolled', async () => {
  await choose(light)
  await logIn('ana')
  await screen.findByRole('link', { name: 'All lessons' })
  expect(address()).toBe(`/course/${light}`)
  expect(additions()).toEqual([])
})

// Covers CRS-DET-02
test('a teacher is told once that the chosen course may be their own', async () => {
  await choose()
  await logIn('ana')
  await seeToast(/It may be your own/)
  await waitFor(() => expect(location.pathname).toBe(cartRoute.path))
  await reload()
  await seeCartLink('1 item')
  await quantity()
  expect(mainAlert()).toBeNull()
  expect(additions()).toHaveLength(1)
})

// Covers CRS-DET-02, KRN-AUTH-06
test('a logout deletes the course that was chosen before the login', async () => {
  const scope = await choose()
  act(() => scopeBind(navigate, { scope })({ to: hrefOf(logoutRoute) }))
  await waitFor(() => expect(location.pathname).toBe('/'))
  act(() => scopeBind(navigate, { scope })({ to: '/user/login' }))
  await logIn('ana')
  // Ana's cart still contains the one course of the seed data.
  await seeCartLink('1 item')
  expect(additions()).toEqual([])
})

// Covers UX-34, CRS-DET-02
test('the login and registration screens name the chosen course', async () => {
  await choose()
  const notice = () =>
    waitFor(() => {
      const found = within(screen.getByRole('main')).getAllByRole('status')
      const named = found.find(({ textContent }) => textContent?.includes(guitarTitle))
      if (!named) throw new Error('No notice names the course.')
      return named
    })
  await title(loginTitle)
  const course = within(await screen.findByRole('region', { name: guitarTitle }))
  for (const text of [/lessons/, '$59.00', '$89.00']) course.getByText(text)
  expect(course.getAllByRole('listitem')[0]?.getAttribute('aria-current')).toBe('step')
  await expectAccessible()
  fireEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Create account' }))
  await title('Create account')
  expect((await notice()).textContent).toContain('Create your account to enroll')

  // The link in the activation mail opens another tab.
  cleanup()
  sessionStorage.clear()
  await openProduct(activationSuccessRoute.path, shop)
  await title('Your account is active')
  fireEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' }))
  await title(loginTitle)
  await logIn('nova')
  await seeCart()
})

// Covers CRS-DET-02
test('the login names the course that another tab has chosen later', async () => {
  await choose()
  await title(loginTitle)
  await screen.findByRole('region', { name: guitarTitle })
  const other = course(light)
  storeElsewhere(
    wantedKey,
    JSON.stringify({ productId: light, productName: other.title, savedAt: Date.now() }),
  )
  await title(`Log in to enroll in ${other.title}`)
  await screen.findByRole('region', { name: other.title })
  expect(screen.queryByText(guitarTitle)).toBeNull()
})

// Covers CRS-DET-02
test('the enroll button treats a 404 response for the cart as an empty cart', async () => {
  mock.fault({ operation: 'getMyCart', status: 404 })
  await open(nova)
  await press('Enroll')
  await waitFor(() => expect(additions()).toHaveLength(1))
})

// Covers CRS-DET-02
test('a course chosen by a visitor is added once when a session resumes', async () => {
  for (const as of ['nova', undefined]) {
    cleanup()
    localStorage.setItem(wantedKey, JSON.stringify({ productId: guitar, savedAt: Date.now() }))
    await openProduct('/user/profile', { ...shop, as })
    await waitFor(() => expect(localStorage.getItem(wantedKey)).toBeNull())
    await seeCartLink('1 item')
    expect(location.pathname).toBe('/user/profile')
  }
  expect(additions()).toHaveLength(1)
  expect(cartOf('nova').items).toMatchObject([{ productId: guitar, quantity: 1 }])
})

// Covers CRS-DET-02
test('a login in another tab adds the chosen course without leaving the screen of this tab', async () => {
  const scope = await open({}, light)
  const seeOther = () => screen.findByRole('heading', { level: 1, name: course(light).title })
  await seeOther()
  await button('Enroll')
  storeElsewhere(wantedKey, JSON.stringify({ productId: guitar, savedAt: Date.now() }))
  storeElsewhere('token', mock.signIn('nova@roda.example'))
  act(() => scopeBind(restoreRequested, { scope })())
  await seeCartLink('1 item')
  await waitFor(() => expect(localStorage.getItem(wantedKey)).toBeNull())
  await seeOther()
  expect(address()).toBe(`/course/${light}`)
  expect(screen.queryByRole('region', { name: /^Notifications/ })?.textContent ?? '').toBe('')
})

// Covers KRN-AUTH-03
test('the cart is loaded once per session, on any screen', async () => {
  await openProduct('/user/profile', { ...shop, as: 'ana' })
  await seeCartLink('1 item')
  expect(mock.requests('getMyCart')).toHaveLength(1)
})

const without = (off: string) => ({ plugins: shop.plugins.filter(({ id }) => id !== off) })

// Covers FLT-188
test('the navigation bar has no link to the cart when there are no courses', async () => {
  await openProduct('/user/profile', { ...without(courses.id), as: 'nova' })
  await button('Account menu')
  expect(screen.queryByRole('link', { name: /^Shopping cart/ })).toBeNull()
})

// Covers PLG-03
test('the enroll button is hidden if the commerce or accounts plugin is off', async () => {
  await open(without('accounts'))
  await seeCourse()
  expect(screen.queryByRole('button', { name: 'Enroll' })).toBeNull()
  cleanup()
  await open({ ...without(commerce.id), as: 'nova' })
  await seeCourse()
  await button('Account menu')
  expect(screen.queryByRole('button', { name: 'Enroll' })).toBeNull()
  expect(screen.queryByRole('link', { name: /^Shopping cart/ })).toBeNull()
})
