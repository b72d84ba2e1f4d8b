import { expect, test } from './support/fixtures'

const sizes = {
  'a phone held sideways': { width: 640, height: 360 },
  'a low window': { width: 1280, height: 400 },
}

test('actions for selected connections are visible on phones held sideways and in low windows', {
  tag: ['@slow', '@NET-SEL-01'],
}, async ({ page, mock }) => {
  await mock.login(page)
  await page.goto('/manageConnections')
  const mine = page.getByRole('region', { name: 'My connections' })
  const boxes = mine.getByRole('listitem').getByRole('checkbox')
  const tags = mine.getByRole('button', { name: 'Tags', exact: true })
  for (const [place, size] of Object.entries(sizes))
    await test.step(place, async () => {
      await page.setViewportSize(size)
      await boxes.first().check()
      await expect(tags).toBeInViewport({ ratio: 1 })
      await boxes.last().check()
      await expect(mine.getByText('2 selected')).toBeInViewport({ ratio: 1 })
      await expect(boxes.last()).toBeInViewport({ ratio: 1 })
      await tags.click()
      await expect(page.getByRole('menuitemcheckbox', { name: 'Family' })).toBeInViewport()
      await page.keyboard.press('Escape')
      await boxes.last().uncheck()
      await boxes.first().uncheck()
    })
})
