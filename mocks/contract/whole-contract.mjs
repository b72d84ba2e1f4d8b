import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse } from 'yaml'
import { pluginFilesNamed, remoteFilesNamed } from './plugin-files.mjs'

/**
 * Merges the product’s contract with `openapi.yaml` of each plugin that has one.
 *
 * @param {string} root the project
 * @returns {string} openapi.yaml unchanged, or the merged document as JSON
 * @throws when two contracts describe the same path
 */
export function wholeContract(root) {
  const text = readFileSync(join(root, 'openapi.yaml'), 'utf8')
  const files = [...pluginFilesNamed(root, 'openapi.yaml'), ...remoteFilesNamed(root, 'openapi.yaml')]
  return files.length === 0
    ? text
    : JSON.stringify(files.reduce((whole, file) => merge(whole, file, root), parse(text)))
}

function merge(whole, file, root) {
  // References to the product’s openapi.yaml must point into the merged document.
  const text = readFileSync(resolve(root, file), 'utf8').replaceAll('../../openapi.yaml#', '#')
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
