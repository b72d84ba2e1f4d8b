import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'

const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** Keeps all scripts of the page on their way. @returns lets them come */
async function holdScripts(page: Page): Promise<() => void> {
  let letCome = (): void => undefined
  const held = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  return letCome
}

const visits = [
  {
    // Covers PUB-PAGE-01
    name: 'a public page',
    address: '/@ana.martins',
    operation: 'getSettingsByLogin',
  },
  {
    // Covers CRS-DET-01
    name: 'a course',
    address: '/course/1441',
    operation: 'getCourse',
  },
]
for (const { name, address, operation } of visits)
  test(`${name} is asked for while the scripts are on their way, and once`, async ({ page, mock }) => {
    const letScriptsCome = await holdScripts(page)
    await page.goto(address, { waitUntil: 'commit' })
    const asked = () => mock.requests(operation)
    await expect.poll(async () => (await asked()).length).toBe(1)
    letScriptsCome()
    await expect(title(page)).not.toBeEmpty()
    expect(await asked()).toHaveLength(1)
  })

test('what takes a token is not asked for before it can be sent along', { tag: '@CRS-DET-01' }, async ({
  page,
  mock,
}) => {
  await mock.login(page)
  await page.goto('/course/1441')
  await expect(title(page)).not.toBeEmpty()
  const requests = await mock.requests('getCourse')
  expect(requests).not.toEqual([])
  for (const request of requests) expect(request).toMatchObject({ headers: { authorization: true } })
})

test('for an address that is nobody’s page nothing is asked', { tag: '@KRN-ROUTE-04' }, async ({
  page,
  mock,
  consoleErrors,
}) => {
  consoleErrors.allow(/^There is no screen at /)
  await page.goto('/ana.martins')
  await expect(title(page)).not.toBeEmpty()
  expect(await mock.requests('getSettingsByLogin')).toEqual([])
})

test('an answer that broke off on its way is asked for again, and nobody notices', {
  tag: '@PUB-PAGE-01',
}, async ({ page, mock, consoleErrors }) => {
  consoleErrors.allowFailedRequests()
  await page.route('**/api/user/settingsByLogin/*', (route) => route.abort(), { times: 1 })
  await page.goto('/@ana.martins')
  await expect(title(page)).toHaveText('Ana plays, plants and teaches')
  expect(await mock.requests('getSettingsByLogin')).toHaveLength(1)
})
