// `npm run new plugin NAME`: creates the plugin plugins/NAME with a passing test.
// `npm run new remote NAME [-- --dir FOLDER]`: creates a plugin that is built separately and loaded at run time,
// in a folder outside of this project; by default the new folder is next to this project.
import { existsSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { headerComment, readOptions } from './process/options.mjs'
import { root, runNode } from './process/run.mjs'
import { writeFiles } from './process/write-files.mjs'
import { setUp } from './setup.mjs'

const { kind, name, dir } = readOptions(
  headerComment(import.meta.url),
  { dir: { type: 'string' } },
  (values, [kind, name]) => {
    if (!['plugin', 'remote'].includes(kind)) throw new Error(`${kind ?? 'Nothing'} is not plugin or remote.`)
    return { ...values, kind, name }
  },
  2,
)

await setUp()
const { manifestPages, pluginIds } = await import('./build/route-map.mjs')
const { faultOf } = await import('./new/plugin-name.mjs')
const { templateFiles } = await import('./new/template-files.mjs')

const paths = manifestPages(root).map(({ path }) => path)
const remoteFolder = resolve(root, dir ?? join('..', name ?? ''))
const fault =
  faultOf(name, pluginIds(root), paths) ??
  (kind === 'remote' && existsSync(remoteFolder)
    ? `${remoteFolder} already exists; choose another folder with --dir.`
    : undefined)

if (fault) fail(fault)
else if (kind === 'plugin') await createPlugin()
else
  await createRemote().catch(({ message }) =>
    fail(`${remoteFolder} cannot be created: ${message}. Choose another folder with --dir.`),
  )

async function createPlugin() {
  const folder = `plugins/${name}`
  await writeFiles(join(root, folder), templateFiles('plugin', name))
  // Format the new files, because the length of the plugin's name affects where lines break.
  await runNode('node_modules/@biomejs/biome/bin/biome', ['check', '--write', folder])
  await runNode('scripts/generate-api.mjs', [])
  console.log(`Created ${folder}; its screen is at /${name}. Describe its purpose in README.md and continue with
${folder}/pages/${name}.tsx. \`npm run check\` and \`npm test\` include it already.
To remove it, delete the folder and run \`npm run generate\`.`)
}

async function createRemote() {
  const { dependencies, devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const packages = { ...devDependencies, ...dependencies }
  const checkout = relative(remoteFolder, root)
  await writeFiles(remoteFolder, templateFiles('remote', name, { checkout, packages }))
  // Link the dependencies, so that the new plugin builds without a network.
  await symlink(join(root, 'node_modules'), join(remoteFolder, 'node_modules'), 'junction')
  console.log(`Created ${remoteFolder}. Build it and open it in the product:

  cd ${remoteFolder} && npm run build
  cd ${root} && npm start -- --remote ${remoteFolder}`)
}

function fail(message) {
  console.error(message)
  process.exitCode = 1
}
