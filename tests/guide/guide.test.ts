import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from '@rstest/core'
import { templateFiles } from '../../scripts/new/template-files.mjs'
import { fileBlocks } from './blocks'
import { copyProject } from './project-copy'

// Covers PLG-02, EXT-04
test('the example plugin of the guide compiles and passes its tests', async () => {
  const copy = copyProject('guide')
  onTestFinished(copy.remove)
  for (const [path, text] of Object.entries(templateFiles('plugin', 'events')))
    copy.write(`plugins/events/${path}`, text)
  for (const { path, text } of fileBlocks(readFileSync('docs/plugin-authors/guide.md', 'utf8')))
    copy.write(path, text)
  expect(await copy.verify('events')).toContain('5 passed, 0 failed')
}, 120_000)

// Covers EXT-01, EXT-02, EXT-04
test('the plugins in the folder of examples compile and pass their tests', async () => {
  const copy = copyProject('examples')
  onTestFinished(copy.remove)
  const names = readdirSync('examples')
  for (const name of names)
    cpSync(`examples/${name}/src`, join(copy.root, 'plugins', name), { recursive: true })
  expect(await copy.verify(...names)).toMatch(/^[1-9]\d* passed, 0 failed/m)
}, 120_000)
