import { dirname, join, relative } from 'node:path'
import { pluginFilesNamed, remoteFilesNamed } from '../mocks/contract/plugin-files.mjs'
import { basePath } from './build/base-path.mjs'
import { checkExcludedPlugins, excludedPlugins } from './build/excluded-plugins.mjs'
import { prerender } from './build/prerender/prerender.mjs'
import { buildWorker } from './build/worker/build-worker.mjs'
import { contentHash, isUpToDate, saveHash } from './process/content-hash.mjs'
import { withLock } from './process/lock.mjs'
import { root, runNode } from './process/run.mjs'

const tools = ['package-lock.json', 'tsconfig.json']
const product = [
  'kernel',
  'plugins',
  'rsbuild.config.ts',
  'package/browsers.mjs',
  'scripts/build',
  'scripts/serve/web-manifest.mjs',
  'panda.config.ts',
  'postcss.config.mjs',
]
/** Lists the plugins' files at each call, because plugins may be added while the development server runs. */
const mockSources = () => [
  'mocks',
  ...pluginFilesNamed(root, 'mock.ts'),
  ...pluginFilesNamed(root, 'openapi.yaml'),
  ...remoteFilesNamed(root, 'mock.ts').map((file) => relative(root, dirname(file))),
  'openapi.yaml',
  'kernel/core/http/api.gen.ts',
]

/** The build targets: their configuration, source files, environment variables and the files that a build writes. */
const targets = {
  product: {
    config: 'rsbuild.config.ts',
    sources: () => [...tools, ...product],
    outputs: [
      'dist/index.html',
      'dist/shell.html',
      'dist/security.json',
      'dist/config.json',
      'dist/service-worker.js',
    ],
    env: {},
  },
  demo: {
    config: 'rsbuild.config.ts',
    sources: () => [...tools, ...product, ...mockSources()],
    outputs: ['dist-demo/index.html', 'dist-demo/mockServiceWorker.js'],
    // The service worker controls only URLs below its own file, so BASE_PATH is not supported.
    env: { RODA_DEMO: '1', BASE_PATH: undefined },
  },
  'mock server': {
    config: 'mocks/rsbuild.config.ts',
    sources: () => [...tools, ...mockSources()],
    outputs: ['dist-server/mock.js', 'dist-server/contract.js'],
    env: {},
  },
}

/**
 * Builds a target if it is missing or older than its sources. A lock serializes builds in one workspace.
 *
 * @param {{ isForced?: boolean, log?: (line: string) => void }} [options] with `isForced`, builds even if the
 * target is up to date
 * @throws {Error} with the bundler's output when the build fails
 */
export const build = (name, options) => withLock('tree', () => runBuild(name, options))

async function runBuild(name, { isForced = false, log = console.log } = {}) {
  const { config, sources, outputs, env } = targets[name]
  if (name !== 'mock server') checkExcludedPlugins(root)
  const hashFile = `.cache/build/${name.replace(' ', '-')}`
  // The base path and the excluded plugins are part of the hash, because a change of either needs a new build.
  const options = name === 'product' ? [basePath(), ...excludedPlugins()] : []
  const hash = [await contentHash(sources()), ...options].join(' ')
  if (!isForced && (await isUpToDate(hashFile, hash, outputs))) return

  log(`Building the ${name} …`)
  const startedAt = performance.now()
  const { code, output } = await runNode(
    'node_modules/@rsbuild/core/bin/rsbuild.js',
    ['build', '-c', config],
    {
      env: { NODE_ENV: 'production', RODA_DEMO: undefined, ...env },
    },
  )
  if (code !== 0) throw new Error(`Building the ${name} failed:\n${output}`)
  if (name === 'product') {
    await prerender(root, join(root, 'dist'))
    await (await import('./build/app-entries.mjs')).writeAppEntries(root, join(root, 'dist'))
    await buildWorker(root, join(root, 'dist'))
  }
  await saveHash(hashFile, hash)
  log(`Built the ${name} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`)
}
