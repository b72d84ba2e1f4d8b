import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../process/run.mjs'

const idPattern =
  /\b(?:KRN|ACC|PUB|MSG|PST|NET|GRP|CRS|COM|BIL|API|PLG|MCK|FLT|UX|EXT)-[A-Z0-9]+(?:-[0-9]+)?\b/g
const sourceFolders = ['kernel', 'plugins', 'mocks', 'scripts', 'tests', 'docs']

/** Reads docs/requirements.md. @returns {Map<string, string>} the text of each requirement, by id */
export function readRequirements() {
  const page = readFileSync(join(root, 'docs/requirements.md'), 'utf8')
  const rows = page.matchAll(/^\| ([A-Z]+-[A-Z0-9]+(?:-[0-9]+)?) \| (.+) \|$/gm)
  return new Map([...rows].map(([, id, sentence]) => [id, sentence]))
}

/** Finds the tests that cite requirements. @returns {Map<string, Set<string>>} test files by requirement id */
export function testsByRequirement() {
  const tests = new Map()
  for (const file of sourceFiles(/\.(?:test|spec)\.tsx?$/))
    for (const id of idsIn(file)) tests.set(id, (tests.get(id) ?? new Set()).add(file))
  return tests
}

/** Finds ids in code that no requirement has. @returns {string[]} `file: id` for each */
export function unknownRequirements() {
  const known = readRequirements()
  return sourceFiles(/\.(?:tsx?|mjs|md)$/).flatMap((file) =>
    [...idsIn(file)].filter((id) => !known.has(id)).map((id) => `${file}: ${id}`),
  )
}

const idsIn = (file) => new Set(readFileSync(join(root, file), 'utf8').match(idPattern))

function sourceFiles(pattern) {
  return sourceFolders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((name) => pattern.test(name))
      .map((name) => join(folder, name)),
  )
}

/**
 * Finds references of the form `decision:slug` that name neither a file of docs/decisions nor a heading of
 * open-points.md.
 *
 * @returns {string[]} `file: slug` for each
 */
export function unknownDecisions() {
  const folder = join(root, 'docs/decisions')
  const headings = readFileSync(join(folder, 'open-points.md'), 'utf8').matchAll(/^### ([a-z-]+)$/gm)
  const known = new Set([
    ...readdirSync(folder).map((name) => name.replace('.md', '')),
    ...[...headings].map(([, slug]) => slug),
  ])
  return sourceFiles(/\.(?:tsx?|mjs|js|md)$/).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\bdecision:([a-z][a-z-]*[a-z])/g)]
      .filter(([, slug]) => slug !== 'slug' && !known.has(slug))
      .map(([, slug]) => `${file}: decision:${slug}`),
  )
}
