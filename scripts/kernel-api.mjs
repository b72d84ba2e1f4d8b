// `npm run docs:api`: generates docs/kernel-api.md from the docstrings of the exports of kernel/index.ts.
// `--check` writes nothing, and fails if the page is stale or an export has no docstring.
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
  console.error(`${place}: ${name} is exported by kernel/index.ts and needs a docstring.`)
  process.exitCode = 1
}

const page = apiPage(exported)
const isCurrent = (await readFile(join(root, path), 'utf8').catch(() => '')) === page
if (!isCheck && !isCurrent) await writeFile(join(root, path), page)
if (isCheck && !isCurrent) {
  console.error(`${path} does not match the docstrings: run \`npm run docs:api\` and commit the result.`)
  process.exitCode = 1
}
