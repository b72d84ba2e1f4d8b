import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readSources } from '../serve/sources.mjs'
import { pluginIds } from './route-map.mjs'

/**
 * The outside sources that the plugins declare, each in a file `sources.json` beside its manifest where it needs any.
 *
 * @param {string} root
 * @returns {Promise<Record<string, Partial<import('../serve/sources.mjs').Sources>>>} by the plugin's id
 * @throws {Error} with a sentence for each source that cannot be let in
 */
export async function sourcesOfPlugins(root) {
  const found = {}
  const faults = []
  for (const id of pluginIds(root)) {
    const file = `plugins/${id}/sources.json`
    const text = await readFile(join(root, file), 'utf8').catch(() => undefined)
    if (text === undefined) continue
    found[id] = parsed(file, text)
    // What a deployment sets is known when it is served.
    faults.push(...readSources(file, found[id], {}).faults)
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return found
}

function parsed(file, text) {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${file} is no JSON: ${error.message}`)
  }
}
