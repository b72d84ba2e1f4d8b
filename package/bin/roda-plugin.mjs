#!/usr/bin/env node
// roda-plugin: a plugin of Roda in a repository of its own.
//
//   roda-plugin new NAME --kernel FILE   creates the folder NAME; FILE is the tarball of @roda/kernel
//   roda-plugin dev                      serves the product with the plugin and the mock server, with hot reload
//   roda-plugin check                    checks types
//   roda-plugin test                     runs the tests
//   roda-plugin build                    builds dist/ and prints the entry for config.json
//   roda-plugin start                    serves a production build of the product that loads dist/ as a remote plugin
//   roda-plugin prepare                  writes .roda, a copy of the product; the commands above do this themselves
//
// dev and start take the options of the product's commands: roda-plugin dev --help.
import { access, copyFile, cp, mkdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'

const home = resolve(import.meta.dirname, '..')
const here = process.cwd()
/** A copy of the product in which the plugin's `src` is `plugins/ID`. */
const work = join(here, '.roda')
const load = (folder, file, query = '') => import(pathToFileURL(join(folder, file)).href + query)
const readJson = async (...path) => JSON.parse(await readFile(join(...path), 'utf8'))

const [command, ...args] = process.argv.slice(2)
const commands = {
  new: create,
  prepare,
  dev: async () => run((await prepare()) && 'scripts/dev.mjs', args),
  test: async () =>
    run('node_modules/@rstest/core/bin/rstest.js', ['run', `plugins/${await prepare()}`, ...args]),
  async check() {
    await prepare()
    await run('node_modules/typescript/bin/tsc', ['-p', here, '--pretty', 'false'])
  },
  async start() {
    process.env.PLUGINS_OFF = await prepare()
    await run('scripts/start.mjs', ['--remote', here, ...args])
  },
  build,
}

try {
  if (commands[command]) await commands[command]()
  else {
    const [, help] = /\n((?:\/\/.*\n)+)/.exec(await readFile(import.meta.filename, 'utf8'))
    console.log(help.replace(/^\/\/ ?/gm, ''))
    process.exitCode = command === undefined || command === '--help' ? 0 : 1
  }
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

async function create() {
  const { values, positionals } = parseArgs({
    args,
    options: { kernel: { type: 'string' } },
    allowPositionals: true,
  })
  const [name] = positionals
  const product = join(home, 'product')
  const [{ faultOf }, { manifestPages, pluginIds }, { pluginRepository }, { writeFiles }] = await Promise.all(
    [
      load(product, 'scripts/new/plugin-name.mjs'),
      load(product, 'scripts/build/route-map.mjs'),
      load(product, 'scripts/new/template-files.mjs'),
      load(product, 'scripts/process/write-files.mjs'),
    ],
  )
  const paths = manifestPages(product).map(({ path }) => path)
  const fault = faultOf(name, pluginIds(product), paths)
  if (fault) throw new Error(fault)
  if (values.kernel)
    await access(values.kernel).catch(() => {
      throw new Error(`--kernel is ${values.kernel}; there is no such file.`)
    })
  const folder = join(here, name)
  await mkdir(folder).catch(() => {
    throw new Error(`${folder} already exists.`)
  })
  const { version, dependencies } = await readJson(home, 'package.json')
  const tarball = values.kernel && basename(values.kernel)
  if (tarball) {
    await mkdir(join(folder, 'vendor'))
    await copyFile(values.kernel, join(folder, 'vendor', tarball))
  }
  const kernel = tarball ? `file:vendor/${tarball}` : version
  const packages = { ...dependencies, '@roda/kernel': kernel, apiVersion: version.replace(/\.\d+$/, '') }
  await writeFiles(folder, pluginRepository(join(home, 'template'), name, packages))
  console.log(`Created ${folder}:\n\n  cd ${name}\n  npm install\n  npm run dev`)
}

/** Writes .roda and links the plugin into it. @returns the plugin's id */
async function prepare() {
  const id = (await readJson(here, 'package.json')).name.replace(/^.*\//, '')
  const wanted = await readFile(join(home, 'build-id'), 'utf8')
  const found = await readFile(join(work, 'build-id'), 'utf8').catch(() => '')
  if (found !== wanted) {
    await rm(work, { recursive: true, force: true })
    await cp(join(home, 'product'), work, { recursive: true })
    await cp(join(home, 'types'), join(work, 'types'), { recursive: true })
    await symlink(join(here, 'node_modules'), join(work, 'node_modules'), 'junction')
    await (await load(work, 'scripts/setup/generated-code.mjs')).markGenerated()
    await writeFile(join(work, 'build-id'), wanted)
  }
  const link = join(work, 'plugins', id)
  const source = join(here, 'src')
  // A moved repository has a wrong link. A right one stays, because other commands may be running.
  if ((await realpath(link).catch(() => '')) !== (await realpath(source))) {
    await rm(link, { force: true })
    await symlink(source, link, 'junction')
  }
  // The query string loads the list of contracts again, now with the plugin's.
  await (await load(work, 'scripts/setup/generated-code.mjs', '?linked')).generateCode(console.log)
  await copyFile(join(work, 'kernel/core/http/api.gen.ts'), join(work, 'types/kernel/core/http/api.gen.d.ts'))
  return id
}

async function build() {
  const id = await prepare()
  process.env.NODE_ENV = 'production'
  const [{ createRsbuild, mergeRsbuildConfig }, { remoteConfig }] = await Promise.all([
    import('@rsbuild/core'),
    import('../remote.mjs'),
  ])
  // The product's copy has the sources of the contracts, of which @roda/kernel/contracts is only types.
  const config = mergeRsbuildConfig(remoteConfig(id), {
    source: { tsconfigPath: join(work, 'tsconfig.json') },
  })
  await (await createRsbuild({ cwd: here, config })).build()
}

/** Runs a program of the product's copy in this process. */
async function run(file, argv) {
  process.chdir(work)
  const path = join(work, file)
  process.argv = [process.argv[0], path, ...argv]
  await import(pathToFileURL(path).href)
}
