import { definePlugin, page, route } from '@kernel'
import { expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { allowConsoleErrors, fakeClock, openProduct, renderRoute, startMockServer } from '@tests/kit'
import { allSettled } from 'effector'
import { createRegistry } from '../../core/plugin/registry'
import { $registry } from '../../core/plugin/registry-store'
import { kernelPlugin } from '../kernel-plugin'

startMockServer()

const hallRoute = route('hall/home', '/hall')

// Covers FLT-11, FLT-02
test('a screen whose code never loads shows an error with a retry', async () => {
  allowConsoleErrors(/ChunkError/)
  const { advance } = fakeClock()
  let loads = 0
  let isAnswered = false
  const hall = definePlugin({
    id: 'hall',
    routes: [
      page(hallRoute, {
        load: () => {
          loads += 1
          return isAnswered
            ? Promise.resolve({ default: () => <h1>The hall</h1> })
            : new Promise<never>(() => undefined)
        },
      }),
    ],
  })
  await renderRoute(hallRoute, { plugins: [hall] })
  await waitFor(() => expect(loads).toBeGreaterThan(0))
  expect(screen.queryByRole('alert')).toBeNull()
  await advance(20_500)
  expect((await screen.findByRole('alert')).textContent).toContain('couldn’t be loaded')
  isAnswered = true
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'The hall' })).toBeTruthy()
})

// Covers FLT-170
test.each([
  ['unreachable', 'This page couldn’t be shown'],
  ['late', 'This page couldn’t be shown'],
  ['integrity', 'Page not found'],
] as const)(
  'the screen for an unknown path beside a remote plugin that is %s is titled “%s”',
  async (off, title) => {
    allowConsoleErrors(/There is no screen at/)
    const scope = await openProduct('/club')
    const registry = createRegistry(
      [
        { id: 'club', off },
        { id: 'kernel', manifest: kernelPlugin },
      ],
      {},
    )
    await allSettled($registry, { scope, params: registry })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(document.title).toContain(title)
    expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(off !== 'integrity')
    expect(screen.getByRole('link', { name: 'Go to home page' })).toBeTruthy()
  },
)
