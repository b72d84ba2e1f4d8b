import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The settings of the deployment that is served. They are read each time: a change of config.json is in
 * force with the next page that is opened.
 *
 * @param {string} root the folder of the build
 * @param {object} overlay settings that stand over those of the file
 */
export async function readDeployment(root, overlay) {
  const text = await readFile(join(root, 'config.json'), 'utf8').catch(() => '{}')
  if (!overlay) return { text, settings: parsed(text) }
  const settings = merged(parsed(text), overlay)
  return { text: JSON.stringify(settings, null, 2), settings }
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
