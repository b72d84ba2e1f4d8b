import { expect, test } from '@rstest/core'
import { showPressed, showScreen } from './pressed-notice'
import type { WorkerClient } from './worker-global'

const scope = 'https://a.example/app/'
const isScreen = (address: string) => /^https:\/\/a\.example\/app\/(?:mypage|messages)/.test(address)

/** Presses a notice in a browser with these pages, of which the first was used last; returns what happens. */
async function press(path: unknown, ...pages: { url: string; isAwake?: boolean }[]): Promise<string[]> {
  const done: string[] = []
  const clients = pages.map(
    ({ url, isAwake = true }): WorkerClient => ({
      url,
      focus: async () => done.push(`focus ${url}`),
      navigate: async (address) => done.push(`load ${address} in ${url}`),
      postMessage(message, [port]) {
        done.push(`tell ${url} ${JSON.stringify(message)}`)
        if (isAwake) port?.postMessage('')
      },
    }),
  )
  const openWindow = async (address: string) => done.push(`open ${address}`)
  await showPressed(path, scope, { matchAll: async () => clients, openWindow }, isScreen)
  return done
}
const told = (path: string) => JSON.stringify({ type: showScreen, path })

// Covers UX-74
test('a pressed notice shows its conversation in the page that was used last', async () => {
  const [last, other] = [`${scope}mypage`, `${scope}messages?with=1`]
  expect(await press('/messages?with=2', { url: last }, { url: other })).toEqual([
    `focus ${last}`,
    `tell ${last} ${told('/messages?with=2')}`,
  ])
})

// Covers UX-74
test('a pressed notice loads its screen in a page that does not answer', async () => {
  const url = `${scope}mypage`
  expect(await press('/messages?with=2', { url, isAwake: false })).toEqual([
    `focus ${url}`,
    `tell ${url} ${told('/messages?with=2')}`,
    `load ${scope}messages?with=2 in ${url}`,
  ])
})

// Covers UX-74
test('a pressed notice opens a page of its own without a page of the product', async () => {
  const other = { url: 'https://a.example/app/shop' }
  expect(await press('/messages?with=2', other)).toEqual([`open ${scope}messages?with=2`])
})

// Covers UX-74
test.each([undefined, 7, 'https://evil.example/messages', '//evil.example/messages', '/shop', ''])(
  'a pressed notice leads to no other place: %s',
  async (path) => {
    expect(await press(path)).toEqual([])
    expect(await press(path, { url: `${scope}mypage` })).toEqual([])
  },
)
