// Runs Panda for the development server in a worker: parses only the changed file and posts changed styles.
// As part of each build Panda would take most of the rebuild time.
import { existsSync, watch } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'

const { root } = workerData
const sources = /^(?!.*(\.test\.|\.gen\.|\/locales\/)).*\.tsx?$/
const tokens = join('kernel', 'ui', 'tokens')

// Panda's engine is a dependency of `@pandacss/dev`.
const require = createRequire(createRequire(join(root, 'package.json')).resolve('@pandacss/dev/package.json'))
const { loadConfigAndCreateContext } = require('@pandacss/node')

let context = await load()
let lastSent = {}
const changedFiles = new Set()
let timer

sendStyles()
for (const folder of ['kernel', 'plugins']) {
  watch(join(root, folder), { recursive: true }, (_, name) => {
    if (!name || !sources.test(join(folder, name))) return
    changedFiles.add(join(folder, name))
    // Editors save in several steps.
    clearTimeout(timer)
    timer = setTimeout(() => updateStyles().catch((error) => console.error(error.message)), 5)
  })
}

async function load() {
  const loaded = await loadConfigAndCreateContext({ cwd: root })
  for (const file of loaded.getFiles()) loaded.parseFile(file)
  return loaded
}

async function updateStyles() {
  const files = [...changedFiles]
  changedFiles.clear()
  if (files.some((file) => file.startsWith(tokens))) {
    context = await load()
    lastSent = {}
  } else {
    const before = styleCount()
    for (const file of files) parseFile(join(root, file))
    // Most changes add no new style.
    if (styleCount() === before) return
  }
  sendStyles()
}

/** Panda only adds styles, so their number shows whether there are new ones. */
function styleCount() {
  const { atomic, compound_variants, recipes, recipes_base } = context.encoder
  const ofRecipes = [...recipes.values(), ...recipes_base.values()]
  return [atomic, compound_variants, ...ofRecipes].reduce((sum, { size }) => sum + size, 0)
}

function parseFile(file) {
  if (!existsSync(file)) return context.project.removeSourceFile(file)
  if (context.project.getSourceFile(file)) context.project.reloadSourceFile(file)
  else context.project.createSourceFile(file)
  context.parseFile(file)
}

/** Tokens and reset change only with the configuration; the utilities may change on each save. */
function sendStyles() {
  const layers = '@layer reset, base, tokens, recipes, utilities;\n'
  const styles = {
    base: lastSent.base ?? layers + textOf((sheet) => context.appendBaselineCss(sheet)),
    asked: textOf((sheet) => context.appendParserCss(sheet)),
  }
  if (styles.base === lastSent.base && styles.asked === lastSent.asked) return
  lastSent = styles
  parentPort.postMessage(styles.base + styles.asked)
}

function textOf(fill) {
  const sheet = context.createSheet()
  fill(sheet)
  return context.getCss(sheet)
}
