import { serveConfig } from './support/deployment-settings'
import { expect, test } from './support/fixtures'
import { readersButton, videoButton, videoLink } from './support/post-editor'

test('the newcomer checklist marks completed steps and can be closed', { tag: ['@UX-02', '@both'] }, async ({
  page,
  mock,
  expectAccessible,
}) => {
  await mock.login(page, 'nova')
  await page.goto('/mypage')
  const guide = page.getByRole('region', { name: /^Welcome/ })
  await expect(guide).toContainText('0 of 4 done')
  await expect(page.getByRole('heading', { name: 'Public posts' })).toBeVisible()
  await expectAccessible()

  await guide.getByRole('link', { name: 'Write your first post' }).click()
  await page.getByLabel('Text').fill('Hello, everyone')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(guide).toContainText('1 of 4 done')
  await expect(guide.getByRole('listitem').filter({ hasText: 'first post' })).toContainText('Done')

  await guide.getByRole('button', { name: 'Don’t show again' }).click()
  await expect(guide).toBeHidden()
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Feed' })).toBeVisible()
  await expect(guide).toBeHidden()
})

test('my page has three columns, with a closed form for invitations', { tag: '@UX-05' }, async ({
  page,
  mock,
}) => {
  await mock.login(page)
  await page.goto('/mypage')
  const requests = page.getByRole('region', { name: 'Requests' })
  await expect(requests).toBeVisible()
  await expect(requests.getByText('Jermain Price')).toBeVisible()
  await expect(requests.getByRole('heading', { name: /^Requests \d+ requests?$/ })).toBeVisible()
  const left = async (name: string) =>
    (await page.getByText(name, { exact: true }).first().boundingBox())?.x ?? 0
  expect(await left('Groups')).toBeLessThan(await left('Find people'))
  expect(await left('Find people')).toBeLessThan((await requests.boundingBox())?.x ?? 0)

  const addresses = page.getByRole('textbox', { name: 'Email addresses' })
  await expect(addresses).toBeHidden()
  await page.getByRole('button', { name: 'Invite people', exact: true }).click()
  await expect(addresses).toBeVisible()
})

test('on a phone, the bar has five links, and "Me" lists the others', {
  tag: ['@UX-05', '@phone'],
}, async ({ page, mock, expectAccessible }) => {
  await serveConfig(page, { studio: { url: 'https://studio.example/' } })
  await mock.login(page)
  await page.goto('/mypage')
  const bar = page.getByRole('navigation', { name: 'Main navigation' })
  const places = bar.getByRole('link')
  await expect(places).toHaveText(['Home', 'Discover', 'New post', 'Messages', 'Me'])

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
    'My courses',
    'My posts',
    'Saved posts',
    'Connections33 requests',
    'Groups',
    'Shopping cart11 item in your cart',
    'Profile',
    'Billing',
    'Contact',
    'Appearance and comfort',
    'Studio',
    'Log out',
  ])
  await expectAccessible()
})

test('a video pasted into the text of a post is attached', { tag: '@UX-10' }, async ({ page, mock }) => {
  await mock.login(page)
  await page.goto('/mypage')
  await page.getByRole('link', { name: 'What did you learn or teach today?' }).click()
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.fill('Look: ')
  await text.evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'https://vimeo.com/76979871')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible()
  await expect(text).toHaveValue('Look: ')
  await videoButton(page).click()
  await expect(videoLink(page)).toHaveValue('76979871')
  await page.getByRole('button', { name: 'Remove video' }).click()
  await expect(videoButton(page)).toBeFocused()
  await expect(videoLink(page)).toHaveValue('')

  await expect(readersButton(page)).toHaveAccessibleName(/Everyone/)
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeInViewport()
  await readersButton(page).click()
  await page.getByRole('button', { name: 'By tags' }).click()
  await page.getByRole('button', { name: 'Garden', exact: true }).click()
  await expect(readersButton(page)).toHaveAccessibleName(/Garden/)
})
