import { parseSettings } from '@kernel/core/config/parse-settings'
import { hubCredentials } from '@kernel/core/http/hub-credentials'
import { imageUrl } from '@kernel/core/http/image-url'
import { hrefOf, route } from '@kernel/core/plugin/route'
import { readManifest } from '@kernel/core/remotes/read-manifest'
import { readRemote } from '@kernel/core/remotes/remote-settings'
import {
  $returnToPath,
  loadReturnToFx,
  returnToSaved,
  toSameOriginPath,
} from '@kernel/core/session/return-to'
import { activationRoute } from '@plugins/accounts/contract'
import { paymentAddress, readOrderAnswer } from '@plugins/commerce/model/payment-address'
import { readModules } from '@plugins/courses/model/lesson'
import { messagesRoute } from '@plugins/messaging/contract'
import { publicPageRoute } from '@plugins/public-page/contract'
import { describe, expect, test } from '@rstest/core'
import { hostileAddresses } from '@tests/kit/hostile-addresses'
import { allSettled, fork } from 'effector'

const { origin } = location
/** The only host that the deployment of these tests lets people pay at. */
const hosts = ['pay.example.org']

/** Where a browser is that is sent to an address, or follows it. */
const seen = (address: string) => (URL.canParse(address, origin) ? new URL(address, origin) : undefined)
const isAstray = (address: string | undefined) =>
  address !== undefined && seen(address) !== undefined && seen(address)?.origin !== origin

/** What comes out of something that may refuse. */
function given<Result>(make: () => Result): Result | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}

const noScreen = () => Promise.resolve({ default: () => null })
const remoteManifest = (path: string) =>
  readManifest(
    'stars',
    { id: 'stars', apiVersion: '1.0', routes: [{ route: { id: 'stars/home', path }, load: noScreen }] },
    () => undefined,
  )

/** Each takes what somebody else has written, and says where it would lead; nothing where it leads nowhere. */
const doors: [name: string, door: (address: string) => string | undefined][] = [
  ['the remembered route', (address) => toSameOriginPath(address, origin)],
  ['a payment address', (address) => paymentAddress(address, { origin, hosts })],
  [
    'the answer to an order',
    (address) => {
      const outcome = readOrderAnswer(JSON.stringify(address), { origin, hosts })
      return outcome?.kind === 'pay' ? outcome.address : undefined
    },
  ],
  ['the token of an activation', (token) => hrefOf(activationRoute, { token })],
  ['a login', (login) => hrefOf(publicPageRoute, { id: `@${login}` })],
  ['a conversation that a notification leads to', (id) => hrefOf(messagesRoute, undefined, { with: id })],
  ['the path of a plugin’s screen', (path) => given(() => hrefOf(route('stars/home', path)))],
  [
    'the path of a screen of a plugin from outside',
    (path) => given(() => remoteManifest(path).routes?.[0]?.route.path),
  ],
]

for (const [name, door] of doors)
  describe(`no address leads astray through ${name}`, () => {
    for (const address of hostileAddresses)
      test(JSON.stringify(address), () => expect(isAstray(door(address))).toBe(false))
  })

/** A deployment may name whom it likes, in so many words: with a scheme of the web. */
const isPlain = (address: string) => /^(https?:\/\/|mailto:)/.test(address)
const settled = (given: object) => parseSettings(given).settings

const places: [name: string, read: (address: string) => string | undefined][] = [
  ['brand.links', (url) => settled({ brand: { links: [{ label: 'x', url }] } }).brand.links[0]?.url],
  ['studio.url', (url) => settled({ studio: { url } }).studio.url],
  ['api.url', (url) => settled({ api: { url } }).api.url],
  ['language.texts', (texts) => settled({ language: { texts } }).language.texts],
  ['language.geolocation', (geolocation) => settled({ language: { geolocation } }).language.geolocation],
  ['captcha.challengeUrl', (challengeUrl) => settled({ captcha: { challengeUrl } }).captcha.challengeUrl],
  [
    'remotes',
    (url) => given(() => readRemote({ id: 'stars', url, integrity: `sha384-${'A'.repeat(64)}` }).url),
  ],
]

for (const [name, read] of places)
  test(`what ${name} of config.json leads to elsewhere, it says so: no path of ours, and no code`, () => {
    const disguised = hostileAddresses.filter((address) => {
      const used = read(address)
      return used !== undefined && isAstray(used) && !isPlain(used)
    })
    expect(disguised).toEqual([])
  })

test('the files of a lesson are files on the web, never code', () => {
  const attachments = hostileAddresses.map((url) => ({ url, description: 'x' }))
  const [module] = readModules([{ lessons: [{ id: 1, attachments }] }], { id: 1, title: '' })
  const protocols = module?.lessons[0]?.attachments.map(({ url }) => seen(url)?.protocol) ?? []
  expect(protocols.length).toBeGreaterThan(0)
  expect(protocols.filter((protocol) => protocol && !/^https?:$/.test(protocol))).toEqual([])
})

// Covers KRN-IMG-01
test('a stored picture is one of the server’s, or one that says whose it is', () => {
  const noNames = ['../../api/user/activate', 'a/../../b', '..\\x', '/x.jpg', 'about:x']
  expect(noNames.filter((name) => imageUrl(name) !== undefined)).toEqual([])
  const names = [...noNames, ...hostileAddresses]
  const kept = `${origin}/posts/images/`
  const strange = names.filter((name) => {
    const address = imageUrl(name)
    return address && !seen(address)?.href.startsWith(kept) && !/^(https?|blob):/i.test(name)
  })
  expect(strange).toEqual([])
})

// Covers MSG-HUB-01
test('no other host counts as the server that the token is for', () => {
  const { isSameOrigin } = hubCredentials('/MessageHub')
  expect(isSameOrigin('/MessageHub/negotiate')).toBe(true)
  const foreign = hostileAddresses.filter((address) => isAstray(address))
  expect(foreign.length).toBeGreaterThan(40)
  expect(foreign.filter((address) => isSameOrigin(address))).toEqual([])
})

// Covers KRN-AUTH-06
describe('what a tab has kept to come back to', () => {
  test('is not followed where it leads astray', async () => {
    for (const address of hostileAddresses) {
      sessionStorage.setItem('roda:rememberedRoute', address)
      const scope = fork()
      await allSettled(loadReturnToFx, { scope })
      expect(isAstray(scope.getState($returnToPath) ?? undefined), address).toBe(false)
    }
  })

  test('is a path of ours, whoever says that it should be remembered', async () => {
    for (const address of hostileAddresses) {
      const scope = fork()
      await allSettled(returnToSaved, { scope, params: address })
      expect(isAstray(scope.getState($returnToPath) ?? undefined), address).toBe(false)
    }
  })
})
