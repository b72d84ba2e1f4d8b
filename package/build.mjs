import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentHash } from '../scripts/process/content-hash.mjs'
import { root, run, runNode } from '../scripts/process/run.mjs'
import { emitTypes } from './types.mjs'

/** The sources of the product that developing a plugin needs. */
const product = [
  ...['kernel', 'plugins', 'mocks', 'scripts', 'tests/kit', 'tests/setup', 'tests/showcase', 'styled-system'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'openapi.yaml', 'postcss.config.mjs'],
  ...['panda.config.ts', 'rsbuild.config.ts', 'rstest.config.ts', 'package/browsers.mjs'],
]
const omitted = /\.(test|spec)\.tsx?$|\.md$|\/scripts\/(check|images|requirements|new\/templates\/remote)\b/
/** Packages with which only the product itself is developed. */
const ownTools =
  /^(@biomejs|@mdn|@microsoft|@playwright|@redocly|dependency-cruiser|fast-check|knip|remark|typescript-7)/

/** The guide, the slots and the API of plugins, and all to which they lead. */
export const documents = ['docs', 'examples', 'tests/kit/README.md', 'mocks/README.md', 'CHANGELOG.md']
const pictures = /\/docs\/pictures\b|\/node_modules\b|\/dist\b/

const folder = join(root, '.cache/package')
const target = join(root, 'dist-package')

/** Writes the tarball of @roda/kernel to dist-package. @returns {Promise<string>} its path */
export async function buildPackage(log = console.log) {
  for (const old of [folder, target]) await rm(old, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  const filter = (path) => !omitted.test(path)
  const copies = product.map((path) =>
    cp(join(root, path), join(folder, 'product', path), { recursive: true, filter }),
  )
  await Promise.all([emitTypes(join(folder, 'types')), writeTokens(), ...copies])
  for (const path of ['bin', 'template', 'browsers.mjs', 'remote.mjs', 'tsconfig.json'])
    await cp(join(root, 'package', path), join(folder, path), { recursive: true })
  for (const path of documents)
    await cp(join(root, path), join(folder, path), {
      recursive: true,
      filter: (file) => !pictures.test(file),
    })
  const readme = await readFile(join(root, 'package/README.md'), 'utf8')
  await writeFile(join(folder, 'README.md'), readme.replaceAll('](../', ']('))
  await writeFile(join(folder, 'build-id'), await contentHash(['package', ...product, ...documents]))
  await writeFile(join(folder, 'package.json'), JSON.stringify(await manifest(), null, 2))
  const output = await succeed(
    run('npm', ['pack', folder, '--pack-destination', target, '--json', '--silent']),
  )
  const [{ filename, size }] = JSON.parse(output.slice(output.indexOf('[')))
  log(`Packed dist-package/${filename}, ${(size / 1_000_000).toFixed(1)} MB.`)
  return join(target, filename)
}

const writeTokens = () =>
  succeed(
    runNode('node_modules/@pandacss/dev/bin.js', [
      ...['cssgen', 'tokens', '--silent', '--outfile', join(folder, 'tokens.css')],
    ]),
  )

async function manifest() {
  const own = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const source = await readFile(join(root, 'kernel/core/plugin/api-version.ts'), 'utf8')
  const [, apiVersion] = /apiVersion = '([\d.]+)'/.exec(source) ?? []
  const tools = Object.entries(own.devDependencies).filter(([name]) => !ownTools.test(name))
  const entry = (declarations, file) => ({
    types: `./types/${declarations}.d.ts`,
    default: `./product/${file}.ts`,
  })
  const same = (path) => entry(path, path)
  return {
    name: '@roda/kernel',
    version: `${apiVersion}.0`,
    description: 'Develops a plugin of Roda in a repository of its own.',
    license: own.license,
    type: 'module',
    engines: own.engines,
    bin: { 'roda-plugin': 'bin/roda-plugin.mjs' },
    exports: {
      '.': same('kernel/index'),
      './ui': same('kernel/ui'),
      './parts': same('kernel/parts'),
      './contracts/*': same('plugins/*/contract'),
      './mock': same('mocks/plugin'),
      './testing': same('tests/kit/index'),
      './build': './remote.mjs',
      './tokens.css': './tokens.css',
      './tsconfig.json': './tsconfig.json',
      './package.json': './package.json',
    },
    dependencies: { ...own.dependencies, ...Object.fromEntries(tools) },
  }
}

async function succeed(running) {
  const { code, output } = await running
  if (code !== 0) throw new Error(output)
  return output
}
