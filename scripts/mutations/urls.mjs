const openRedirects = { file: 'tests/security/open-redirects.test.tsx' }
const sending = { file: 'tests/security/outgoing-calls.test.tsx' }
const payment = { file: 'plugins/commerce/model/payment-address.test.ts' }

/**
 * Guards against external URLs and files.
 *
 * @type {import('./list.mjs').Mutation[]}
 */
export const urlMutations = [
  {
    name: 'a stored return URL of another origin',
    file: 'kernel/core/session/return-to.ts',
    find: 'url.origin === origin && !/',
    replacement: '!/',
    test: { file: 'kernel/core/session/return-to.test.ts' },
  },
  {
    name: 'a stored return path with two slashes',
    file: 'kernel/core/session/return-to.ts',
    find: '!/^[/\\\\]{2}/.test(url.pathname)',
    replacement: 'true',
    test: { file: 'kernel/core/session/return-to.test.ts' },
  },
  {
    name: 'a manipulated return URL in the tab’s storage',
    file: 'kernel/core/session/return-to.ts',
    find: "checked({ path: tabStorage.get(keys.path) ?? '', owner: tabStorage.get(keys.owner) })",
    replacement: "({ path: tabStorage.get(keys.path) ?? '', owner: null })",
    test: openRedirects,
  },
  {
    name: 'an unchecked URL saved as return URL',
    file: 'kernel/core/session/return-to.ts',
    find: 'checked({ path, owner: null })',
    replacement: '({ path, owner: null })',
    test: openRedirects,
  },
  {
    name: 'navigation of a model to another origin',
    file: 'kernel/shell/app/navigation-bridge.tsx',
    find: '? toSameOriginPath(to, location.origin)',
    replacement: '? to',
    test: sending,
  },
  {
    name: 'a payment URL without https',
    file: 'plugins/commerce/model/payment-address.ts',
    find: "(url.protocol === 'https:' && isAllowedHost)",
    replacement: 'isAllowedHost',
    test: payment,
  },
  {
    name: 'a payment URL of an unknown host',
    file: 'plugins/commerce/model/payment-address.ts',
    find: "hosts.length === 0 || hosts.some((host) => host.toLowerCase().replace(/:443$/, '') === url.host)",
    replacement: 'true',
    test: payment,
  },
  {
    name: 'a payment URL with characters that browsers ignore',
    file: 'plugins/commerce/model/payment-address.ts',
    find: 'hasInvalidCharacters(text) || !',
    replacement: '!',
    test: payment,
  },
  {
    name: 'a payment URL with credentials',
    file: 'plugins/commerce/model/payment-address.ts',
    find: "isTrusted && url.username === '' && url.password === ''",
    replacement: 'isTrusted',
    test: payment,
  },
  {
    name: 'javascript: links in settings',
    file: 'kernel/core/config/schema.ts',
    find: '/^(?:https?:\\/\\/|mailto:|\\/(?![/\\\\\\s]))/',
    replacement: '/./',
    test: openRedirects,
  },
  {
    name: 'paths in settings that lead to another host',
    file: 'kernel/core/config/schema.ts',
    find: '/^(?:\\/(?![/\\\\\\s]).*)?$/',
    replacement: '/^(?:\\/.*)?$/',
    test: openRedirects,
  },
  {
    name: 'non-http URLs in settings',
    file: 'kernel/core/config/schema.ts',
    find: "value === '' || /^https?:\\/\\//.test(value)",
    replacement: 'true',
    test: openRedirects,
  },
  {
    name: 'a plugin’s screen with a URL of another host',
    file: 'kernel/core/plugin/route.ts',
    find: 'if (!/^\\/(?![/\\\\\\s])/.test(path))',
    replacement: 'if (!path)',
    test: openRedirects,
  },
  {
    name: 'a remote plugin’s screen with a URL of another host',
    file: 'kernel/core/remotes/read-manifest.ts',
    find: 'v.regex(/^\\/(?![/\\\\\\s])/)',
    replacement: 'v.regex(/^/)',
    test: openRedirects,
  },
  {
    name: 'a remote plugin without integrity',
    file: 'kernel/core/remotes/remote-settings.ts',
    find: '/^(sha256-[A-Za-z\\d+/]{43}=|sha384-[A-Za-z\\d+/]{64}|sha512-[A-Za-z\\d+/]{86}==)$/',
    replacement: '/^/',
    test: { file: 'kernel/core/remotes/load-remotes.test.ts' },
  },
  {
    name: 'javascript: URLs of lesson files',
    file: 'kernel/core/http/file-url.ts',
    find: 'return /^https?:$/.test(protocol) ? href : undefined',
    replacement: 'return href',
    test: { file: 'plugins/courses/model/lesson.test.ts' },
  },
  {
    name: 'image names outside the image folder',
    file: 'kernel/core/http/image-url.ts',
    find: 'if (/^[a-z][a-z0-9+.-]*:|^\\/|\\.\\.|\\\\/i.test(stored)) return undefined',
    replacement: '',
    test: openRedirects,
  },
  {
    name: 'invalid video ids',
    file: 'kernel/parts/video/video.ts',
    find: 'const youtubeId = /^(?!\\d+$)[\\w-]{11}$/',
    replacement: 'const youtubeId = /./',
    test: { file: 'kernel/parts/video/video.test.ts' },
  },
  {
    name: 'path segments that URL parsers resolve',
    file: 'kernel/core/parse/encode-path-segment.ts',
    find: "segment.replaceAll('.', '%252E')",
    replacement: 'segment',
    test: { file: 'kernel/core/http/client.test.ts', only: 'calls the same operation' },
  },
  {
    name: 'link texts that name another host',
    file: 'kernel/parts/html/misleading-host.ts',
    find: 'return hosts.every(isSame) ? undefined',
    replacement: 'return hosts.some(isSame) || true ? undefined',
    test: { file: 'kernel/parts/html/misleading-host.test.ts' },
  },
  {
    name: 'deeply nested tags that render slowly',
    file: 'kernel/parts/html/read-portion.ts',
    find: 'open.length >= maxDepth && !empty.has(name)',
    // Without any limit the run would not end.
    replacement: 'open.length >= 2 * maxDepth && !empty.has(name)',
    test: { file: 'kernel/parts/html/read-portion.test.ts' },
  },
]
