import { button, cartLink, guitar } from './support/commerce-screens'
import { expect, test } from './support/fixtures'
import { logIn } from './support/login-form'

test('a visitor’s course is added to the cart once after the login', {
  tag: ['@CRS-DET-02', '@KRN-AUTH-03'],
}, async ({ page, mock, consoleErrors }) => {
  consoleErrors.allowFailedRequests()
  await page.goto(`/course/${guitar}`)
  await button(page, 'Enroll').click()
  await expect(page).toHaveURL('/user/login')
  await page.reload()
  await logIn(page, 'nova', 'not-this-one')
  await expect(page.getByRole('alert')).toContainText('don’t match')
  expect(await mock.requests('addToCart')).toEqual([])

  await logIn(page, 'nova')
  await expect(page).toHaveURL('/shoppingCart')
  await expect(page.getByRole('spinbutton')).toHaveValue('1')
  await expect(cartLink(page)).toHaveAccessibleName('Shopping cart 1 item in your cart')
  await page.reload()
  await expect(page.getByRole('spinbutton')).toHaveValue('1')
  const sent = await mock.requests('addToCart')
  expect(sent).toMatchObject([{ body: { productId: guitar, quantity: 1 }, headers: { authorization: true } }])
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('roda:wantedCourse')
})
