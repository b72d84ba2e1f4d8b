import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { pluginFilesNamed } from './plugin-files.mjs'

/**
 * The product's contract together with what plugins ask of a server beside it: `plugins/NAME/openapi.yaml` of each that
 * has one.
 *
 * @param {string} root the project
 * @returns {string} openapi.yaml as it is, or all of it as JSON
 * @throws when two of them describe the same path
 */
export function wholeContract(root) {
  const text = readFileSync(join(root, 'openapi.yaml'), 'utf8')
  const files = pluginFilesNamed(root, 'openapi.yaml')
  return files.length === 0
    ? text
    : JSON.stringify(files.reduce((whole, file) => merge(whole, file, root), parse(text)))
}

function merge(whole, file, root) {
  // What a plugin takes from the product's contract is in the same document now.
  const text = readFileSync(join(root, file), 'utf8').replaceAll('../../openapi.yaml#', '#')
  const { tags = [], paths = {}, components = {} } = parse(text)
  const taken = Object.keys(paths).find((path) => path in whole.paths)
  if (taken) throw new Error(`${file}: the path ${taken} is described already; a plugin's calls are its own.`)
  return {
    ...whole,
    tags: [...whole.tags, ...tags],
    paths: { ...whole.paths, ...paths },
    components: {
      ...whole.components,
      schemas: { ...components.schemas, ...whole.components.schemas },
    },
  }
}
