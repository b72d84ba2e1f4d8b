// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the strings are source code
const openRedirects = { file: 'tests/security/open-redirects.test.tsx' }
const sending = { file: 'tests/security/outgoing-calls.test.tsx' }
const picture = { file: 'kernel/parts/images/image-error.test.ts' }
const headers = { file: 'scripts/serve/security-headers.test.ts' }
const hub = { file: 'plugins/messaging/api/open-hub.test.ts' }

/**
 * Guards of screens, images, the hub and response headers.
 *
 * @type {import('./list.mjs').Mutation[]}
 */
export const environmentMutations = [
  {
    name: 'errors of one screen or entry that affect others',
    file: 'kernel/parts/slot/entry-boundary.tsx',
    find: 'return { failed: true, error }',
    replacement: 'return { failed: false, error }',
    test: { file: 'kernel/shell/app/app.test.tsx', only: 'while its screen renders' },
  },
  {
    name: 'a chunk that failed to load once',
    file: 'kernel/core/async/load-code.ts',
    find: '    return request(load)\n  })',
    replacement: '    throw error\n  })',
    test: { file: 'kernel/parts/slot/lazy-entry.test.tsx' },
  },
  {
    name: 'files that are not images',
    file: 'kernel/parts/images/image-error.ts',
    find: "if (!header) return 'kind'",
    replacement: 'if (!header) return undefined',
    test: picture,
  },
  {
    name: 'images of 25 MB and more',
    file: 'kernel/parts/images/image-error.ts',
    find: "if (file.size > maxFileSize) return 'bytes'",
    replacement: '',
    test: picture,
  },
  {
    name: 'images with too many pixels for memory',
    file: 'kernel/parts/images/image-error.ts',
    find: "if (header.width * header.height > maxPixels) return 'pixels'",
    replacement: '',
    test: picture,
  },
  {
    name: 'large frames in a GIF of small size',
    file: 'kernel/parts/images/image-header.ts',
    find: 'width: Math.max(uint16(6), uint16(frame + 1) + uint16(frame + 5)),',
    replacement: 'width: uint16(6),',
    test: { file: 'kernel/parts/images/image-header.test.ts' },
  },
  {
    name: 'formulas in a downloaded table',
    file: 'plugins/billing/model/csv.ts',
    find: "formula.test(text) ? `'${text}` : text",
    replacement: 'text',
    test: { file: 'plugins/billing/model/billing.test.ts' },
  },
  {
    name: 'the hub token at another server',
    file: 'plugins/messaging/api/open-hub.ts',
    find: 'throw new Error(`The token is not for ${new URL(url).origin}.`)',
    replacement: 'void url',
    test: hub,
  },
  {
    name: 'the token in URLs of the hub',
    file: 'plugins/messaging/api/open-hub.ts',
    find: 'transport: HttpTransportType.WebSockets | HttpTransportType.LongPolling,',
    replacement: '',
    test: hub,
  },
  {
    name: 'a host that looks like the server',
    file: 'kernel/core/http/hub-credentials.ts',
    find: "new URL(address, href).origin.replace(/^ws/, 'http') === origin",
    replacement: 'new URL(address, href).href !== origin',
    test: openRedirects,
  },
  {
    name: 'captcha scripts of unknown hosts',
    file: 'kernel/parts/captcha/vendor/load-vendor.ts',
    find: 'throw new TypeError(`No captcha comes from ${url}.`)',
    replacement: 'return url',
    test: { file: 'kernel/parts/captcha/vendor/load-vendor.test.ts' },
  },
  {
    name: 'window.opener for opened windows',
    file: 'kernel/shell/bar/studio-link.tsx',
    find: 'rel="noopener"',
    replacement: '',
    test: sending,
  },
  {
    name: 'strings that become code (Trusted Types)',
    file: 'scripts/serve/security-headers.mjs',
    find: `...(captcha.isTrusting || { 'require-trusted-types-for': ["'script'"] }),`,
    replacement: '',
    test: headers,
  },
  {
    name: 'inline scripts',
    file: 'scripts/serve/security-headers.mjs',
    find: "'script-src': [\"'self'\",",
    replacement: "'script-src': [\"'self'\", \"'unsafe-inline'\",",
    test: headers,
  },
  {
    name: 'the product in a frame of another site',
    file: 'scripts/serve/security-headers.mjs',
    find: `'frame-ancestors': ["'none'"],`,
    replacement: '',
    test: headers,
  },
  {
    name: 'MIME sniffing',
    file: 'scripts/serve/security-headers.mjs',
    find: "'X-Content-Type-Options': 'nosniff',",
    replacement: '',
    test: headers,
  },
  {
    name: 'CSP directives injected by settings',
    file: 'scripts/serve/sources.mjs',
    find: 'const hostName = /^([a-z\\d._-]+|\\[[\\da-f:.]+\\])$/i',
    replacement: 'const hostName = /./',
    test: headers,
  },
  {
    name: 'paths outside the build folder',
    file: 'scripts/serve/request-path.mjs',
    find: 'posix.normalize(path)',
    replacement: 'path',
    test: { file: 'scripts/serve/request-path.test.ts' },
  },
]
