import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readSources } from '../serve/sources.mjs'
import { pluginIds } from './route-map.mjs'

/**
 * The external sources that plugins declare in `sources.json` next to their manifests.
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
    // Settings of a deployment are known only at run time.
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
