// `npm run new:remote NAME`: creates a remote plugin in a folder of its own, outside this project.
import { existsSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { readOptions } from './process/options.mjs'
import { root } from './process/run.mjs'
import { writeFiles } from './process/write-files.mjs'
import { setUp } from './setup.mjs'

const help = `npm run new:remote -- NAME [--dir FOLDER]

  NAME           the name of the plugin
  --dir FOLDER   the folder to create; next to this project by default`

const { name, dir } = readOptions(
  help,
  { dir: { type: 'string' } },
  (values, [word]) => ({ ...values, name: word }),
  1,
)

await setUp()
const { manifestPages, pluginIds } = await import('./build/route-map.mjs')
const { faultOf } = await import('./new-plugin/plugin-name.mjs')
const { remoteFiles } = await import('./new-remote/remote-files.mjs')

// Outside the project, whose checks do not apply to it.
const folder = resolve(root, dir ?? join('..', name ?? ''))
const paths = manifestPages(root).map(({ path }) => path)
const fault =
  faultOf(name, pluginIds(root), paths)?.replace('new:plugin', 'new:remote') ??
  (existsSync(folder) ? `${folder} already exists; choose another folder with --dir.` : undefined)

if (fault) {
  console.error(fault)
  process.exitCode = 1
} else {
  await layOut().catch((error) => {
    console.error(`${folder} cannot be created: ${error.message}. Choose another folder with --dir.`)
    process.exitCode = 1
  })
}

async function layOut() {
  const { dependencies, devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const packages = { ...devDependencies, ...dependencies }
  const checkout = relative(folder, root)
  await writeFiles(folder, remoteFiles(name, { checkout, packages }))
  // Links the dependencies, so that it builds without a network.
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  console.log(`Created ${folder}. Build it and open it in the product:

  cd ${folder} && npm run build
  cd ${root} && npm start -- --remote ${folder}`)
}
