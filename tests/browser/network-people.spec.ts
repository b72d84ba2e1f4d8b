import type { Locator, Page } from '@playwright/test'
import { faultsOfIgnoredBodies, testEachFault } from './support/fault-cases'
import { expect, test } from './support/fixtures'
import { toasts } from './support/locators'

const tab = '/mypage?tab=people'
const field = (page: Page) => page.getByRole('searchbox', { name: 'Who are you looking for?' })
const search = (page: Page) => page.getByRole('search').getByRole('button', { name: 'Search' })
const row = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /: Nova/ }) })

async function searchFor(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await field(page).press('Enter')
}

test.beforeEach(async ({ page, mock }) => {
  await mock.login(page)
})

test('the selected tab scrolls into view on a phone', async ({ page }) => {
  // Uses Portuguese, because all tabs fit in English. The viewport is low, because the page itself must not scroll to the
  // tabs.
  await page.setViewportSize({ width: 360, height: 500 })
  await page.addInitScript(() => localStorage.setItem('language', 'pt-BR'))
  await page.goto(tab)
  const tabOf = (name: string) => page.getByRole('tab', { name })
  const isFullyVisible = (name: string) =>
    tabOf(name).evaluate((tab) => {
      const row = tab.parentElement?.getBoundingClientRect()
      const { left, right } = tab.getBoundingClientRect()
      return row && left >= row.left - 1 && right <= row.right + 1
    })
  await expect.poll(() => isFullyVisible('Encontrar pessoas')).toBe(true)
  expect(await isFullyVisible('Novidades')).toBe(false)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

  await tabOf('Encontrar pessoas').focus()
  await page.keyboard.press('Home')
  await expect.poll(() => isFullyVisible('Novidades')).toBe(true)
})

for (const [place, path] of [
  ['my page', '/mypage'],
  ['the connections', '/manageConnections'],
] as const)
  test(`the people search on ${place} finds people and sends the language`, {
    tag: ['@both', '@NET-FIND-01', '@NET-FIND-02', '@FLT-42'],
  }, async ({ page, mock, expectAccessible }) => {
    await page.goto(path)
    if (path === '/mypage') await page.getByRole('tab', { name: 'Find people' }).click()
    else await page.getByText('Add new connections').click()
    await field(page).fill('  nova ')
    await search(page).click()
    await expect(row(page)).toContainText('Nova Lindqvist')
    await expect(row(page)).toContainText('@nova.lindqvist · nova@roda.example')
    expect(await row(page).locator('span').first().boundingBox()).toMatchObject({ width: 45, height: 45 })
    await expectAccessible()
    const [request] = await mock.requests('searchPeople')
    expect(request?.body).toEqual({ searchText: 'nova', language: 'en-US' })
  })

test('the people search requires a search text', { tag: '@NET-FIND-01' }, async ({ page, mock }) => {
  await page.goto(tab)
  await searchFor(page, '   ')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveAccessibleDescription(/Enter a name, username, or email address\./)
  expect(await mock.requests('searchPeople')).toEqual([])
})

test('the people search shows a message when nobody is found', { tag: '@NET-FIND-01' }, async ({ page }) => {
  await page.goto(tab)
  await searchFor(page, 'zzzzzz')
  await expect(page.getByText('No matches')).toBeVisible()
  await page.getByRole('link', { name: 'Invite by email' }).click()
  await expect(page).toHaveURL('/manageConnections#invite')
  await expect(page.getByLabel('Email addresses')).toBeInViewport()
})

