import { testedCases, uncovered } from '../faults/cases'
import { faults } from '../faults/faults'
import { FaultHarness } from '../faults/harness'
import { runCase } from '../faults/run-case'
import { expect, test } from './support/fixtures'
import { logIn } from './support/login-form'

test('every operation of the contract has a scene in which it goes wrong', () => {
  expect(uncovered).toEqual([])
})

/** Every second one with one of the faults, so that each fault occurs: all with all are `npm run faults`. */
const drawn = testedCases
  .map((one, index) => ({ ...one, fault: faults[(index * 7) % faults.length] }))
  .filter((_, index) => index % 2 === 0)

for (const tag of new Set(drawn.map(({ operation }) => operation.tag)))
  test(`what can go wrong with calls of ${tag}: a sentence, nothing typed is lost, and trying again works`, async ({
    page,
    mock,
    consoleErrors,
  }) => {
    test.slow()
    for (const { operation, scene, fault } of drawn)
      if (operation.tag === tag && fault)
        await test.step(`${operation.id}: ${fault.name}`, async () => {
          const stage = await FaultHarness.set({ page, mock, consoleErrors }, scene, operation)
          await runCase(stage, fault)
          await stage.leave()
        })
  })

test('storage and locks that are forbidden degrade to memory: the login lasts for the tab', async ({
  page,
}) => {
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
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible()
})

test('storage that is full degrades to memory', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })
  await page.goto('/user/login')
  await logIn(page)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('settings that cannot be read leave a working product', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/config\.json/)
  await page.route('**/config.json', (route) => route.fulfill({ body: '<html>', contentType: 'text/html' }))
  await page.goto('/user/login')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
})
