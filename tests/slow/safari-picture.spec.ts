import { chromiumFlags } from '../../scripts/process/chromium-flags.mjs'
import { expect, test } from '../browser/support/fixtures'
import { panelPath, photo, prepareUpload, saveButton } from '../browser/support/picture-panel'
import { drawImage, measureImage } from '../browser/support/test-images'

// Sets the user agent of the whole browser, because workers ignore the user agent of a page.
const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15'
test.use({
  launchOptions: {
    ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
    args: [...chromiumFlags, `--user-agent=${safari}`],
  },
})

test('a picture is prepared when the browser reports to be Safari', { tag: '@ACC-PROF-02' }, async ({
  page,
  mock,
}) => {
  await mock.login(page)
  await page.goto(panelPath)
  expect(await page.evaluate(() => navigator.userAgent)).toBe(safari)
  await mock.fault('updatePicture', { status: 500 })
  await prepareUpload(page, await drawImage(page, photo))
  await saveButton(page).click()
  const preview = page.getByRole('img', { name: 'Preview' })
  expect(await measureImage(preview)).toEqual({ width: 300, height: 300, left: 'red', right: 'blue' })
})
