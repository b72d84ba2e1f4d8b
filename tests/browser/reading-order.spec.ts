import { readFile } from 'node:fs/promises'
import { expect, test } from './support/fixtures'

const document = 'docs/contributors/reading-order.md'

/** The heading in the document, and where the screen is. */
const screens = [
  { heading: 'The feed', path: '/mypage', isThere: '[role=feed] article' },
  { heading: 'A conversation', path: '/messages?with=group-2895', isThere: '[role=log] p' },
  { heading: 'A lesson', path: '/lesson?course=1479&lesson=1481', isThere: 'aside a' },
] as const

test('what a screen reader reads of the feed, a conversation and a lesson is in the order that is written down', async ({
  page,
  mock,
}) => {
  const text = await readFile(document, 'utf8')
  await mock.login(page)
  for (const { heading, path, isThere } of screens)
    await test.step(heading, async () => {
      const [, part = ''] = text.split(`\n## ${heading}\n`)
      const order = /```yaml\n(.*?)```/s.exec(part)?.[1]
      if (!order) throw new Error(`${document} has no reading order under “${heading}”.`)
      await page.goto(path)
      await expect(page.locator(isThere).first()).toBeVisible()
      await expect(page.locator('body')).toMatchAriaSnapshot(order)
    })
})
