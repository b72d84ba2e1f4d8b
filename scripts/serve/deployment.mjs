import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { localPath } from './request-path.mjs'

/**
 * Reads the settings of the deployment. Called for each request, so that changes of config.json apply
 * immediately. If the file cannot be read, its last readable version applies; if it does not exist, the defaults.
 *
 * @param {object} overlay settings that override those of the file
 * @param {(fault: string) => void} report called with a message if the file cannot be read
 * @returns {Promise<{ text?: string, settings: object }>} without `text` if the settings are unknown: they could contain
 * the address of the API, so the product must not start without them
 */
export async function readDeployment(file, overlay, report) {
  const written = await readOnce(file, (text) => ({ text, settings: readJson(text) })).catch((error) => {
    const isSyntax = error instanceof SyntaxError
    report(isSyntax ? `It is not valid JSON (${error.message}).` : `It cannot be read (${error.code}).`)
    return error.code === 'ENOENT' ? { text: '{}', settings: {} } : known.get(file)?.value
  })
  if (!written) return { settings: {} }
  if (!overlay) return written
  const key = JSON.stringify(overlay)
  const before = overlaid.get(written)
  if (before?.key === key) return before.deployment
  const settings = merged(written.settings, JSON.parse(key))
  const deployment = { text: JSON.stringify(settings, null, 2), settings }
  overlaid.set(written, { key, deployment })
  return deployment
}

/** Caches the last overrides and the merged settings, by the settings of the file. */
const overlaid = new WeakMap()

/**
 * Lists the settings that may name a file next to config.json.
 *
 * @returns {[key: string, value: unknown][]} for example `['brand.links.0.url', 'imprint.pdf']`
 */
export function fileSettings(settings) {
  const { brand, language, help, remotes } = Object(settings)
  const listed = (key, items) =>
    Array.isArray(items) ? items.map((item, index) => [`${key}.${index}.url`, item?.url]) : []
  return [
    ['language.texts', language?.texts],
    ['brand.logo', brand?.logo],
    ['help.url', help?.url],
    ...listed('brand.links', brand?.links),
    ...listed('remotes', remotes),
    ...(Array.isArray(remotes)
      ? remotes.flatMap((remote, index) => listed(`remotes.${index}.styles`, remote?.styles))
      : []),
  ]
}

/**
 * Lists the files next to config.json that the settings refer to.
 *
 * @param {string} base the base path of the build: `/app/`
 * @returns {string[]} paths relative to the folder of config.json
 */
export const localFilesOf = (settings, base) =>
  fileSettings(settings)
    .map(([, address]) => localPath(address, base))
    .filter(Boolean)

/**
 * Reads security.json of a build.
 *
 * @param {string} root the folder of the build
 * @throws {Error} when there is no build
 */
export async function readBuildInfo(root) {
  return readOnce(join(root, 'security.json'), (text) => ({ base: '/', ...JSON.parse(text) })).catch(() => {
    throw new Error(`There is no build in ${root}; run npm run build.`)
  })
}

/** @type {Map<string, { version: string, value: unknown }>} */
const known = new Map()

/** @type {Map<string, Promise<any>>} */
const looking = new Map()

/** Reads a file again only when it has changed; concurrent requests look once. @throws when it cannot be read or parsed */
function readOnce(file, parse) {
  if (!looking.has(file))
    looking.set(
      file,
      readIfChanged(file, parse).finally(() => looking.delete(file)),
    )
  return looking.get(file)
}

async function readIfChanged(file, parse) {
  const { mtimeMs, size, ino } = await stat(file)
  const version = [mtimeMs, size, ino].join(' ')
  const before = known.get(file)
  if (before?.version === version) return before.value
  const value = parse(await readFile(file, 'utf8'))
  known.set(file, { version, value })
  return value
}

/** Parses JSON and ignores a byte order mark, as browsers do. */
export const readJson = (text) => JSON.parse(text.replace(/^\uFEFF/, ''))

function merged(below, above) {
  if (!isPlain(below) || !isPlain(above)) return above
  const keys = new Set([...Object.keys(below), ...Object.keys(above)])
  return Object.fromEntries(
    [...keys].map((key) => [key, key in above ? merged(below[key], above[key]) : below[key]]),
  )
}

const isPlain = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
