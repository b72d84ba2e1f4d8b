import { readFile } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'

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
 * @param {{ width: number, height: number }} [logoSize] of a PNG logo, if known
 */
export function webManifest(settings, logoSize) {
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
  }
}

/** Returns the logo as an icon; undefined if there is none or browsers would not use it. */
function logoIcons(logo, size) {
  if (typeof logo !== 'string' || !/^(?:https?:\/\/|\/(?![/\\]))/.test(logo)) return undefined
  const type = imageTypes[extname(logo.replace(/[?#].*$/, '')).toLowerCase()]
  const isUsable = !size || (size.width === size.height && size.width >= smallest)
  if (!type || !isUsable) return undefined
  return [{ src: logo, sizes: size ? `${size.width}x${size.height}` : 'any', type }]
}

/**
 * Returns the text of a deployment's manifest. Reads the size of a PNG logo that is next to config.json.
 *
 * @param {object} settings
 * @param {string} config the path of config.json
 */
export async function manifestText(settings, config) {
  const logo = settings?.brand?.logo
  const isFile = typeof logo === 'string' && /^\/.*\.png$/i.test(logo)
  const size = isFile ? await pngSize(join(dirname(config), basename(logo))) : undefined
  return `${JSON.stringify(webManifest(settings, size), null, 2)}\n`
}

/** Reads the size from the header of a PNG file; undefined if the file is missing or no PNG. */
async function pngSize(file) {
  const bytes = await readFile(file).catch(() => undefined)
  if (!bytes || bytes.length < 24 || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}
