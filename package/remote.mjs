import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pluginReact } from '@rsbuild/plugin-react'
import { browsers } from './browsers.mjs'

/** Modules that the product provides at run time, so that plugins do not bundle them. */
export const shared = [
  '@roda/kernel',
  '@roda/kernel/parts',
  '@roda/kernel/ui',
  '@tanstack/react-query',
  'effector',
  'effector-react',
  'react',
  'react-dom',
  'react-router',
  'react/jsx-runtime',
]
/** Contracts of the product's plugins import the kernel by this name. */
const kernel = Object.fromEntries(
  ['', '/parts', '/ui'].map((path) => [`@kernel${path}`, `@roda/kernel${path}`]),
)

/**
 * The Rsbuild configuration of a remote plugin: one script and its styles.
 *
 * @param {string} id the plugin's id
 * @returns {import('@rsbuild/core').RsbuildConfig}
 */
export const remoteConfig = (id) => ({
  mode: 'production',
  plugins: [pluginReact(), configEntry(id)],
  source: { entry: { [id]: './src/plugin.ts' } },
  performance: { chunkSplit: { strategy: 'all-in-one' } },
  output: {
    distPath: { root: 'dist', js: '', css: '' },
    filenameHash: 'contenthash:8',
    // Inlines images, because integrity hashes cover only scripts and styles.
    dataUriLimit: 1_000_000,
    overrideBrowserslist: browsers,
  },
  tools: {
    htmlPlugin: false,
    rspack: {
      output: { module: true, library: { type: 'module' }, chunkFormat: 'module', asyncChunks: false },
      externalsType: 'module',
      externals: { ...Object.fromEntries(shared.map((name) => [name, name])), ...kernel },
    },
  },
})

/**
 * Writes dist/remote.json, the entry of this build for a deployment's config.json. Prints the entry with URLs that start
 * with the environment variable REMOTE_URL.
 *
 * @returns {import('@rsbuild/core').RsbuildPlugin}
 */
const configEntry = (id) => ({
  name: 'config-entry',
  setup(api) {
    api.onAfterBuild(async ({ environments }) => {
      const root = environments.web?.distPath ?? 'dist'
      const names = await readdir(root)
      const files = await Promise.all(
        names
          .filter((name) => /\.(js|css)$/.test(name))
          .map(async (name) => ({
            url: name,
            integrity: `sha384-${createHash('sha384')
              .update(await readFile(join(root, name)))
              .digest('base64')}`,
          })),
      )
      const [script, ...more] = files.filter(({ url }) => url.endsWith('.js'))
      if (!script || more.length > 0)
        throw new Error('A remote plugin must be one script, because its integrity covers only one.')
      const sources = await readSources(join(api.context.rootPath, 'src/sources.json'))
      const entry = (base) => {
        const at = ({ url, integrity }) => ({ url: base + url, integrity })
        const styles = files.filter(({ url }) => url.endsWith('.css')).map(at)
        return { id, ...at(script), styles, ...(sources && { sources }) }
      }
      await writeFile(join(root, 'remote.json'), JSON.stringify(entry(''), null, 2))
      const base = (process.env.REMOTE_URL ?? `https://plugins.example.org/${id}`).replace(/\/*$/, '/')
      console.log(`\nUpload dist/ to ${base} and add this to "remotes" in config.json:\n`)
      console.log(JSON.stringify(entry(base), null, 2))
    })
  },
})

/** Reads the hosts that the plugin declares for the Content Security Policy. */
async function readSources(path) {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  return text && JSON.parse(text)
}
