// Writes the reports of the plugin API to docs/plugin-authors/api with API Extractor, and their index; a part of `npm run
// generate`. `--check` writes nothing, and fails if a report is stale, an export of the kernel has no docstring, or a
// deprecation has no valid "since" and "until".
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
import ts from 'typescript'
import { root } from '../scripts/process/run.mjs'
import { emitTypes } from './types.mjs'

const isCheck = process.argv.includes('--check')
const folder = join(root, 'docs/plugin-authors/api')
const types = join(root, '.cache/types')
const fail = (message) => {
  console.error(message)
  process.exitCode = 1
}

await emitTypes(types)
const plugins = (await readdir(join(types, 'plugins'))).sort()
const spelled = (id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase())
await writeFile(
  join(types, 'contracts.d.ts'),
  plugins.map((id) => `export * as ${spelled(id)} from './plugins/${id}/contract'\n`).join(''),
)
const entries = {
  kernel: { file: 'kernel/index.d.ts', imported: '@roda/kernel' },
  ui: { file: 'kernel/ui.d.ts', imported: '@roda/kernel/ui' },
  parts: { file: 'kernel/parts.d.ts', imported: '@roda/kernel/parts' },
  contracts: { file: 'contracts.d.ts', imported: '@roda/kernel/contracts/PLUGIN' },
}
const pathOf = ({ file }) => join(types, file)

const configOf = ([name, entry]) =>
  ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(root, 'package.json'),
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: pathOf(entry),
      compiler: { tsconfigFilePath: join(root, 'tsconfig.json') },
      apiReport: {
        enabled: true,
        reportFolder: folder,
        reportTempFolder: join(root, '.cache/api'),
        reportFileName: name,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        // Types that are not exported themselves appear in the report of what uses them.
        extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
  })

await mkdir(folder, { recursive: true })
const configs = Object.entries(entries).map(configOf)
const compilerState = CompilerState.create(configs[0], {
  additionalEntryPoints: Object.values(entries).map(pathOf),
})
for (const config of configs) {
  const { succeeded, apiReportChanged } = Extractor.invoke(config, {
    compilerState,
    localBuild: !isCheck,
    messageCallback: (message) => {
      message.handled = message.logLevel !== ExtractorLogLevel.Error
    },
  })
  if (isCheck && apiReportChanged)
    fail(
      `The plugin API differs from ${config.reportFilePath}. If this is intended, raise apiVersion in
kernel/core/plugin/api-version.ts as docs/plugin-authors/upgrading.md promises, and run \`npm run generate\`.`,
    )
  else if (!succeeded && isCheck) fail(`API Extractor failed for ${config.mainEntryPointFilePath}.`)
}

const checker = compilerState.program.getTypeChecker()
const { 1: version } = /apiVersion = '([\d.]+)'/.exec(
  await readFile(join(root, 'kernel/core/plugin/api-version.ts'), 'utf8'),
)
const tokens = (await readFile(join(root, 'styled-system/tokens/index.mjs'), 'utf8')).matchAll(
  /var\((--[\w.-]+)/g,
)
const index = `# The plugin API

Version ${version}. Generated from docstrings by \`npm run generate\`. The reports with all types are compared by \`npm run check\`:
${Object.keys(entries)
  .map((name) => `[${name}](${name}.api.md)`)
  .join(', ')}.
${Object.values(entries).map(sectionOf).join('')}
## Design tokens

${[...new Set([...tokens].map(([, variable]) => `\`${variable}\``))].sort().join(', ')}
`

const page = join(folder, 'README.md')
if (!isCheck) await writeFile(page, index)
else if (index !== (await readFile(page, 'utf8').catch(() => '')))
  fail(
    'docs/plugin-authors/api/README.md does not match the docstrings: run `npm run generate` and commit the result.',
  )
await rm(join(root, '.cache/api'), { recursive: true, force: true })

function sectionOf(entry) {
  const rows = exportsOf(entry).map(([name, text]) => `| \`${name}\` | ${text} |\n`)
  return `\n## ${entry.imported}\n\n| Export | |\n| --- | --- |\n${rows.join('')}`
}

/** Lists the exports of an entry point with the first paragraph of their docstrings, and checks the docstrings. */
function exportsOf(entry) {
  const module = checker.getSymbolAtLocation(compilerState.program.getSourceFile(pathOf(entry)))
  return checker
    .getExportsOfModule(module)
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
    .flatMap((symbol) =>
      symbol.flags & ts.SymbolFlags.ValueModule ? checker.getExportsOfModule(symbol) : symbol,
    )
    .map((symbol) => [symbol.name, textOf(symbol, entry)])
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
}

function textOf(symbol, { file, imported }) {
  const docs = ts.displayPartsToString(symbol.getDocumentationComment(checker))
  const isOwn = symbol.declarations?.every((one) => !one.getSourceFile().fileName.includes('node_modules'))
  if (!docs && isOwn && file === entries.kernel.file) fail(`${imported}: ${symbol.name} has no docstring.`)
  const [deprecation] = symbol.getJsDocTags(checker).filter(({ name }) => name === 'deprecated')
  const reason = deprecation && ts.displayPartsToString(deprecation.text)
  const { 1: until } = /^Since \d+\.\d+, until (\d+)\.0: /.exec(reason ?? '') ?? []
  if (deprecation && !(Number(until) > Number.parseInt(version, 10)))
    fail(
      `${imported}: ${symbol.name} needs "@deprecated Since MAJOR.MINOR, until MAJOR.0: …" with a later version.`,
    )
  const [first = ''] = docs.split(/\n\s*\n/)
  return [first, reason && `**Deprecated.** ${reason}`]
    .filter(Boolean)
    .join(' ')
    .replace(/\s+/g, ' ')
    .replaceAll('|', '\\|')
}
