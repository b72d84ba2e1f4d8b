// Names the operations of openapi.yaml and of the plugins' contracts that lack a mock handler or a caller.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { pluginFilesNamed } from '../../mocks/contract/plugin-files.mjs'
import { wholeContract } from '../../mocks/contract/whole-contract.mjs'
import { root } from '../process/run.mjs'
import { missingParts } from './missing-parts.mjs'

const isSource = (name) => /(?<!\.test|\.gen|\.fixture)\.tsx?$/.test(name)
const mocksOfPlugins = pluginFilesNamed(root, 'mock.ts')

const handlers = [...(await filesIn('mocks/handlers')), ...mocksOfPlugins]
const product = [...(await filesIn('kernel')), ...(await filesIn('plugins'))].filter(
  (file) => !mocksOfPlugins.includes(file),
)
for (const missing of missingParts(parse(wholeContract(root)), {
  handlers: await textsOf(handlers),
  product: await textsOf(product),
})) {
  console.error(missing)
  process.exitCode = 1
}

async function filesIn(folder) {
  const names = await readdir(join(root, folder), { recursive: true })
  return names.filter(isSource).map((name) => join(folder, name))
}

function textsOf(files) {
  return Promise.all(files.map((file) => readFile(join(root, file), 'utf8')))
}
