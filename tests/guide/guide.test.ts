import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@rstest/core'
import { templateFiles } from '../../scripts/new/template-files.mjs'
import { fileBlocks } from './blocks'

/** Folder of the project copy, outside of the plugins folder. */
const tree = resolve('.cache/guide')
const folders = ['kernel', 'plugins', 'mocks', 'tests/kit', 'tests/setup', 'scripts', 'styled-system']
const files = ['openapi.yaml', 'package.json', 'tsconfig.json', 'rstest.config.ts']

function write(path: string, text: string): void {
  mkdirSync(dirname(join(tree, path)), { recursive: true })
  writeFileSync(join(tree, path), text)
}

/** Runs a Node program in the copy of the project. When it fails, its output becomes the error message. */
function run(...[program, ...args]: [string, ...string[]]): Promise<string> {
  const { RSTEST: _, NODE_ENV: __, ...env } = process.env
  return new Promise((done, fail) => {
    execFile(process.execPath, [program, ...args], { cwd: tree, env }, (error, stdout, stderr) =>
      error ? fail(new Error(stdout + stderr)) : done(stdout),
    )
  })
}

beforeAll(async () => {
  rmSync(tree, { recursive: true, force: true })
  for (const path of [...folders, ...files]) cpSync(path, join(tree, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'))
  write(
    'tsconfig.guide.json',
    JSON.stringify({ extends: './tsconfig.json', include: ['plugins/events', 'kernel/**/*.d.ts'] }),
  )
})
afterAll(() => rmSync(tree, { recursive: true, force: true }))

const types = () => run('node_modules/typescript-7/bin/tsc', '--noEmit', '-p', 'tsconfig.guide.json')
const tests = () => run('node_modules/@rstest/core/bin/rstest.js', 'run', 'plugins/events')

// Covers PLG-02
test('the example plugin of the guide compiles and passes its tests', async () => {
  for (const [path, text] of Object.entries(templateFiles('plugin', 'events')))
    write(`plugins/events/${path}`, text)
  for (const { path, text } of fileBlocks(readFileSync('docs/plugin-authors/guide.md', 'utf8')))
    write(path, text)
  await run('scripts/generate-api.mjs')
  const [, output] = await Promise.all([types(), tests()])
  expect(output).toContain('5 passed, 0 failed')
}, 120_000)
