import { homeRoute } from '@kernel'
import { expect, test } from '@rstest/core'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import {
  allowConsoleErrors,
  expectAccessible,
  fakeClock,
  loggedErrors,
  openProduct,
  startMockServer,
} from '@tests/kit'
import publicPage from '../plugin'

const mock = startMockServer()

const open = (address: string, as?: string) => openProduct(address, { plugins: [publicPage], as })
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const anasTitle = 'Ana plays, plants and teaches'
const main = () => screen.getByRole('main')
/** The different errors that the product logged. */
const logged = () => [...new Set(loggedErrors())]
const goHome = () => fireEvent.click(screen.getByRole('link', { name: 'Go to home page' }))
const notLoaded = /^The settings of the public page of @/

// Covers PUB-PAGE-01
test('the public page without settings shows name, initials, no image', async () => {
  await open('/@nova.lindqvist')
  await title('Nova Lindqvist')
  expect(screen.getByText('@nova.lindqvist')).toBeTruthy()
  expect(screen.getByText('NL')).toBeTruthy()
  expect(main().querySelectorAll('img')).toHaveLength(0)
})

// Covers PUB-PAGE-01
test('the public page stays open when a stored token is refused', async () => {
  localStorage.setItem('token', 'long gone')
  await open('/@ana.martins')
  await title(anasTitle)
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull())
  expect(mock.onlyRequest('retryLogin')).toBeTruthy()
  for (const { headers } of mock.requests('getSettingsByLogin')) expect(headers.authorization).toBe(false)
  expect(location.pathname).toBe('/@ana.martins')
})

// Covers PUB-PAGE-01
test('the public page shows HTML in profiles as text and drops unsafe links', async () => {
  const markup = '<img src=x onerror="document.title=\'taken\'">'
  const json = {
    name: '<b>Ana</b>',
    publicProfile: 'True',
    pictureUrl: 'javascript:alert(1)',
    myPageSettings: {
      title: markup,
      headline: 'مرحبا {{7*7}} </p><script>document.title="taken"</script>',
      profileBackgroundImage: '../../api/user/logout',
      showCourseSection: false,
      showPostsSection: false,
    },
  }
  mock.fault({ operation: 'getSettingsByLogin', json })
  await open('/@ana.martins')
  await title(markup)
  expect(screen.getByText(json.myPageSettings.headline)).toBeTruthy()
  expect(main().querySelectorAll('img, script')).toHaveLength(0)
  expect(document.title).not.toBe('taken')
})

// Covers PUB-PAGE-06
test('a private profile shows a message and requests nothing else', async () => {
  for (const { login, settings } of mock.state.people)
    if (login === 'ana.martins') settings.publicProfile = false
  await open('/@ana.martins', 'ana')
  await title('This page is not public')
  await screen.findByText(/turn on your public profile/)
  cleanup()
  localStorage.removeItem('token')
  mock.clearRequests()

  await open('/@ana.martins')
  await screen.findByText(/isn’t sharing it right now/)
  expect(screen.queryByText(/\bAna\b/)).toBeNull()
  await waitFor(() => expect(document.title).toBe('Public page · Roda'))
  await expectAccessible()
  expect(mock.requests().map(({ operationId }) => operationId)).toEqual(['getSettingsByLogin'])
  goHome()
  expect(location.pathname).toBe(homeRoute.path)
})

// Covers PUB-PAGE-05
test('the public page of an unknown username logs an error and links home', async () => {
  allowConsoleErrors(notLoaded)
  await open('/@nobody.at.all')
  await title('No one has the username @nobody.at.all')
  await expectAccessible()
  expect(logged()).toEqual([expect.stringMatching(notLoaded)])
  goHome()
  expect(location.pathname).toBe(homeRoute.path)
})

// Covers PUB-PAGE-05
test('the address /@ without a username logs an error and sends no call', async () => {
  allowConsoleErrors(/needs a login after the @/)
  await open('/@')
  await title('This page couldn’t be shown')
  expect(screen.getByRole('link', { name: 'Go to home page' })).toBeTruthy()
  expect(logged()).toHaveLength(1)
  expect(mock.requests()).toEqual([])
})

// Covers PUB-PAGE-05
test.each([
  ['status 400', { status: 400 }, 'didn’t accept this'],
  ['status 403', { status: 403 }, 'don’t have permission'],
  ['status 404', { status: 404 }, 'No one has the username @ana.martins'],
  ['status 409', { status: 409 }, 'changed this in the meantime'],
  ['status 413', { status: 413 }, 'larger than the server allows'],
  ['status 429', { status: 429 }, 'Too many requests'],
  ['status 500', { status: 500 }, 'went wrong on the server'],
  ['HTML', { body: 'html' }, 'couldn’t read'],
  ['malformed JSON', { body: 'malformed' }, 'couldn’t read'],
  ['wrong types', { body: 'wrong-types' }, 'couldn’t read'],
  ['null', { body: 'null' }, 'couldn’t read'],
  ['an empty body', { body: 'empty' }, 'couldn’t read'],
  ['a cut connection', { drop: true }, 'Can’t reach the server'],
  ['silence', { silence: true }, 'too long to respond'],
] as const)('the public page logs an error and offers a retry after %s', async (_, fault, sentence) => {
  allowConsoleErrors(notLoaded)
  const { advance } = fakeClock()
  mock.fault({ operation: 'getSettingsByLogin', ...fault })
  await open('/@ana.martins')
  // The product gives up a call after its timeout, and retries a query after a second.
  for (const count of 'silence' in fault ? [1, 2] : [1]) {
    await waitFor(() => expect(mock.requests('getSettingsByLogin').length).toBeGreaterThanOrEqual(count))
    await advance('silence' in fault ? 21_000 : 1_000)
  }
  expect((await screen.findByRole('alert')).textContent).toContain(sentence)
  expect(logged()).toEqual([expect.stringMatching(notLoaded)])
  expect(screen.getByRole('banner')).toBeTruthy()

  mock.clearFaults()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await title(anasTitle)
})

// Covers FLT-93, PUB-PAGE-05
test('the public page shows that it is tried again', async () => {
  allowConsoleErrors(notLoaded)
  mock.fault({ operation: 'getSettingsByLogin', status: 403, times: 1 })
  await open('/@ana.martins')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  const release = mock.hold('getSettingsByLogin')
  fireEvent.click(retry)
  await screen.findByRole('button', { name: /^Try again/, busy: true })
  release()
  await title(anasTitle)
})
