import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readSources } from '../serve/sources.mjs'
import { pluginIds } from './route-map.mjs'

/**
 * Reads the external sources that plugins declare in `sources.json` next to their manifests.
 *
 * @returns {Promise<Record<string, Partial<import('../serve/sources.mjs').Sources>>>} by plugin id
 * @throws {Error} with a message for each invalid source
 */
export async function sourcesOfPlugins(root) {
  const found = {}
  const faults = []
  for (const id of pluginIds(root)) {
    const file = `plugins/${id}/sources.json`
    const text = await readFile(join(root, file), 'utf8').catch(() => undefined)
    if (text === undefined) continue
    found[id] = parsed(file, text)
    // Uses empty settings, because the build does not know those of the deployment.
    faults.push(...readSources(file, found[id], {}).faults)
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return found
}

function parsed(file, text) {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${error.message}`)
  }
}
