// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what is looked for is source
const doors = { file: 'tests/security/open-redirects.test.tsx' }
const sending = { file: 'tests/security/outgoing-calls.test.tsx' }
const picture = { file: 'kernel/parts/images/image-error.test.ts' }
const headers = { file: 'scripts/serve/security-headers.test.ts' }
const hub = { file: 'plugins/messaging/api/open-hub.test.ts' }

/**
 * Guards of screens, pictures, the hub, and of what is sent with a build.
 *
 * @type {import('./list.mjs').Guard[]}
 */
export const environmentMutations = [
  {
    name: 'a screen or an entry that fails, for all the others',
    file: 'kernel/parts/slot/entry-boundary.tsx',
    take: 'return { failed: true, error }',
    put: 'return { failed: false, error }',
    test: { file: 'kernel/shell/app/app.test.tsx', only: 'while its screen renders' },
  },
  {
    name: 'a chunk that did not come the first time',
    file: 'kernel/core/async/load-code.ts',
    take: '    return request(load)\n  })',
    put: '    throw error\n  })',
    test: { file: 'kernel/parts/slot/lazy-entry.test.tsx' },
  },
  {
    name: 'pictures whose bytes are none',
    file: 'kernel/parts/images/image-error.ts',
    take: "if (!header) return 'kind'",
    put: 'if (!header) return undefined',
    test: picture,
  },
  {
    name: 'pictures of 25 MB and more',
    file: 'kernel/parts/images/image-error.ts',
    take: "if (file.size > maxFileSize) return 'bytes'",
    put: '',
    test: picture,
  },
  {
    name: 'pictures with more pixels than there is memory',
    file: 'kernel/parts/images/image-error.ts',
    take: "if (header.width * header.height > maxPixels) return 'pixels'",
    put: '',
    test: picture,
  },
  {
    name: 'the same behind a GIF’s small size',
    file: 'kernel/parts/images/image-header.ts',
    take: 'width: Math.max(uint16(6), uint16(frame + 1) + uint16(frame + 5)),',
    put: 'width: uint16(6),',
    test: { file: 'kernel/parts/images/image-header.test.ts' },
  },
  {
    name: 'formulas in a table that is downloaded',
    file: 'plugins/billing/model/csv.ts',
    take: "formula.test(text) ? `'${text}` : text",
    put: 'text',
    test: { file: 'plugins/billing/model/billing.test.ts' },
  },
  {
    name: 'the token at another server than the deployment’s',
    file: 'plugins/messaging/api/open-hub.ts',
    take: 'throw new Error(`The token is not for ${new URL(url).origin}.`)',
    put: 'void url',
    test: hub,
  },
  {
    name: 'the token in the address of a call of the hub',
    file: 'plugins/messaging/api/open-hub.ts',
    take: 'transport: HttpTransportType.WebSockets | HttpTransportType.LongPolling,',
    put: '',
    test: hub,
  },
  {
    name: 'another host that looks like the server',
    file: 'kernel/core/http/hub-credentials.ts',
    take: "new URL(address, href).origin.replace(/^ws/, 'http') === origin",
    put: 'new URL(address, href).href !== origin',
    test: doors,
  },
  {
    name: 'scripts of a captcha from anywhere',
    file: 'kernel/parts/captcha/vendor/load-vendor.ts',
    take: 'throw new TypeError(`No captcha comes from ${url}.`)',
    put: 'return url',
    test: { file: 'kernel/parts/captcha/vendor/load-vendor.test.ts' },
  },
  {
    name: 'a way back for what is opened beside the product',
    file: 'kernel/shell/bar/studio-link.tsx',
    take: 'rel="noopener"',
    put: '',
    test: sending,
  },
  {
    name: 'texts that become code (Trusted Types)',
    file: 'scripts/serve/security-headers.mjs',
    take: `...(captcha.isTrusting || { 'require-trusted-types-for': ["'script'"] }),`,
    put: '',
    test: headers,
  },
  {
    name: 'inline scripts',
    file: 'scripts/serve/security-headers.mjs',
    take: "'script-src': [\"'self'\",",
    put: "'script-src': [\"'self'\", \"'unsafe-inline'\",",
    test: headers,
  },
  {
    name: 'the product in somebody’s frame',
    file: 'scripts/serve/security-headers.mjs',
    take: `'frame-ancestors': ["'none'"],`,
    put: '',
    test: headers,
  },
  {
    name: 'files read as something else than they are',
    file: 'scripts/serve/security-headers.mjs',
    take: "'X-Content-Type-Options': 'nosniff',",
    put: '',
    test: headers,
  },
  {
    name: 'settings that put a directive into the policy',
    file: 'scripts/serve/sources.mjs',
    take: 'const hostName = /^([a-z\\d._-]+|\\[[\\da-f:.]+\\])$/i',
    put: 'const hostName = /./',
    test: headers,
  },
  {
    name: 'addresses that leave the folder of the build',
    file: 'scripts/serve/request-path.mjs',
    take: 'posix.normalize(path)',
    put: 'path',
    test: { file: 'scripts/serve/request-path.test.ts' },
  },
]
