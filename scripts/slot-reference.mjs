// Generates docs/plugin-authors/slots.md, the list of slots that `/__plugins` shows, and docs/integrators/plugins.md, from the
// contracts and manifests; a part of `npm run generate`. `--check` writes nothing, and fails if a file is stale, or a slot has
// no docstring with `@place`.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pluginFilesNamed } from '../mocks/contract/plugin-files.mjs'
import { root } from './process/run.mjs'
import { pluginPage } from './slots/plugin-page.mjs'
import { readSlots, slotPage } from './slots/slots.mjs'

const manifests = ['kernel/frame/kernel-plugin.ts', ...pluginFilesNamed(root, 'plugin.ts')]
const declared = [
  'kernel/core/plugin/slot.ts',
  'kernel/frame/slots.ts',
  'kernel/kit/parts/forms/use-form-handlers.ts',
  'kernel/kit/parts/slot/use-slot-menu.tsx',
  'kernel/kit/parts/link-card/link-cards.ts',
  ...pluginFilesNamed(root, 'contract.ts'),
]
const slots = await readSlots(root, declared, manifests)
const list = Object.fromEntries(slots.slots.map(({ id, takes }) => [id, takes]))
const generated = {
  'docs/plugin-authors/slots.md': slotPage(slots),
  'docs/integrators/plugins.md': await pluginPage(root),
  'plugins/diagnostics/model/slots.gen.json': `${JSON.stringify(list, null, 2)}\n`,
}

for (const { id, text, place } of slots.slots)
  if (!text || !place) {
    console.error(`The slot ${id} has no ${text ? '@place in its docstring' : 'docstring'}.`)
    process.exitCode = 1
  }
for (const [path, text] of Object.entries(generated)) {
  const file = join(root, path)
  if ((await readFile(file, 'utf8').catch(() => '')) === text) continue
  if (!process.argv.includes('--check')) await writeFile(file, text)
  else {
    console.error(`${path} does not match the contracts: run \`npm run generate\` and commit the result.`)
    process.exitCode = 1
  }
}
