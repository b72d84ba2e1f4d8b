// `npm run new:plugin NAME`: lays out plugins/NAME, ready to be changed, with a test that passes.
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
  // Long names break lines where short ones do not.
  await runNode('node_modules/@biomejs/biome/bin/biome', ['check', '--write', folder])
  await runNode('scripts/generate-api.mjs', [])
  console.log(
    `${folder} is there, and its screen at /${name}. Say in its README.md what it is for, and go on from`,
  )
  console.log(`${folder}/pages/${name}.tsx. \`npm run check\` and \`npm test\` know of it already.`)
  console.log('To be rid of it, delete the folder and run `npm run generate`.')
}
