import { definePlugin, myPageRoute, type SlotEntry } from '@kernel'
import { loading, ready } from '@kernel/parts'
import accounts from '@plugins/accounts/plugin'
import network from '@plugins/network/plugin'
import notices from '@plugins/notices/plugin'
import posts from '@plugins/posts/plugin'
import preferences from '@plugins/preferences/plugin'
import search from '@plugins/search/plugin'
import { expect, onTestFinished, rs, test } from '@rstest/core'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allowConsoleErrors, openProduct, recordDownloads, startMockServer } from '@tests/kit'
import { useState } from 'react'

startMockServer()

/** A screen that collects what plugins know, and what a person sees of it. */
interface Collector {
  readonly slot: string
  readonly at: string
  readonly as?: string
  readonly plugins: readonly ReturnType<typeof definePlugin>[]
  /** What a contribution returns. */
  readonly value: unknown
  readonly reach?: () => Promise<unknown>
  readonly isLoading: () => unknown
  /** Whether the person sees the failure; a step of the checklist is just not done. */
  readonly hasFailed: () => unknown
  readonly retry: () => unknown
  readonly isReady: () => unknown
  readonly isFunction?: boolean
}

const label = { namespace: 'kernel', key: 'nav.label' }
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const tryAgain = () => press('Try again')
let downloads: ReturnType<typeof recordDownloads> = []

const collectors: readonly Collector[] = [
  {
    slot: 'accounts/landing.highlights',
    at: '/',
    plugins: [accounts],
    value: [{ id: '1', title: 'Zoe', text: 'Hello', to: '/', picture: '', isPerson: true, login: '' }],
    isLoading: async () => {
      const region = await screen.findByRole('region', { name: /right now$/ })
      await waitFor(() => expect(within(region).getAllByRole('listitem', { hidden: true })).toHaveLength(4))
      expect(within(region).queryByRole('status')).toBeNull()
    },
    hasFailed: () => screen.findByText('What members share couldn’t be loaded.'),
    retry: tryAgain,
    isReady: () => screen.findByText('Hello'),
  },
  {
    slot: 'network/suggestions.sources',
    at: '/discover',
    as: 'ana',
    plugins: [network],
    value: [{ name: 'Zora Quint', login: 'zora.quint', pictureUrl: '' }],
    isLoading: async () => {
      await screen.findByRole('heading', { name: 'People you may know' })
      await act(async () => undefined)
      expect(screen.queryByRole('heading', { level: 3 })).toBeNull()
      expect(screen.queryByRole('alert')).toBeNull()
    },
    hasFailed: () => screen.findByRole('button', { name: 'Try again' }),
    retry: tryAgain,
    isReady: () => screen.findByRole('button', { name: 'Connect: Zora Quint' }),
  },
  {
    slot: 'search/sources',
    at: '/mypage',
    as: 'ana',
    plugins: [search],
    value: { results: [{ id: '1', title: 'Zora', to: '/mypage' }], total: 1 },
    reach: async () => {
      await press('Search or jump to…')
      await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), 'zora')
    },
    isLoading: () => screen.findByText(/^Searching/),
    hasFailed: async () =>
      expect((await screen.findByRole('alert')).textContent).toMatch(/^“.+” couldn’t be searched/),
    retry: tryAgain,
    isReady: () => screen.findByRole('option', { name: 'Zora' }),
  },
  {
    slot: 'notices/sources',
    at: '/mypage',
    as: 'ana',
    plugins: [notices],
    value: [{ id: '1', title: 'Zora wrote', to: '/mypage' }],
    reach: () => press(/^Notifications/),
    isLoading: async () => {
      await screen.findByRole('dialog', { name: 'Notifications' })
      expect(screen.queryByText('You’re all caught up')).toBeNull()
    },
    hasFailed: async () =>
      expect((await screen.findByRole('alert')).textContent).toMatch(/^“.+” couldn’t be loaded/),
    retry: tryAgain,
    isReady: () => screen.findByText('Zora wrote'),
  },
  {
    slot: 'posts/newcomer.steps',
    at: '/mypage',
    as: 'nova',
    plugins: [posts],
    value: true,
    isLoading: () => screen.findByText('0 of 1 done'),
    hasFailed: () => screen.findByText('0 of 1 done'),
    retry: () => undefined,
    isReady: () =>
      waitFor(() => {
        act(() => void dispatchEvent(new Event('online')))
        expect(screen.getByText('1 of 1 done')).toBeTruthy()
      }),
  },
  {
    slot: 'accounts/data.exports',
    at: '/settings?panel=data',
    as: 'ana',
    plugins: [preferences, accounts],
    value: 'data',
    isFunction: true,
    reach: () => press('Download my data'),
    isLoading: () => screen.findByRole('progressbar', { name: 'Reading your data' }),
    hasFailed: async () => {
      await screen.findByText('The file is incomplete')
      expect(downloads).toHaveLength(1)
    },
    retry: () => press('Download my data'),
    isReady: async () => {
      await waitFor(() => expect(screen.queryByText('The file is incomplete')).toBeNull())
      await waitFor(async () => expect(await downloads.at(-1)?.content.text()).toContain('"data"'))
    },
  },
]

