import { expect, test } from './browser/fixtures'

test('a script that somebody slipped into the page does not run', async ({ page, complaints }) => {
  complaints.expect(/Content Security Policy|TrustedScript/)
  await page.goto('/user/login')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.append('document.title = "slipped in"')
    document.head.append(script)
  })
  await expect(page).not.toHaveTitle('slipped in')
  expect(await page.evaluate(() => 'trustedTypes' in window)).toBe(true)
})
