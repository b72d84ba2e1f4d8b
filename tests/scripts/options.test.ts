import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from '@rstest/core'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

interface Outcome {
  readonly code: number
  readonly output: string
}

function run(
  command: string,
  more: readonly string[],
  extraEnv: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const [, ...args] = command.split(' ')
  const { RSTEST: _, NODE_ENV: __, ...env } = process.env
  return new Promise((done) => {
    const child = execFile(
      process.execPath,
      [...args, ...more],
      { env: { ...env, ...extraEnv }, timeout: 10_000 },
      (_, out, error) => done({ code: child.exitCode ?? -1, output: out + error }),
    )
  })
}

for (const [name, command] of Object.entries(scripts)) {
  test(`npm run ${name} prints its help and does nothing else`, async () => {
    const { code, output } = await run(command, ['--help'])
    expect(output).toContain(`npm ${['start', 'test'].includes(name) ? '' : 'run '}`)
    expect(output).not.toMatch(/\n {4}at |Installing|Generating|Building|Built/)
    expect(code).toBe(0)
  })

  test(`npm run ${name} rejects an unknown option`, async () => {
    const { code, output } = await run(command, ['--nonsense'])
    expect(output).toContain("'--nonsense'")
    expect(output).not.toMatch(/\n {4}at /)
    expect(code).toBe(1)
  })
}

// Covers PLG-02
test('npm run new rejects a third argument', async () => {
  const { code, output } = await run(scripts.new ?? '', ['plugin', 'reading', 'list'])
  expect(output).toContain('Unexpected argument: list')
  expect(code).toBe(1)
})

const invalid = [
  [
    // Covers PLG-02
    'new',
    ['remote', 'reading-list', '--dir', 'package.json/x'],
    {},
    'Choose another folder with --dir.',
  ],
  [
    // Covers PLG-03
    'build',
    [],
    { PLUGINS_OFF: 'biling' },
    'PLUGINS_OFF names "biling"',
  ],
  [
    // Covers API-02
    'dev',
    [],
    { API_URL: 'roda.example' },
    'API_URL is roda.example; it must begin with http',
  ],
  ['serve', ['--port', '99999'], {}, '--port is 99999; it must not exceed 65535.'],
] as const
for (const [name, args, env, sentence] of invalid) {
  test(`npm run ${name} fails with "${sentence}"`, async () => {
    const { code, output } = await run(scripts[name] ?? '', args, env)
    expect(output).toContain(sentence)
    expect(output).not.toMatch(/\n {4}at /)
    expect(code).toBe(1)
  })
}