test('the people search on a phone scrolls to its results only when needed', {
  tag: '@NET-FIND-01',
}, async ({ page, mock }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(tab)
  const count = page.getByText(/^\d+ people found$/)
  const bar = page.getByRole('banner')
  const bottomBar = page.getByRole('navigation', { name: 'Main' })
  const isBetween = async (locator: Locator) => {
    const [place, above, below] = await Promise.all(
      [locator, bar, bottomBar].map((element) => element.boundingBox()),
    )
    return place && above && below
      ? place.y >= above.y + above.height && place.y + place.height <= below.y
      : false
  }
  await searchFor(page, 'an')
  await expect.poll(() => isBetween(count)).toBe(true)
  expect(await isBetween(page.getByRole('listitem').filter({ hasText: '@' }).first())).toBe(true)

  // An error message must scroll into view like results do.
  await mock.fault('searchPeople', { status: 500 })
  await searchFor(page, 'ana')
  await expect.poll(() => isBetween(page.getByText('The search failed'))).toBe(true)

  await mock.clearFaults()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.evaluate(() => window.scrollTo(0, 0))
  await searchFor(page, 'an')
  await expect(count).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

for (const [place, path] of [
  ['my page', tab],
  ['the connections', '/manageConnections'],
] as const)
  test(`the people search restores its results on return to ${place}`, {
    tag: '@NET-FIND-01',
  }, async ({ page, mock }) => {
    await page.goto(path)
    if (path !== tab) await page.getByText('Add new connections').click()
    await searchFor(page, 'nova')
    await row(page).getByRole('link', { name: 'Nova Lindqvist' }).click()
    await expect(page).toHaveURL('/@nova.lindqvist')
    await page.goBack()
    await expect(field(page)).toHaveValue('nova')
    await expect(row(page)).toBeVisible()
    // Pressing search again repeats the request, without a cached answer.
    await mock.clearRequests()
    await search(page).click()
    await expect.poll(() => mock.requests('searchPeople')).toHaveLength(1)
    await page.reload()
    await expect(field(page)).toHaveValue('nova')
    await expect(row(page)).toBeVisible()
  })

test('the people search keeps its results when tabs or tags change', {
  tag: '@NET-FIND-01',
}, async ({ page }) => {
  await page.goto(tab)
  await searchFor(page, 'nova')
  await expect(row(page)).toBeVisible()
  await page.getByRole('tab', { name: 'My posts' }).click()
  await page.getByRole('tab', { name: 'Find people' }).click()
  await expect(row(page)).toBeVisible()

  await page.goto('/manageConnections?q=nova')
  await expect(row(page)).toBeVisible()
  await page
    .getByRole('region', { name: 'Tags' })
    .getByRole('button', { name: 'Garden', exact: true })
    .click()
  await expect(page).toHaveURL(/[?]q=nova&tag=/)
  await expect(row(page)).toBeVisible()
})

test('a connection is requested once and shown as requested after a reload', { tag: '@NET-FIND-01' }, async ({
  page,
  mock,
}) => {
  await page.goto(tab)
  await searchFor(page, 'nova')
  const requestButton = row(page).getByRole('button', { name: 'Connect: Nova Lindqvist' })
  await requestButton.focus()
  await page.keyboard.press('Enter')
  const requestedButton = row(page).getByRole('button', { name: 'Requested: Nova Lindqvist' })
  await expect(requestedButton).toBeFocused()
  await page.keyboard.press('Enter')
  await page.reload()
  await searchFor(page, 'nova')
  await expect(requestedButton).toHaveAttribute('aria-disabled', 'true')
  const requests = await mock.requests('requestConnection')
  expect(requests.map(({ body }) => body)).toEqual([{ connectionId: expect.anything() }])
})

test('a failed connection request shows a toast and can be repeated', {
  tag: ['@phone', '@NET-FIND-01'],
}, async ({ page, mock }) => {
  await page.goto(tab)
  await field(page).fill('an')
  await search(page).click()
  const requestButton = page.getByRole('button', { name: /^Connect/ })
  const requestedButton = page.getByRole('button', { name: /^Requested/ })
  await expect(requestButton.nth(4)).toBeVisible()
  let applied = 0
  await testEachFault({ page, mock }, 'requestConnection', faultsOfIgnoredBodies, {
    act: () => requestButton.first().click(),
    see: ({ expectOptions }) =>
      expect(toasts(page)).toContainText('Error requesting connection', expectOptions),
    after: async ({ isApplied }) => {
      if (isApplied) applied += 1
      await expect(requestedButton).toHaveCount(applied)
    },
  })
  await requestButton.first().click()
  await expect(requestedButton).toHaveCount(applied + 1)
})
