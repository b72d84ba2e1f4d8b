import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { classifyPath, withinBase } from './request-path.mjs'

/**
 * Reads the settings of the deployment. Called for each request, so that changes of config.json apply
 * immediately.
 *
 * @param {object} overlay settings that override those of the file
 * @param {(fault: string) => void} report called with a message if the file cannot be read, so that the default
 * settings apply
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
 * Lists the files next to config.json that the settings refer to: the values of `language.texts` and `brand.logo` that
 * are paths.
 *
 * @param {string} base the base path of the build: `/app/`
 * @returns {string[]} paths relative to the folder of config.json
 */
export function localFilesOf(settings, base) {
  return [settings?.language?.texts, settings?.brand?.logo]
    .filter((path) => typeof path === 'string' && /^\/(?![/\\])/.test(path))
    .map((path) => classifyPath(withinBase(path, base) ?? '/').path)
    .filter(Boolean)
}

/**
 * Reads security.json of a build.
 *
 * @param {string} root the folder of the build
 * @throws {Error} when there is no build
 */
export async function readBuildInfo(root) {
  const text = await readFile(join(root, 'security.json'), 'utf8').catch(() => {
    throw new Error(`There is no build in ${root}; run npm run build.`)
  })
  return { base: '/', ...JSON.parse(text) }
}

/** Parses JSON and ignores a byte order mark, as browsers do. */
export const readJson = (text) => JSON.parse(text.replace(/^\uFEFF/, ''))

function parsed(text, report) {
  try {
    return readJson(text)
  } catch (error) {
    report(`It is not valid JSON (${error.message}).`)
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
