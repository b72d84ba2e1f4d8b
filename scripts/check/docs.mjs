// Checks documents: links and anchors exist, code blocks parse, npm scripts exist.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from '../process/run.mjs'
import { findAnchors, findCodeIssues, findLinks } from './lint-docs.mjs'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const folders = ['docs', 'kernel', 'plugins', 'mocks', 'scripts', 'tests']
const pages = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  ),
]

for (const page of pages) {
  const file = join(root, page)
  const text = readFileSync(file, 'utf8')
  for (const fault of [...linkFaults(file, text), ...findCodeIssues(text, scripts)]) {
    console.error(`${page}: ${fault}.`)
    process.exitCode = 1
  }
}

function linkFaults(file, text) {
  return findLinks(text).flatMap(({ path, anchor }) => {
    const target = path ? join(dirname(file), path) : file
    const name = relative(root, target)
    if (!existsSync(target)) return [`broken link to ${name}`]
    if (!anchor || statSync(target).isDirectory()) return []
    const isThere = findAnchors(readFileSync(target, 'utf8')).has(anchor)
    return isThere ? [] : [`${name} has no heading #${anchor}`]
  })
}
