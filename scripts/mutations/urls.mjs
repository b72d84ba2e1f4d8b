const doors = { file: 'tests/security/open-redirects.test.tsx' }
const sending = { file: 'tests/security/outgoing-calls.test.tsx' }
const payment = { file: 'plugins/commerce/model/payment-address.test.ts' }

/**
 * Guards against addresses and files from outside.
 *
 * @type {import('./list.mjs').Guard[]}
 */
export const urlMutations = [
  {
    name: 'a remembered address of another origin',
    file: 'kernel/core/session/return-to.ts',
    take: 'url.origin === origin && !/',
    put: '!/',
    test: { file: 'kernel/core/session/return-to.test.ts' },
  },
  {
    name: 'a remembered path with two slashes',
    file: 'kernel/core/session/return-to.ts',
    take: '!/^[/\\\\]{2}/.test(url.pathname)',
    put: 'true',
    test: { file: 'kernel/core/session/return-to.test.ts' },
  },
  {
    name: 'an address that lay in the storage of the tab',
    file: 'kernel/core/session/return-to.ts',
    take: "checked({ path: tabStorage.get(keys.path) ?? '', owner: tabStorage.get(keys.owner) })",
    put: "({ path: tabStorage.get(keys.path) ?? '', owner: null })",
    test: doors,
  },
  {
    name: 'an address that somebody says should be remembered',
    file: 'kernel/core/session/return-to.ts',
    take: 'checked({ path, owner: null })',
    put: '({ path, owner: null })',
    test: doors,
  },
  {
    name: 'a model that sends people elsewhere',
    file: 'kernel/shell/app/navigation-bridge.tsx',
    take: '? toSameOriginPath(to, location.origin)',
    put: '? to',
    test: sending,
  },
  {
    name: 'a payment address without https',
    file: 'plugins/commerce/model/payment-address.ts',
    take: "(url.protocol === 'https:' && isAllowedHost)",
    put: 'isAllowedHost',
    test: payment,
  },
  {
    name: 'a payment address of a host that is not named',
    file: 'plugins/commerce/model/payment-address.ts',
    take: "hosts.length === 0 || hosts.some((host) => host.toLowerCase().replace(/:443$/, '') === url.host)",
    put: 'true',
    test: payment,
  },
  {
    name: 'a payment address with signs that browsers pass over',
    file: 'plugins/commerce/model/payment-address.ts',
    take: 'hasInvalidCharacters(text) || !',
    put: '!',
    test: payment,
  },
  {
    name: 'a payment address behind a name and an @',
    file: 'plugins/commerce/model/payment-address.ts',
    take: "isTrusted && url.username === '' && url.password === ''",
    put: 'isTrusted',
    test: payment,
  },
  {
    name: 'links of a deployment with code in them',
    file: 'kernel/core/config/schema.ts',
    take: '/^(?:https?:\\/\\/|mailto:|\\/(?![/\\\\\\s]))/',
    put: '/./',
    test: doors,
  },
  {
    name: 'paths of a deployment that lead elsewhere',
    file: 'kernel/core/config/schema.ts',
    take: '/^(?:\\/(?![/\\\\\\s]).*)?$/',
    put: '/^(?:\\/.*)?$/',
    test: doors,
  },
  {
    name: 'addresses of a deployment that are none of the web',
    file: 'kernel/core/config/schema.ts',
    take: "value === '' || /^https?:\\/\\//.test(value)",
    put: 'true',
    test: doors,
  },
  {
    name: 'a plugin’s screen at an address of another host',
    file: 'kernel/core/plugin/route.ts',
    take: 'if (!/^\\/(?![/\\\\\\s])/.test(path))',
    put: 'if (!path)',
    test: doors,
  },
  {
    name: 'the same of a plugin from outside',
    file: 'kernel/core/remotes/read-manifest.ts',
    take: 'v.regex(/^\\/(?![/\\\\\\s])/)',
    put: 'v.regex(/^/)',
    test: doors,
  },
  {
    name: 'a plugin from outside without a hash',
    file: 'kernel/core/remotes/remote-settings.ts',
    take: '/^(sha256-[A-Za-z\\d+/]{43}=|sha384-[A-Za-z\\d+/]{64}|sha512-[A-Za-z\\d+/]{86}==)$/',
    put: '/^/',
    test: { file: 'kernel/core/remotes/load-remotes.test.ts' },
  },
  {
    name: 'files of a lesson that are code',
    file: 'kernel/core/http/file-url.ts',
    take: 'return /^https?:$/.test(protocol) ? href : undefined',
    put: 'return href',
    test: { file: 'plugins/courses/model/lesson.test.ts' },
  },
  {
    name: 'names of pictures that lead out of the pictures',
    file: 'kernel/core/http/image-url.ts',
    take: 'if (/^[a-z][a-z0-9+.-]*:|^\\/|\\.\\.|\\\\/i.test(stored)) return undefined',
    put: '',
    test: doors,
  },
  {
    name: 'videos that have the form of none',
    file: 'kernel/parts/video/video.ts',
    take: 'const youtubeId = /^(?!\\d+$)[\\w-]{11}$/',
    put: 'const youtubeId = /./',
    test: { file: 'kernel/parts/video/video.test.ts' },
  },
  {
    name: 'path segments that URL parsers resolve',
    file: 'kernel/core/parse/encode-path-segment.ts',
    take: "segment.replaceAll('.', '%252E')",
    put: 'segment',
    test: { file: 'kernel/core/http/client.test.ts', only: 'calls the same operation' },
  },
  {
    name: 'hosts in a text that a link does not lead to',
    file: 'kernel/parts/html/misleading-host.ts',
    take: 'return hosts.every(isSame) ? undefined',
    put: 'return hosts.some(isSame) || true ? undefined',
    test: { file: 'kernel/parts/html/misleading-host.test.ts' },
  },
  {
    name: 'tags nested deeper than a browser draws quickly',
    file: 'kernel/parts/html/read-portion.ts',
    take: 'open.length >= maxDepth && !empty.has(name)',
    // Without any bound the run would never end.
    put: 'open.length >= 2 * maxDepth && !empty.has(name)',
    test: { file: 'kernel/parts/html/read-portion.test.ts' },
  },
]
