import type { Page } from '@playwright/test'

/** Chooses a file in the file picker that the named button opens. */
export async function choosePicture(
  page: Page,
  name: RegExp,
  file: { name: string; mimeType: string; buffer: Buffer },
) {
  const opened = page.waitForEvent('filechooser')
  await page.getByRole('button', { name }).click()
  await (await opened).setFiles(file)
}
