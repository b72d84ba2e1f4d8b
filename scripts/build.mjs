// `npm run build` makes the product in dist/; `npm run build:demo` a static site in dist-demo/ that needs no server.
import { build } from './bundles.mjs'
import { setUp } from './setup.mjs'

await setUp()
try {
  await build(process.argv.includes('--demo') ? 'demo' : 'product', { isForced: true })
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
