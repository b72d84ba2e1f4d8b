import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@rstest/core'
import { manifestText, webManifest } from '../../scripts/serve/web-manifest.mjs'

const manifestOf = async (settings: object, config = 'config.json') =>
  JSON.parse(await manifestText(settings, config))

// Covers UX-44
test('the web manifest in the build matches the default settings', async () => {
  expect(readFileSync('kernel/shell/public/manifest.webmanifest', 'utf8')).toBe(
    await manifestText({}, 'config.json'),
  )
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
