import { expect, solveCaptcha, test } from './support/fixtures'
import { toasts } from './support/locators'

test('the contact form sends a message to the operator and opens my page', {
  tag: ['@ACC-CONT-01', '@ACC-CONT-02'],
}, async ({ page, mock, expectAccessible }) => {
  await mock.login(page)
  await page.goto('/mypage')
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('heading', { name: 'Contact', level: 1 })).toBeVisible()
  await expectAccessible()

  await page.getByLabel(/^What is it about/).selectOption('Praise')
  await page.getByRole('textbox', { name: 'Message' }).fill('A dark theme would be kind.')
  await solveCaptcha(page)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page).toHaveURL('/mypage')
  await expect(toasts(page)).toContainText('Message sent')
  const [request] = await mock.requests('createContact')
  expect(request?.body).toEqual({
    contactType: 3,
    content: 'A dark theme would be kind.',
    captcha: expect.any(String),
  })
})
