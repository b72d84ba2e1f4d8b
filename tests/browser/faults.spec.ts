import { testedCases, uncovered } from '../faults/cases'
import { faults } from '../faults/faults'
import { FaultHarness } from '../faults/harness'
import { runCase } from '../faults/run-case'
import { expect, test } from './support/fixtures'
import { logIn } from './support/login-form'

test('every operation of openapi.yaml is tested with injected faults', () => {
  expect(uncovered).toEqual([])
})

// Tests every second API call with one fault, and a different fault each time. The Playwright project `faults` tests each
// call with each fault.
const sample = testedCases
  .map((one, index) => ({ ...one, fault: faults[(index * 7) % faults.length] }))
  .filter((_, index) => index % 2 === 0)

for (const tag of new Set(sample.map(({ operation }) => operation.tag)))
  test(`forms and screens report and retry failed calls of the ${tag} API`, async ({
    page,
    mock,
    consoleErrors,
  }) => {
    test.slow()
    for (const { operation, faultCase, fault } of sample)
      if (operation.tag === tag && fault)
        await test.step(`${operation.id}: ${fault.name}`, async () => {
          const harness = await FaultHarness.create({ page, mock, consoleErrors }, faultCase, operation)
          await runCase(harness, fault)
          await harness.dispose()
        })
  })

test('a login is kept in memory when the browser forbids storage and locks', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Forbidden', 'SecurityError')
        },
      })
    }
    Object.defineProperty(window, 'indexedDB', { value: undefined })
    LockManager.prototype.request = () => Promise.reject(new DOMException('Forbidden', 'SecurityError'))
  })
  await page.goto('/user/login')
  await logIn(page)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('tab', { name: 'My posts' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Messages' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
})

test('the app stores values in memory when the browser storage is full', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })
  await page.goto('/user/login')
  await logIn(page)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('the app starts when config.json cannot be read', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/config\.json/)
  await page.route('**/config.json', (route) => route.fulfill({ body: '<html>', contentType: 'text/html' }))
  await page.goto('/user/login')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
})
