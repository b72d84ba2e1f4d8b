import { definePlugin, fill, homeRoute, type Loadable } from '@kernel'
import { loading, ready } from '@kernel/parts'
import { beforeEach, expect, onTestFinished, rs, test } from '@rstest/core'
import { screen, waitFor, within } from '@testing-library/react'
import { allowConsoleErrors, renderRoute, startMockServer } from '@tests/kit'
import { type LandingHighlight, type LandingHighlightsProps, landingHighlights } from '../../contract'
import accounts from '../../plugin'

startMockServer()
beforeEach(() => localStorage.setItem('consent', 'true'))

/** The runtime of the bundler: `e` loads a chunk. */
declare const __webpack_require__: { e: (chunk: string) => Promise<unknown> }

const post = { id: '1', title: 'Zoe', text: 'Hello', to: '/', picture: '', isPerson: true, login: '' }

type Source = (props: LandingHighlightsProps) => Loadable<readonly LandingHighlight[]>

const source = (id: string, useSource: Source) =>
  definePlugin({
    id,
    fills: [
      fill(landingHighlights, {
        id: `${id}/latest`,
        hasServerState: false,
        load: async () => ({ default: useSource }),
      }),
    ],
  })
const posts = source('posts', () => ready([post]))
const courses = source('courses', ({ logins }) => (logins.some(Boolean) ? loading : ready([])))

const broken = source('broken', () => {
  throw new Error('The contribution is broken.')
})

const recent = async () => within(await screen.findByRole('region', { name: /right now$/ }))
const places = async () => (await recent()).queryAllByRole('listitem', { hidden: true }).length
const open = (...plugins: ReturnType<typeof source>[]) =>
  renderRoute(homeRoute, { plugins: [accounts, ...plugins] })
const failure = 'What members share couldn’t be loaded.'

// Covers ACC-LAND-01
test('the landing page leaves the recent items out when their code does not load', async () => {
  const loadChunk = __webpack_require__.e
  // Without a connection, code that does not load has failed at once.
  const onLine = rs.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => {
    __webpack_require__.e = loadChunk
    onLine.mockRestore()
  })
  __webpack_require__.e = async (chunk) => {
    // It fails after it has loaded, because Node finds no chunk under the URL of a retry.
    await loadChunk(chunk)
    if (chunk.includes('highlights_lazy')) throw new Error('Loading chunk highlights failed.')
  }
  await open(posts)
  await recent()
  await waitFor(() => expect(screen.queryByRole('region', { name: /right now$/ })).toBeNull())
})

// Covers ACC-LAND-01
test('the landing page does not wait for items of people without a username', async () => {
  await open(posts, courses)
  await (await recent()).findByText('Hello')
  await waitFor(async () => expect(await places()).toBe(1))
})

// Covers ACC-LAND-01
test('the landing page does not wait for a broken contribution', async () => {
  allowConsoleErrors(/The contribution is broken/, /failed/)
  await open(broken)
  await (await recent()).findByText(failure)
})
