import type { Page } from '@playwright/test'
import { faults, testEachFault } from './support/fault-cases'
import { expect, test } from './support/fixtures'

const address = '/@ana.martins'
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const notLoaded = /^The settings of the public page of @/

/** Records the errors that the product itself logs. */
function recordErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load'))
      errors.push(message.text())
  })
  return errors
}

async function respondWithSettings(page: Page, json: unknown) {
  await page.route('**/api/user/settingsByLogin/*', (route) => route.fulfill({ json }))
}

test('the public page shows images, title and headline without using a token', {
  tag: ['@both', '@PUB-PAGE-01'],
}, async ({ page, mock }) => {
  // Public calls carry no token even when a member is signed in.
  await mock.login(page, 'bruno')
  await page.goto(address)
  await expect(title(page)).toHaveText('Ana plays, plants and teaches')
  await expect(page.getByText('Music lessons with the windows open')).toBeVisible()
  await expect(page.getByText('Ana Martins · @ana.martins')).toBeVisible()

  const background = page.locator('main img[src$="/profile/images/background-ana.martins.svg"]')
  await expect(background).toHaveJSProperty('complete', true)
  expect(
    await background.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
  ).toBeGreaterThan(0)
  const picture = page.locator('main img[src$="/posts/images/avatar-ana.martins.svg"]')
  const styles = await picture.evaluate((image) => {
    const around = image.parentElement ?? image
    const { width, height } = around.getBoundingClientRect()
    return { width, height, radius: Number.parseFloat(getComputedStyle(around).borderRadius) }
  })
  expect(styles).toMatchObject({ width: 80, height: 80 })
  expect(styles.radius).toBeGreaterThanOrEqual(40)

  const requests = await mock.requests('getSettingsByLogin')
  expect(requests).not.toEqual([])
  // Checks all requests, because the page may request the settings before and after the session is known.
  for (const request of requests)
    expect(request).toMatchObject({
      method: 'GET',
      path: '/api/user/settingsByLogin/ana.martins',
      query: {},
      headers: { authorization: false },
    })
  await expect(page.getByRole('link', { name: 'Edit my page' })).toHaveCount(0)
})