/** Leaves out the product's own entries of these slots. */
const onlyEntry = (slot: string) => ({
  slots: { [slot]: { remove: ['posts/first', 'search/screens', 'search/actions', 'preferences/settings'] } },
})

const never = new Promise<never>(() => undefined)
let isBroken = true

/** What the code of a contribution is, by what happens to it. It works once `isBroken` is false. */
const loads: Readonly<Record<string, (collector: Collector) => () => Promise<unknown>>> = {
  'is loading':
    ({ isFunction }) =>
    async () => ({ default: () => (isFunction ? never : loading) }),
  'has failed':
    ({ isFunction, value }) =>
    async () => ({
      default: isFunction
        ? async () => (isBroken ? Promise.reject(new Error('broken')) : value)
        : function useValue() {
            const [count, setCount] = useState(0)
            const retry = () => setCount(count + 1)
            return isBroken ? { state: 'failed', error: new Error('broken'), retry } : ready(value)
          },
    }),
  crashes:
    ({ isFunction, value }) =>
    async () => ({
      default() {
        if (isBroken) throw new Error('broken')
        return isFunction ? value : ready(value)
      },
    }),
  'has no code':
    ({ isFunction, value }) =>
    async () => {
      if (isBroken) throw new Error('Loading chunk broken failed.')
      return { default: () => (isFunction ? value : ready(value)) }
    },
}
const cases = collectors.flatMap((collector) =>
  Object.keys(loads).map((trouble) => ({ ...collector, trouble })),
)

// Covers EXT-01
test.each(cases)('$slot survives a contribution that $trouble', async ({ trouble, ...collector }) => {
  const { slot, at, as, plugins, reach, isLoading, hasFailed, retry, isReady } = collector
  allowConsoleErrors(/broken/)
  downloads = recordDownloads()
  isBroken = true
  // Without a connection, code that does not load has failed at once.
  const onLine = rs.spyOn(navigator, 'onLine', 'get').mockReturnValue(trouble !== 'has no code')
  onTestFinished(() => onLine.mockRestore())
  localStorage.setItem('consent', 'true')
  const load = loads[trouble]?.(collector) as SlotEntry['load']
  const entry: SlotEntry = {
    id: 'probe/data',
    order: 1,
    hasServerState: false,
    label,
    to: myPageRoute,
    load,
  }
  const probe = definePlugin({ id: 'probe', fills: [{ slot, entry }] })
  await openProduct(at, { plugins: [...plugins, probe], as, settings: onlyEntry(slot) })
  await reach?.()
  if (trouble === 'is loading') return void (await isLoading())
  await hasFailed()
  isBroken = false
  onLine.mockRestore()
  // A step of the checklist reads again by itself, when its code or its data can be read.
  if (slot === 'posts/newcomer.steps' && trouble !== 'has no code') return
  await retry()
  await isReady()
})
