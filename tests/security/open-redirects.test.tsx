import { parseSettings } from '@kernel/core/config/settings'
import { hubCredentials } from '@kernel/core/http/hub-credentials'
import { hrefOf, route } from '@kernel/core/plugin/route'
import { $returnTo, loadReturnToFx, returnToSaved } from '@kernel/core/session/session'
import { toSameOriginPath } from '@kernel/core/session/stored'
import { imageUrl } from '@kernel/kit/parts/images/file-url'
import { readManifest } from '@kernel/remotes/read-manifest'
import { readRemote } from '@kernel/remotes/remote-settings'
import { activationRoute } from '@plugins/accounts/contract'
import { paymentAddress, readOrderAnswer } from '@plugins/commerce/model/payment-address'
import { readModules } from '@plugins/courses/model/lesson'
import { messagesRoute } from '@plugins/messaging/contract'
import { publicPageRoute } from '@plugins/public-page/contract'
import { describe, expect, test } from '@rstest/core'
import { hostileAddresses } from '@tests/kit/hostile-addresses'
import { allSettled, fork } from 'effector'

const { origin } = location
/** The only payment host that these tests allow. */
const hosts = ['pay.example.org']

/** Resolves a URL as a browser does. */
const resolveUrl = (address: string) => (URL.canParse(address, origin) ? new URL(address, origin) : undefined)
const isExternal = (address: string | undefined) =>
  address !== undefined && resolveUrl(address) !== undefined && resolveUrl(address)?.origin !== origin

/** Returns the result of `make`, or undefined when it throws. */
function given<Result>(make: () => Result): Result | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}

const noScreen = () => Promise.resolve({ default: () => null })
const remoteManifest = (path: string) =>
  readManifest('stars', {
    id: 'stars',
    apiVersion: '1.0',
    routes: [{ route: { id: 'stars/home', path }, load: noScreen }],
  })

/** Functions that turn untrusted input into a URL, or into undefined when they reject it. */
const sinks: [name: string, resolve: (address: string) => string | undefined][] = [
  ['a stored return address', (address) => toSameOriginPath(address, origin)],
  ['a payment URL', (address) => paymentAddress(address, { origin, hosts })],
  [
    'the response to an order',
    (address) => {
      const outcome = readOrderAnswer(JSON.stringify(address), { origin, hosts })
      return outcome?.kind === 'pay' ? outcome.address : undefined
    },
  ],
  ['the URL of an activation', (token) => hrefOf(activationRoute, { token })],
  ['the URL of a public page', (login) => hrefOf(publicPageRoute, { id: `@${login}` })],
  ['the URL of a conversation', (id) => hrefOf(messagesRoute, undefined, { with: id })],
  ['the URL of a screen', (path) => given(() => hrefOf(route('stars/home', path)))],
  ['the path of a remote screen', (path) => given(() => remoteManifest(path).routes?.[0]?.route.path)],
]

for (const [name, resolve] of sinks)
  describe(`${name} never leads to another site`, () => {
    for (const address of hostileAddresses)
      test(`${name} does not lead to another site for ${JSON.stringify(address)}`, () =>
        expect(isExternal(resolve(address))).toBe(false))
  })

/** Whether a URL visibly names another host or a mail address, as config.json may do. */
const isPlain = (address: string) => /^(https?:\/\/|mailto:)/.test(address)
const settingsOf = (given: object) => parseSettings(given).settings

const settingsWithUrls: [name: string, read: (address: string) => string | undefined][] = [
  ['brand.links', (url) => settingsOf({ brand: { links: [{ label: 'x', url }] } }).brand.links[0]?.url],
  ['studio.url', (url) => settingsOf({ studio: { url } }).studio.url],
  ['api.url', (url) => settingsOf({ api: { url } }).api.url],
  ['language.texts', (texts) => settingsOf({ language: { texts } }).language.texts],
  ['language.geolocation', (geolocation) => settingsOf({ language: { geolocation } }).language.geolocation],
  ['captcha.challengeUrl', (challengeUrl) => settingsOf({ captcha: { challengeUrl } }).captcha.challengeUrl],
  [
    'remotes',
    (url) => given(() => readRemote({ id: 'stars', url, integrity: `sha384-${'A'.repeat(64)}` }).url),
  ],
]

for (const [name, read] of settingsWithUrls)
  test(`the setting ${name} rejects disguised URLs of other hosts`, () => {
    const disguised = hostileAddresses.filter((address) => {
      const used = read(address)
      return used !== undefined && isExternal(used) && !isPlain(used)
    })
    expect(disguised).toEqual([])
  })

test('the attachments of a lesson accept only http URLs', () => {
  const attachments = hostileAddresses.map((url) => ({ url, description: 'x' }))
  const [module] = readModules([{ lessons: [{ id: 1, attachments }] }], { id: 1, title: '' })
  const protocols = module?.lessons[0]?.attachments.map(({ url }) => resolveUrl(url)?.protocol) ?? []
  expect(protocols.length).toBeGreaterThan(0)
  expect(protocols.filter((protocol) => protocol && !/^https?:$/.test(protocol))).toEqual([])
})

// Covers KRN-IMG-01
test('imageUrl accepts only server images and complete URLs', () => {
  const noNames = ['../../api/user/activate', 'a/../../b', '..\\x', '/x.jpg', 'about:x']
  expect(noNames.filter((name) => imageUrl(name) !== undefined)).toEqual([])
  const names = [...noNames, ...hostileAddresses]
  const imageBase = `${origin}/posts/images/`
  const external = names.filter((name) => {
    const address = imageUrl(name)
    return address && !resolveUrl(address)?.href.startsWith(imageBase) && !/^(https?|blob):/i.test(name)
  })
  expect(external).toEqual([])
})

// Covers MSG-HUB-01
test('the hub client sends its token to its own origin only', () => {
  const { isSameOrigin } = hubCredentials('/MessageHub')
  expect(isSameOrigin('/MessageHub/negotiate')).toBe(true)
  const external = hostileAddresses.filter((address) => isExternal(address))
  expect(external.length).toBeGreaterThan(40)
  expect(external.filter((address) => isSameOrigin(address))).toEqual([])
})

// Covers KRN-AUTH-06
describe('the stored return address', () => {
  test('a stored return address is ignored when it leads to another site', async () => {
    for (const address of hostileAddresses) {
      sessionStorage.setItem('roda:rememberedRoute', address)
      const scope = fork()
      await allSettled(loadReturnToFx, { scope })
      expect(isExternal(scope.getState($returnTo)?.path), address).toBe(false)
    }
  })

  test('a return address is not saved when it leads to another site', async () => {
    for (const address of hostileAddresses) {
      const scope = fork()
      await allSettled(returnToSaved, { scope, params: address })
      expect(isExternal(scope.getState($returnTo)?.path), address).toBe(false)
    }
  })
})