test('the public page without settings shows name, initials, no image', {
  tag: '@PUB-PAGE-01',
}, async ({ page }) => {
  await page.goto('/@nova.lindqvist')
  await expect(title(page)).toHaveText('Nova Lindqvist')
  await expect(page.getByText('@nova.lindqvist', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByText('NL', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').locator('img')).toHaveCount(0)
})

test('the public page stays open when a stored token is refused', { tag: '@PUB-PAGE-01' }, async ({
  page,
  mock,
  consoleErrors,
}) => {
  consoleErrors.allowFailedRequests()
  await page.addInitScript(() => localStorage.setItem('token', 'long gone'))
  await page.goto(address)
  await expect(title(page)).toHaveText('Ana plays, plants and teaches')
  await expect.poll(async () => (await mock.requests('retryLogin')).length).toBe(1)
  await expect(page).toHaveURL(address)
})

test('the public page shows HTML in profiles as text and drops unsafe links', {
  tag: '@PUB-PAGE-01',
}, async ({ page }) => {
  await respondWithSettings(page, {
    name: '<b>Ana</b>',
    publicProfile: 'True',
    pictureUrl: 'javascript:alert(1)',
    myPageSettings: {
      title: '<img src=x onerror="document.title=\'taken\'">',
      headline: 'مرحبا {{7*7}} </p><script>document.title="taken"</script>',
      profileBackgroundImage: '../../api/user/logout',
      // Posts and courses would show more images, so both sections are hidden.
      showCourseSection: false,
      showPostsSection: false,
    },
  })
  await page.goto(address)
  await expect(title(page)).toHaveText('<img src=x onerror="document.title=\'taken\'">')
  await expect(page.getByText('مرحبا {{7*7}} </p>')).toBeVisible()
  await expect(page.getByRole('main').locator('img')).toHaveCount(0)
  expect(await page.title()).not.toBe('taken')
})

const tag = (page: Page, name: string) =>
  page.locator(`head meta[name="${name}"], head meta[property="${name}"]`)

test('the public page sets title, description and social tags', {
  tag: '@PUB-PAGE-01',
}, async ({ page, baseURL }) => {
  await page.goto(address)
  await expect(page).toHaveTitle('Ana plays, plants and teaches · Roda')
  const headline = 'Music lessons with the windows open, and a balcony that feeds three people'
  for (const [name, content] of [
    ['description', headline],
    ['og:type', 'profile'],
    ['og:site_name', 'Roda'],
    ['og:title', 'Ana plays, plants and teaches'],
    ['og:description', headline],
    ['og:url', `${baseURL}${address}`],
    ['og:image', `${baseURL}/profile/images/background-ana.martins.svg`],
    ['twitter:card', 'summary_large_image'],
  ] as const)
    await expect(tag(page, name)).toHaveAttribute('content', content)
  await expect(page.locator('head title')).toHaveCount(1)

  await page
    .getByRole('banner')
    .getByRole('link', { name: /, Home$/ })
    .click()
  await expect(page).toHaveTitle('Learn together, in good company · Roda')
  await expect(tag(page, 'og:title')).toHaveAttribute('content', 'Learn together, in good company')
  await expect(tag(page, 'og:type')).toHaveAttribute('content', 'website')
  await expect(tag(page, 'description')).toHaveAttribute('content', /^Roda is where learning communities/)
  await expect(tag(page, 'og:url')).toHaveAttribute('content', `${baseURL}/`)
})

test('a private profile shows a message and requests nothing else', { tag: '@PUB-PAGE-06' }, async ({
  page,
  mock,
  expectAccessible,
}) => {
  await mock.login(page)
  await page.goto('/user/profile?panel=settings')
  await page.getByRole('switch', { name: 'Public profile' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Settings saved')

  await mock.clearRequests()
  await page.goto(address)
  await expect(title(page)).toHaveText('This page is not public')
  await expect(page.getByText('turn on your public profile')).toBeVisible()
  // Removes the token when the next page loads, because this page would notice a removal and request the settings again.
  await page.addInitScript(() => localStorage.removeItem('token'))
  await page.reload()
  await expect(page.getByText('isn’t sharing it right now')).toBeVisible()
  await expect(page.getByText('Ana')).toHaveCount(0)
  await expect(page).toHaveTitle('Public page · Roda')
  await expectAccessible()
  const operations = (await mock.requests()).map(({ operationId }) => operationId ?? '')
  // These three calls come from the session and the navigation bar instead of the public page.
  expect(operations.filter((name) => !['retryLogin', 'addLoggedTime', 'getMyCart'].includes(name))).toEqual([
    'getSettingsByLogin',
    'getSettingsByLogin',
  ])
  await page.getByRole('link', { name: 'Go to home page' }).click()
  await expect(page).toHaveURL('/')
})

test('the public page of an unknown username logs one error and links home', {
  tag: '@PUB-PAGE-05',
}, async ({ page, consoleErrors, expectAccessible }) => {
  consoleErrors.allowFailedRequests()
  consoleErrors.allow(notLoaded)
  const errors = recordErrors(page)
  await page.goto('/@nobody.at.all')
  await expect(title(page)).toHaveText('No one has the username @nobody.at.all')
  await expectAccessible()
  expect(errors).toEqual([expect.stringMatching(notLoaded)])
  await page.getByRole('link', { name: 'Go to home page' }).click()
  await expect(page).toHaveURL('/')
})

test('the address /@ without a username logs one error and sends no call', {
  tag: '@PUB-PAGE-05',
}, async ({ page, mock, consoleErrors }) => {
  consoleErrors.allow(/needs a login after the @/)
  const errors = recordErrors(page)
  await page.goto('/@')
  await expect(title(page)).toHaveText('This page couldn’t be shown')
  await expect(page.getByRole('link', { name: 'Go to home page' })).toBeVisible()
  expect(errors).toHaveLength(1)
  expect(await mock.requests('getSettingsByLogin')).toEqual([])
})

test('the public page logs one error and offers a retry if loading fails', {
  tag: '@PUB-PAGE-05',
}, async ({ page, mock, consoleErrors }) => {
  consoleErrors.allow(notLoaded)
  const errors = recordErrors(page)
  await testEachFault({ page, mock }, 'getSettingsByLogin', faults, {
    isRetriedQuery: true,
    act: async ({ name }) => {
      errors.length = 0
      if (name === faults[0][0]) await page.goto(address)
      else await page.getByRole('button', { name: 'Try again' }).click()
    },
    see: ({ fault, sentence, expectOptions }) => {
      const isUnknown = 'status' in fault && fault.status === 404
      const text = isUnknown ? 'No one has the username @ana.martins' : sentence
      return expect(page.getByRole('alert')).toContainText(text, expectOptions)
    },
    after: async () => {
      expect(errors).toEqual([expect.stringMatching(notLoaded)])
      await expect(page.getByRole('banner')).toBeVisible()
    },
  })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(title(page)).toHaveText('Ana plays, plants and teaches')
})

for (const body of ['null', 'empty'] as const)
  test(`the public page shows an error when the settings are "${body}"`, { tag: '@PUB-PAGE-05' }, async ({
    page,
    mock,
    consoleErrors,
  }) => {
    consoleErrors.allow(notLoaded)
    await mock.fault('getSettingsByLogin', { body })
    await page.goto(address)
    await expect(page.getByRole('alert')).toContainText('couldn’t read')
  })

test('a public page is requested once when the session resumes late', { tag: '@FLT-53' }, async ({
  page,
  mock,
}) => {
  await mock.login(page)
  await mock.fault('retryLogin', { latency: 500 })
  await page.goto(address)
  await expect(page.getByRole('link', { name: 'Edit my page' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Posts' }).getByRole('article').first()).toBeVisible()
  for (const operation of ['getSettingsByLogin', 'getPublicPosts', 'getCoursesByLogin'])
    expect(await mock.requests(operation), operation).toHaveLength(1)
})
