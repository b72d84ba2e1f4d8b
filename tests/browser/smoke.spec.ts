import { openFromAccountMenu } from './support/account-menu'
import { expect, solveCaptcha, test } from './support/fixtures'
import { logIn } from './support/login-form'

test('a member logs in, reads the feed, reacts, sees the minutes, logs out', {
  tag: '@ACC-LOGIN-02',
}, async ({ page, mock, consoleErrors }) => {
  consoleErrors.allowFailedRequests()
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/user/login')

  await logIn(page, 'ana', 'not-this-one')
  await expect(page.getByRole('alert')).toContainText('don’t match')
  await expect(page.getByLabel('Email')).toHaveValue('ana@roda.example')

  await page.getByLabel(/^Password/).fill('roda-demo')
  await solveCaptcha(page)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/mypage')

  const feed = page.getByRole('feed')
  const post = feed.getByRole('article').first()
  await expect(post).toBeVisible()
  const like = post.getByRole('button', { name: /^Like/ })
  const wasLiked = (await like.getAttribute('aria-pressed')) === 'true'
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', String(!wasLiked))
  await expect.poll(async () => (await mock.requests('reactToPost')).length).toBe(1)

  // After the reload the reaction must come from the server.
  await page.reload()
  await expect(like).toHaveAttribute('aria-pressed', String(!wasLiked))

  await expect(page.getByRole('banner').getByText('120 minutes left in this session')).toBeAttached()

  await openFromAccountMenu(page, 'Log out')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})
