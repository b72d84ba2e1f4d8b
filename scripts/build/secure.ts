import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RsbuildPlugin } from '@rsbuild/core'
import { basePath } from './base-path.mjs'
import { compressed } from './compressed.mjs'
import { sourcesOfPlugins } from './plugin-sources.mjs'

const compressible = /\.(js|css|html|json|svg|txt|webmanifest)$/

/**
 * What a server needs to serve the build well: `security.json` with the hashes of inline scripts, the
 * Trusted Types policies in use and what each plugin needs from outside, and a brotli and a gzip file beside each text file.
 */
export const pluginSecure = (): RsbuildPlugin => ({
  name: 'roda:secure',
  setup(api) {
    api.onAfterBuild(async ({ environments, isWatch }) => {
      if (isWatch || !environments.web) return
      const root = environments.web.distPath
      const html = await readFile(join(root, 'index.html'), 'utf8')
      const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)]
      const scripts = inline.map(
        ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
      )
      const policies =
        process.env.RODA_DEMO === '1' ? ['roda', 'dompurify', 'default'] : ['roda', 'dompurify']
      const sources = await sourcesOfPlugins(api.context.rootPath)
      const security = { base: `${basePath()}/`, scripts, policies, sources }
      await writeFile(join(root, 'security.json'), JSON.stringify(security, null, 2))
      await compressAll(root)
    })
  },
})

async function compressAll(root: string): Promise<void> {
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    // The deployment edits its settings in place: a compressed copy would go on being served.
    if (['config.json', 'security.json'].includes(entry.name)) continue
    await compressed(file)
  }
}
