import type { Locator, Page } from '@playwright/test'
import { faultsOfIgnoredBodies, testEachFault } from './support/fault-cases'
import { expect, test } from './support/fixtures'
import { toasts } from './support/locators'

const tab = '/mypage?tab=people'
const field = (page: Page) => page.getByRole('searchbox', { name: 'Who are you looking for?' })
const search = (page: Page) => page.getByRole('search').getByRole('button', { name: 'Search' })
const row = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /: Nova/ }) })

async function lookFor(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await field(page).press('Enter')
}

test.beforeEach(async ({ page, mock }) => {
  await mock.login(page)
})

test('on a phone the tab that the address names is in sight, and so is the one that is gone to', async ({
  page,
}) => {
  // In English all three fit. So low that the row begins below the screen: the page itself stays at its top.
  await page.setViewportSize({ width: 360, height: 500 })
  await page.addInitScript(() => localStorage.setItem('language', 'pt-BR'))
  await page.goto(tab)
  const tabOf = (name: string) => page.getByRole('tab', { name })
  const isWhole = (name: string) =>
    tabOf(name).evaluate((own) => {
      const row = own.parentElement?.getBoundingClientRect()
      const { left, right } = own.getBoundingClientRect()
      return row && left >= row.left - 1 && right <= row.right + 1
    })
  await expect.poll(() => isWhole('Encontrar pessoas')).toBe(true)
  expect(await isWhole('Novidades')).toBe(false)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

  await tabOf('Encontrar pessoas').focus()
  await page.keyboard.press('Home')
  await expect.poll(() => isWhole('Novidades')).toBe(true)
})

for (const [place, path] of [
  ['the hub', '/mypage'],
  ['the connections', '/manageConnections'],
] as const)
  test(`people are found from ${place} by a text, in the language of the page`, {
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

test('without a text nothing is asked, and the field says why', { tag: '@NET-FIND-01' }, async ({
  page,
  mock,
}) => {
  await page.goto(tab)
  await lookFor(page, '   ')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveAccessibleDescription(/Write whom you are looking for\./)
  expect(await mock.requests('searchPeople')).toEqual([])
})

test('nobody found is said', { tag: '@NET-FIND-01' }, async ({ page }) => {
  await page.goto(tab)
  await lookFor(page, 'zzzzzz')
  await expect(page.getByText('Nobody found')).toBeVisible()
})

test('on a phone an answer comes into sight between the two bars; what is in sight stays where it is', {
  tag: '@NET-FIND-01',
}, async ({ page, mock }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(tab)
  const count = page.getByText(/^\d+ people found$/)
  const bar = page.getByRole('banner')
  const foot = page.getByRole('navigation', { name: 'Main' })
  const isBetween = async (one: Locator) => {
    const [place, above, below] = await Promise.all([one, bar, foot].map((part) => part.boundingBox()))
    return place && above && below
      ? place.y >= above.y + above.height && place.y + place.height <= below.y
      : false
  }
  await lookFor(page, 'an')
  await expect.poll(() => isBetween(count)).toBe(true)
  expect(await isBetween(page.getByRole('listitem').filter({ hasText: '@' }).first())).toBe(true)

  // So does the sentence of one that failed.
  await mock.setFault('searchPeople', { status: 500 })
  await lookFor(page, 'ana')
  await expect.poll(() => isBetween(page.getByText('The search did not work'))).toBe(true)

  await mock.clearFaults()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.evaluate(() => window.scrollTo(0, 0))
  await lookFor(page, 'an')
  await expect(count).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

for (const [place, path] of [
  ['the hub', tab],
  ['the connections', '/manageConnections'],
] as const)
  test(`whoever comes back to ${place} from a person finds whom they have found`, {
    tag: '@NET-FIND-01',
  }, async ({ page, mock }) => {
    await page.goto(path)
    if (path !== tab) await page.getByText('Add new connections').click()
    await lookFor(page, 'nova')
    await row(page).getByRole('link', { name: 'Nova Lindqvist' }).click()
    await expect(page).toHaveURL('/@nova.lindqvist')
    await page.goBack()
    await expect(field(page)).toHaveValue('nova')
    await expect(row(page)).toBeVisible()
    // The same text is asked for anew by whoever presses for it.
    await mock.clearRequests()
    await search(page).click()
    await expect.poll(() => mock.requests('searchPeople')).toHaveLength(1)
    await page.reload()
    await expect(field(page)).toHaveValue('nova')
    await expect(row(page)).toBeVisible()
  })

test('another tab of the hub, or a tag of the connections, leaves whom one has found', {
  tag: '@NET-FIND-01',
}, async ({ page }) => {
  await page.goto(tab)
  await lookFor(page, 'nova')
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

test('a request is answered at the person, once, and is remembered', { tag: '@NET-FIND-01' }, async ({
  page,
  mock,
}) => {
  await page.goto(tab)
  await lookFor(page, 'nova')
  const ask = row(page).getByRole('button', { name: 'Request connection: Nova Lindqvist' })
  await ask.focus()
  await page.keyboard.press('Enter')
  const asked = row(page).getByRole('button', { name: 'Requested: Nova Lindqvist' })
  await expect(asked).toBeFocused()
  await page.keyboard.press('Enter')
  await page.reload()
  await lookFor(page, 'nova')
  await expect(asked).toHaveAttribute('aria-disabled', 'true')
  const requests = await mock.requests('requestConnection')
  expect(requests.map(({ body }) => body)).toEqual([{ connectionId: expect.anything() }])
})

test('a request and whatever can go wrong: a toast, what the server has done is shown, and it can be asked again', {
  tag: ['@phone', '@NET-FIND-01'],
}, async ({ page, mock }) => {
  await page.goto(tab)
  await field(page).fill('an')
  await search(page).click()
  const ask = page.getByRole('button', { name: /^Request connection/ })
  const asked = page.getByRole('button', { name: /^Requested/ })
  await expect(ask.nth(4)).toBeVisible()
  let done = 0
  await testEachFault({ page, mock }, 'requestConnection', faultsOfIgnoredBodies, {
    act: () => ask.first().click(),
    see: ({ expectOptions: patience }) =>
      expect(toasts(page)).toContainText('Error requesting connection', patience),
    after: async ({ isApplied: isDone }) => {
      if (isDone) done += 1
      await expect(asked).toHaveCount(done)
    },
  })
  await ask.first().click()
  await expect(asked).toHaveCount(done + 1)
})
