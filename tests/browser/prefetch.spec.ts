import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { holdRequests } from './support/hold-requests'

const title = (page: Page) => page.getByRole('heading', { level: 1 })

const visits = [
  { address: '/@ana.martins', operation: 'getSettingsByLogin' },
  { address: '/course/1441', operation: 'getCourse' },
]

test('the boot script requests the data of a screen once, and none at an unknown address', {
  tag: ['@slow', '@PUB-PAGE-01', '@CRS-DET-01', '@KRN-ROUTE-04'],
}, async ({ page, mock, consoleErrors }) => {
  consoleErrors.allow(/^There is no screen at /)
  consoleErrors.allowFailedRequests()
  await page.goto('/ana.martins')
  await expect(title(page)).not.toBeEmpty()
  expect(await mock.requests('getSettingsByLogin')).toEqual([])

  await test.step('while the scripts load', async () => {
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
  await test.step('the app repeats a request that was aborted', async () => {
    await mock.clearRequests()
    await page.route('**/api/user/settingsByLogin/*', (route) => route.abort(), { times: 1 })
    await page.goto('/@ana.martins')
    await expect(title(page)).toHaveText('Ana plays, plants and teaches')
    expect(await mock.requests('getSettingsByLogin')).toHaveLength(1)
  })
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
