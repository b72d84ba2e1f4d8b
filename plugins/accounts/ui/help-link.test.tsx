import { loginRoute, registerRoute } from '@kernel'
import { expect, test } from '@rstest/core'
import { screen } from '@testing-library/react'
import { renderRoute, startMockServer } from '@tests/kit'
import accounts from '../plugin'

startMockServer()
const help = { url: 'mailto:help@example.org' }

// Covers FLT-107
for (const [name, route, settings] of [
  ['login', loginRoute, {}],
  ['registration', registerRoute, {}],
  ['waiting list', registerRoute, { registration: 'waiting-list' }],
] as const)
  test(`${name} screen links to the help of the deployment`, async () => {
    await renderRoute(route, { plugins: [accounts], settings: { ...settings, help } })
    const link = await screen.findByRole('link', { name: 'Get help' })
    expect(link.getAttribute('href')).toBe(help.url)
  })

// Covers FLT-107
test('the login screen has no help link when the configured URL is unsafe', async () => {
  await renderRoute(loginRoute, { plugins: [accounts], settings: { help: { url: 'javascript:alert(1)' } } })
  await screen.findByRole('heading', { level: 1, name: 'Log in' })
  expect(screen.queryByRole('link', { name: 'Get help' })).toBeNull()
})
