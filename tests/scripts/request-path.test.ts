import { expect, test } from '@rstest/core'
import { resolveName } from '../../kernel/core/config/base-path'
import { classifyPath, localPath } from '../../scripts/serve/request-path.mjs'

const screens = [
  '/',
  '/index.html',
  '/user/login?next=%2Fmypage',
  '/course/7#reviews',
  '/@ana.martins',
  '/@ana.js',
  '/@ana.martins/',
  '/profile/ana.martins',
  '/posts',
]
for (const address of screens) {
  test(`the path ${address} is a screen`, () => expect(classifyPath(address)).toEqual({ kind: 'screen' }))
}

const files = [
  ['/config.json', 'config.json'],
  ['/icon.svg', 'icon.svg'],
  ['/assets/js/index.0123456789.js?x=1', 'assets/js/index.0123456789.js'],
  ['/assets/i18n/pt-BR.json', 'assets/i18n/pt-BR.json'],
  // Every path below /assets is a file of the build, also without an extension.
  ['/assets/login', 'assets/login'],
  ['/missing.PNG', 'missing.PNG'],
  // The root folder of a build may contain logos, and documents to which the footer links.
  ['/choir.jpeg', 'choir.jpeg'],
  ['/choir.gif', 'choir.gif'],
  ['/choir.avif', 'choir.avif'],
  ['/terms.pdf', 'terms.pdf'],
] as const
for (const [address, path] of files) {
  // Covers PLG-03
  test(`the path ${address} is a file`, () => expect(classifyPath(address)).toEqual({ kind: 'file', path }))
}

const strays = ['/api/user/login', '/API/post/feed', '/MessageHub', '/posts/images/1.png', '/security.json']
for (const address of strays) {
  test(`the path ${address} is neither a file nor a screen`, () => {
    expect(classifyPath(address)).toEqual({ kind: 'nothing' })
  })
}

const malformed = ['/%', '/a%00b.js', '/..%5c..%5cpackage.json', 'http://elsewhere.example/x']
for (const address of malformed) {
  test(`the malformed path ${address} counts as a screen`, () => {
    expect(classifyPath(address)).toEqual({ kind: 'screen' })
  })
}

const climbing = [
  '/../../etc/passwd.json',
  '/assets/../../package.json',
  '/%2e%2e/%2e%2e/package.json',
  '/assets/%2e%2e/..%2fpackage.json',
]
for (const address of climbing) {
  test(`the path ${address} does not leave the build folder`, () => {
    const meaning = classifyPath(address)
    expect(meaning.kind).toBe('file')
    if (meaning.kind === 'file') expect(meaning.path).not.toMatch(/^\/|\.\./)
  })
}

const named: [address: string, file: string | undefined, fileBelowApp: string | undefined, url: string][] = [
  ['sala.svg', 'sala.svg', 'sala.svg', '/sala.svg'],
  ['./img/our%20choir.svg?v=2', 'img/our choir.svg', 'img/our choir.svg', '/img/our%20choir.svg?v=2'],
  ['/sala.svg', 'sala.svg', undefined, '/sala.svg'],
  ['/app/sala.svg', 'app/sala.svg', 'sala.svg', '/app/sala.svg'],
  ...[
    'https://cdn.example.org/sala.svg',
    'data:image/svg+xml,%3Csvg/%3E',
    'mailto:ana@example.org',
    '//cdn.example.org/a.svg',
    '../sala.svg',
    'java\tscript:alert(1)',
    '\\\\cdn.example.org/a.svg',
    '',
  ].map((address): [string, undefined, undefined, string] => [address, undefined, undefined, address]),
]
for (const [address, file, fileBelowApp, url] of named) {
  // Covers FLT-182
  test(`the setting ${JSON.stringify(address)} names the same file for the server and the product`, () => {
    expect(localPath(address, '/')).toBe(file)
    expect(localPath(address, '/app/')).toBe(fileBelowApp)
    expect(resolveName(address)).toBe(url)
  })
}
