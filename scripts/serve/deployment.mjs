import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The settings of the deployment that is served. They are read each time: a change of config.json is in
 * force with the next page that is opened.
 *
 * @param {string} file
 * @param {object} overlay settings that stand over those of the file
 */
export async function readDeployment(file, overlay) {
  const text = await readFile(file, 'utf8').catch(() => '{}')
  if (!overlay) return { text, settings: parsed(text) }
  const settings = merged(parsed(text), overlay)
  return { text: JSON.stringify(settings, null, 2), settings }
}

/**
 * What the build says of itself to those who serve it.
 *
 * @param {string} root the folder of the build
 * @returns {Promise<import('./security-headers.mjs').BuildSecurity & { base: string }>}
 * @throws {Error} when there is no build
 */
export async function readSecurity(root) {
  const text = await readFile(join(root, 'security.json'), 'utf8').catch(() => {
    throw new Error(`There is no build in ${root}; npm run build makes one.`)
  })
  return { base: '/', ...JSON.parse(text) }
}

/** The product itself says what is wrong with a file that cannot be read. */
function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
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
