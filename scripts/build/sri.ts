import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RsbuildPlugin } from '@rsbuild/core'
import { basePath } from './base-path.mjs'
import { compressed } from './compressed.mjs'
import { sourcesOfPlugins } from './plugin-sources.mjs'

const compressible = /\.(js|css|html|json|svg|txt|webmanifest)$/

/**
 * Adds Subresource Integrity to the page's scripts and styles. Writes `security.json`, from which servers create the
 * security headers, and brotli and gzip variants of text files.
 */
export const pluginSri = (): RsbuildPlugin => ({
  name: 'roda:sri',
  setup(api) {
    api.onAfterBuild(async ({ environments, isWatch }) => {
      if (isWatch || !environments.web) return
      const root = environments.web.distPath
      const html = await withIntegrity(await readFile(join(root, 'index.html'), 'utf8'), root)
      await writeFile(join(root, 'index.html'), html)
      const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)]
      const scripts = inline.map(([, script = '']) => hashOf(script))
      const policies =
        process.env.RODA_DEMO === '1'
          ? ['roda', 'dompurify', 'default']
          : ['roda', 'dompurify', 'roda-worker']
      const sources = await sourcesOfPlugins(api.context.rootPath)
      const security = { base: `${basePath()}/`, scripts, policies, sources }
      await writeFile(join(root, 'security.json'), JSON.stringify(security, null, 2))
      await compressAll(root)
    })
  },
})

const hashOf = (content: string | Buffer) => `sha256-${createHash('sha256').update(content).digest('base64')}`

/**
 * Adds integrity hashes to the scripts and styles in the page. Other chunks have none, because a list of all hashes
 * would enlarge every first load (docs/decisions/content-security-policy.md).
 */
async function withIntegrity(html: string, root: string): Promise<string> {
  const base = `${basePath()}/`
  const tags = [...html.matchAll(/<(?:script defer src|link href)="([^"]+\.(?:js|css))"/g)]
  const hashed = await Promise.all(
    tags.map(async ([tag, address = '']): Promise<[string, string]> => {
      const file = await readFile(join(root, address.slice(base.length)))
      return [tag, `${tag} integrity="${hashOf(file)}"`]
    }),
  )
  return hashed.reduce((page, [tag, named]) => page.replace(tag, () => named), html)
}

async function compressAll(root: string): Promise<void> {
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    // Skip files that deployments edit, and security.json, which browsers do not request.
    if (['config.json', 'manifest.webmanifest', 'security.json'].includes(entry.name)) continue
    await compressed(file)
  }
}
