import { readFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { isLocal, localPath } from './request-path.mjs'

/** The web app manifest, from which browsers install the app. */
export const manifestFile = 'manifest.webmanifest'

const green = '#0f6e5f'
const defaultIcons = [
  { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]
const imageTypes = { '.svg': 'image/svg+xml', '.png': 'image/png', '.webp': 'image/webp' }
/** Minimum width of an icon in pixels: browsers install no smaller ones. */
const smallest = 144

/**
 * Returns the web app manifest of a deployment. Its URLs are relative, so that it fits any base path.
 *
 * @param {object} settings config.json of the deployment, as far as it could be read
 * @param {{ width: number, height: number }} [logoSize] of a PNG or WebP logo, if known
 * @param {AppEntries} [app] what the plugins of the build offer
 */
export function webManifest(settings, logoSize, app) {
  const { name, accent, logo } = Object(settings?.brand)
  const { default: language } = Object(settings?.language)
  return {
    name: typeof name === 'string' && name.trim() !== '' ? name.trim() : 'Roda',
    lang: typeof language === 'string' ? language : 'en',
    start_url: './mypage',
    scope: './',
    display: 'standalone',
    theme_color: /^#(?:[\da-f]{3}){1,2}$/i.test(String(accent)) ? accent : green,
    background_color: '#faf9f6',
    icons: logoIcons(logo, logoSize) ?? defaultIcons,
    ...entriesOf(Object(settings), language, app),
  }
}

/** Shortcuts beyond these are shown nowhere. */
const maxShortcuts = 4

/**
 * @typedef {object} AppEntries
 * @property {{ plugin: string, path: string, names: Record<string, string> }[]} shortcuts names by language
 * @property {{ plugin: string, path: string }} [share] the screen that takes texts in `?text=`
 */

/** The entries of the plugins that the deployment has not switched off. */
function entriesOf({ plugins }, language, { shortcuts = [], share } = {}) {
  const isOn = ({ plugin }) => Object(plugins)[plugin] !== false
  const places = shortcuts.filter(isOn).slice(0, maxShortcuts)
  return {
    ...(places.length > 0 && {
      shortcuts: places.map(({ path, names }) => ({ name: names[language] ?? names.en, url: `.${path}` })),
    }),
    ...(share &&
      isOn(share) && {
        share_target: {
          action: `.${share.path}`,
          method: 'GET',
          // The default, which browsers warn of if it is missing.
          enctype: 'application/x-www-form-urlencoded',
          // All in one parameter: the screen joins them.
          params: { title: 'text', text: 'text', url: 'text' },
        },
      }),
  }
}

/** Returns the logo as an icon; undefined if there is none, or browsers may not use it. */
function logoIcons(logo, size) {
  if (typeof logo !== 'string' || !(isLocal(logo) || /^https?:\/\//.test(logo))) return undefined
  const type = imageTypes[extname(logo.replace(/[?#].*$/, '')).toLowerCase()]
  if (type === imageTypes['.svg']) return [{ src: logo, sizes: 'any', type }]
  if (!type || !size || size.width !== size.height || size.width < smallest) return undefined
  return [{ src: logo, sizes: `${size.width}x${size.height}`, type }]
}

/**
 * Returns the text of a deployment's manifest. Reads the size of a PNG or WebP logo that is next to config.json or in the
 * build.
 *
 * @param {object} settings
 * @param {string} config the path of config.json
 * @param {{ root?: string, base?: string, app?: AppEntries }} [build] its folder, its base path and what its plugins offer
 */
export async function manifestText(settings, config, { root = dirname(config), base = '/', app } = {}) {
  const path = localPath(settings?.brand?.logo, base)
  const size = path && ((await imageSize(join(dirname(config), path))) ?? (await imageSize(join(root, path))))
  return `${JSON.stringify(webManifest(settings, size, app), null, 2)}\n`
}

/** Reads the size from the header of a PNG or WebP file; undefined if the file is missing or another one. */
async function imageSize(file) {
  const bytes = await readFile(file).catch(() => undefined)
  if (!bytes || bytes.length < 24) return undefined
  if (bytes.toString('latin1', 12, 16) === 'IHDR')
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
  return bytes.length >= 30 && bytes.toString('latin1', 8, 12) === 'WEBP' ? webpSize(bytes) : undefined
}

/** @see https://developers.google.com/speed/webp/docs/riff_container */
function webpSize(bytes) {
  const kind = bytes.toString('latin1', 12, 16)
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  // The lossy format has 14 bits for each length, and the lossless one 14 bits after the other.
  if (kind === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  const bits = bytes.readUInt32LE(21)
  return kind === 'VP8L' ? { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 } : undefined
}
