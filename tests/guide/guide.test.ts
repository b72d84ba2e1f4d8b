import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from '@rstest/core'
import { templateFiles } from '../../scripts/new/template-files.mjs'
import { fileBlocks } from './blocks'
import { copyProject } from './project-copy'

const guides = ['guide', 'observability'].map((name) =>
  readFileSync(`docs/plugin-authors/${name}.md`, 'utf8'),
)

// Covers PLG-02, EXT-04
test('the example plugins of the guides compile, have the format of the project and pass their tests', async () => {
  const copy = copyProject('guide')
  onTestFinished(copy.remove)
  for (const [path, text] of Object.entries(templateFiles('plugin', 'events')))
    copy.write(`plugins/events/${path}`, text)
  for (const { path, text } of guides.flatMap(fileBlocks))
    if (path.startsWith('plugins/')) copy.write(path, text)
  // Otherwise `npm run check` reports them as unused.
  const manifest = readFileSync(join(copy.root, 'plugins/events/plugin.ts'), 'utf8')
  for (const name of readdirSync(join(copy.root, 'plugins/events/ui')))
    expect(manifest).toContain(`'./ui/${name.replace('.tsx', '')}'`)
  await copy.lint('events', 'telemetry')
  expect(await copy.verify('events', 'telemetry')).toContain('5 passed, 0 failed')
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
