// Checks that the locale files of each owner have the same keys, arguments and plurals in all languages, and that code
// uses every key.
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { languages, readLocale, textOwners } from '../build/locales.mjs'
import { root } from '../process/run.mjs'
import { compareTexts } from './message-signature.mjs'
import { findKeys } from './used-keys.mjs'

const [baseLanguage] = languages
const faults = []

for (const [, folder] of await textOwners(root)) {
  const base = await readTexts(folder, baseLanguage)
  if (!base) continue
  for (const language of languages) {
    if (language !== baseLanguage) await compareFiles(folder, language, base)
  }
  await findUnused(folder, Object.keys(base))
}

for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0

async function readTexts(folder, language) {
  const file = join(folder, `${language}.ts`)
  try {
    return await readLocale(file)
  } catch (error) {
    faults.push(
      `${relative(root, file)}: cannot be read (${error.message}). Each owner of texts needs ${languages.join(', ')}.`,
    )
  }
}

async function compareFiles(folder, language, base) {
  const texts = await readTexts(folder, language)
  if (!texts) return
  const file = relative(root, join(folder, `${language}.ts`))
  for (const key of Object.keys(base)) {
    if (!(key in texts)) faults.push(`${file}: '${key}' is missing; ${baseLanguage}.ts has it.`)
    else for (const fault of compareTexts(base[key], texts[key])) faults.push(`${file}: '${key}' ${fault}.`)
  }
  for (const key of Object.keys(texts)) {
    if (!(key in base))
      faults.push(`${file}: '${key}' is not in ${baseLanguage}.ts; add it there or remove it here.`)
  }
}

/** Finds keys of locale files that no code uses. TypeScript finds keys that code uses but the files lack. */
async function findUnused(folder, keys) {
  const sources = await sourcesOf(dirname(folder))
  const found = await Promise.all(sources.map(async (file) => findKeys(await readFile(file, 'utf8'), file)))
  const names = new Set(found.flatMap((one) => [...one.names]))
  const patterns = found.flatMap((one) => one.patterns)
  for (const key of keys) {
    if (names.has(key) || patterns.some((pattern) => pattern.test(key))) continue
    faults.push(`${relative(root, folder)}: no code uses '${key}'; remove it from all languages.`)
  }
}

async function sourcesOf(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|gen)\.tsx?$/.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('/locales/'))
}
