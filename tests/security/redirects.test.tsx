import { registerRoute } from '@kernel'
import accounts from '@plugins/accounts/plugin'
import { afterEach, beforeEach, expect, rs, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { openProduct, startMockServer } from '@tests/kit'

startMockServer()

/** One address of each kind in tests/kit/hostile-addresses.ts; open-redirects.test.tsx covers all of them. */
const addresses = ['//evil.example/x', '/\\evil.example', '/\t/evil.example', 'javascript:hostile()']
const plugins = [accounts]
const left: unknown[] = []
const { origin } = location

beforeEach(() => {
  left.splice(0)
  for (const method of ['assign', 'replace'] as const)
    rs.spyOn(location, method).mockImplementation((url) => void left.push(url))
})
afterEach(() => {
  rs.restoreAllMocks()
  expect(left).toEqual([])
  expect(location.origin).toBe(origin)
})

test('disguised URLs in brand.links of the settings are not shown as links', async () => {
  const links = addresses.map((url) => ({ label: `to ${url}`, url }))
  await openProduct('/user/login', {
    plugins,
    settings: { brand: { links: [...links, { label: 'Join', url: '/user/register' }] } },
  })
  const footer = within(await screen.findByRole('contentinfo'))
  const shown = footer.getAllByRole('link')
  expect(shown.map(({ textContent }) => textContent)).toEqual(['Join'])
  fireEvent.click(footer.getByRole('link', { name: 'Join' }))
  await waitFor(() => expect(location.pathname).toBe(registerRoute.path))
})

// Covers KRN-AUTH-06
test.each(addresses)('the login leads to my page when the stored return address is %j', async (address) => {
  sessionStorage.setItem('roda:rememberedRoute', address)
  await openProduct('/user/login', { plugins, as: 'ana' })
  await waitFor(() => expect(location.pathname).toBe('/mypage'))
})
