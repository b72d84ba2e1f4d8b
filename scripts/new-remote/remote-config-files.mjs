/** Dependencies of its build and types; linked in this checkout. */
const needed = [
  '@rsbuild/core',
  '@rsbuild/plugin-react',
  '@tanstack/react-query',
  '@types/react',
  'effector',
  'effector-react',
  'react',
  'react-dom',
  'react-router',
  'typescript',
]

/** The configuration of a remote plugin: package, types, bundler, README. */
export function remoteConfigFiles(name, { checkout, packages }) {
  const versions = Object.fromEntries(needed.map((one) => [one, packages[one]]))
  const manifest = {
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: { build: 'rsbuild build', check: 'tsc --noEmit' },
    devDependencies: versions,
  }
  const types = {
    extends: `${checkout}/tsconfig.json`,
    compilerOptions: {
      paths: {
        '@roda/kernel': [`${checkout}/kernel/index.ts`],
        '@roda/kernel/*': [`${checkout}/kernel/*`],
        'styled-system/*': [`${checkout}/styled-system/*`],
      },
      types: ['@rsbuild/core/types'],
    },
    // Global types of the kernel's modules.
    include: ['src', `${checkout}/kernel/shell/boot/preload.d.ts`],
  }

  return {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'tsconfig.json': `${JSON.stringify(types, null, 2)}\n`,
    '.gitignore': 'node_modules\ndist\n',
    'rsbuild.config.ts': config(name),
    'config-entry.ts': configEntry,
    'README.md': readme(name, checkout),
  }
}

const config = (name) => `import { defineConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { configEntry } from './config-entry'

/** Provided by the product at run time; must not be bundled. */
const shared = [
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

export default defineConfig({
  mode: 'production',
  plugins: [pluginReact(), configEntry('${name}')],
  source: { entry: { '${name}': './src/plugin.ts' } },
  performance: { chunkSplit: { strategy: 'all-in-one' } },
  output: {
    distPath: { root: 'dist', js: '', css: '' },
    filenameHash: 'contenthash:8',
    // Inlines images, because integrity covers only scripts and styles.
    dataUriLimit: 1_000_000,
    overrideBrowserslist: ['chrome >= 111', 'firefox >= 115', 'safari >= 16.4'],
  },
  tools: {
    htmlPlugin: false,
    rspack: {
      output: { module: true, library: { type: 'module' }, chunkFormat: 'module', asyncChunks: false },
      externalsType: 'module',
      externals: Object.fromEntries(shared.map((module) => [module, module])),
    },
  },
})
`

const configEntry = `import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RsbuildPlugin } from '@rsbuild/core'

/**
 * Writes dist/remote.json, the entry of this build for a deployment's config.json, and prints it with the base URL
 * REMOTE_URL.
 */
export const configEntry = (id: string): RsbuildPlugin => ({
  name: 'config-entry',
  setup(api) {
    api.onAfterBuild(async ({ environments }) => {
      const root = environments.web?.distPath ?? 'dist'
      const names = await readdir(root)
      const files = await Promise.all(
        names.filter((name) => /\\.(js|css)$/.test(name)).map(async (name) => ({
          url: name,
          integrity: \`sha384-\${createHash('sha384').update(await readFile(join(root, name))).digest('base64')}\`,
        })),
      )
      const [script, ...more] = files.filter(({ url }) => url.endsWith('.js'))
      if (!script || more.length > 0) throw new Error('A remote plugin must be one script, because its integrity covers only one.')
      const entry = (base: string) => {
        const at = ({ url, integrity }: typeof script) => ({ url: base + url, integrity })
        return { id, ...at(script), styles: files.filter(({ url }) => url.endsWith('.css')).map(at) }
      }
      await writeFile(join(root, 'remote.json'), JSON.stringify(entry(''), null, 2))
      const base = (process.env.REMOTE_URL ?? \`https://plugins.example.org/\${id}\`).replace(/\\/*$/, '/')
      console.log(\`\\nUpload dist/ to \${base} and add this to "remotes" in config.json:\\n\`)
      console.log(JSON.stringify(entry(base), null, 2))
    })
  },
})
`

const readme = (name, checkout) => `# ${name}

A plugin for Roda that is built separately and loaded at run time.

\`\`\`sh
npm run build    # builds dist/ and prints the entry for the deployment's config.json
npm run check    # checks types
\`\`\`

To open it in the product, with demo accounts and a mock server:

\`\`\`sh
cd ${checkout} && npm start -- --remote ${'$'}OLDPWD
\`\`\`

Reload the page after a build. Start reading with the manifest, \`src/plugin.ts\`.

\`node_modules\` links to the product's dependencies. On another machine remove the link, run \`npm install\`, and change
\`tsconfig.json\` to a checkout of the product for its types.
`
