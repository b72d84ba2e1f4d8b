import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from '@rstest/core'
import { createTestMock, type Fault } from '../../mocks'
import { configSchema, lintConfig } from '../../scripts/config/config'
import { lintTexts } from '../../scripts/config/lint-texts.mjs'
import { templateFiles } from '../../scripts/new/template-files.mjs'
import { fileBlocks } from '../guide/blocks'
import { blocksIn, type Command, commandsIn } from './blocks'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const languages = ['en', 'es', 'pt-BR', 'pt-PT']
/** Plugins that the reader of a tutorial creates, so they are missing in the project. */
const tutorialPlugins = /^plugins\.(events|stars)$/

const isAbout = (names: readonly string[], value: object) =>
  Object.keys(value).every((name) => names.includes(name))

/** Returns the errors of a JSON block, which contains texts, a config.json or a fault of the mock server. */
async function faultsOf(value: object): Promise<unknown[]> {
  const { properties = {} } = await configSchema()
  if (isAbout(languages, value)) return lintTexts(process.cwd(), value)
  if (isAbout(Object.keys(properties), value))
    return (await lintConfig(value)).filter(({ key }) => !tutorialPlugins.test(key))
  if ('operation' in value)
    return createTestMock().fault(value as Fault) ? [] : ['a fault of the mock server']
  return ['an example of something that this test does not know']
}

const examples = blocksIn('json').map(({ page, text }, index) => [index + 1, page, text] as const)

// Covers FLT-80
test.each(examples)('the JSON block %s in %s is valid', async (_, __, text) => {
  expect(await faultsOf(JSON.parse(text))).toEqual([])
})

// Covers EXT-04
test('the pages about plugins quote the files of the examples as they are', () => {
  const quotes = readdirSync('docs/plugin-authors')
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => fileBlocks(readFileSync(join('docs/plugin-authors', name), 'utf8')))
    .filter(({ path }) => path.startsWith('examples/'))
  expect(quotes.length).toBeGreaterThan(0)
  for (const { path, text } of quotes) expect(readFileSync(path, 'utf8'), path).toContain(text.trimEnd())
})

const tokens = new Set(readFileSync('docs/plugin-authors/api.md', 'utf8').match(/(?<=`)--[\w-]+(?=`)/g))

// Covers EXT-04
test.each(blocksIn('css').map(({ page, text }) => [page, text] as const))(
  'the CSS block in %s uses only design tokens that exist',
  (_, text) => {
    const used = [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name)
    expect(used.filter((name) => !tokens.has(name))).toEqual([])
  },
)

/** Runs a script with `--help` in addition to its options, so that the script only validates the options. */
function explain(command: string, words: readonly string[]): Promise<string> {
  const [, ...args] = command.split(' ')
  const { RSTEST: _, NODE_ENV: __, ...env } = process.env
  return new Promise((done) => {
    execFile(process.execPath, [...args, ...words, '--help'], { env }, (error, out, stderr) =>
      done(error ? stderr || String(error) : out && ''),
    )
  })
}

/** Returns an error message for an npm command that does not work, or an empty string. */
async function npmFault(words: readonly string[], folder: string): Promise<string> {
  const own = words[0] === 'run' ? words.slice(1).filter((word) => word !== '-s') : words
  const [name = '', ...rest] = own
  if (folder !== '') {
    const { 'package.json': manifest } = templateFiles('remote', 'stars')
    return name in JSON.parse(manifest ?? '').scripts ? '' : `a remote plugin has no script ${name}`
  }
  const command = scripts[name]
  if (!command) return `package.json has no script ${name}`
  if (rest[0]?.startsWith('-') && rest[0] !== '--') return 'npm takes options of a script after two dashes'
  return explain(
    command,
    rest.filter((word) => word !== '--'),
  )
}

const inNodeModules = (name: string) => existsSync(join('node_modules/.bin', name))

async function faultIn({ words: [program = '', ...rest], folder }: Command): Promise<string> {
  // tests/slow/package.spec.ts runs the commands of the package.
  if (program === 'npm' && ['ci', 'exec', 'install'].includes(rest[0] ?? '')) return ''
  if (program === 'npm') return npmFault(rest, folder)
  if (program === 'npx') {
    const [tool = '', verb = '', ...paths] = rest.filter((word) => !word.startsWith('--'))
    if (!inNodeModules(tool)) return `there is no ${tool}`
    // The plugin of the guide exists only after the reader has created it.
    const missing = paths.filter(
      (path, at) => !path.startsWith('plugins/events') && paths[at - 1] !== '-g' && !isKnown(path),
    )
    return verb && missing.length === 0 ? '' : `there is nothing at ${missing}`
  }
  if (program === 'docker' && rest[0] === 'build')
    return rest.filter((word) => /\//.test(word)).find((path) => !existsSync(path)) ?? ''
  if (program === 'docker') return explain('node scripts/serve.mjs', rest.slice(rest.indexOf('roda') + 1))
  return `this test does not know ${program}`
}

/**
 * Returns whether a command-line argument is the option `-g`, a Playwright project (a folder of tests) or an existing
 * path.
 */
function isKnown(word: string): boolean {
  const [, project] = /^--project=(.*)/.exec(word) ?? []
  return word === '-g' || (project ? existsSync(join('tests', project)) : isSomewhere(word))
}

/** Returns whether a path exists; documented test paths may omit the folder and the extension. */
function isSomewhere(path: string): boolean {
  const begins = (one: string) =>
    existsSync(dirname(one)) && readdirSync(dirname(one)).some((name) => name.startsWith(basename(one)))
  return begins(path) || begins(join('tests', path))
}

const commands = blocksIn('sh', 'bash', 'shell').flatMap(commandsIn)
const distinct = [...new Map(commands.map((command) => [command.words.join(' '), command])).values()]

// Covers FLT-80
test.each(distinct.map((command) => [command.page, command.words.join(' '), command] as const))(
  'the command in %s works: %s',
  async (_, __, command) => {
    expect(await faultIn(command)).toBe('')
  },
)

// Covers FLT-80
test('scripts read every documented environment variable', () => {
  const named = [...new Set(commands.flatMap(({ variables }) => variables))]
  const sources = ['scripts', 'tests']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((path) => /\.(mjs|ts|tsx)$/.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  expect(named.length).toBeGreaterThan(1)
  expect(
    named.filter(
      (name) => !new RegExp(`env\\.${name}\\b|\\b${name}\\b[^=]*\\} = process\\.env`).test(sources),
    ),
  ).toEqual([])
})
