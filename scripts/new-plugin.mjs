// `npm run new:plugin NAME`: creates the plugin plugins/NAME with a passing test.
import { join } from 'node:path'
import { headerComment, readOptions } from './process/options.mjs'
import { root, runNode } from './process/run.mjs'
import { writeFiles } from './process/write-files.mjs'
import { setUp } from './setup.mjs'

const name = readOptions(headerComment(import.meta.url), {}, (_, [word]) => word, 1)

await setUp()
const { manifestPages, pluginIds } = await import('./build/route-map.mjs')
const { faultOf } = await import('./new-plugin/plugin-name.mjs')
const { pluginFiles } = await import('./new-plugin/plugin-files.mjs')

const paths = manifestPages(root).map(({ path }) => path)
const fault = faultOf(name, pluginIds(root), paths)

if (fault) {
  console.error(fault)
  process.exitCode = 1
} else {
  await layOut()
}

async function layOut() {
  const folder = `plugins/${name}`
  await writeFiles(join(root, folder), pluginFiles(name))
  // The length of the name changes the formatting.
  await runNode('node_modules/@biomejs/biome/bin/biome', ['check', '--write', folder])
  await runNode('scripts/generate-api.mjs', [])
  console.log(
    `Created ${folder}; its screen is at /${name}. Describe its purpose in README.md and continue with`,
  )
  console.log(`${folder}/pages/${name}.tsx. \`npm run check\` and \`npm test\` include it already.`)
  console.log('To remove it, delete the folder and run `npm run generate`.')
}
