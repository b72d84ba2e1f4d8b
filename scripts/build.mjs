// `npm run build` makes the product in dist/; `npm run build:demo` a static site in dist-demo/ that needs no server.
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
