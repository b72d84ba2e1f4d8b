import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { holdRequests } from './support/hold-requests'

const title = (page: Page) => page.getByRole('heading', { level: 1 })

const visits = [
  { address: '/@ana.martins', operation: 'getSettingsByLogin' },
  { address: '/course/1441', operation: 'getCourse' },
]

test('the data of a screen are requested once, while the scripts load', {
  tag: ['@PUB-PAGE-01', '@CRS-DET-01'],
}, async ({ page, mock }) => {
  for (const { address, operation } of visits) {
    const releaseScripts = await holdRequests(page, '**/*.js')
    await page.goto(address, { waitUntil: 'commit' })
    const requests = () => mock.requests(operation)
    await expect.poll(async () => (await requests()).length).toBe(1)
    releaseScripts()
    await expect(title(page)).not.toBeEmpty()
    expect(await requests()).toHaveLength(1)
  }
})

test('a course is never requested without the token of a signed-in member', { tag: '@CRS-DET-01' }, async ({
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

test('the boot script preloads no unknown address, and the app repeats its aborted request', {
  tag: ['@PUB-PAGE-01', '@KRN-ROUTE-04'],
}, async ({ page, mock, consoleErrors }) => {
  consoleErrors.allow(/^There is no screen at /)
  await page.goto('/ana.martins')
  await expect(title(page)).not.toBeEmpty()
  expect(await mock.requests('getSettingsByLogin')).toEqual([])

  consoleErrors.allowFailedRequests()
  await page.route('**/api/user/settingsByLogin/*', (route) => route.abort(), { times: 1 })
  await page.goto('/@ana.martins')
  await expect(title(page)).toHaveText('Ana plays, plants and teaches')
  expect(await mock.requests('getSettingsByLogin')).toHaveLength(1)
})
