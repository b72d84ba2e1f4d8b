// Generates docs/kernel-api.md with TypeDoc from the docstrings of kernel/index.ts; a part of `npm run generate`.
// `--check` writes nothing, and fails if the page is stale or an export has no docstring.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root, runNode } from './process/run.mjs'

const page = join(root, 'docs/kernel-api.md')

const { code, output } = await runNode('node_modules/typedoc/bin/typedoc', ['--logLevel', 'Warn'])
const made = await readFile(join(root, '.cache/kernel-api/kernel-api.md'), 'utf8').catch(() => '')
if (code !== 0) {
  console.error(output)
  process.exitCode = 1
} else if (!process.argv.includes('--check')) await writeFile(page, made)
else if (made !== (await readFile(page, 'utf8').catch(() => ''))) {
  console.error(
    'docs/kernel-api.md does not match the docstrings: run `npm run generate` and commit the result.',
  )
  process.exitCode = 1
}
