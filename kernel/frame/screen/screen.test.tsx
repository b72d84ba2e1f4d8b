import { definePlugin, page, route } from '@kernel'
import { expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { allowConsoleErrors, fakeClock, renderRoute, startMockServer } from '@tests/kit'

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
