import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { classifyPath, withinBase } from './request-path.mjs'

/**
 * The settings of the deployment that is served. They are read each time: a change of config.json is in
 * force with the next page that is opened.
 *
 * @param {string} file
 * @param {object} overlay settings that stand over those of the file
 * @param {(fault: string) => void} report told in a sentence why the file cannot be read; the product's defaults hold then
 */
export async function readDeployment(file, overlay, report) {
  const text = await readFile(file, 'utf8').catch((error) => {
    report(`It cannot be read (${error.code ?? error.message}).`)
    return '{}'
  })
  const written = parsed(text, report)
  if (!overlay) return { text, settings: written }
  const settings = merged(written, overlay)
  return { text: JSON.stringify(settings, null, 2), settings }
}

/**
 * Files that the settings name as lying beside them: `language.texts` and `brand.logo`, where they are paths, with a query
 * or without.
 *
 * @param {object} settings
 * @param {string} base the path that the build stands below: `/app/`
 * @returns {string[]} relative to the folder of the settings
 */
export function localFilesOf(settings, base) {
  return [settings?.language?.texts, settings?.brand?.logo]
    .filter((path) => typeof path === 'string' && /^\/(?![/\\])/.test(path))
    .map((path) => classifyPath(withinBase(path, base) ?? '/').path)
    .filter(Boolean)
}

/**
 * What the build says of itself to those who serve it.
 *
 * @param {string} root the folder of the build
 * @returns {Promise<import('./security-headers.mjs').BuildSecurity & { base: string }>}
 * @throws {Error} when there is no build
 */
export async function readBuildInfo(root) {
  const text = await readFile(join(root, 'security.json'), 'utf8').catch(() => {
    throw new Error(`There is no build in ${root}; npm run build makes one.`)
  })
  return { base: '/', ...JSON.parse(text) }
}

/** What a file of settings or texts holds. Some editors begin one with a mark of its encoding, which browsers pass over. */
export const readJson = (text) => JSON.parse(text.replace(/^\uFEFF/, ''))

function parsed(text, report) {
  try {
    return readJson(text)
  } catch (error) {
    report(`It is no JSON (${error.message}).`)
    return {}
  }
}

function merged(below, above) {
  if (!isPlain(below) || !isPlain(above)) return above
  const keys = new Set([...Object.keys(below), ...Object.keys(above)])
  return Object.fromEntries(
    [...keys].map((key) => [key, key in above ? merged(below[key], above[key]) : below[key]]),
  )
}

const isPlain = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
