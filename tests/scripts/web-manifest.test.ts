import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@rstest/core'
import { appEntries } from '../../scripts/build/app-entries.mjs'
import { manifestText, webManifest } from '../../scripts/serve/web-manifest.mjs'

const manifestOf = async (settings: object, config = 'config.json') =>
  JSON.parse(await manifestText(settings, config))

// Covers UX-44
test('the web manifest in the build matches the default settings', async () => {
  expect(readFileSync('kernel/served/public/manifest.webmanifest', 'utf8')).toBe(
    await manifestText({}, 'config.json'),
  )
})

// Covers UX-74
test('the web manifest offers the screens of the plugins that are on, in the language of the deployment', async () => {
  const app = await appEntries('.')
  const { shortcuts, share_target } = webManifest({ language: { default: 'pt-BR' } }, undefined, app)
  expect(shortcuts).toEqual([
    { name: 'Descobrir', url: './discover' },
    { name: 'Nova publicação', url: './createPost' },
    { name: 'Cursos', url: './course/mycourses' },
    { name: 'Mensagens', url: './messages' },
  ])
  expect(share_target).toEqual({
    action: './createPost',
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'text', text: 'text', url: 'text' },
  })
  const plugins = { posts: false, network: false, accounts: false }
  expect(webManifest({ plugins }, undefined, app)).toMatchObject({
    shortcuts: [
      { name: 'Courses', url: './course/mycourses' },
      { name: 'Messages', url: './messages' },
    ],
  })
  expect(webManifest({ plugins }, undefined, app)).not.toHaveProperty('share_target')
})

// Covers UX-44
test('the web manifest has name, color, language and logo of the deployment', async () => {
  const brand = { name: ' Sala ', accent: '#7a3e9d', logo: 'https://cdn.example.org/sala.svg?v=2' }
  expect(await manifestOf({ brand, language: { default: 'es' } })).toMatchObject({
    name: 'Sala',
    lang: 'es',
    theme_color: '#7a3e9d',
    start_url: './mypage',
    icons: [{ src: brand.logo, sizes: 'any', type: 'image/svg+xml' }],
  })
})

// Covers UX-44
test('the web manifest uses a PNG logo only if the logo is square and large', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'roda-'))
  const withSize = (width: number, height: number) => {
    const header = Buffer.alloc(24)
    header.write('IHDR', 12, 'latin1')
    header.writeUInt32BE(width, 16)
    header.writeUInt32BE(height, 20)
    writeFileSync(join(folder, 'logo.png'), header)
    return manifestOf({ brand: { logo: '/logo.png' } }, join(folder, 'config.json'))
  }
  expect((await withSize(512, 512)).icons).toEqual([
    { src: '/logo.png', sizes: '512x512', type: 'image/png' },
  ])
  const { icons } = await manifestOf({})
  expect((await withSize(512, 128)).icons).toEqual(icons)
  expect((await withSize(64, 64)).icons).toEqual(icons)
})

/** Headers of the three kinds of WebP files. */
function webp(kind: 'VP8 ' | 'VP8L' | 'VP8X', width: number, height: number): Buffer {
  const bytes = Buffer.alloc(30)
  bytes.write(`RIFF    WEBP${kind}`, 'latin1')
  if (kind === 'VP8X') {
    bytes.writeUIntLE(width - 1, 24, 3)
    bytes.writeUIntLE(height - 1, 27, 3)
  } else if (kind === 'VP8L') bytes.writeUInt32LE(width - 1 + (height - 1) * 2 ** 14, 21)
  else {
    bytes.writeUInt16LE(width, 26)
    bytes.writeUInt16LE(height, 28)
  }
  return bytes
}

// Covers UX-44
test('the web manifest uses a WebP logo only if the logo is square and large', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'roda-'))
  const { icons } = await manifestOf({})
  for (const kind of ['VP8 ', 'VP8L', 'VP8X'] as const) {
    const withSize = (width: number, height: number) => {
      writeFileSync(join(folder, 'logo.webp'), webp(kind, width, height))
      return manifestOf({ brand: { logo: '/logo.webp' } }, join(folder, 'config.json'))
    }
    expect((await withSize(300, 300)).icons).toEqual([
      { src: '/logo.webp', sizes: '300x300', type: 'image/webp' },
    ])
    expect((await withSize(600, 144)).icons).toEqual(icons)
  }
})

// Covers UX-44
test('the web manifest keeps the default icons for a logo of unknown size', async () => {
  const { icons } = await manifestOf({})
  for (const logo of ['/wide.webp', '/img/logo.png', 'https://cdn.example.org/wordmark.png'])
    expect((await manifestOf({ brand: { logo } })).icons).toEqual(icons)
})

// Covers UX-44
test('the web manifest measures a logo in a folder, and below the base path', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'roda-'))
  mkdirSync(join(folder, 'img'))
  writeFileSync(join(folder, 'img/our logo.webp'), webp('VP8X', 512, 512))
  const brand = { logo: '/app/img/our%20logo.webp?v=2' }
  const text = await manifestText({ brand }, join(folder, 'config.json'), { base: '/app/' })
  expect(JSON.parse(text).icons).toEqual([{ src: brand.logo, sizes: '512x512', type: 'image/webp' }])
})

// Covers UX-44
test('the web manifest uses the defaults for invalid settings', () => {
  const defaults = webManifest({})
  for (const brand of [
    null,
    'x',
    { name: 7, accent: 'red;', logo: 'javascript:alert(1)' },
    { logo: '//x.org/a.png' },
  ])
    expect(webManifest({ brand, language: [] })).toEqual(defaults)
})
