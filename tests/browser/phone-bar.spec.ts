import { serveConfig } from './support/deployment-settings'
import { expect, test } from './support/fixtures'

test('on a phone, the bar has five links, and "Me" lists the others', {
  tag: ['@UX-05', '@phone'],
}, async ({ page, mock, expectAccessible }) => {
  await serveConfig(page, { studio: { url: 'https://studio.example/' } })
  await mock.login(page)
  await page.goto('/mypage')
  const bar = page.getByRole('navigation', { name: 'Main navigation' })
  const places = bar.getByRole('link')
  await expect(places).toHaveText(['Home', 'Discover', 'Courses', 'Messages', 'Me', 'New post'])

  await test.step('the button to write is where one writes', async () => {
    const write = places.filter({ hasText: 'New post' })
    await expect(write).toBeInViewport()
    await places.filter({ hasText: 'Courses' }).click()
    await expect(page).toHaveURL(/mycourses/)
    await expect(write).toBeHidden()
  })
  await test.step('the bar gives way to the keyboard', async () => {
    await page.goto('/contact')
    await page.getByRole('textbox').first().focus()
    await expect(bar).toBeHidden()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(bar).toBeVisible()
  })
  await test.step('the bar gives way to an open conversation', async () => {
    await places.filter({ hasText: 'Messages' }).click()
    await page.getByRole('region', { name: 'Conversations' }).getByRole('link').first().click()
    const field = page.getByRole('textbox', { name: /message/i })
    await expect(bar).toBeHidden()
    const { y = 0, height = 0 } = (await field.boundingBox()) ?? {}
    expect(740 - y - height).toBeLessThan(40)
    await page.goBack()
    await expect(bar).toBeVisible()
  })
  await places.filter({ hasText: 'Me' }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Martins' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Me', exact: true }).getByRole('link')).toHaveText([
    'My posts',
    'Saved posts',
    'Connections33 requests',
    'Groups',
    'Shopping cart11 item in your cart',
    'Profile',
    'My public page',
    'Account',
    'Appearance',
    'Notifications',
    'Hidden and muted',
    'Billing',
    'Your data',
    'Contact',
    'Studio',
    'Log out',
  ])
  await expectAccessible()
})
