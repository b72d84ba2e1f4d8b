import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { keyboard } from './hands'

/** A new screen has the focus, and its name is what is read out. */
const arrivesAt = (page: Page, name: string) =>
  expect(page.getByRole('main', { name, exact: true })).toBeFocused()

test('by the keyboard alone a member takes a lesson, and chooses a language and a theme @desk', async ({
  page,
  mock,
}) => {
  test.slow()
  const { press, choose } = keyboard(page)
  await mock.login(page)
  await page.goto('/course/mycourses')
  await press(page.getByRole('link', { name: /^Start/ }).first())
  await arrivesAt(page, 'Lesson')
  const title = page.getByRole('heading', { level: 1 })
  await press(page.getByRole('button', { name: 'Mark as completed' }))
  await expect(page.getByRole('main').getByText('Completed', { exact: true }).first()).toBeVisible()
  const first = await title.textContent()
  await press(page.getByRole('link', { name: 'Next lesson' }))
  await expect(title).not.toHaveText(first ?? '')
  await expect(title).toBeFocused()

  await choose(
    page.getByRole('button', { name: /^Language/ }),
    page.getByRole('menuitemradio', { name: 'Español' }),
  )
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await choose(
    page.getByRole('button', { name: 'Tu menú' }),
    page.getByRole('menuitemradio', { name: 'Oscura' }),
  )
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
