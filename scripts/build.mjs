// `npm run build` builds the product into dist/; `npm run build -- --demo` builds a static site without a server
// into dist-demo/.
import { build } from './build-targets.mjs'
import { headerComment, readOptions } from './process/options.mjs'
import { setUp } from './setup.mjs'

const { demo } = readOptions(headerComment(import.meta.url), { demo: { type: 'boolean', default: false } })

await setUp()
try {
  await build(demo ? 'demo' : 'product', { isForced: true })
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
