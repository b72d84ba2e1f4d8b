// Checks that code blocks in documents parse, that the npm scripts they name exist, and that docs/dependencies.md lists
// the dependencies of package.json.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../process/run.mjs'
import { findCodeIssues, findPackageIssues } from './lint-docs.mjs'

const { scripts, dependencies, devDependencies } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)
const folders = ['docs', 'kernel', 'plugins', 'mocks', 'scripts', 'package', 'examples', 'tests']
const pages = [
  ...readdirSync(root),
  ...folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, name)),
  ),
].filter((name) => name.endsWith('.md'))

for (const page of pages) {
  for (const issue of findCodeIssues(readFileSync(join(root, page), 'utf8'), scripts)) {
    console.error(`${page}: ${issue}.`)
    process.exitCode = 1
  }
}

const table = readFileSync(join(root, 'docs/dependencies.md'), 'utf8')
for (const fault of findPackageIssues(table, Object.keys({ ...dependencies, ...devDependencies }))) {
  console.error(`docs/dependencies.md: it ${fault}.`)
  process.exitCode = 1
}
