// `npm run docs:api`: writes docs/kernel-api.md, what kernel/index.ts gives to plugins, from the docstrings beside the
// code. `--check` writes nothing, and fails where the page is stale or something is given without a word of what it is for.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { apiPage } from './kernel-api/api-page.mjs'
import { publicExports } from './kernel-api/public-exports.mjs'
import { headerComment, readOptions } from './process/options.mjs'
import { root } from './process/run.mjs'

const { check: isCheck } = readOptions(headerComment(import.meta.url), {
  check: { type: 'boolean', default: false },
})

const path = 'docs/kernel-api.md'
const exported = publicExports(root)

for (const { name, place } of exported.filter(({ text }) => text === '')) {
  console.error(`${place}: ${name} is offered to plugins by kernel/index.ts; say in /** … */ what it is for.`)
  process.exitCode = 1
}

const page = apiPage(exported)
const isCurrent = (await readFile(join(root, path), 'utf8').catch(() => '')) === page
if (!isCheck && !isCurrent) await writeFile(join(root, path), page)
if (isCheck && !isCurrent) {
  console.error(`${path} does not match the docstrings: run \`npm run docs:api\` and commit the result.`)
  process.exitCode = 1
}
