import { readFile } from 'node:fs/promises'
import { expect, test } from './support/fixtures'

const document = 'docs/contributors/reading-order.md'

const screens = [
  { heading: 'The feed', path: '/mypage', selector: '[role=feed] article' },
  { heading: 'A conversation', path: '/messages?with=group-2895', selector: '[role=log] p' },
  { heading: 'A lesson', path: '/lesson?course=1479&lesson=1481', selector: 'aside a' },
] as const

test('screens expose their content in the documented reading order', async ({ page, mock }) => {
  const text = await readFile(document, 'utf8')
  await mock.login(page)
  for (const { heading, path, selector } of screens)
    await test.step(heading, async () => {
      const [, section = ''] = text.split(`\n## ${heading}\n`)
      const order = /```yaml\n(.*?)```/s.exec(section)?.[1]
      if (!order) throw new Error(`${document} has no reading order under “${heading}”.`)
      await page.goto(path)
      await expect(page.locator(selector).first()).toBeVisible()
      await expect(page.locator('body')).toMatchAriaSnapshot(order)
    })
})
