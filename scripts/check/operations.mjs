// Names the operations of openapi.yaml and of the plugins' contracts that lack a mock handler or a caller.
import { parse } from 'yaml'
import { pluginFilesNamed } from '../../mocks/contract/plugin-files.mjs'
import { wholeContract } from '../../mocks/contract/whole-contract.mjs'
import { root } from '../process/run.mjs'
import { missingParts } from './missing-parts.mjs'
import { sourcesIn, textsOf } from './sources.mjs'

const mocksOfPlugins = pluginFilesNamed(root, 'mock.ts')

const handlers = [...(await sourcesIn('mocks/handlers')), ...mocksOfPlugins]
const product = [...(await sourcesIn('kernel')), ...(await sourcesIn('plugins'))].filter(
  (file) => !mocksOfPlugins.includes(file),
)
for (const missing of missingParts(parse(wholeContract(root)), {
  handlers: Object.values(await textsOf(handlers)),
  product: Object.values(await textsOf(product)),
})) {
  console.error(missing)
  process.exitCode = 1
}
