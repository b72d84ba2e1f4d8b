import { expect, test } from './support/fixtures'
import { button, field, openPanel, toasts } from './support/profile-screen'

const key = `nsec1${'k'.repeat(60)}`

test('the browser hides the Nostr key and stores it nowhere', {
  tag: ['@slow', '@ACC-PROF-06', '@FLT-126'],
}, async ({ page, mock }) => {
  await mock.login(page)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await openPanel(page, 'settings')
  await field(page, 'Nostr key').fill(key)
  await expect(field(page, 'Nostr key')).toHaveCSS('-webkit-text-security', 'disc')
  await button(page, 'Save').click()
  await expect(toasts(page)).toContainText('Settings saved')
  await page.reload()
  await expect(field(page, 'Nostr key')).toHaveValue(key)
  const stored = await page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const cacheNames = await caches.keys()
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases, cacheNames, history.state])
  })
  expect(stored).not.toContain(key)
  expect(logged.join('\n')).not.toContain(key)
})
