// `npm run build` builds the product into dist/; `npm run build -- --demo` builds a static site without a server
// into dist-demo/; `npm run build -- --package` packs @roda/kernel into dist-package/ for plugins in repositories of their
// own.
import { build } from './build-targets.mjs'
import { headerComment, readOptions } from './process/options.mjs'
import { setUp } from './setup.mjs'

const { demo, package: isPackage } = readOptions(headerComment(import.meta.url), {
  demo: { type: 'boolean', default: false },
  package: { type: 'boolean', default: false },
})

await setUp()
try {
  if (isPackage) await (await import('../package/build.mjs')).buildPackage()
  else await build(demo ? 'demo' : 'product', { isForced: true })
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
