import { navigate } from '@kernel/core/navigation/navigation'
import { afterEach, describe, expect, rs, test } from '@rstest/core'
import { screen } from '@testing-library/react'
import { openProduct, startMockServer } from '@tests/kit'
import { hostileAddresses } from '@tests/kit/hostile-addresses'
import { allSettled } from 'effector'

startMockServer()

const { origin } = location
const isExternal = (address: string) =>
  URL.canParse(address, origin) && new URL(address, origin).origin !== origin

describe('navigation to URLs of other hosts', () => {
  afterEach(() => {
    rs.restoreAllMocks()
  })

  test('navigate() opens the home page when it gets a URL of another site', async () => {
    const left = rs.spyOn(location, 'assign').mockImplementation(() => undefined)
    const scope = await openProduct('/')
    for (const to of hostileAddresses) {
      await allSettled(navigate, { scope, params: { to } })
      if (isExternal(to)) expect(location.href, to).toBe(`${origin}/`)
      expect(location.origin).toBe(origin)
    }
    expect(left.mock.calls).toEqual([])
    await allSettled(navigate, { scope, params: { to: '/nobody/is/here' } })
    expect(location.pathname).toBe('/nobody/is/here')
  })
})

// Covers KRN-NAV-02
test('the link to the studio opens a new tab with noopener', async () => {
  await openProduct('/', { as: 'ana', settings: { studio: { url: 'https://studio.example/' } } })
  const [link] = await screen.findAllByRole('link', { name: /studio/i })
  expect(link?.getAttribute('target')).toBe('_blank')
  expect(link?.getAttribute('rel')).toContain('noopener')
})
